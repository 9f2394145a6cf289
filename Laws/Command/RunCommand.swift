import PropertyTesting
import PairingsConsole

/// The verb `run`, which checks the laws of every instance.
struct RunCommand {
  let options: Invocation.Options
  private let runner: Runner
  private let laws: [Law]
  private let pool: WorkerPool

  /// The laws of all parts of the run.
  private let whole: RunSummary.Whole

  init(_ options: Invocation.Options, _ laws: [Law]) {
    self.options = options
    runner = Runner(seed: options.seed, cases: options.cases)
    // Sorted by name, so that each part has the same laws, even if another process lists them in
    // another order.
    let laws = laws.map { ($0.id, $0) }.sorted { $0.0 < $1.0 }
    whole = RunSummary.Whole(laws.map(\.0))
    self.laws = laws.map(\.1).enumerated().filter { index, _ in
      index % options.shard.count == options.shard.index
    }.map(\.element)
    pool = WorkerPool(
      arguments: [
        "run", "--worker", "--filter", options.filter, "--seed", "\(runner.seed)",
        "--cases", "\(runner.cases)", "--shard", "\(options.shard.index)/\(options.shard.count)",
      ], jobs: options.jobs, limit: options.limit)
  }

  func run() async -> Int32 {
    if options.isWorker {
      let known = Dictionary(laws.map { ($0.id, $0) }) { first, _ in first }
      WorkerLoop.work { part in known[part.law].map { result(of: part, $0) } ?? .unknown }
      return 0
    }
    let answers = await answers()
    let folder = FailureFolder()
    let reports = zip(laws, answers).map { law, answer in
      switch answer {
      case .done(let report):
        if let complaint = folder.keep(report) { Terminal.streams.complain(complaint) }
        return report
      case .late(let words): return ended(law, pool.lateness, words)
      case .ended(let reason, let words): return ended(law, reason, words)
      }
    }
    let part = RunSummary.Part(
      filter: options.filter, index: options.shard.index, count: options.shard.count, of: whole)
    return RunSummary(seed: runner.seed, cases: runner.cases, part: part, reports: reports)
      .tell(as: options.format)
  }

  /// Returns the report of a law whose process ended, with the case of its last words.
  private func ended(_ law: Law, _ reason: String, _ words: String?) -> Report {
    let last = LastWords(words)
    let address = last.place?.law == law.id ? last.place?.address : nil
    return Report(law, seed: runner.seed, ended: reason + last.message, in: address)
  }

  // MARK: - The work

  /// A request to a worker, which finds the law by its name.
  fileprivate enum Part: Codable, Sendable {
    case whole(String)

    /// The cases up to the end of the first sweep, if the others are worth dividing.
    case beginning(String)

    /// One part of the other cases.
    case piece(String, part: Int, of: Int)

    /// All cases, if the first parts had nothing to report.
    case rest(String, behind: Int, of: Int)
  }

  private enum Result: Codable, Sendable {
    case report(Report)
    case goesOn
    case isPlain(Bool)

    /// No law of the worker has this name.
    case unknown
  }

  /// The minimal number of cases that are divided among processes.
  private static let worthDividing = 20_000

  /// Returns the answers for all laws. If few laws have many cases, the cases are divided as well.
  private func answers() async -> [WorkerPool.Answer<Report>] {
    let isDivided = options.jobs > 1 && options.cases > Self.worthDividing
    let names = laws.map(\.id)
    var answers = await work(on: names.map { isDivided ? .beginning($0) : .whole($0) })
    let open = laws.indices.filter { if case .done(.goesOn) = answers[$0] { true } else { false } }
    let parts = open.count < 2 * options.jobs ? 4 * options.jobs : 1
    let pieces =
      parts == 1
      ? []
      : open.flatMap { index in
        (0..<parts).map { Part.piece(names[index], part: $0, of: parts) }
      }
    let found = await work(on: pieces)
    var rests: [(index: Int, part: Part)] = []
    for (place, index) in open.enumerated() {
      let own = found.dropFirst(place * parts).prefix(parts)
      // The first part that was late knows its case; the others may not have begun.
      if let late = own.first(where: { if case .late(.some) = $0 { true } else { false } }) {
        answers[index] = late
        continue
      }
      let plain = own.prefix { if case .done(.isPlain(true)) = $0 { true } else { false } }
      rests.append((index, .rest(names[index], behind: plain.count, of: parts)))
    }
    for (rest, answer) in zip(rests, await work(on: rests.map(\.part))) {
      answers[rest.index] = answer
    }
    return answers.map { answer in
      switch answer {
      case .done(.report(let report)): .done(report)
      case .done(.unknown):
        .ended("a process of the command has no such law: all must have the same", lastWords: nil)
      case .done: .ended("its process gave another answer", lastWords: nil)
      case .late(let words): .late(lastWords: words)
      case .ended(let reason, let words): .ended(reason, lastWords: words)
      }
    }
  }

  private func work(on parts: [Part]) async -> [WorkerPool.Answer<Result>] {
    let progress = Progress(of: parts.count)
    let names = parts.map(\.law)
    defer { progress.end() }
    return await pool.work(on: parts, of: names, as: Result.self) { progress.step(names[$0]) }
  }

  /// Handles the request to a worker.
  private func result(of part: Part, _ law: Law) -> Result {
    let saved = FailureFolder().choices(law.id)
    return Session.withWord(of: law, runner) { runner in
      switch part {
      case .whole: .report(runner.check(law, saved: saved))
      case .beginning:
        runner.begin(law, saved: saved, worthDividing: Self.worthDividing).map { .report($0) }
          ?? .goesOn
      case .piece(_, let part, let parts): .isPlain(runner.isPlain(law, part: part, of: parts))
      case .rest(_, let plain, let parts):
        .report(runner.check(law, saved: saved, behind: plain, of: parts))
      }
    }
  }
}

extension RunCommand.Part {
  /// The name of the law.
  fileprivate var law: String {
    switch self {
    case .whole(let law), .beginning(let law), .piece(let law, _, _), .rest(let law, _, _): law
    }
  }
}
