import PairingsExplore
import PairingsExploreGallery

/// The `explore` command: the components of the gallery in a terminal.
@main
struct GalleryCommand: ExploreCommand {
  static var summary: String { "comonadic user interfaces in a terminal" }

  static var components: [ExploredComponent] { ExploredComponent.gallery }
}
