// Moves have no effect, and are put under one.
// error: referencing static method 'moves' on 'Dispatcher' requires the types 'IOOf<Never>' and 'IdentityOf' be equivalent
import Pairings

enum Input { case reset, load }

func inputs(
  _ loading: Dispatcher<IOOf<Never>, StateOf<Int>, Input>
) -> Dispatcher<IOOf<Never>, StateOf<Int>, Input> {
  loading.combined(with: .moves { $0 == .reset ? .set(0) : nil })
}
