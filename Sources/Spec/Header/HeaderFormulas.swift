/// What the header shows at an offset: the contract's formulas, stated once for every reading.
///
/// The offset is measured from rest, in points: `contentOffset.y + adjustedContentInset.top`, so it
/// is negative while the page is pulled down. Lengths are in points, y grows downward.
///
/// ```swift
/// HeaderFormulas(HeaderDimensions.tutorial, offset: 112.5).blurAlpha                 // 0.5
/// HeaderFormulas(HeaderDimensions<Term>.symbolic, offset: .quantity(o)).blurAlpha    // prints
/// ```
public struct HeaderFormulas<Number: Scalar>: Sendable {
  /// The layout's numbers.
  public let d: HeaderDimensions<Number>
  /// The offset from rest.
  public let offset: Number

  /// The formulas at an offset.
  @inlinable
  public init(_ dimensions: HeaderDimensions<Number>, offset: Number) {
    self.d = dimensions
    self.offset = offset
  }

  /// e: how far the header has travelled, between 0 and stop.
  @inlinable public var travelled: Number { .clamp(offset, Number(0), d.stop) }
  /// p: how far the page is pulled down.
  @inlinable public var pull: Number { .greatest(Number(0), -offset) }
  /// The header's uniform scale about its centre.
  @inlinable public var headerScale: Number { Number(1) + pull / d.headerHeight }
  /// The header's vertical translation.
  @inlinable public var headerTranslation: Number { pull / Number(2) - travelled }
  /// The avatar's uniform scale about its centre.
  @inlinable public var avatarScale: Number {
    Number(1) - travelled / (d.avatarSlowdown * d.avatarHeight)
  }
  /// The avatar's vertical translation.
  @inlinable public var avatarTranslation: Number {
    travelled / (Number(2) * d.avatarSlowdown)
  }
  /// The white label's vertical translation.
  @inlinable public var labelTranslation: Number {
    .greatest(-d.labelTravel, d.labelThreshold - .greatest(offset, Number(0)))
  }
  /// The opacity of the blurred copy of the picture.
  @inlinable public var blurAlpha: Number {
    .clamp((offset - d.labelThreshold) / d.labelTravel, Number(0), Number(1))
  }
  /// Whether the header is in front of the scroll content.
  @inlinable public var headerIsInFront: Number.Truth { d.stop < offset }
}

/// The edges that a transform puts on the screen, stated once for every reading.
///
/// In this order of operations the top edge of a docked header is exact.
public struct Edges<Number: Scalar>: Sendable {
  /// The top edge: frame edge + translation − height·(scale − 1)/2.
  public let top: Number
  /// The bottom edge: frame edge + translation + height·(scale − 1)/2.
  public let bottom: Number

  /// The edges of a frame that is scaled about its centre, then moved.
  @inlinable
  public init(frameTop: Number, height: Number, scale: Number, translation: Number) {
    let growth = height * (scale - Number(1)) / Number(2)
    top = frameTop + translation - growth
    bottom = frameTop + height + translation + growth
  }
}

extension HeaderAppearance {
  /// The header's edges on the screen, in points.
  package func edges(_ d: HeaderLayout.Candidate) -> Edges<Double> {
    Edges(
      frameTop: 0, height: d.headerHeight, scale: header.scale, translation: header.translationY)
  }
}
