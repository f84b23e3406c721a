/// The numbers a designer chooses for the header, in points (`avatarSlowdown` is a factor).
///
/// Read in `Double` they are a layout candidate, not yet known to be legal; read in `Term` they are
/// the symbols of the formulas.
public struct HeaderDimensions<Number: Scalar>: Sendable {
  /// H: the height of the header at rest.
  public var headerHeight: Number
  /// The distance after which the header docks.
  public var stop: Number
  /// a_Y: the avatar's top in the content.
  public var avatarTop: Number
  /// a_H: the avatar's height.
  public var avatarHeight: Number
  /// k: how many times slower than the page the avatar's top moves while it shrinks.
  public var avatarSlowdown: Number
  /// u_Y: the top of the black username label in the content.
  public var usernameTop: Number
  /// u_H: the height of the black username label.
  public var usernameHeight: Number
  /// l_Y: the top of the white label in the header, before its translation.
  public var labelTop: Number
  /// l_H: the height of the white label.
  public var labelHeight: Number
  /// B: the offset at which the white label enters and the blur begins.
  public var labelThreshold: Number
  /// D: how far the white label travels, and over how many points the blur grows.
  public var labelTravel: Number
  /// The height of the whole content: decides only which phases can be reached.
  public var contentHeight: Number
  /// The height of the viewport less its insets: decides only which phases can be reached.
  public var viewportHeight: Number

  /// The thirteen numbers.
  @inlinable
  public init(
    headerHeight: Number, stop: Number, avatarTop: Number, avatarHeight: Number,
    avatarSlowdown: Number, usernameTop: Number, usernameHeight: Number, labelTop: Number,
    labelHeight: Number, labelThreshold: Number, labelTravel: Number, contentHeight: Number,
    viewportHeight: Number
  ) {
    self.headerHeight = headerHeight
    self.stop = stop
    self.avatarTop = avatarTop
    self.avatarHeight = avatarHeight
    self.avatarSlowdown = avatarSlowdown
    self.usernameTop = usernameTop
    self.usernameHeight = usernameHeight
    self.labelTop = labelTop
    self.labelHeight = labelHeight
    self.labelThreshold = labelThreshold
    self.labelTravel = labelTravel
    self.contentHeight = contentHeight
    self.viewportHeight = viewportHeight
  }
}

extension HeaderDimensions: Equatable where Number: Equatable {}
extension HeaderDimensions: Hashable where Number: Hashable {}

extension HeaderDimensions<Double>: LayoutCandidate {
  /// The article's numbers on a 667-point screen with a 20-point inset.
  public static let tutorial = HeaderDimensions(
    headerHeight: 107, stop: 40, avatarTop: 79, avatarHeight: 69, avatarSlowdown: 1.4,
    usernameTop: 156, usernameHeight: 22, labelTop: 104, labelHeight: 21, labelThreshold: 95,
    labelTravel: 35, contentHeight: 904, viewportHeight: 647)

  /// The names of the numbers with where they are kept, in the order of the initialiser.
  public static var fields: [(name: String, path: any WritableKeyPath<Self, Double> & Sendable)] {
    [
      ("headerHeight", \.headerHeight), ("stop", \.stop), ("avatarTop", \.avatarTop),
      ("avatarHeight", \.avatarHeight), ("avatarSlowdown", \.avatarSlowdown),
      ("usernameTop", \.usernameTop), ("usernameHeight", \.usernameHeight),
      ("labelTop", \.labelTop), ("labelHeight", \.labelHeight),
      ("labelThreshold", \.labelThreshold), ("labelTravel", \.labelTravel),
      ("contentHeight", \.contentHeight), ("viewportHeight", \.viewportHeight),
    ]
  }

  /// The layout with every length multiplied; the slow-down is a factor and stays.
  @inlinable
  public func scaled(by factor: Double) -> Self {
    HeaderDimensions(
      headerHeight: headerHeight * factor, stop: stop * factor, avatarTop: avatarTop * factor,
      avatarHeight: avatarHeight * factor, avatarSlowdown: avatarSlowdown,
      usernameTop: usernameTop * factor, usernameHeight: usernameHeight * factor,
      labelTop: labelTop * factor, labelHeight: labelHeight * factor,
      labelThreshold: labelThreshold * factor, labelTravel: labelTravel * factor,
      contentHeight: contentHeight * factor, viewportHeight: viewportHeight * factor)
  }

  /// Whether every number is finite.
  @inlinable
  public var isFinite: Bool {
    // A difference of a number with itself is zero exactly when the number is finite.
    let a = (headerHeight - headerHeight) + (stop - stop)
    let b = (avatarTop - avatarTop) + (avatarHeight - avatarHeight)
    let c = (avatarSlowdown - avatarSlowdown) + (usernameTop - usernameTop)
    let d = (usernameHeight - usernameHeight) + (labelTop - labelTop)
    let e = (labelHeight - labelHeight) + (labelThreshold - labelThreshold)
    let f = (labelTravel - labelTravel) + (contentHeight - contentHeight)
    return ((a + b) + (c + d)) + ((e + f) + (viewportHeight - viewportHeight)) == 0
  }
}
