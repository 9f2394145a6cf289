public import Pairings

/// A value with something beside it: the smallest whole that has a part.
@frozen
public struct Framed<Part: LawValue>: LawValue {
  /// The part.
  public var part: Part

  /// What is beside it.
  public var frame: Bool

  /// Puts a value beside another one.
  @inlinable
  public init(_ part: Part, frame: Bool) {
    self.part = part
    self.frame = frame
  }

  /// All parts in all frames.
  public static var domain: Domain<Framed> {
    Part.domain.and(Bool.domain).map(
      { Framed($0.0, frame: $0.1) }, back: { ($0.part, $0.frame) })
  }

  /// Records both.
  public func observe(_ seen: inout Observation) {
    seen.group("Framed") { seen in
      part.observe(&seen)
      frame.observe(&seen)
    }
  }

  /// The way to the part.
  @inlinable
  public static var lens: Lens<Framed, Part> {
    Lens(get: { $0.part }, modify: { $1(&$0.part) })
  }

  /// The way to the part, where the frame is there.
  @inlinable
  public static var affine: Affine<Framed, Part> {
    Affine(
      preview: { $0.frame ? $0.part : nil },
      modify: { whole, change in if whole.frame { change(&whole.part) } })
  }
}

extension Prism where Whole: FiniteLawValue, Part: FiniteLawValue {
  /// The values of a larger type but the first, as those of a smaller one.
  @inlinable
  static var following: Prism {
    let parts = Array(Part.allCases)
    let wholes = Array(Whole.allCases)
    return Prism(
      preview: { whole in
        let index = Int(whole.rawValue) - 1
        return parts.indices.contains(index) ? parts[index] : nil
      },
      review: { wholes[Int($0.rawValue) + 1] })
  }
}
