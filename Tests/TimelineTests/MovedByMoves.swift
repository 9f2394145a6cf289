import Pairings
import PairingsTimeline

// Timelines whose inputs are moves.

typealias MovedComponent<P: Pairing, View> = Component<IdentityOf, P, Kind<P.Moves, Void>, View>
typealias MovedExplorer<P: Pairing, View> = Explorer<IdentityOf, P, Kind<P.Moves, Void>, View>
typealias MovedTimeline<P: Pairing, View> = Timeline<IdentityOf, P, Kind<P.Moves, Void>, View>

/// Returns an explorer of a number.
func movedNumber() -> MovedExplorer<StateStore<Int>, Int> {
  Explorer(Component(StateStore(), Store(0) { n in UI { _ in n } }))
}
