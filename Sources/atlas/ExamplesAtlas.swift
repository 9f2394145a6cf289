import PairingsExamples
import PairingsTerminal

/// The `atlas` command: the properties of the examples.
@main
struct ExamplesAtlas: AtlasCommand {
  static var components: [ExploredComponent] { ExploredComponent.examples }
}
