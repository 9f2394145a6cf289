import PairingsLaws
import PairingsTimeline

/// A call that a user, a view or an observer makes, perhaps while a timeline travels or commits.
enum Ask {
  case send(Int), replay([Int]), undo, redo, jump(Int), skip(Int, Bool), undoEdit, redoEdit, endStep

  /// Returns a call, with an entry of a range if it has one.
  static func random(_ entries: ClosedRange<Int>, _ random: inout RandomStream) -> Ask {
    let input = Int.random(in: 0...9, using: &random)
    let entry = Int.random(in: entries, using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: return .undo
    case 2, 3: return .redo
    case 4: return .jump(entry)
    case 5, 6: return .skip(entry, input.isMultiple(of: 2))
    case 7: return .undoEdit
    case 8: return .redoEdit
    case 9: return .replay(Array(repeating: input, count: input % 4))
    case 10: return .endStep
    default: return .send(input)
    }
  }

  /// True for an input that is an edit, and for one that belongs to the step of one before it.
  static func isEdit(_ input: Int) -> Bool { input.isMultiple(of: 3) }
  static func isLetter(_ input: Int) -> Bool { input.isMultiple(of: 6) }
}

/// A timeline without places, kept positions and an explorer. It does one thing after another: all
/// that is asked meanwhile waits in a queue, apart from the end of a step.
struct TimelineModel {
  let limit: Int

  /// The lists of what is asked: at each call of a journal, a predicate, a view or an observer.
  var script: [[Ask]]

  /// The parents of the entries that are there, the inputs of all entries, and the preferred children.
  private(set) var parents: [Int: Int] = [:]
  private(set) var inputs = [0]
  private(set) var preferred: [Int: Int] = [:]

  /// The times that an entry was skipped or counted again.
  private var turns: [Int: Int] = [:]

  /// The current entry, and that at which the tree begins, with its position.
  private(set) var (current, beginning, start) = (0, 0, 0)

  /// The steps of edits, and the entries of each undo since the last edit.
  private var steps: [[Int]] = []
  private var undone: [[(entry: Int, turns: Int)]] = []
  private var isOpen = false

  private var queue: [Ask] = []

  init(_ script: [[Ask]], limit: Int) { (self.script, self.limit) = (script, limit) }

  var next: Int { inputs.count }

  /// Returns the position after an entry, on which all entries before it have an influence.
  func position(at entry: Int) -> Int {
    path(to: entry).reduce(start) { isSkipped($1) ? $0 : Self.moved($0, by: inputs[$1]) }
  }

  static func moved(_ position: Int, by input: Int) -> Int { position &* 31 &+ input }

  func isSkipped(_ entry: Int) -> Bool { turns[entry, default: 0] % 2 == 1 }
  func isThere(_ entry: Int) -> Bool { entry == beginning || parents[entry] != nil }

  func children(of entry: Int) -> [Int] { parents.filter { $0.value == entry }.map(\.key).sorted() }

  func path(to entry: Int) -> [Int] {
    guard entry != beginning, let parent = parents[entry] else { return [] }
    return path(to: parent) + [entry]
  }

  var ahead: [Int] { Array(sequence(first: current) { preferred[$0] }.dropFirst()) }

  /// The steps that count, each with its entries that count.
  var undoable: [[Int]] {
    let path = path(to: current)
    return steps.map { $0.filter { parents[$0] != nil && !isSkipped($0) } }
      .filter { $0.contains(where: path.contains) }
  }

  // MARK: Calls

  /// Returns the answer to a call.
  mutating func ask(_ asked: Ask) -> TravelAnswer {
    let answer = perform(asked)
    while !queue.isEmpty { _ = perform(queue.removeFirst()) }
    return answer
  }

  private mutating func perform(_ asked: Ask) -> TravelAnswer {
    switch asked {
    case .send(let input): append([input])
    case .replay(let inputs): if !inputs.isEmpty { append(inputs) }
    case .undo:
      guard let parent = parents[current], current != beginning else {
        return beginning == 0 ? .nothing : .forgotten
      }
      return go(to: parent)
    case .redo: return preferred[current].map { go(to: $0) } ?? .nothing
    case .jump(let entry): return go(to: entry)
    case .skip(let entry, let isSkipped):
      guard entry != 0 else { return .nothing }
      guard parents[entry] != nil else { return missing(entry) }
      turn([entry].filter { self.isSkipped($0) != isSkipped })
    case .undoEdit:
      guard let step = undoable.last else { return nothing(steps.joined()) }
      isOpen = false
      undone.append(step.map { ($0, turns[$0, default: 0] + 1) })
      turn(step)
    case .redoEdit:
      let path = path(to: current)
      func isUndone(_ entry: Int, _ count: Int) -> Bool {
        parents[entry] != nil && turns[entry] == count
      }
      let last = undone.lastIndex { $0.contains { path.contains($0) && isUndone($0, $1) } }
      guard let last else { return nothing(undone.joined().map(\.entry)) }
      isOpen = false
      turn(undone.remove(at: last).filter(isUndone).map(\.entry))
    case .endStep: isOpen = false
    }
    return .done
  }

  /// Returns the answer where none of some entries is left for an undo or a redo.
  private func nothing(_ entries: some Sequence<Int>) -> TravelAnswer {
    entries.contains { parents[$0] == nil } ? .forgotten : .nothing
  }

  private func missing(_ entry: Int) -> TravelAnswer {
    (0..<next).contains(entry) ? .forgotten : .unknown
  }

  private mutating func append(_ new: [Int]) {
    let first = next
    for input in new {
      (parents[next], preferred[current], current) = (current, next, next)
      inputs.append(input)
    }
    show(new: first..<next)
    while parents.count > limit {
      let ahead = path(to: current)[0]
      if let other = children(of: beginning).first(where: { $0 != ahead }) {
        forget(other)
      } else {
        start = position(at: ahead)
        (parents[ahead], beginning) = (nil, ahead)
      }
    }
  }

  private mutating func forget(_ entry: Int) {
    children(of: entry).forEach { forget($0) }
    (parents[entry], preferred[entry]) = (nil, nil)
  }

  private mutating func go(to entry: Int) -> TravelAnswer {
    guard isThere(entry) else { return missing(entry) }
    for place in path(to: entry) { parents[place].map { preferred[$0] = place } }
    current = entry
    show()
    return .done
  }

  private mutating func turn(_ entries: [Int]) {
    for entry in entries { turns[entry, default: 0] += 1 }
    if let first = entries.first, path(to: current).contains(first) { show() }
  }

  /// Calls a journal, the predicate for each new entry, another journal, the view and an observer.
  private mutating func show(new: Range<Int> = 0..<0) {
    call()
    for entry in new {
      call()
      guard Ask.isEdit(inputs[entry]) else { continue }
      let isLetter = Ask.isLetter(inputs[entry])
      if isOpen, isLetter, let last = steps.last?.last, path(to: entry).contains(last) {
        steps[steps.count - 1].append(entry)
      } else {
        steps.append([entry])
      }
      (undone, isOpen) = ([], isLetter)
    }
    for _ in 1...3 { call() }
  }

  private mutating func call() {
    for asked in script.popLast() ?? [] {
      if case .endStep = asked { isOpen = false } else { queue.append(asked) }
    }
  }
}
