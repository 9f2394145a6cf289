// An update returns what goes on after it, also if that is nothing.
// error: cannot convert value of type '()' to specified type 'Effects<IOOf<Never>, StateOf<Int>, Step>'
import Pairings

enum Step { case up, down }

func steps() -> Dispatcher<IOOf<Never>, StateOf<Int>, Step> {
  .update { count, step in
    switch step {
    case .up: count += 1
    case .down: count -= 1
    }
  }
}
