import Foundation
import Synchronization

/// A pool of worker processes for the parts of a run. If a part crashes its process or exceeds its
/// time limit, the other workers go on.
///
/// A worker is this command again. It reads a part from its standard input, a line of JSON each,
/// and writes an answer. Threads would share the caches of the runtime and take as long as one.
struct WorkerPool {
  /// The answer to a part.
  enum Answer<Result: Sendable>: Sendable {
    case done(Result)

    /// The process ended, with the reason and the last lines of its standard error.
    case ended(String, lastWords: String?)

    /// The time of the part's subject was over.
    case late(lastWords: String?)
  }

  /// The arguments of the workers.
  let arguments: [String]

  /// The number of workers.
  let jobs: Int

  /// The time of each subject.
  let budget: TimeBudget

  init(arguments: [String], jobs: Int, limit: Int?) {
    (self.arguments, self.jobs, budget) = (arguments, jobs, TimeBudget(seconds: limit))
  }

  /// The reason why a late subject has no result.
  var lateness: String { "it took longer than \(budget.seconds ?? 0) s" }

  /// Distributes parts to idle workers. Calls `progress` with the index of each part that begins.
  ///
  /// - Parameter subjects: The name of each part's subject.
  func work<Part: Encodable & Sendable, Result: Decodable & Sendable>(
    on parts: [Part], of subjects: [String], as _: Result.Type,
    progress: @escaping @Sendable (Int) -> Void
  ) async -> [Answer<Result>] {
    signal(SIGPIPE, SIG_IGN)  // The answer reports a worker that has ended.
    let turns = Turns(parts.count)
    let answers = await withTaskGroup(of: [(Int, Answer<Result>)].self) { group in
      for _ in 0..<min(jobs, max(parts.count, 1)) {
        group.addTask {
          await onThread {
            var worker: Worker?
            var answers: [(Int, Answer<Result>)] = []
            while let index = turns.next() {
              let rest = budget.rest(of: subjects[index])
              if let rest, rest <= .zero {
                answers.append((index, .late(lastWords: nil)))
                continue
              }
              progress(index)
              if let late = worker, !late.isAlive {
                late.dismiss()
                worker = nil
              }
              let present = worker ?? Worker(arguments)
              worker = present
              let begin = ContinuousClock.now
              let answer: Answer<Result> = present.work(on: parts[index], limit: rest)
              budget.spend(begin.duration(to: .now), on: subjects[index])
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

/// A counter that returns each number below a count once.
private final class Turns: Sendable {
  private let taken = Atomic(0)
  private let count: Int

  init(_ count: Int) { self.count = count }

  func next() -> Int? {
    let turn = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return turn < count ? turn : nil
  }
}

/// Runs a blocking function on a thread of its own and waits for it.
private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: body()) }.start()
  }
}
