import Foundation
import Spec

/// A drawing in the making: the same bytes everywhere, legible on a light and on a dark page.
struct SVG {
  /// A value of an attribute.
  protocol Value { var svg: String { get } }

  private var lines: [String] = []

  /// A page of a size in pixels with its heading: what it shows, and of whom unless the reference.
  init(width: Double, height: Double, title: String, _ subject: String) {
    let title = title + (subject == "reference" ? "" : " · \(subject)")
    open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img",
        "viewBox": "0 0 \(width.svg) \(height.svg)",
      ])
    add("title", [:], text: title)
    lines += Self.style
    add("rect", ["class": "page", "width": width, "height": height])
    text(title, 16, 24, "head")
  }

  /// The whole file.
  var text: String { lines.joined(separator: "\n") + "\n</svg>\n" }

  mutating func add(
    _ name: String, _ attributes: KeyValuePairs<String, any Value>, text: String? = nil
  ) {
    lines.append(
      Self.tag(name, attributes) + (text.map { ">\(Self.escaped($0))</\(name)>" } ?? "/>"))
  }

  /// Opens a drawing within the drawing, which cuts off what reaches beyond it, and fills it.
  mutating func clipped(
    _ attributes: KeyValuePairs<String, any Value>, _ fill: (inout SVG) -> Void
  ) {
    open("svg", attributes)
    fill(&self)
    lines.append("</svg>")
  }

  /// A text; classes and anchor as in CSS and SVG.
  mutating func text(
    _ text: String, _ x: Double, _ y: Double, _ style: String = "", anchor: String = "start"
  ) {
    add("text", ["x": x, "y": y, "class": style, "text-anchor": anchor], text: text)
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String) {
    add("line", ["x1": x1, "y1": y1, "x2": x2, "y2": y2, "class": style])
  }

  /// A curve through points, interrupted where there is none; points amid a straight line are left out.
  mutating func curve(_ points: [(x: Double, y: Double)?], _ style: String) {
    for part in points.split(whereSeparator: { $0 == nil }) {
      var kept: [(x: Double, y: Double)] = []
      for case let next? in part {
        if kept.count > 1 {
          let (a, b) = (kept[kept.count - 2], kept[kept.count - 1])
          let area = (b.x - a.x) * (next.y - a.y) - (b.y - a.y) * (next.x - a.x)
          if area.magnitude < 1e-6 { kept.removeLast() }
        }
        kept.append(next)
      }
      let path = kept.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")
      add("polyline", ["class": "curve \(style)", "points": path])
    }
  }

  /// Values along an axis as boxes, one for each stretch of equal ones, named where there is room.
  mutating func band(
    _ name: String, _ values: [(at: Double, value: String)], _ axis: Axis, y: Double,
    style: (String) -> String = { _ in "box" }
  ) {
    text(name, axis.start - 8, y + 15, "soft", anchor: "end")
    var starts = values.indices.filter { $0 == 0 || values[$0].value != values[$0 - 1].value }
      .map { values[$0] }
    starts.append((axis.range.upperBound, ""))
    for (this, next) in zip(starts, starts.dropFirst()) {
      let (x, end) = (axis(this.at), axis(next.at))
      let style = style(this.value)
      add("rect", ["x": x, "y": y, "width": end - x, "height": 22, "class": style])
      if Double(this.value.count) * 6.5 < end - x {
        text(this.value, (x + end) / 2, y + 15, "on-\(style)", anchor: "middle")
      }
    }
  }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, any Value>) {
    lines.append(Self.tag(name, attributes) + ">")
  }

  private static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, any Value>
  ) -> String {
    attributes.reduce("<\(name)") { text, attribute in
      let value = escaped(attribute.value.svg)
      return value.isEmpty ? text : text + " \(attribute.key)=\"\(value)\""
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  /// The colours that depend on the page: what they are for, on a light page, on a dark one.
  private static let colours = [
    (".page{fill:%}", "#ffffff", "#0d1117"), ("text{fill:%}", "#1f2328", "#e6edf3"),
    (".soft{fill:%}", "#59636e", "#9198a1"), (".grid{stroke:%}", "#d1d9e0", "#30363d"),
    (".mark,.frame{stroke:%}", "#818b98", "#656c76"),
    (".a{stroke:%}", "#0969da", "#58a6ff"), (".on-a{fill:%}", "#0969da", "#58a6ff"),
    (".b{stroke:%}", "#bc4c00", "#f0883e"), (".on-b{fill:%}", "#bc4c00", "#f0883e"),
    (".c{stroke:%}", "#1a7f37", "#3fb950"), (".on-c{fill:%}", "#1a7f37", "#3fb950"),
    (".bad{stroke:%}", "#cf222e", "#f85149"), (".on-bad{fill:%}", "#cf222e", "#f85149"),
    (".box{fill:%}", "#eaeef2", "#21262d"),
  ]

  /// The style sheet, and the hatching that stands for blur; pictures of screens are always light.
  private static let style: [String] = {
    func rules(_ colour: ((String, String, String)) -> String) -> String {
      colours.map { $0.0.replacing("%", with: colour($0)) }.joined()
    }
    return [
      "<style>",
      "text{font:12px system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif}",
      ".head{font-size:15px;font-weight:600}.name{font-weight:600}",
      ".curve{fill:none;stroke-width:2.5;stroke-linejoin:round}.dashed{stroke-dasharray:7 4}",
      ".dotted{stroke-width:1.5;stroke-dasharray:2 3}.mark{stroke-dasharray:4 3}",
      ".frame{fill:none}.thick{stroke-width:3}.box,.dark,.light,.shown,.none{stroke:#818b98}.none{fill:none}",
      rules { $0.1 },
      ".light,.paper{fill:#ffffff}.dark{fill:#3d444d}.picture,.shown{fill:#4a7fb5}.avatar{fill:#e8a33d}",
      ".avatar{stroke:#ffffff;stroke-width:3}.bar{fill:#d1d9e0}",
      ".on-light,.black{fill:#000000}.on-dark,.on-shown,.white{fill:#ffffff}.black,.white{font-weight:600}",
      "@media (prefers-color-scheme:dark){\(rules { $0.2 })}",
      "</style>",
      "<pattern id=\"blur\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" "
        + "patternTransform=\"rotate(45)\"><rect width=\"4\" height=\"8\" fill=\"#16324d\"/></pattern>",
    ]
  }()
}

/// A range of numbers laid along a stretch of pixels, in either direction.
struct Axis {
  let range: ClosedRange<Double>
  let start: Double
  let end: Double

  func callAsFunction(_ value: Double) -> Double {
    start + (value - range.lowerBound) / (range.upperBound - range.lowerBound) * (end - start)
  }

  /// The multiples of a step that it holds.
  func ticks(_ step: Double) -> [Double] {
    let first = (range.lowerBound / step).rounded(.up) * step
    return Array(stride(from: first, through: range.upperBound, by: step))
  }
}

extension String: SVG.Value {
  var svg: String { self }
}

extension Int: SVG.Value {
  var svg: String { "\(self)" }
}

extension Double: SVG.Value {
  /// The number with three decimals; what is no place on a page is kept within reach.
  var svg: String {
    isFinite ? ((Swift.min(Swift.max(self, -1e6), 1e6) * 1000).rounded() / 1000).plain : "0"
  }

  /// The number to be read: three decimals, and a proper minus.
  var label: String { ((self * 1000).rounded() / 1000).plain.replacing("-", with: "−") }
}
