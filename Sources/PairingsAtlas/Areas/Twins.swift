import Pairings

/// Two areas side by side, with the steps that they have in common: to tell them apart.
///
///     Atlas(Twins(fast, specification)).ask(.same { $0.text })
///
/// A step that one of them has and the other has not leads nowhere, and is seen as a step of
/// one side. Where a step of one name leads to several places, all of them are put side by side,
/// so that an area that is not deterministic differs from itself.
public struct Twins<First: Area, Second: Area>: Area where First.Step == Second.Step {
  /// A place of each.
  public typealias Place = (First.Place, Second.Place)

  /// What is seen of both, and which steps one of them has alone.
  public struct View {
    /// What is seen of the first.
    public let first: First.View

    /// What is seen of the second.
    public let second: Second.View

    /// The steps that the first has and the second has not.
    public let onlyFirst: [First.Step]

    /// The steps that the second has and the first has not.
    public let onlySecond: [First.Step]
  }

  private let first: First
  private let second: Second

  /// Puts two areas side by side.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Where both begin.
  public var start: Place { (first.start, second.start) }

  /// Returns what tells a pair of places from others; nothing if that cannot be told.
  public func identify(_ place: Place) -> UInt64? {
    guard let left = first.identify(place.0), let right = second.identify(place.1) else {
      return nil
    }
    var fingerprint = Fingerprint(of: left)
    fingerprint.combine(right)
    return fingerprint.value
  }

  /// Returns what is seen of both.
  public func view(from place: Place) -> View {
    let (left, right) = (steps(first, place.0), steps(second, place.1))
    let (leftSet, rightSet) = (Set(left), Set(right))
    return View(
      first: first.view(from: place.0), second: second.view(from: place.1),
      onlyFirst: left.filter { !rightSet.contains($0) },
      onlySecond: right.filter { !leftSet.contains($0) })
  }

  /// Takes each step that both can take.
  public func forEachStep<Stop: Error>(
    from place: Place, _ visit: (First.Step, Place) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachStep(from: place, where: { _ throws(Stop) in true }, visit)
  }

  /// Takes each step that is wanted and that both can take.
  ///
  /// The steps of the second are all taken; `isWanted` is called for them so that it can stop
  /// that.
  public func forEachStep<Stop: Error>(
    from place: Place, where isWanted: (First.Step) throws(Stop) -> Bool,
    _ visit: (First.Step, Place) throws(Stop) -> Void
  ) throws(Stop) {
    var others: [First.Step: [Second.Place]] = [:]
    try second.forEachStep(
      from: place.1,
      where: { step throws(Stop) in
        _ = try isWanted(step)
        return true
      }
    ) { (step, right) throws(Stop) in others[step, default: []].append(right) }
    try first.forEachStep(
      from: place.0, where: { step throws(Stop) in others[step] != nil }
    ) { (step, left) throws(Stop) in
      for right in others[step] ?? [] {
        if try isWanted(step) { try visit(step, (left, right)) }
      }
    }
  }

  private func steps<Side: Area>(_ area: Side, _ place: Side.Place) -> [Side.Step] {
    var steps: [Side.Step] = []
    area.forEachStep(from: place) { step, _ in steps.append(step) }
    return steps
  }
}
