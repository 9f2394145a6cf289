import Pairings

// A run with the sanitizers: many inputs at once, from the main actor and from another actor. They
// wait in every possible way, fail, and are cancelled. Long chains are freed on several threads.

actor Home {
  func run(_ count: Int) async -> Stress.Result { await Stress.run(count, seed: 1) }
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
    let here = await Stress.run(count, seed: 2)
    let complaints = [Stress.complaint(here, count), Stress.complaint(await elsewhere, count)]
    guard complaints == [nil, nil], await freed, await callBack() else {
      fatalError("\(complaints)")
    }
    print("sanitizer: \(count) inputs on the main actor and \(count) on another, none lost")
  }
}
