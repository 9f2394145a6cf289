import Observation

/// Those who read something of a value, told apart by what they read.
///
/// Nobody is told twice: who is told has left, and comes back by reading again. Who reads a part
/// only if another one allows it has read that one before; so it is told of that one first, and
/// then has left the part as well, which nobody asks for any more.
final class Readers<Value> {
  /// Those who read a part, and whether it is the same in two values.
  private final class Part {
    let reader = Reader()
    let isSame: (_ old: Value, _ new: Value) -> Bool

    init(_ isSame: @escaping (Value, Value) -> Bool) { self.isSame = isSame }
  }

  /// What somebody read, who may have left.
  private struct Entry {
    let path: AnyKeyPath
    let part: Part
    weak var reading: Reading?
  }

  private var whole: Reader?
  private var parts: [AnyKeyPath: Part] = [:]

  /// Who reads what, in the order of reading: once for each that observes.
  private var entries: [Entry] = []
  private var lastNumber = 0

  /// How many entries there may be before those are removed that have left.
  private var limit = 16

  /// Reads all of the value.
  func readWhole() {
    let reader = whole ?? Reader()
    whole = reader
    reader.read(Reading(0))
  }

  /// Reads a part of the value.
  func read<Read: Equatable>(_ path: KeyPath<Value, Read>) {
    let part = parts[path] ?? Part { $0[keyPath: path] == $1[keyPath: path] }
    // One that is like others is kept where there is none yet.
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

  /// Lets those who are there now leave if what they read has changed; returns what tells them,
  /// in the order in which they read it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of those that read a part; each part is asked
  ///   for twice, unless those who read it have left.
  func leave(_ old: Value, _ new: Value) -> () -> Void {
    let (whole, entries) = (whole.take(), entries)
    (parts, self.entries) = ([:], [])
    return { [self] in
      whole?.wake(Reading(0))
      var same: [Entry] = []
      var known: [ObjectIdentifier: Bool] = [:]
      for entry in entries {
        guard let reading = entry.reading else { continue }
        let id = ObjectIdentifier(entry.part)
        let isSame = known[id] ?? entry.part.isSame(old, new)
        known[id] = isSame
        if isSame { same.append(entry) } else { entry.part.reader.wake(reading) }
      }
      same.removeAll { $0.reading == nil }
      for entry in same where parts[entry.path] == nil { parts[entry.path] = entry.part }
      self.entries = same + self.entries
    }
  }
}

/// Everybody who read the same.
final class Reader: Observable {
  private let registrar = ObservationRegistrar()

  /// What is observed of it: the path has the reading, which is there as long as somebody
  /// observes.
  private subscript(reading: Reading) -> Void { () }

  /// Has whoever observes now be woken.
  func read(_ reading: Reading) { registrar.access(self, keyPath: \.[reading]) }

  /// Wakes who observes a reading.
  func wake(_ reading: Reading) { registrar.withMutation(of: self, keyPath: \.[reading]) {} }
}

/// That somebody observes.
///
/// Of those that are like each other, Observation keeps the first that it is told of in one
/// place, which is how to know that it was told already.
final class Reading: Hashable, Sendable {
  private let number: Int

  init(_ number: Int) { self.number = number }

  static func == (left: Reading, right: Reading) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
