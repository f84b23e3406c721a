extension Source {
  /// A number of the range that is now and then exactly at, or just beside, one of the landmarks.
  ///
  /// Landmarks are the thresholds of a model, known only once the model is drawn. A hit is recorded
  /// as (landmark, difference), so that "exactly at the stop" stays true while the stop shrinks.
  /// - Parameters:
  ///   - range: The range of the number.
  ///   - landmarks: The landmarks, whether they are in the range or not.
  ///   - oneIn: How rare hits are: one draw in so many, if the landmark fits the range.
  ///   - aim: The landmark, by its place, and the difference to hit, if that fits; a replay may hit
  ///     others. 0: exactly there; 1, 2: one ulp above, below; 3, 4: by 1; 5, 6: by 1/2; 7, 8: by 1/3.
  @inlinable @inline(__always) public mutating func double(
    in range: ClosedRange<Double>, near landmarks: [Double], oneIn: Int = 4,
    aiming aim: (landmark: Int, difference: Int)? = nil
  ) -> Double {
    let plain = random.double(in: range)
    let bits = random.next()
    var landmark = 0
    var difference = 0
    if let aim, landmarks.indices.contains(aim.landmark) {
      difference = aim.difference
      if range.contains(Self.apply(difference, to: landmarks[aim.landmark])) {
        landmark = aim.landmark + 1
      }
    } else if (bits & 0xffff) &* UInt64(Swift.max(1, oneIn)) < 0x1_0000, !landmarks.isEmpty {
      let index = (((bits &>> 16) & 0xffff) &* UInt64(landmarks.count)) &>> 16
      let kind = (((bits &>> 32) & 0xffff) &* UInt64(2 * Self.differences)) &>> 16
      difference = kind < UInt64(Self.differences) ? Int(truncatingIfNeeded: kind) : 0
      let value = Self.apply(difference, to: landmarks[Int(truncatingIfNeeded: index)])
      if range.contains(value) { landmark = Int(truncatingIfNeeded: index) + 1 }
    }
    guard let tape else {
      return landmark == 0 ? plain : Self.apply(difference, to: landmarks[landmark - 1])
    }
    return tape.landmark(
      landmark, of: landmarks, difference: difference, plain: plain, in: range)
  }

  /// How many differences ``apply(_:to:)`` knows.
  @usableFromInline static var differences: Int { 9 }

  /// The number beside a landmark: itself, one ulp, 1, 1/2 or 1/3 above or below it.
  @inlinable static func apply(_ difference: Int, to landmark: Double) -> Double {
    switch difference {
    case 1: landmark.nextUp
    case 2: landmark.nextDown
    case 3: landmark + 1
    case 4: landmark - 1
    case 5: landmark + 0.5
    case 6: landmark - 0.5
    case 7: landmark + 1 / 3
    case 8: landmark - 1 / 3
    default: landmark
    }
  }
}
