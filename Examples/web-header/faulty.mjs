// The fault that people really make: what depends on the offset is written only in the branch that
// seems to need it. While the page is pulled down nothing touches the label, the blur or the order
// of the layers, so a fling from far below to above the top leaves them where they were.

import { Header } from "./header.mjs"

export class FaultyHeader extends Header {
  #stale = super.appearance
  #isPulled = false

  scroll(offset) {
    super.scroll(offset)
    this.#isPulled = offset < 0
    if (!this.#isPulled) this.#stale = super.appearance
  }

  get appearance() {
    const shown = super.appearance
    if (!this.#isPulled) return shown
    const { label, blur, front } = this.#stale
    return { ...shown, label, blur, front }
  }
}
