/// What a header shows: transforms, opacity and order, as a screen reader of layers would see them.
public struct HeaderAppearance: Hashable, Sendable {
  /// A layer's transform: uniform in x and y about the centre, then moved.
  public struct Transform: Hashable, Sendable {
    /// The scale in x and y.
    public var scale: Double
    /// The scale in z; anything but 1 leaves the contract, and 0 makes the transform singular.
    public var scaleZ: Double
    /// The vertical translation, in points.
    public var translationY: Double

    /// A transform.
    @inlinable
    public init(scale: Double = 1, scaleZ: Double = 1, translationY: Double = 0) {
      self.scale = scale
      self.scaleZ = scaleZ
      self.translationY = translationY
    }
  }

  /// Which of the two sibling layers is drawn last.
  public enum Front: String, Hashable, Sendable, CaseIterable {
    /// The scroll content, with the avatar inside it.
    case content
    /// The header.
    case header
    /// Something else: the order is not declared between the two siblings.
    case neither
  }

  /// The header's transform.
  public var header: Transform
  /// The avatar's transform.
  public var avatar: Transform
  /// The white label's vertical translation, in points.
  public var labelTranslationY: Double
  /// The opacity of the blurred copy, as assigned.
  public var blurAlpha: Double
  /// Which layer is in front.
  public var front: Front
  /// How many blurred copies there are.
  public var overlays: Int

  /// An appearance.
  @inlinable
  public init(
    header: Transform, avatar: Transform, labelTranslationY: Double, blurAlpha: Double,
    front: Front, overlays: Int
  ) {
    self.header = header
    self.avatar = avatar
    self.labelTranslationY = labelTranslationY
    self.blurAlpha = blurAlpha
    self.front = front
    self.overlays = overlays
  }

  /// What the contract asks for at an offset.
  @inlinable
  public init(_ layout: HeaderLayout, offset: Double) {
    self.init(layout.dimensions, offset: offset)
  }

  /// What the formulas give for any numbers, legal or not.
  @inlinable
  public init(_ dimensions: HeaderDimensions<Double>, offset: Double) {
    let formulas = HeaderFormulas(dimensions, offset: offset)
    self.init(
      header: Transform(
        scale: formulas.headerScale, translationY: formulas.headerTranslation),
      avatar: Transform(
        scale: formulas.avatarScale, translationY: formulas.avatarTranslation),
      labelTranslationY: formulas.labelTranslation, blurAlpha: formulas.blurAlpha,
      front: formulas.headerIsInFront ? .header : .content, overlays: 1)
  }
}
