"""The pop-up sheet of SPEC.md, section 4, in plain Python."""

import math

LENGTHS = ["containerHeight", "barBottom", "restTop", "overshoot"]
DURATIONS = ["presentDuration", "settleDuration", "dismissDuration"]
FLAGS = ["presenterShowsBar", "presenterHidesStatusBar"]


class Refused(Exception):
    """A layout or an event that no sheet takes."""


def finite(name, value):
    """The number, or a refusal: "nan", "inf" and "-inf" are how JSON spells what it has no word for."""
    if isinstance(value, str) or not math.isfinite(value):
        raise Refused(f"{name} is {value}")
    return value


def checked(layout):
    """The layout, if it breaks no rule of section 4.2; a flag that is left out is false."""
    layout = {**dict.fromkeys(FLAGS, False), **layout}
    for name in LENGTHS + DURATIONS:
        finite(name, layout[name])
    height, bar, rest, overshoot = (layout[name] for name in LENGTHS)
    rules = {
        "barOnScreen": 0 <= bar,
        "barAboveRest": bar < rest,
        "overshootIsNotNegative": 0 <= overshoot,
        "lowestOnScreen": rest + overshoot <= height,
        "presentTakesTime": 0 <= layout["presentDuration"],
        "settleTakesTime": 0 <= layout["settleDuration"],
        "dismissTakesTime": 0 <= layout["dismissDuration"],
    }
    for rule, holds in rules.items():
        if not holds:
            raise Refused(f"the layout breaks {rule}")
    return layout


def clamp(x, low, high):
    return min(max(x, low), high)


def ease(x):
    """The cubic Bézier (0.42, 0), (0.58, 1) of section 4.3, by bisection and then Newton."""
    if x <= 0:
        return 0.0
    if x >= 1:
        return 1.0
    if x > 0.5:
        return 1 - ease(1 - x)

    def at(s):
        return 1.26 * s * (1 - s) ** 2 + 1.74 * s * s * (1 - s) + s ** 3

    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        if at(middle) < x:
            low = middle
        else:
            high = middle
    s = (low + high) / 2
    return s * s * (3 - 2 * s)


class Animation:
    def __init__(self, start, end, duration):
        self.start, self.end, self.duration, self.elapsed = start, end, duration, 0.0

    @property
    def is_over(self):
        return self.elapsed >= self.duration

    @property
    def top(self):
        if self.is_over:
            return self.end
        low, high = min(self.start, self.end), max(self.start, self.end)
        way = (self.end - self.start) * ease(self.elapsed / self.duration)
        return clamp(self.start + way, low, high)


