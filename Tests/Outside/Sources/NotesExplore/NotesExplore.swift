import ExploredNotes
import PairingsTerminal

@main struct NotesExplore: ExploreCommand {
  static var components: [ExploredComponent] { ExploredComponent.all }
}
