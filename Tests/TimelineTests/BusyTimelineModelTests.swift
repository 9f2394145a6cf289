import Pairings
import PairingsLaws
import PairingsTimeline
import TestSupport
import Testing

/// A call that a user, a view or an observer makes while a timeline travels, replays or commits.
private enum Ask {
  case send(Int), replay([Int]), undo, redo, jump(Int), skip(Int, Bool), undoEdit, redoEdit

  static func random(_ random: inout RandomStream) -> Ask {
    let n = Int.random(in: 0...9, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .undo
    case 1: return .redo
    case 2: return .jump(n)
    case 3, 4: return .skip(n, n.isMultiple(of: 2))
    case 5: return .undoEdit
    case 6: return .redoEdit
    case 7: return .replay(Array(repeating: n, count: n % 4))
    default: return .send(n)
    }
  }
}

/// A timeline whose entries are in a list. It does one thing after another: all that is asked
/// meanwhile waits in a queue.
private struct Model {
  /// The lists of what is asked: at each call of a journal, a predicate, a view or an observer.
  var script: [[Ask]]
  var entries: [(parent: Int, input: Int, isSkipped: Bool)] = [(-1, 0, false)]
  var preferred: [Int: Int] = [:]
  var (current, edits, undone): (Int, [Int], [Int]) = (0, [], [])
  private var queue: [Ask] = []

  init(_ script: [[Ask]]) { self.script = script }

  func path(to entry: Int) -> [Int] { entry == 0 ? [] : path(to: entries[entry].parent) + [entry] }
  var path: [Int] { path(to: current) }
  func position(at entry: Int) -> Int {
    path(to: entry).filter { !entries[$0].isSkipped }.reduce(0) { $0 &* 31 &+ entries[$1].input }
  }
  var steps: [Int] { edits.filter { path.contains($0) && !entries[$0].isSkipped } }

  mutating func ask(_ asked: Ask) {
    queue = [asked]
    while !queue.isEmpty { perform(queue.removeFirst()) }
  }

  private mutating func perform(_ asked: Ask) {
    switch asked {
    case .send(let input): append([input])
    case .replay(let inputs): if !inputs.isEmpty { append(inputs) }
    case .undo: if current != 0 { go(to: entries[current].parent) }
    case .redo: if let next = preferred[current] { go(to: next) }
    case .jump(let entry): if entries.indices.contains(entry) { go(to: entry) }
    case .skip(let entry, let isSkipped): skip(entry, isSkipped)
    case .undoEdit:
      guard let step = steps.last else { return }
      undone.append(step)
      skip(step, true)
    case .redoEdit:
      guard let index = undone.lastIndex(where: { path.contains($0) && entries[$0].isSkipped })
      else { return }
      skip(undone.remove(at: index), false)
    }
  }

  private mutating func append(_ inputs: [Int]) {
    let first = entries.count
    for input in inputs {
      preferred[current] = entries.count
      entries.append((current, input, false))
      current = entries.count - 1
    }
    show(new: Array(first..<entries.count))
  }

  private mutating func go(to entry: Int) {
    for place in path(to: entry) { preferred[entries[place].parent] = place }
    current = entry
    show()
  }

  private mutating func skip(_ entry: Int, _ isSkipped: Bool) {
    guard entries.indices.dropFirst().contains(entry), entries[entry].isSkipped != isSkipped
    else { return }
    entries[entry].isSkipped = isSkipped
    if path.contains(entry) { show() }
  }

  /// Calls a journal, the predicate for each new entry, the view and an observer.
  private mutating func show(new: [Int] = []) {
    call()
    for entry in new {
      call()
      guard entries[entry].input.isMultiple(of: 3) else { continue }
      (edits, undone) = (edits + [entry], [])
    }
    for _ in 1...3 { call() }
  }

  private mutating func call() { if let asked = script.popLast() { queue += asked } }
}

/// The timeline itself, with a journal, a predicate, a view and an observer that follow a script.
private final class System {
  /// The script, and the number of moves.
  final class Run {
    var script: [[Ask]]
    var moves = 0
    weak var system: System?

    init(_ script: [[Ask]]) { self.script = script }

    func call() { script.popLast()?.forEach { system?.ask($0) } }
  }

  let run: Run
  let explorer: Explorer<IdentityOf, StateStore<Int>, Int, Int>
  let timeline: Timeline<IdentityOf, StateStore<Int>, Int, Int>
  let undo: SelectiveUndo<IdentityOf, StateStore<Int>, Int, Int>
  let tokens: [ObservationToken]

  init(_ script: [[Ask]], every: Int) {
    let run = Run(script)
    explorer = Explorer(
      .store(
        0,
        on: .reduce { n, input in
          run.moves += 1
          n = n &* 31 &+ input
        }
      ) { n, _ in
        run.call()
        return n
      })
    let first = explorer.record { _ in run.call() }
    timeline = Timeline(explorer, checkpointInterval: every)
    undo = SelectiveUndo(timeline) { input in
      run.call()
      return input.isMultiple(of: 3)
    }
    tokens = [
      first, explorer.record { _ in run.call() }, explorer.observe { _ in run.call() },
    ]
    self.run = run
    run.system = self
  }

  func ask(_ asked: Ask) {
    switch asked {
    case .send(let input): explorer.send(input)
    case .replay(let inputs): timeline.replay(inputs)
    case .undo: timeline.undo()
    case .redo: timeline.redo()
    case .jump(let entry): timeline.jump(to: entry)
    case .skip(let entry, let isSkipped): timeline.skip(entry, isSkipped)
    case .undoEdit: undo.undo()
    case .redoEdit: undo.redo()
    }
  }
}

@Suite("A timeline of callers that travel")
struct BusyTimelineModelTests {
  @Test(
    "journals, predicates, views and observers send and travel, each after the other",
    arguments: [1, 3, 100])
  func model(every: Int) throws {
    for seed in 0..<many(2_000, inDebug: 400) { try run(every, UInt64(seed)) }
  }

  private func run(_ every: Int, _ seed: UInt64) throws {
    var random = RandomStream(seed: seed)
    let script = (0..<30).map { _ in
      (0..<max(0, Int.random(in: -6...2, using: &random))).map { _ in Ask.random(&random) }
    }
    var model = Model(script)
    let system = System(script, every: every)
    for _ in 0..<12 {
      let asked = Ask.random(&random)
      model.ask(asked)
      system.ask(asked)
      let position = model.position(at: model.current)
      try #require(system.run.script.count == model.script.count, "\(seed)")
      try #require(
        system.timeline.path == model.path && system.explorer.position == position, "\(seed)")
      try #require(system.undo.undoableSteps == model.steps.map { [$0] }, "\(seed)")
      for (id, entry) in model.entries.enumerated() {
        system.run.moves = 0
        try #require(
          system.timeline.component(at: id)?.position == model.position(at: id), "\(seed)")
        try #require(
          system.run.moves < every && system.timeline.isSkipped(id) == entry.isSkipped, "\(seed)")
      }
    }
  }
}
