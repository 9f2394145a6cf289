import Pairings

/// Runs and frees what nests deeper than a stack.
func deep() -> Int {
  let depth = 100_000
  var state = State<Int, Int> { position in
    position += 1
    return position
  }
  var left = Callback<Int>.work { 0 }
  for _ in 0..<depth {
    state = state.flatMap { .pure($0 + 1) }
    left = left.flatMap { n in .work { n + 1 } }
  }
  func right(_ n: Int) -> Callback<Int> {
    n == depth ? .pure(n) : Callback<Int>.work { n + 1 }.flatMap(right)
  }
  let loop = Callback<Int>.iterate(0) { n in .pure(n < depth ? .next(n + 1) : .done(n)) }
  func value(_ effect: Callback<Int>) -> Int? {
    var value: Int?
    CallbackOf.launch(effect, on: ()) { if case .success(let end) = $0 { value = end } }
    return value
  }
  return held(
    state.eval(0) == depth + 1, value(left) == depth, value(right(0)) == depth,
    value(loop) == depth)
}
