public import Observation

/// A model of an explorer's view, or of a part of it. It notifies an observer only when a value
/// that the observer has read has changed.
///
///     let model = explorer.observed()
///     withObservationTracking {
///       label.text = model.title     // reads the title of the view, and nothing else
///     } onChange: { … }              // the title has changed
///
/// A read in `withObservationTracking`, or in the body of a SwiftUI view, is observed. It reads
/// ``value``, the whole value, or a property, which is a part of it. One property of the model is the
/// unit: `model.rows.count` reads `rows`, and its observer is notified of each change of `rows`. By
/// ``observed(_:)``, a part may also have a model of its own, for any function of the value.
///
/// ## Rules
///
/// 1. A model has the value that was shown last. A move of several steps is one commit, of which an
///    observer is notified once.
/// 2. A model and the models of its parts change together, before any observer is notified. An
///    observer that reads again at once reads the new value, and is not notified of it again.
/// 3. Observers are notified in the order in which they read the changed values, those of the whole
///    value first, and those of a model before those of the models of its parts.
/// 4. A model keeps its explorer, and ends its observation when it is freed.
///
/// A model lives in the isolation of its explorer and is not `Sendable`.
@dynamicMemberLookup
public final class Observed<Value>: Observable {
  /// The explorer, or the model of which this models a part; the model keeps it.
  private let source: AnyObject

  private let isSame: (Value, Value) -> Bool

  /// The value, for readers that do not observe it.
  private(set) var present: Value

  /// The observers that have read a part since its last change.
  private var readers = Readers<Value>()

  /// The models of the parts, in the order of their creation, with gaps for the freed ones.
  private var parts: [Follower] = []
  private var gaps = 0
  private var lastID = 0

  /// The function that cancels the observation of the source.
  var end: (() -> Void)?

  /// A function that updates a model of a part, and adds the functions that notify its observers.
  private typealias Follow = (Value, inout [() -> Void]) -> Void
  private typealias Follower = (id: Int, follow: Follow?)

  init(_ value: Value, of source: AnyObject, isSame: @escaping (Value, Value) -> Bool) {
    (present, self.source, self.isSame) = (value, source, isSame)
  }

  deinit { end?() }

  /// The value that was shown last. An observer that reads it is notified of its next change. If
  /// this models the whole view, each shown view is a change.
  public var value: Value {
    readers.readWhole()
    return present
  }

  /// A part of the value. An observer that reads it is notified of the next change of that part.
  ///
  /// The value of one part may decide whether an observer reads another one, if it is read first,
  /// from the same model:
  ///
  ///     withObservationTracking {
  ///       label.text = model.hasSelection ? model.selected.title : ""
  ///     } onChange: { … }
  ///
  /// The change of the first part ends the observation, so that the second part is not compared.
  /// Apart from that, a part that an observer has read must exist in every value.
  ///
  /// - Complexity: O(1). While the part is observed, the model compares it at each of its changes.
  public subscript<Part: Equatable>(dynamicMember part: KeyPath<Value, Part>) -> Part {
    readers.read(part)
    return present[keyPath: part]
  }

  /// Returns the model of a part, which keeps this model and is updated with it.
  ///
  ///     let open = model.observed { $0.tasks.count(where: \.isOpen) }
  ///
  /// - Complexity: While the returned model exists, `part` is called at each change of this model.
  ///   Its end is O(log *n*), amortised, in the number of models that were created from this one.
  public func observed<Part: Equatable>(
    _ part: @escaping (Value) -> Part
  ) -> Observed<Part> {
    let model = Observed<Part>(part(present), of: self, isSame: ==)
    lastID += 1
    let id = lastID
    parts.append((id, { [weak model] in model?.take(part($0), &$1) }))
    // This is sound: only the model calls this, before it releases this one, its source.
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
    withExtendedLifetime(follow) {}  // Freed after `parts` is consistent.
  }
}

extension Observed {
  /// Replaces the value and notifies the observers of changed values.
  func become(_ value: Value) {
    var wakes: [() -> Void] = []
    take(value, &wakes)
    for wake in wakes { wake() }
  }

  /// Replaces the value in this model and the models of its parts. Adds the functions that notify
  /// the observers of changed values.
  private func take(_ value: Value, _ wakes: inout [() -> Void]) {
    let old = present
    guard !isSame(old, value) else { return }
    present = value
    wakes.append(readers.leave(old, value))
    for part in parts { part.follow?(value, &wakes) }
  }
}
