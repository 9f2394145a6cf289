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

extension Stored where View == Int {
  /// Performs by hand an operation of a pairing. Returns the checksum.
  static func drive(_ operation: Operation, _ stored: Stored, _ count: Int) -> Int {
    var sum = 0
    switch operation {
    case .pair:
      for _ in 0..<count {
        var state = stored.state
        let value = stored.reduce(&state) &+ stored.render(state)
        keep(value)
        sum &+= value
      }
    case .extract:
      for _ in 0..<count {
        let value = stored.render(stored.state)
        keep(value)
        sum &+= value
      }
    case .move, .select:
      for _ in 0..<count {
        _ = stored.reduce(&stored.state)
        let value = stored.render(stored.state)
        keep(value)
        sum &+= value
      }
    case .moved:
      var stored = stored
      for _ in 0..<count {
        stored = Stored(stored.state, stored.reduce, stored.render)
        _ = stored.reduce(&stored.state)
        let value = stored.render(stored.state)
        keep(value)
        sum &+= value
      }
    }
    return sum
  }
}
