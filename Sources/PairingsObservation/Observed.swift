public import Observation

/// A model of what an explorer shows, or of a part of it: who reads something of it is woken
/// when that has become another, and only then.
///
///     let model = explorer.observed()
///     withObservationTracking {
///       label.text = model.title     // reads the title of the view, and nothing else
///     } onChange: { … }              // the title has changed
///
/// What is read in `withObservationTracking`, or in the body of a SwiftUI view, is observed:
/// ``value``, the model as a whole; a property, which is a part of it; or a model of its own
/// for a part, by ``observed(_:)``, which may be what a function makes of the value.
///
/// ## Rules
///
/// 1. A model has the value that was shown last. In a transaction it stays as it was, and
///    wakes a reader once, however many commits there are.
/// 2. A model and the models of its parts become another together, before anybody is woken;
///    whoever reads at once when woken reads what is new, and is not woken for it again.
/// 3. Readers are woken in the order in which they read what has changed, those of a model
///    before those of the models of its parts.
/// 4. A model keeps its explorer, and stops to observe when it is dropped.
///
/// It lives in the isolation of its explorer and is not `Sendable`.
@dynamicMemberLookup
public final class Observed<Value>: Observable {
  /// What it is a model of, or of a part of, and keeps.
  private let source: AnyObject

  private let isSame: (Value, Value) -> Bool

  /// The value, for those who do not observe it.
  private(set) var present: Value

  /// What was read and did not change since.
  private var readers = Readers<Value>()

  /// The models of its parts, in the order of their making, with gaps where some were dropped.
  private var parts: [Follower] = []
  private var gaps = 0
  private var lastID = 0

  /// Ends the observation of the source.
  var end: (() -> Void)?

  /// How a model of a part becomes another; adds what wakes its readers.
  private typealias Follow = (Value, inout [() -> Void]) -> Void
  private typealias Follower = (id: Int, follow: Follow?)

  init(_ value: Value, of source: AnyObject, isSame: @escaping (Value, Value) -> Bool) {
    (present, self.source, self.isSame) = (value, source, isSame)
  }

  deinit { end?() }

  /// The value that was shown last; who reads it is woken when it has become another: each
  /// time that the explorer shows a view, if this is the model of all of it.
  public var value: Value {
    readers.readWhole()
    return present
  }

  /// A part of the value; who reads it is woken when that part has become another.
  ///
  /// One part may say whether another can be read, if it is read before, of the same model:
  ///
  ///     withObservationTracking {
  ///       label.text = model.hasSelection ? model.selected.title : ""
  ///     } onChange: { … }
  ///
  /// Who is woken for the first is not there any more for the second, which is not asked for
  /// then. A part of which anybody is there who has read it must be one of every value.
  ///
  /// - Complexity: O(1). As long as somebody observes it, the model compares it each time that
  ///   it becomes another.
  public subscript<Part: Equatable>(dynamicMember part: KeyPath<Value, Part>) -> Part {
    readers.read(part)
    return present[keyPath: part]
  }

  /// Returns the model of a part: one of its own, which keeps this one and goes with it.
  ///
  ///     let open = model.observed { $0.tasks.count(where: \.isOpen) }
  ///
  /// - Complexity: While it is there, `part` is called each time that this model becomes
  ///   another. Dropping it is O(log *n*), amortised, in the number of models that were made of
  ///   this one.
  public func observed<Part: Equatable>(
    _ part: @escaping (Value) -> Part
  ) -> Observed<Part> {
    let model = Observed<Part>(part(present), of: self, isSame: ==)
    lastID += 1
    let id = lastID
    parts.append((id, { [weak model] in model?.take(part($0), &$1) }))
    // The model calls it before it lets go of this one, its source, and nobody else does.
    model.end = { [unowned self] in forget(id) }
    return model
  }

  private func forget(_ id: Int) {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].id < id { low = middle + 1 } else { high = middle }
    }
    let follow = parts[low].follow
    parts[low].follow = nil
    gaps += 1
    if gaps * 2 > parts.count {
      parts.removeAll { $0.follow == nil }
      gaps = 0
    }
    withExtendedLifetime(follow) {}  // It is freed once nothing is half-written.
  }
}

extension Observed {
  /// Becomes another, and wakes those who read what has changed.
  func become(_ value: Value) {
    var wakes: [() -> Void] = []
    take(value, &wakes)
    for wake in wakes { wake() }
  }

  /// Becomes another, with the models of its parts; adds what wakes who read what has changed.
  private func take(_ value: Value, _ wakes: inout [() -> Void]) {
    let old = present
    guard !isSame(old, value) else { return }
    present = value
    wakes.append(readers.leave(old, value))
    for part in parts { part.follow?(value, &wakes) }
  }
}
