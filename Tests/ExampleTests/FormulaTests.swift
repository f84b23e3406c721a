import Spec
import Testing

/// Formulas as they are written down, and as they are judged.
@Suite struct FormulaTests {
  private func clause(_ id: String) throws -> Clause {
    try #require((HeaderScreen.clauses + SheetScreen.clauses).first { $0.id == id })
  }

  @Test(arguments: [
    ("HDR-1", "top ≈ 0 ± 3 · ulp(|offset| + headerHeight)"),
    ("HDR-2", "top = −min(offset, stop)"),
    ("AVT-6", "avatarSlowdown · (headerHeight − avatarTop) ≤ stop"),
    ("LYR-1", "front = header ⇔ stop < offset"),
    ("LYR-2", "front = fresh.front"),
    ("BLR-1", "0 ≤ blurAlpha and blurAlpha ≤ 1"),
    ("BLR-4", "blurAlpha = max(0, −labelTranslationY) ÷ labelTravel"),
    ("LIFE-12", "isAccepted ⇔ isLayoutLegal"),
    ("SHT-6", "containerHeight ≤ top + height"),
    (
      "NAV-3",
      "(isShowBar ⇔ not before.bar = shown and bar = shown)"
        + " and (isHideBar ⇔ before.bar = shown and not bar = shown)"
    ),
    ("BCK-1", "backButton = dark ⇔ bar = shown"),
  ])
  func `A conclusion in plain text`(id: String, text: String) throws {
    #expect(try clause(id).conclusion.text == text)
  }

  @Test(arguments: [
    ("HDR-1", #"\mathit{top} \approx 0"#),
    ("HDR-2", #"\mathit{top} = -\min\left(o, \mathit{stop}\right)"#),
    ("AVT-6", #"k \cdot \left(H - a_Y\right) \le \mathit{stop}"#),
    ("LYR-1", #"\mathit{front} = \text{header} \Leftrightarrow \mathit{stop} < o"#),
    ("LYR-2", #"\mathit{front} = {\mathit{front}}^{\text{fresh}}"#),
    ("BLR-1", #"0 \le \alpha \land \alpha \le 1"#),
    ("BLR-4", #"\alpha = \frac{\max\left(0, -y\right)}{D}"#),
    ("SHT-6", #"H \le y + h"#),
    ("BCK-1", #"\mathit{backButton} = \text{dark} \Leftrightarrow \mathit{bar} = \text{shown}"#),
  ])
  func `A conclusion in LaTeX`(id: String, latex: String) throws {
    #expect(try clause(id).conclusion.latex == latex)
  }

  @Test func `A premise, a tolerance and a scope are written down too`() throws {
    #expect(try clause("HDR-1").premise.text == "offset ≤ 0")
    #expect(try clause("HDR-2").premise.text == "0 ≤ offset")
    #expect(try clause("LYR-1").premise == .always)
    #expect(try clause("HDR-1").conclusion.tolerances == ["3 · ulp(|offset| + headerHeight)"])
    #expect(try clause("LYR-1").conclusion.tolerances == [])
    #expect(try clause("LYR-2").scope.rawValue == "T")
    #expect(try clause("LYR-2").roles == [.fresh])
    #expect(try clause("AVT-6").scope.rawValue == "C")
  }

  @Test func `Brackets are set where they are needed and only there`() {
    let a = Term.quantity(Quantity(column: 1, name: "a", symbol: "a"))
    let b = Term.quantity(Quantity(column: 2, name: "b", symbol: "b"))
    #expect((a - (b - 1)).text == "a − (b − 1)")
    #expect((a - b - 1).text == "a − b − 1")
    #expect((a * (b + 1)).text == "a · (b + 1)")
    #expect((a / (b * 2)).text == "a ÷ (b · 2)")
    #expect((a * b / 2).text == "a · b ÷ 2")
    #expect((-a).text == "−a")
    #expect(((a < b || b < a) && a <= 1).text == "(a < b or b < a) and a ≤ 1")
    #expect((!(a < b && b < 1)).text == "not (a < b and b < 1)")
    #expect(((a < b ==> b < 1) && a < 2).text == "(a < b ⇒ b < 1) and a < 2")
    #expect(Term.choose(a < b, a, 0.5).text == "(a < b ? a : 0.5)")
    #expect(
      Term.choose(a < b, a, 0.5).latex == #"\begin{cases}a & a < b\\ 0.5\end{cases}"#)
    #expect((a / b).latex == #"\frac{a}{b}"#)
    #expect(abs(a - b)[.next].text == "|next.a − next.b|")
  }

  @Test func `The opacity is written as the design says it`() {
    let formulas = HeaderFormulas(
      HeaderDimensions<Term>.symbolic, offset: HeaderColumn.offset.term)
    #expect(
      formulas.blurAlpha.text == "min(max((offset − labelThreshold) ÷ labelTravel, 0), 1)")
    #expect(formulas.headerIsInFront.text == "stop < offset")
    #expect(
      formulas.labelTranslation.latex
        == #"\max\left(-D, B - \max\left(o, 0\right)\right)"#)
  }
}
