import Pairings

// A run with the sanitizers: many inputs at once, from the main actor and from another actor. They
// wait in every possible way, fail, and are cancelled. Long chains are freed on several threads.

actor Home {
  func run(_ count: Int) async -> Stress.Result { await Stress.run(count, seed: 1) }
  func comeAndGo(_ count: Int) async -> Bool { await Rows.comeAndGo(count) }
}

/// Rows that come and go while their effects wait.
enum Rows {
  struct Row: Identifiable, Equatable {
    let id: Int
    var answers = 0
  }

  enum Input { case load(Int), loaded }

  /// Returns true if every request ends, and each that succeeds is an answer of a row that was there.
  static func comeAndGo(
    _ count: Int, isolation: isolated any Actor = #isolation
  ) async -> Bool {
    var (answers, requests): (Int, [Request<Never>]) = (0, [])
    let row = Dispatcher<AsyncOf<Never>, StateOf<Row>, Input>.update { row, input in
      guard case .load(let n) = input else {
        row.answers += 1
        answers += 1
        return .none
      }
      let load = AsyncOf<Never>.sleep(for: .microseconds(n % 50)).then(
        Async<Never, Int>.concurrent { n })
      return .run(load, under: n.isMultiple(of: 5) ? .queued("load") : .latest("load")) { _ in
        .loaded
      }
    }
    let explorer = Explorer(
      Component<AsyncOf<Never>, StateStore<[Row]>, PartInput<Int, Input>, Int>.store(
        [], on: row.widen(elements: .identity, input: .identity)
      ) { rows, _ in rows.count })
    for n in 0..<count {
      switch n % 4 {
      case 0: explorer.commit(.modify(inPlace: { $0.append(Row(id: n % 40)) }))
      case 3 where explorer.position.count > 5:
        explorer.commit(.modify(inPlace: { _ = $0.remove(at: n % $0.count) }))
      default: requests.append(explorer.send(PartInput(4 * n % 40, .load(n))))
      }
      if n.isMultiple(of: 7) { await Task.yield() }
    }
    var successes = 0
    for request in requests { if case .success = await request.finished() { successes += 1 } }
    return answers <= successes && answers > 0 && requests.allSatisfy { $0.outcome != nil }
  }
}

/// Frees long chains on several threads at once.
func freeMany() async -> Bool {
  await withTaskGroup(of: Int.self) { group in
    for _ in 0..<4 {
      group.addTask {
        var program: State<Int, Void> = .modify { $0 + 1 }
        for _ in 0..<20_000 {
          let rest = program
          program = State { $0 += 1 }.flatMap { rest }
        }
        return program.exec(0)
      }
    }
    return await group.allSatisfy { $0 == 20_001 }
  }
}

/// Calls back from several threads at once, more often than the receiver listens.
@MainActor
func callBack() async -> Bool {
  let called = Async<Never, Int>.callback { resume in
    for n in 0..<4 { Task.detached { resume(.success(n)) } }
  }
  var count = 0
  for _ in 0..<1_000 {
    if case .success = await called.outcome() { count += 1 }
  }
  return count == 1_000
}

@main
enum Inputs {
  @MainActor
  static func main() async {
    let count = 10_000
    async let elsewhere = Home().run(count)
    async let freed = freeMany()
    async let rows = Home().comeAndGo(count)
    let here = await Stress.run(count, seed: 2)
    guard await Rows.comeAndGo(count), await rows else { fatalError("An answer was lost.") }
    let complaints = [Stress.complaint(here, count), Stress.complaint(await elsewhere, count)]
    guard complaints == [nil, nil], await freed, await callBack() else {
      fatalError("\(complaints)")
    }
    print("sanitizer: \(count) inputs on the main actor and \(count) on another, none lost")
  }
}
