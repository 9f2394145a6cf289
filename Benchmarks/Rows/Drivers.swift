import Pairings

/// The operations in which every pair is measured.
enum Operation: String, CaseIterable {
  case pair, select, move, moved, extract
}

/// Performs an operation of a pairing a number of times. The code is shared by all pairs and
/// inlined, so that each row decides what the optimiser sees.
@inline(__always)
func drive<P: Pairing>(
  _ operation: Operation, _ p: P, _ move: Kind<P.Moves, Int>, _ space: inout Kind<P.Space, Int>,
  _ count: Int
) -> Int {
  var sum = 0
  switch operation {
  case .pair:
    for _ in 0..<count {
      let value = p.pair(move, space) { $0 &+ $1 }
      keep(value)
      sum &+= value
    }
  case .extract:
    for _ in 0..<count {
      let value = P.Space.extract(space)
      keep(value)
      sum &+= value
    }
  case .move:
    for _ in 0..<count {
      p.move(move, &space)
      let value = P.Space.extract(space)
      keep(value)
      sum &+= value
    }
  case .moved:
    for _ in 0..<count {
      space = p.moved(space, by: move)
      let value = P.Space.extract(space)
      keep(value)
      sum &+= value
    }
  case .select:
    for _ in 0..<count {
      space = p.select(move, P.Space.duplicate(space))
      let value = P.Space.extract(space)
      keep(value)
      sum &+= value
    }
  }
  return sum
}

/// Returns a workload that moves a uniquely referenced space by a move that the optimiser does not
/// see.
@inline(__always)
func moving<P: Pairing>(
  _ pairing: P, _ move: Kind<P.Moves, Int>, _ space: Kind<P.Space, Int>
) -> Row.Workload {
  let move = opaque(move)
  var space: Kind<P.Space, Int>? = opaque(space)
  return { count in
    guard var current = space.take() else { return 0 }
    defer { space = current }
    return drive(.move, pairing, move, &current, count)
  }
}

extension Row {
  /// Returns a row of the cost of a move after a million moves, in units of its cost after ten.
  static func aged(
    _ pair: String, allocations: Double? = 0, _ makeWorkload: @escaping () -> Row.Workload
  ) -> Row {
    func aged(_ moves: Int) -> Row.Workload {
      let workload = makeWorkload()
      keep(workload(moves))
      return { count in
        keep(workload(count))
        return 0  // The two are in different positions.
      }
    }
    return Row(
      "\(pair).move", "after 1000000 moves", control: "after 10", bar: .ratio(1.2),
      allocations: allocations, operation: { aged(1_000_000) }, by: { aged(10) })
  }
}

/// Performs the same as `drive`, in a client that the compiler does not specialise.
@_semantics("optimize.sil.specialize.generic.never") @inline(never)
func driveUnspecialised<P: Pairing>(
  _ operation: Operation, _ p: P, _ move: Kind<P.Moves, Int>, _ space: inout Kind<P.Space, Int>,
  _ count: Int
) -> Int {
  drive(operation, p, move, &space, count)
}
