import Foundation
import Synchronization

/// Processes that work side by side on the parts of a run, and outlive none of what ends them:
/// where a part ends the process that it runs in, or takes too long, the others go on.
///
/// A worker is this command again. It is told a part on its standard input, a line of JSON each,
/// and answers with another. Threads would share the caches of the runtime
/// and take as long as one.
struct Crew {
  /// What came of a part.
  enum Answer<Result: Sendable>: Sendable {
    case done(Result)

    /// The process ended, for this reason, after these words.
    case ended(String, lastWords: String?)
  }

  /// What the workers are called with.
  let arguments: [String]

  /// How many of them there are.
  let jobs: Int

  /// How many seconds a part may take.
  let limit: Int?

  /// Works on parts, each by whoever is free; tells the index of each that is begun.
  func work<Part: Encodable & Sendable, Result: Decodable & Sendable>(
    on parts: [Part], as _: Result.Type, progress: @escaping @Sendable (Int) -> Void
  ) async -> [Answer<Result>] {
    signal(SIGPIPE, SIG_IGN)  // A worker that has ended is told by its answer.
    let turns = Turns(parts.count)
    let answers = await withTaskGroup(of: [(Int, Answer<Result>)].self) { group in
      for _ in 0..<min(jobs, max(parts.count, 1)) {
        group.addTask {
          await onThread {
            var worker: Worker?
            var answers: [(Int, Answer<Result>)] = []
            while let index = turns.next() {
              progress(index)
              if let late = worker, !late.isAlive {
                late.dismiss()
                worker = nil
              }
              let present = worker ?? Worker(arguments)
              worker = present
              let answer: Answer<Result> = present.work(on: parts[index], limit: limit)
              answers.append((index, answer))
            }
            worker?.dismiss()
            return answers
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return answers.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// Whose turn it is: each number below a count once.
private final class Turns: Sendable {
  private let taken = Atomic(0)
  private let count: Int

  init(_ count: Int) { self.count = count }

  func next() -> Int? {
    let turn = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return turn < count ? turn : nil
  }
}

/// Waits for a body that blocks, on a thread of its own.
private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: body()) }.start()
  }
}
