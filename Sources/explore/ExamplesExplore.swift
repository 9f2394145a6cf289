import PairingsExamples
import PairingsTerminal

/// The `explore` command: the examples in a terminal.
@main
struct ExamplesExplore: ExploreCommand {
  static var summary: String { "comonadic user interfaces in a terminal" }

  static var components: [ExploredComponent] { ExploredComponent.examples }
}
