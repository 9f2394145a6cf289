public import Pairings

/// A value with a frame: the smallest whole that has a part.
@frozen
public struct Framed<Part: LawValue>: LawValue {
  /// The part.
  public var part: Part

  /// The frame of the part.
  public var frame: Bool

  /// Creates a framed part.
  public init(_ part: Part, frame: Bool) {
    self.part = part
    self.frame = frame
  }

  /// A domain of all parts in all frames.
  public static var domain: Domain<Framed> {
    Part.domain.zip(Bool.domain).map(
      { Framed($0.0, frame: $0.1) }, back: { ($0.part, $0.frame) })
  }

  /// Records the part and the frame.
  public func observe(_ seen: inout Observation) {
    seen.group("Framed") { seen in
      part.observe(&seen)
      frame.observe(&seen)
    }
  }

  /// The lens of the part.
  public static var lens: Lens<Framed, Part> {
    Lens(get: { $0.part }, modify: { $1(&$0.part) })
  }

  /// The affine of the part, which exists if the frame is true.
  public static var affine: Affine<Framed, Part> {
    Affine(
      preview: { $0.frame ? $0.part : nil },
      modify: { whole, change in if whole.frame { change(&whole.part) } })
  }
}

extension Prism where Whole: FiniteLawValue, Part: FiniteLawValue {
  /// The prism from all values of a larger type but the first to those of a smaller one.
  package static var following: Prism {
    let parts = Part.allValues
    let wholes = Whole.allValues
    return Prism(
      preview: { whole in
        let index = whole.ordinal - 1
        return parts.indices.contains(index) ? parts[index] : nil
      },
      review: { wholes[$0.ordinal + 1] })
  }
}
