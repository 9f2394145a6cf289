// error: cannot infer type of closure parameter 'step' without a type annotation
import Pairings

enum Step { case more, less }

func counter() {
  _ = Component.store(
    0, on: .reduce { count, step in if step == .more { count += 1 } }
  ) { count, _ in count }
}
