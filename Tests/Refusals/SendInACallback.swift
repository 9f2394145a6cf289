// error: capture of 'send' with non-Sendable type 'Send<Input>' in a '@Sendable' closure
import Pairings

enum Input { case start, came(Int) }

final class Feed: Sendable {
  func observe(_ body: @escaping @Sendable (Int) -> Void) {}
}

func prices(of feed: Feed) -> Dispatcher<AsyncOf<Never>, StateOf<Int>, Input> {
  .update { price, input in
    switch input {
    case .start: return .stream { send in .work { feed.observe { send(.came($0)) } } }
    case .came(let new): price = new
    }
    return .none
  }
}
