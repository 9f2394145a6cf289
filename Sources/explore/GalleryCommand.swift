import PairingsExplore

/// The `explore` command: the components of the gallery.
@main
struct GalleryCommand: ExploreCommand {
  static var summary: String { "comonadic user interfaces in a terminal" }

  static var components: [ExploredComponent] { ExploredComponent.gallery }
}
