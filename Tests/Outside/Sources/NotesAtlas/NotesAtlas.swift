import ExploredNotes
import PairingsTerminal

@main struct NotesAtlas: AtlasCommand {
  static var components: [ExploredComponent] { ExploredComponent.all }
}
