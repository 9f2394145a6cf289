import Observation

/// The observers of a value and of its parts, grouped by part.
///
/// No observer is notified twice: the notification removes it, and its next read adds it again. An
/// observer that reads a part only if another one allows it has read that one first. So it is
/// notified of that one first, and is then removed from the part as well, which is not compared any
/// more.
final class Readers<Value> {
  /// The observers of a part, and the comparison of that part in two values.
  private final class Part {
    let reader = Reader()
    let isSame: (_ old: Value, _ new: Value) -> Bool

    init(_ isSame: @escaping (Value, Value) -> Bool) { self.isSame = isSame }
  }

  /// A read of a part by an observer, which may have been removed.
  private struct Entry {
    let path: AnyKeyPath
    let part: Part
    weak var reading: Reading?
  }

  private var parts: [AnyKeyPath: Part] = [:]

  /// The reads in order, one for each observer and part.
  private var entries: [Entry] = []
  private var lastNumber = 0

  /// The number of entries at which those of removed observers are dropped.
  private var limit = 16

  /// Registers a read of the whole value.
  func readWhole() { read(\Value.self) { _, _ in false } }

  /// Registers a read of a part of the value.
  func read<Read: Equatable>(_ path: KeyPath<Value, Read>) {
    read(path) { $0[keyPath: path] == $1[keyPath: path] }
  }

  private func read(_ path: AnyKeyPath, _ isSame: @escaping (Value, Value) -> Bool) {
    let part = parts[path] ?? Part(isSame)
    // Observation keeps only the first of equal readings. The probe is kept if there is no earlier
    // one.
    guard entry(path, part, 0).reading != nil else { return }
    parts[path] = part
    if entries.count >= limit {
      entries.removeAll { $0.reading == nil }
      limit = max(16, entries.count * 2)
    }
    lastNumber += 1
    entries.append(entry(path, part, lastNumber))
  }

  private func entry(_ path: AnyKeyPath, _ part: Part, _ number: Int) -> Entry {
    let reading = Reading(number)
    part.reader.read(reading)
    return Entry(path: path, part: part, reading: reading)
  }

  /// Removes the present observers and returns a function. That function notifies the observers of
  /// changed parts, in the order of their reads, those of the whole value first, and adds the others
  /// again.
  ///
  /// An observer whose reading goes on is registered at its end only, so that no notification reaches it
  /// before: it stays, and is notified of the next change.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries. Each part is computed twice, unless
  ///   its observers have been removed.
  func leave(_ old: Value, _ new: Value) -> () -> Void {
    let ofWhole = entries.filter { $0.path == \Value.self }
    let entries = ofWhole + (ofWhole.isEmpty ? entries : entries.filter { $0.path != \Value.self })
    (parts, self.entries) = ([:], [])
    return { [self] in
      var known: [ObjectIdentifier: Bool] = [:]
      for entry in entries {
        guard let reading = entry.reading else { continue }
        let id = ObjectIdentifier(entry.part)
        let isSame = known[id] ?? entry.part.isSame(old, new)
        known[id] = isSame
        if !isSame { entry.part.reader.wake(reading) }
      }
      let rest = entries.filter { $0.reading != nil }
      for entry in rest where parts[entry.path] == nil { parts[entry.path] = entry.part }
      self.entries = rest + self.entries
    }
  }
}

/// The observers of the same value or part.
final class Reader: Observable {
  private let registrar = ObservationRegistrar()

  /// The observed subscript: its key path keeps the reading, for as long as an observer is
  /// registered.
  private subscript(reading: Reading) -> Void { () }

  /// Registers the present observer for a reading.
  func read(_ reading: Reading) { registrar.access(self, keyPath: \.[reading]) }

  /// Notifies the observers of a reading.
  func wake(_ reading: Reading) { registrar.withMutation(of: self, keyPath: \.[reading]) {} }
}

/// A token in the key path of a read, which lives as long as the observation.
///
/// Of equal key paths of one observation, Observation keeps the first. A token that is freed at
/// once shows that the observer is registered already.
final class Reading: Hashable, Sendable {
  private let number: Int

  init(_ number: Int) { self.number = number }

  static func == (left: Reading, right: Reading) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
