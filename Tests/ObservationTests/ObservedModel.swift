/// A step of a program in the property test.
enum Act: Equatable {
  case commit(WhichNumber, Int)
  case read([Reading])
  case make(Slot)
  case drop(Slot)
}

enum WhichNumber: Int, CaseIterable {
  case a, b, c

  var path: WritableKeyPath<Numbers, Int> { [\.a, \.b, \.c][rawValue] }
}

/// A value that a reader reads: a number or the whole model of an explorer, or the model in a slot.
enum Reading: Equatable {
  case number(WhichNumber)
  case whole
  case slot(Slot)
}

/// A model of the sum of two numbers, or of the parity of that sum.
enum Slot: CaseIterable { case sum, parity }

/// The rules of `Observed`, without any explorer: the values of each reader, and its wakings.
struct ObservedModel {
  private struct Watch {
    var id: Int
    var seen: [(source: Source, value: Int)]
  }

  private enum Source: Equatable {
    case reading(Reading)
    case model(Int)
  }

  private var shown = Numbers()
  private var shownVersion = 0

  /// The identity of the model in each slot, and of its parent.
  private var sum: Int?
  private var parity: (id: Int, parent: Int)?
  private var lastModel = 0

  private var watches: [Watch] = []
  private var lastReader = 0
  private(set) var trace: [String] = []

  init(_ script: [Act]) {
    for act in script { run(act) }
  }

  private mutating func run(_ act: Act) {
    switch act {
    case .commit(let number, let value):
      shown[keyPath: number.path] = value
      shownVersion += 1
      wake()
    case .read(let readings):
      lastReader += 1
      trace.append(read(lastReader, readings.map { source($0) }))
    case .make(.sum):
      lastModel += 1
      sum = lastModel
    case .make(.parity):
      guard let sum else { return }
      lastModel += 1
      parity = (lastModel, sum)
    case .drop(.sum): sum = nil
    case .drop(.parity): parity = nil
    }
  }

  private func source(_ reading: Reading) -> Source? {
    switch reading {
    case .number, .whole: .reading(reading)
    case .slot(.sum): sum.map { .model($0) }
    case .slot(.parity): parity.map { .model($0.id) }
    }
  }

  /// Returns the value of a source, or nil if its model is gone.
  private func value(_ source: Source) -> Int? {
    let total = shown.a + shown.b
    switch source {
    case .reading(.number(let number)): return shown[keyPath: number.path]
    case .reading(.whole): return shownVersion
    case .reading(.slot): return nil
    case .model(let id):
      if id == parity?.id { return total % 2 }
      return id == sum || id == parity?.parent ? total : nil
    }
  }

  private mutating func read(_ id: Int, _ sources: [Source?]) -> String {
    let seen = sources.compactMap { source in
      source.flatMap { source in value(source).map { (source, $0) } }
    }
    watches.append(Watch(id: id, seen: seen))
    return "\(id) reads \(seen.map { text($0, $1) })"
  }

  /// Returns the value that a reader prints. The version of the whole model serves for waking only.
  private func text(_ source: Source, _ value: Int) -> Int {
    source == .reading(.whole) ? shown.a * 100 + shown.b * 10 + shown.c : value
  }

  /// Wakes the readers of values that have changed, in any order. Some of them read again.
  private mutating func wake() {
    let woken = watches.filter { watch in
      watch.seen.contains { source, old in value(source).map { $0 != old } ?? false }
    }
    watches.removeAll { watch in woken.contains { $0.id == watch.id } }
    for watch in woken.sorted(by: { $0.id < $1.id }) {
      let again = watch.id.isMultiple(of: 2) ? read(watch.id, watch.seen.map(\.source)) : ""
      trace.append("\(watch.id) is woken: \(again)")
    }
  }
}
