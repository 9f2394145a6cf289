import GalleryCommands
import PairingsTerminal

/// The command that opens the components of the gallery in a terminal.
@main
struct GalleryExplore: ExploreCommand {
  static var summary: String { "the gallery in a terminal" }

  static var components: [ExploredComponent] { ExploredComponent.gallery }
}
