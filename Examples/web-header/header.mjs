// The profile header of SPEC.md, section 3, as a page would use it: plain JavaScript, no framework.
//
// const header = new Header(layout)   throws if the layout is not legal
// header.scroll(offset)               throws if the offset is not finite
// header.appearance                   what to put into the styles

const names = [
  "headerHeight", "stop", "avatarTop", "avatarHeight", "avatarSlowdown", "usernameTop",
  "usernameHeight", "labelTop", "labelHeight", "labelThreshold", "labelTravel", "contentHeight",
  "viewportHeight",
]

/** The rules of section 3.2 in their order: what is smaller, what is larger, whether equal is fine. */
const rules = {
  stopIsPositive: (l) => 0 < l.stop,
  stopBelowHeight: (l) => l.stop < l.headerHeight,
  avatarBelowTop: (l) => 0 <= l.avatarTop,
  avatarMeetsHeader: (l) => l.avatarTop < l.headerHeight,
  avatarHasHeight: (l) => 0 < l.avatarHeight,
  usernameHasHeight: (l) => 0 < l.usernameHeight,
  labelHasHeight: (l) => 0 < l.labelHeight,
  avatarIsSlower: (l) => 1 <= l.avatarSlowdown,
  avatarSurvives: (l) => l.stop < l.avatarSlowdown * l.avatarHeight,
  swapIsSeamless: (l) => l.avatarSlowdown * (l.headerHeight - l.avatarTop) <= l.stop,
  labelAfterDocking: (l) => l.stop <= l.labelThreshold,
  labelTravels: (l) => 0 < l.labelTravel,
  usernameIsClear: (l) => l.usernameTop + l.stop - l.labelTop <= l.labelThreshold,
  labelStartsBelow: (l) => l.headerHeight - l.labelTop <= l.labelThreshold,
  labelEndsBelowTop: (l) => l.stop <= l.labelTop - l.labelTravel,
  labelEndsAboveBottom: (l) => l.labelTop + l.labelHeight - l.labelTravel <= l.headerHeight,
}

/** Refuses a layout that breaks a rule. */
export function check(layout) {
  for (const name of names) {
    if (!Number.isFinite(layout[name])) throw new RangeError(`${name} is ${layout[name]}`)
  }
  for (const [name, holds] of Object.entries(rules)) {
    if (!holds(layout)) throw new RangeError(`the layout breaks ${name}`)
  }
  return layout
}

export class Header {
  #layout
  #offset = 0

  constructor(layout) {
    this.#layout = check(layout)
  }

  /** The page is at this offset from rest, in points; negative while it is pulled down. */
  scroll(offset) {
    if (!Number.isFinite(offset)) throw new RangeError(`the offset is ${offset}`)
    this.#offset = offset
  }

  /** The page is shown, perhaps again: there is nothing to set up twice. */
  appear() {}

  /** From now on another layout counts. */
  set layout(layout) {
    this.#layout = check(layout)
  }

  /** What section 3.4 asks for at the last offset. */
  get appearance() {
    const { headerHeight, stop, avatarHeight, avatarSlowdown, labelThreshold, labelTravel } = this.#layout
    const o = this.#offset
    const travelled = Math.min(Math.max(o, 0), stop)
    const pulled = Math.max(0, -o)
    return {
      header: { scale: 1 + pulled / headerHeight, scaleZ: 1, translationY: pulled / 2 - travelled },
      avatar: {
        scale: 1 - travelled / (avatarSlowdown * avatarHeight),
        scaleZ: 1,
        translationY: travelled / (2 * avatarSlowdown),
      },
      label: { translationY: Math.max(-labelTravel, labelThreshold - Math.max(o, 0)) },
      blur: { alpha: Math.min(Math.max((o - labelThreshold) / labelTravel, 0), 1) },
      front: stop < o ? "header" : "content",
      overlays: 1,
    }
  }
}
