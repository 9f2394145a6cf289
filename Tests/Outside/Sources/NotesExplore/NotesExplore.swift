import ExploredNotes
import PairingsExplore

@main struct NotesExplore: ExploreCommand {
  static var components: [ExploredComponent] { ExploredComponent.all }
}
