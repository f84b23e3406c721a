// The code of the header article, re-expressed in JavaScript, faults included (SPEC.md, section 7).

// Swift's min and max, whose order of arguments decides what a NaN does.
const min = (x, y) => (y < x ? y : x)
const max = (x, y) => (y >= x ? y : x)
const identity = () => ({ scale: 1, scaleZ: 1, translationY: 0 })

export class PublishedHeader {
  #header = identity()
  #avatar = identity()
  #label = 0
  #alpha = 0
  #z = 0
  #overlays = 0
  #offset = 0
  #layout

  constructor(layout) {
    this.#layout = layout
  }

  set layout(layout) {
    this.#layout = layout
    this.scroll(this.#offset)
  }

  appear() {
    this.#overlays += 1
    this.#alpha = 0
  }

  scroll(o) {
    this.#offset = o
    const { headerHeight, stop, avatarHeight, avatarSlowdown, labelThreshold, labelTravel } = this.#layout
    if (o < 0) {
      const scale = 1 - o / headerHeight
      this.#header = { scale, scaleZ: 0, translationY: (headerHeight * scale - headerHeight) / 2 }
      this.#avatar = identity()
      return
    }
    this.#header = { ...identity(), translationY: max(-stop, -o) }
    const factor = min(stop, o) / avatarHeight / avatarSlowdown
    const translationY = (avatarHeight * (1 + factor) - avatarHeight) / 2
    this.#avatar = { scale: 1 - factor, scaleZ: 0, translationY }
    this.#label = max(-labelTravel, labelThreshold - o)
    this.#alpha = min(1, (o - labelThreshold) / labelTravel)
    if (o <= stop) {
      if (0 < this.#z) this.#z = 0
    } else if (0 >= this.#z) {
      this.#z = 2
    }
  }

  get appearance() {
    return {
      header: this.#header, avatar: this.#avatar, label: { translationY: this.#label },
      blur: { alpha: this.#alpha }, front: this.#z > 0 ? "header" : "content",
      overlays: this.#overlays,
    }
  }
}
