// error: contextual member reference to static method 'run(_:under:failed:cancelled:_:)' requires 'Self' constraint in the protocol extension
import Pairings

enum Input { case load, came(Int), failed }

func page<Eff: Monad>(
  _ load: Kind<Eff, Int>
) -> Component<Eff, StateStore<Int>, Input, Int> {
  .store(
    0,
    on: .update { count, input in
      switch input {
      case .load: return .run(load, failed: { _ in .failed }) { .came($0) }
      case .came(let number): count = number
      case .failed: break
      }
      return .none
    }
  ) { count, _ in count }
}
