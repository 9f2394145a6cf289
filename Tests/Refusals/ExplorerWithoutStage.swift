// error: initializer 'init(_:limit:)' requires the types 'Stage<Offline>' and '()' be equivalent
import Pairings

struct Offline: Error {}

func explored(
  _ page: Component<RehearsalOf<Offline>, StateStore<Int>, Int, Int>
) -> Int {
  Explorer(page).view
}
