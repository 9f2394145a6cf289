import PairingLaws
import PairingMutants

/// `laws mutants`: checks that every broken instance is caught by its law.
struct MutantsCommand {
  let options: Invocation.Options
  let mutants: [Mutant]

  init(_ options: Invocation.Options) throws(UsageError) {
    self.options = options
    mutants = Mutant.all.filter { options.admits("\($0.suite.name)/\($0.name)") }
    guard !mutants.isEmpty else {
      throw UsageError(message: "no mutant matches '\(options.filter)'")
    }
  }

  func run() -> Int32 {
    let runner = Runner(seed: options.seed ?? 1, cases: options.cases)
    let references = options.filter == "*" ? Mutant.references : []
    let matrix = KillMatrix(mutants, references: references, runner: runner)
    switch options.format {
    case .json: print(matrix.json.text, terminator: "")
    default: print(matrix.text, terminator: "")
    }
    return matrix.failures.isEmpty ? 0 : 1
  }
}
