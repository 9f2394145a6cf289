import PairingsConsole
import PropertyTesting

/// The verb `mutants`, which checks that every broken instance is caught by its law.
struct MutantsCommand {
  /// The result of a mutant, or of an original instance.
  private enum Part: Codable, Sendable {
    case row(KillMatrix.Row)
    case reference([String])

    /// No mutant or instance of the worker has this name.
    case unknown
  }

  let options: Invocation.Options
  private var runner: Runner
  private let mutants: [Mutant]
  private let references: [Suite]
  private let saved: SavedKills?

  init(
    _ options: Invocation.Options, _ all: [Mutant], _ references: [Suite]
  ) throws(UsageError) {
    self.options = options
    runner = Runner(seed: options.seed ?? 1, cases: options.cases)
    runner.scanned = 0  // Only the failure of a mutant matters.
    mutants = all.filter { options.admits("\($0.suite.name)/\($0.name)") }
    self.references = options.filter == "*" ? references : []
    guard !mutants.isEmpty else {
      throw UsageError(
        message: all.isEmpty
          ? "'\(Terminal.name)' has no mutants: list broken instances in 'mutants'"
          : "no mutant matches '\(options.filter)'")
    }
    guard options.saved == nil || options.format == .svg else {
      throw UsageError(message: "--from is for --format svg")
    }
    if let path = options.saved {
      saved = try SavedKills(contentsOf: path, agreeingWith: mutants)
    } else {
      saved = nil
    }
  }

  func run() async -> Int32 {
    if options.isWorker {
      let known = Dictionary(keys.enumerated().map { ($1, $0) }) { first, _ in first }
      WorkerLoop.work { (key: String) in known[key].map(check) ?? .unknown }
      return 0
    }
    let (keys, names) = (keys, mutants.map(\.name) + references.map(\.subject))
    if let saved { return draw(saved.matrix, origin: "saved from: \(saved.command)") }
    let progress = Progress(of: names.count)
    let answers = await pool.work(on: keys, of: keys, as: Part.self) {
      progress.step(names[$0])
    }
    progress.end()
    var (rows, broken) = ([KillMatrix.Row](), [String]())
    for (name, answer) in zip(names, answers) {
      switch answer {
      case .done(.row(let row)): rows.append(row)
      case .done(.reference(let complaints)): broken += complaints
      case .done(.unknown): broken.append("\(name): a process of the command has none of this name")
      case .ended(let reason, let words): broken.append(ended(name, reason, words))
      case .late(let words): broken.append(ended(name, pool.lateness, words))
      }
    }
    let matrix = KillMatrix(rows, broken: broken)
    switch options.format {
    case .json: Terminal.write(matrix.json(command: "\(command) --format json").text)
    case .svg: _ = draw(matrix.rows.map(Kill.init), origin: command)
    default: Terminal.write(matrix.text)
    }
    return matrix.failures.isEmpty ? 0 : 1
  }

  /// The command line that makes the same table.
  private var command: String {
    let filter = options.filter == "*" ? "" : " --filter '\(options.filter)'"
    return "\(Terminal.name) mutants\(filter) --seed \(runner.seed)"
  }

  /// Returns the message about a mutant whose process ended, with the law and the case.
  private func ended(_ name: String, _ reason: String, _ words: String?) -> String {
    let last = LastWords(words)
    let place = last.place.map { ", by \($0.law) in the case \($0.address)" } ?? ""
    return "✗ \(name): \(reason)\(place)\(last.message)"
  }

  private func draw(_ kills: [Kill], origin: String) -> Int32 {
    Terminal.write(KillPicture(kills, of: mutants, origin: origin).svg)
    return 0
  }

  private var pool: WorkerPool {
    WorkerPool(
      arguments: [
        "mutants", "--worker", "--filter", options.filter, "--seed", "\(runner.seed)",
        "--cases", "\(runner.cases)",
      ], jobs: options.jobs, limit: options.limit)
  }

  /// The names of the mutants and instances in requests to workers.
  private var keys: [String] {
    mutants.map { "\($0.suite.name)/\($0.name)" }
      + references.map { "/\($0.subject)/\($0.name)" }
  }

  private func check(_ index: Int) -> Part {
    index < mutants.count
      ? .row(KillMatrix.Row(mutants[index], runner: runner))
      : .reference(KillMatrix.complaints(references[index - mutants.count], runner: runner))
  }
}
