import Pairings

/// The rows of one pair: every operation, with the action visible to the optimiser, opaque, and
/// through a driver that is not specialised.
struct PairRows<P: Pairing> {
  let pairing: P

  /// Create the action, the space and the control in a function that is not inlined.
  let move: () -> Kind<P.Moves, Int>
  let space: () -> Kind<P.Space, Int>
  let stored: () -> Stored<Int, Int>

  /// Perform an operation with the action visible to the optimiser, and without any closure.
  let visible: (Operation, Int) -> Int
  let plain: (Operation, Int) -> Int

  /// The promised cost of a fused move with an opaque action, in units of `stored`.
  let bar: Double

  var rows: [Row] {
    Operation.allCases.flatMap { operation in
      [
        Row(
          name(operation), "visible", control: "plain",
          bar: operation == .move && pairing is StateStore<Int> ? .ratio(2) : nil,
          operation: { { visible(operation, $0) } }, by: { { plain(operation, $0) } }),
        operation == .select ? selectRow : opaqueRow(operation),
        Row(
          name(operation), "not specialised", control: "stored",
          bar: operation == .move && pairing is StateStore<Int> ? .nanoseconds(60) : nil,
          allocations: operation == .move ? 0 : nil,
          operation: {
            onSpace { driveUnspecialised(operation, pairing, $0, &$1, $2) }
          }, by: { storedWorkload(operation) }),
      ]
    }
  }

  private func opaqueRow(_ operation: Operation) -> Row {
    Row(
      name(operation), "opaque", control: "stored",
      bar: operation == .move ? .ratio(bar) : nil, allocations: operation == .move ? 0 : nil,
      operation: { workload(operation) }, by: { storedWorkload(operation) })
  }

  /// The row of a generic select of a duplicated space, beside the fused move.
  private var selectRow: Row {
    Row(
      name(.select), "opaque", control: "fused move", bar: .ratio(6),
      operation: { workload(.select) }, by: { workload(.move) })
  }

  private func name(_ operation: Operation) -> String { "\(P.self).\(operation)" }

  private func workload(_ operation: Operation) -> Row.Workload {
    onSpace { drive(operation, pairing, $0, &$1, $2) }
  }

  /// Returns a workload of an opaque action on an opaque, uniquely referenced space.
  private func onSpace(
    _ body: @escaping (Kind<P.Moves, Int>, inout Kind<P.Space, Int>, Int) -> Int
  ) -> Row.Workload {
    let move = opaque(move())
    var space: Kind<P.Space, Int>? = opaque(space())
    return { count in
      guard var current = space.take() else { return 0 }
      defer { space = current }
      return body(move, &current, count)
    }
  }

  private func storedWorkload(_ operation: Operation) -> Row.Workload {
    let stored = opaque(stored())
    return { Stored.drive(operation, stored, $0) }
  }

  /// The row of the cost of a space after a million moves, in units of its cost after ten.
  var agedRow: Row { .aged("\(P.self)") { workload(.move) } }

  /// The rows of chains of moves from a fresh space, with an extract at each step.
  var chainRows: [Row] {
    [1, 1_000, 1_000_000].map { length in
      Row(
        "\(P.self).chain", "\(length)", control: "stored", unit: length,
        operation: {
          let move = opaque(move())
          return { count in
            var sum = 0
            for _ in 0..<count {
              var space = opaque(space())
              sum &+= drive(.move, pairing, move, &space, length)
            }
            return sum
          }
        },
        by: {
          { count in
            var sum = 0
            for _ in 0..<count {
              let stored = opaque(stored())
              sum &+= Stored.drive(.move, stored, length)
            }
            return sum
          }
        })
    }
  }
}
