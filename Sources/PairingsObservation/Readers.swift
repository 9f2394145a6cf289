import Observation

/// Those who read something of a value, told apart by what they read.
///
/// Nobody is told twice: who is told has left, and comes back by reading again. So there are
/// never more of them than there are parts that were read and have not changed since.
final class Readers<Value> {
  private typealias Entry = (
    order: Int, reader: Reader, isSame: (_ old: Value, _ new: Value) -> Bool
  )

  private var whole: Reader?
  private var parts: [AnyKeyPath: Entry] = [:]
  private var lastOrder = 0

  /// Reads all of the value.
  func readWhole() {
    let reader = whole ?? Reader()
    whole = reader
    reader.read()
  }

  /// Reads a part of the value.
  func read<Part: Equatable>(_ part: KeyPath<Value, Part>) {
    if let entry = parts[part] { return entry.reader.read() }
    lastOrder += 1
    let reader = Reader()
    parts[part] = (lastOrder, reader, { $0[keyPath: part] == $1[keyPath: part] })
    reader.read()
  }

  /// Returns those who read what has changed, in the order in which it was read first: they
  /// have left.
  ///
  /// - Complexity: O(*n* + *k* log *k*), where *n* is the number of parts that are read, and *k* that
  ///   of those that have changed.
  func leave(_ old: Value, _ new: Value) -> [Reader] {
    let all = whole.take()
    let changed = parts.filter { !$0.value.isSame(old, new) }
    for part in changed.keys { parts[part] = nil }
    let readers = changed.values.sorted { $0.order < $1.order }.map(\.reader)
    return (all.map { [$0] } ?? []) + readers
  }
}

/// Everybody who read the same.
final class Reader: Observable {
  private let registrar = ObservationRegistrar()

  /// What is observed of it.
  private var news: Void { () }

  /// Has whoever observes now be woken.
  func read() { registrar.access(self, keyPath: \.news) }

  /// Wakes them.
  func wake() { registrar.withMutation(of: self, keyPath: \.news) {} }
}
