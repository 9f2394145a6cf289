import PairingsBenchmarks

/// A hand-written control: a class that stores the reducer and the render closure, and calls them.
final class Stored<State, View> {
  var state: State
  let reduce: (inout State) -> Int
  let render: (State) -> View

  init(
    _ state: State, _ reduce: @escaping (inout State) -> Int, _ render: @escaping (State) -> View
  ) {
    self.state = state
    self.reduce = reduce
    self.render = render
  }
}

extension Stored: BenchmarkControl where View == Int {
  func move() -> Int { reduce(&state) }

  func extract() -> Int { render(state) }

  func pair() -> Int {
    var state = state
    return reduce(&state) &+ render(state)
  }

  func moved() -> Stored {
    let copy = Stored(state, reduce, render)
    _ = copy.move()
    return copy
  }
}
