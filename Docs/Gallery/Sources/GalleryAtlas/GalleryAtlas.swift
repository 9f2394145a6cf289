import GalleryCommands
import PairingsTerminal

/// The command that checks the properties of the components of the gallery.
@main
struct GalleryAtlas: AtlasCommand {
  static var components: [ExploredComponent] { ExploredComponent.gallery }
}
