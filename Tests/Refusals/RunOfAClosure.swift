// error: trailing closure passed to parameter of type 'Kind<AsyncOf<Offline>, Void>' that does not accept a closure
import Pairings

struct Offline: Error {}
enum Input { case load, came(Int) }

func download() async throws(Offline) -> Int { 3 }

func loading() -> Dispatcher<AsyncOf<Offline>, StateOf<Int>, Input> {
  .update { count, input in
    switch input {
    case .load: return .run { send in try await send(.came(download())) }
    case .came(let number): count = number
    }
    return .none
  }
}
