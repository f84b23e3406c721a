/// The formulas of the header article as published, for one offset and a fresh screen.
///
/// Source: "Implementing the Twitter iOS app UI", the body of `scrollViewDidScroll`.
public struct PublishedHeaderFormulas<Number: Scalar>: Sendable {
  /// The layout's numbers.
  public let d: HeaderDimensions<Number>
  /// The offset.
  public let offset: Number

  /// The formulas at an offset.
  @inlinable
  public init(_ dimensions: HeaderDimensions<Number>, offset: Number) {
    self.d = dimensions
    self.offset = offset
  }

  @inlinable var isPulled: Number.Truth { offset < Number(0) }
  /// The header's scale: `1 − o/H` while pulled down.
  @inlinable public var headerScale: Number {
    .choose(isPulled, Number(1) + -offset / d.headerHeight, Number(1))
  }
  /// The header's translation: half the growth while pulled down, else `max(−stop, −o)`.
  @inlinable public var headerTranslation: Number {
    let growth = d.headerHeight * (Number(1) + -offset / d.headerHeight) - d.headerHeight
    return .choose(isPulled, growth / Number(2), .greatest(-d.stop, -offset))
  }
  @inlinable var avatarFactor: Number {
    .least(d.stop, offset) / d.avatarHeight / d.avatarSlowdown
  }
  /// The avatar's scale, for offsets from 0.
  @inlinable public var avatarScale: Number { Number(1) - avatarFactor }
  /// The avatar's translation, for offsets from 0.
  @inlinable public var avatarTranslation: Number {
    (d.avatarHeight * (Number(1) + avatarFactor) - d.avatarHeight) / Number(2)
  }
  /// The white label's translation, for offsets from 0.
  @inlinable public var labelTranslation: Number {
    .greatest(-d.labelTravel, d.labelThreshold - offset)
  }
  /// The opacity, for offsets from 0: bounded above only.
  @inlinable public var blurAlpha: Number {
    .least(Number(1), (offset - d.labelThreshold) / d.labelTravel)
  }
}