class Sheet:
    """A state machine; `handle` refuses an event by raising `Refused` before anything changes."""

    def __init__(self, layout):
        self.layout = checked(layout)
        self.presenter = tuple(layout[name] for name in FLAGS)
        self.phase, self.model, self.animation = "hidden", layout["containerHeight"], None
        self.shown = self.look()
        self.commands = []

    def __getattr__(self, name):
        return self.__dict__["layout"][name]

    @property
    def top(self):
        """The top as presented."""
        return self.animation.top if self.animation else self.model

    def look(self):
        shows_bar, hides_status = self.presenter
        flush = self.phase in ("idle", "dragging", "settling") and self.top == self.barBottom
        hidden = self.phase == "hidden"
        button = "absent" if self.phase in ("hidden", "dismissing") else "dark" if flush else "light"
        return {
            "top": self.top,
            "height": self.containerHeight,
            "bar": "shown" if (shows_bar if hidden else flush) else "hidden",
            "backButton": button,
            "statusBarHidden": hides_status if hidden else True,
            "mounted": not hidden,
        }

    @property
    def appearance(self):
        return {**self.shown, "commands": self.commands}

    def rubber_band(self, move):
        """How far the sheet would follow a finger beyond a bound if it resisted: section 4.7."""
        height = self.layout["containerHeight"]
        return (1 - 1 / (0.55 * abs(move) / height + 1)) * height

    def handle(self, event):
        (name, value), = event.items()
        if name in ("panMoved", "panEnded"):
            finite("the move", value)
        if name == "advance" and finite("the time", value) < 0:
            raise Refused(f"the time is {value}")
        if name == "layout":
            value = checked(value)
        getattr(self, "layout_" if name == "layout" else name)(value)
        before, self.shown = self.shown, self.look()
        self.commands = list(self.difference(before, self.shown))

    @staticmethod
    def difference(before, after):
        """The commands of section 4.5."""
        if before["bar"] != after["bar"]:
            yield "showBar" if after["bar"] == "shown" else "hideBar"
        old, new = before["backButton"], after["backButton"]
        if old != new:
            if new == "absent":
                yield "removeBackButton"
            else:
                if old == "absent":
                    yield "addBackButton"
                if new == "dark":
                    yield "darkBackButton"
                elif old == "dark":
                    yield "lightBackButton"
        if before["statusBarHidden"] != after["statusBarHidden"]:
            yield "hideStatusBar" if after["statusBarHidden"] else "restoreStatusBar"
        if before["mounted"] != after["mounted"]:
            yield "mount" if after["mounted"] else "unmount"

    # Animations and phases.

    def animate(self, phase, end, duration, finished):
        self.model = self.top
        self.phase, self.animation = phase, Animation(self.model, end, duration)
        if self.animation.is_over:
            self.stop(finished)

    def stop(self, phase):
        self.phase, self.animation = phase, None
        self.model = self.containerHeight if phase == "hidden" else self.restTop

    # Events.

    def present(self, _):
        if self.phase == "hidden":
            self.model = self.containerHeight
        if self.phase in ("hidden", "dismissing"):
            self.animate("presenting", self.restTop, self.presentDuration, "idle")

    def panBegan(self, _):
        if self.phase in ("idle", "settling"):
            self.model = self.top
            self.phase, self.animation = "dragging", None

    def panMoved(self, dy):
        if self.phase == "dragging":
            self.model = clamp(self.model + dy, self.barBottom, self.restTop + self.overshoot)

    def panEnded(self, dy):
        if self.phase == "dragging":
            self.panMoved(dy)
            if self.model > self.restTop:
                self.animate("settling", self.restTop, self.settleDuration, "idle")
            else:
                self.phase = "idle"

    def panCancelled(self, _):
        self.panEnded(0)

    def back(self, _):
        if self.phase not in ("hidden", "dismissing"):
            self.animate("dismissing", self.containerHeight, self.dismissDuration, "hidden")

    def advance(self, dt):
        if self.animation:
            self.animation.elapsed += dt
            if self.animation.is_over:
                self.stop("hidden" if self.phase == "dismissing" else "idle")

    def layout_(self, new):
        old, top = self.layout, self.top
        if new == old:
            return
        self.layout = new
        lowest = new["restTop"] + new["overshoot"]
        if self.phase == "hidden":
            self.model = new["containerHeight"]
        elif self.phase in ("idle", "dragging"):
            if top == old["barBottom"]:
                self.model = new["barBottom"]
            elif self.phase == "dragging":
                self.model = clamp(top, new["barBottom"], lowest)
            elif top == old["restTop"]:
                self.model = new["restTop"]
            else:
                self.model = clamp(top, new["barBottom"], new["restTop"])
        else:
            settles = self.phase == "settling"
            start = clamp(top, new["restTop"], lowest) if settles else clamp(top, 0, new["containerHeight"])
            end = new["containerHeight"] if self.phase == "dismissing" else new["restTop"]
            if settles and start == end:
                self.stop("idle")
            elif start != top or end != self.animation.end:
                left = self.animation.duration - self.animation.elapsed
                self.animation = Animation(start, end, left)


class FaultySheet(Sheet):
    """The fault that people really make: a cancelled gesture is taken for one that goes on.

    The system takes the finger away (an alert, a call, an edge gesture) and the sheet waits for a
    touch that never ends, wherever the finger happened to be.
    """

    def panCancelled(self, _):
        pass
