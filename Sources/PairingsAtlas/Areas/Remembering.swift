import Pairings

extension Area {
  /// The same steps with a memory of what has happened: for questions about more than a place.
  ///
  ///     // what was paid so far, to be compared with what is given back
  ///     machine.remembering(0) { paid, before, step, after in paid += step.value }
  public func remembering<Memory: Hashable>(
    _ memory: Memory,
    _ remember:
      @escaping (_ memory: inout Memory, _ before: View, _ step: Step, _ after: View) -> Void
  ) -> Remembering<Self, Memory> {
    Remembering(self, memory, remember)
  }
}

/// An area with a memory of what has happened: places differ if what led there does, as far as
/// the memory knows.
///
/// - SeeAlso: Abadi and Lamport, *The Existence of Refinement Mappings* (1991), for history
///   variables.
public struct Remembering<Region: Area, Memory: Hashable>: Area {
  /// A place with a memory.
  public struct Place {
    let place: Region.Place
    let memory: Memory
  }

  /// What is seen, and what is remembered.
  public struct View {
    /// What is seen.
    public let view: Region.View

    /// What is remembered.
    public let memory: Memory
  }

  private let area: Region
  private let memory: Memory
  private let remember: (inout Memory, Region.View, Region.Step, Region.View) -> Void

  init(
    _ area: Region, _ memory: Memory,
    _ remember: @escaping (inout Memory, Region.View, Region.Step, Region.View) -> Void
  ) {
    (self.area, self.memory, self.remember) = (area, memory, remember)
  }

  /// Where it begins, with the first memory.
  public var start: Place { Place(place: area.start, memory: memory) }

  /// Returns what tells a place and its memory from others; nothing if that cannot be told.
  public func identify(_ place: Place) -> UInt64? {
    guard let word = area.identify(place.place) else { return nil }
    var fingerprint = Fingerprint(of: word)
    fingerprint.combine(place.memory)
    return fingerprint.value
  }

  /// Returns what is seen, and what is remembered.
  public func view(from place: Place) -> View {
    View(view: area.view(from: place.place), memory: place.memory)
  }

  /// Takes each step, and remembers it.
  public func forEachStep<Stop: Error>(
    from place: Place, _ visit: (Region.Step, Place) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachStep(from: place, where: { _ throws(Stop) in true }, visit)
  }

  /// Takes each step that is wanted, and remembers it.
  public func forEachStep<Stop: Error>(
    from place: Place, where isWanted: (Region.Step) throws(Stop) -> Bool,
    _ visit: (Region.Step, Place) throws(Stop) -> Void
  ) throws(Stop) {
    let before = area.view(from: place.place)
    try area.forEachStep(from: place.place, where: isWanted) { (step, next) throws(Stop) in
      var memory = place.memory
      remember(&memory, before, step, area.view(from: next))
      try visit(step, Place(place: next, memory: memory))
    }
  }
}

extension Remembering.View: CustomStringConvertible {
  /// What is seen; the memory is for questions.
  public var description: String { "\(view)" }
}
