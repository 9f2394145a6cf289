import ExploredNotes
import PairingsAtlasCommand
import PairingsExplore

@main struct NotesAtlas: AtlasCommand {
  static var components: [ExploredComponent] { ExploredComponent.all }
}
