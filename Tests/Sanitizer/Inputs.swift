import Pairings

// Run with the thread sanitizer: many inputs at once, from the main actor and from an
// actor of one's own, which wait, race, work elsewhere, are shielded and are cancelled.

typealias Effect = AsyncOf<Never>
typealias Move = Kind<StateOf<Int>, Void>

func increment(_ n: Int) -> Kind<Effect, Move> {
  let move: Move = .modify { $0 + 1 }
  let nap = Effect.sleep(for: .microseconds(n % 50))
  switch n % 8 {
  case 0: return .pure(move)
  case 1: return Async<Never, Void>.work { await Task.yield() }.map { move }
  case 2: return Async<Never, Int>.concurrent { n }.map { _ in move }
  case 3: return nap.map { move }
  case 4: return nap.shielded().then(nap).map { move }
  case 5: return nap.guarantee(Async<Never, Void>.work { await Task.yield() }).map { move }
  case 6: return nap.bracket(release: { _, _ in nap }, use: { nap }).map { move }
  default:
    return Effect.both(Async<Never, Int>.concurrent { n }, .pure(n))
      .race(Effect.sleep(for: .seconds(100))).map { _ in move }
  }
}

func sendMany(_ count: Int, isolation: isolated any Actor = #isolation) async -> Bool {
  let explorer = Explorer(
    Component<Effect, StateStore<Int>, Int>(StateStore(), Store(0) { n in UI { _ in n } }))
  var shown = 0
  let token = explorer.observe { _ in shown += 1 }
  var requests: [Request<Never>] = []
  for n in 0..<count { requests.append(explorer.send(increment(n))) }
  var cancelled: [Request<Never>] = []
  for _ in 0..<count / 10 {
    cancelled.append(explorer.send(Effect.sleep(for: .seconds(100)).map { .set(-1) }))
  }
  for request in cancelled { request.cancel() }
  for request in requests + cancelled { _ = await request.finished() }
  token.cancel()
  return explorer.view == count && shown == count
}

actor Home {
  func send(_ count: Int) async -> Bool { await sendMany(count) }
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

@main
enum Inputs {
  @MainActor
  static func main() async {
    let count = 10_000
    async let elsewhere = Home().send(count)
    async let freed = freeMany()
    let results = await [sendMany(count), elsewhere, freed]
    guard results.allSatisfy({ $0 }) else { fatalError("\(results)") }
    print("sanitizer: \(count) inputs on the main actor and \(count) on another, none lost")
  }
}
