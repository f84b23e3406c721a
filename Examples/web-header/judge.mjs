// Answers scenarios (PROTOCOL.md) with the header that the page uses:
//
//   motionspec verify -- node judge.mjs             the header
//   motionspec verify -- node judge.mjs --faulty    the one with a fault
//   motionspec verify -- node judge.mjs --published the code of the article

import { createInterface } from "node:readline"
import { FaultyHeader } from "./faulty.mjs"
import { Header } from "./header.mjs"
import { PublishedHeader } from "./published.mjs"

const subjects = { "--faulty": FaultyHeader, "--published": PublishedHeader }
const Subject = subjects[process.argv[2]] ?? Header

// JSON has no word for numbers that are not finite; the protocol spells them out.
const spelled = { nan: NaN, inf: Infinity, "-inf": -Infinity }
const isSpelled = /"(nan|-?inf)"/
const read = (_, value) => spelled[value] ?? value
const write = (_, value) =>
  typeof value !== "number" || Number.isFinite(value)
    ? value
    : Object.keys(spelled).find((name) => Object.is(spelled[name], value))

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
  const { id, ...scenario } = JSON.parse(line, isSpelled.test(line) ? read : undefined)
  const appearances = answers(scenario)
  let text = JSON.stringify({ id, appearances })
  if (text.includes("null")) text = JSON.stringify({ id, appearances }, write)
  process.stdout.write(text + "\n")
}
