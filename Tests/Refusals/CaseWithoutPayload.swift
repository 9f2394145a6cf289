// A case without a payload is recognised by `==`.
// error: referencing static method 'case' on 'Prism' requires that 'Input' conform to 'Equatable'
// error: contextual member reference to static method 'case' requires 'Self' constraint in the protocol extension
import Pairings

enum Input { case add(Int), reset }

func widened(_ reset: Dispatcher<IOOf<Never>, StateOf<Int>, Void>) {
  let widened = reset.widen(input: .case(Input.reset))
  _ = widened
}

func prism() -> Prism<Input, Void> { .case(Input.reset) }
