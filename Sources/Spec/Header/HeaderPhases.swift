/// A state of one of the header's machines: a name and the guard under which it is taken.
///
/// The header has no memory: each machine's state is the one whose guard the last offset meets, and
/// every state can follow every other, because a fast fling crosses several thresholds in one event.
public protocol HeaderPhase: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The guards, all of which must hold.
  func guards<Number: Scalar>(
    _ d: HeaderDimensions<Number>, offset: Number
  ) -> [Inequality<Number>]
}

extension HeaderPhase {
  /// The state of this machine at an offset.
  public static func at(_ offset: Double, in layout: HeaderLayout) -> Self? {
    allCases.first { phase in
      phase.guards(layout.dimensions, offset: offset).allSatisfy { $0.holds }
    }
  }

  /// The guard as a formula, for printing and proving.
  public var formula: Formula {
    .all(guards(.symbolic, offset: HeaderColumn.offset.term).map { $0.holds })
  }
}

/// The header stop: how the header follows the page.
public enum HeaderStop: String, HeaderPhase {
  /// Pulled down: the header grows, its top edge pinned.
  case stretched
  /// The header moves up with the page.
  case travelling
  /// The header stands still under the status bar.
  case docked

  /// o < 0; 0 ≤ o ≤ stop; stop < o.
  public func guards<Number: Scalar>(
    _ d: HeaderDimensions<Number>, offset: Number
  ) -> [Inequality<Number>] {
    switch self {
    case .stretched: [.strictly(offset, Number(0))]
    case .travelling: [.atMost(Number(0), offset), .atMost(offset, d.stop)]
    case .docked: [.strictly(d.stop, offset)]
    }
  }
}

/// The layer order (zPosition): which of the two siblings is drawn last.
public enum LayerOrder: String, HeaderPhase {
  /// The avatar, inside the scroll content, is drawn over the header.
  case avatarInFront
  /// The header is drawn over the avatar.
  case headerInFront

  /// o ≤ stop; stop < o.
  public func guards<Number: Scalar>(
    _ d: HeaderDimensions<Number>, offset: Number
  ) -> [Inequality<Number>] {
    switch self {
    case .avatarInFront: [.atMost(offset, d.stop)]
    case .headerInFront: [.strictly(d.stop, offset)]
    }
  }
}

/// The label threshold: where the white label, and the blur with it, are on their way.
public enum LabelThreshold: String, HeaderPhase {
  /// The label is below the header, the picture sharp.
  case waiting
  /// The label moves up with the page, the blur grows.
  case rising
  /// The label rests on the title's line under full blur.
  case settled

  /// o ≤ B; B < o < B + D; B + D ≤ o.
  public func guards<Number: Scalar>(
    _ d: HeaderDimensions<Number>, offset: Number
  ) -> [Inequality<Number>] {
    let end = d.labelThreshold + d.labelTravel
    return switch self {
    case .waiting: [.atMost(offset, d.labelThreshold)]
    case .rising: [.strictly(d.labelThreshold, offset), .strictly(offset, end)]
    case .settled: [.strictly(d.labelThreshold, offset), .atMost(end, offset)]
    }
  }
}
