// Answers scenarios (PROTOCOL.md) with the header that the page uses:
//
//   motionspec verify -- node judge.mjs             the header
//   motionspec verify -- node judge.mjs --faulty    the one with a fault

import { createInterface } from "node:readline"
import { FaultyHeader } from "./faulty.mjs"
import { Header } from "./header.mjs"

const Subject = process.argv.includes("--faulty") ? FaultyHeader : Header

function handle(header, event) {
  if ("scroll" in event) header.scroll(event.scroll)
  else if ("appear" in event) header.appear()
  else header.layout = event.layout
}

/** What the attempt shows, or why it was refused. */
function answer(attempt) {
  try {
    return attempt().appearance
  } catch (error) {
    if (error instanceof RangeError) return { rejected: error.message }
    throw error
  }
}

function answers({ screen, layout, events }) {
  if (screen !== "header") return [{ rejected: "only a header lives here" }]
  let header
  const first = answer(() => (header = new Subject(layout)))
  if (!header) return [first]
  return [first, ...events.map((event) => answer(() => (handle(header, event), header)))]
}

for await (const line of createInterface({ input: process.stdin })) {
  const scenario = JSON.parse(line)
  process.stdout.write(JSON.stringify({ id: scenario.id, appearances: answers(scenario) }) + "\n")
}
