import PairingsAtlasCommand
import PairingsExplore
import PairingsExploreGallery

/// The `atlas` command: the properties of the components of the gallery.
@main
struct GalleryAtlas: AtlasCommand {
  static var components: [ExploredComponent] { ExploredComponent.gallery }
}
