public import Pairings

/// The rows of one pair: every operation, with the action visible to the optimiser, opaque, and
/// through a driver that is not specialised.
@usableFromInline
struct PairRows<P: Pairing, Control: BenchmarkControl> {
  @usableFromInline let pairing: P

  /// Create the action, the space and the control.
  @usableFromInline let move: () -> Kind<P.Moves, Int>
  @usableFromInline let space: () -> Kind<P.Space, Int>
  @usableFromInline let control: () -> Control

  /// The name of the control in the table.
  @usableFromInline let controlName: String

  /// Perform an operation with the action, or the control, visible to the optimiser.
  @usableFromInline let visible: (PairOperation, Int) -> Int
  @usableFromInline let plain: (PairOperation, Int) -> Int

  @inlinable
  init(
    _ pairing: P, move: @escaping () -> Kind<P.Moves, Int>,
    space: @escaping () -> Kind<P.Space, Int>, by control: @escaping () -> Control,
    called controlName: String, visible: @escaping (PairOperation, Int) -> Int,
    plain: @escaping (PairOperation, Int) -> Int
  ) {
    self.pairing = pairing
    self.move = move
    self.space = space
    self.control = control
    self.controlName = controlName
    self.visible = visible
    self.plain = plain
  }

  /// The rows of single operations. The view of a space that stays where it is may be zero.
  @inlinable var rows: [BenchmarkRow] {
    PairOperation.allCases.flatMap { operation in
      [
        BenchmarkRow(
          name(operation), "visible", control: "plain", isConstant: operation.isStill,
          operation: { { visible(operation, $0) } }, by: { { plain(operation, $0) } }),
        opaqueRow(operation),
        BenchmarkRow(
          name(operation), "not specialised", control: controlName,
          isConstant: operation.isStill,
          operation: { operation.unspecialisedWorkload(pairing, move(), space()) },
          by: { operation.workload(by: control()) }),
      ]
    }
  }

  @inlinable
  func opaqueRow(_ operation: PairOperation) -> BenchmarkRow {
    BenchmarkRow(
      name(operation), "opaque", control: controlName, isConstant: operation.isStill,
      operation: { workload(operation) },
      by: { operation.workload(by: control()) })
  }

  /// The rows of the pair beside a store whose state is the control.
  @inlinable var rowsBesideStateStore: [BenchmarkRow] {
    PairOperation.allCases.map { operation in
      BenchmarkRow(
        name(operation), "opaque, beside StateStore", control: "StateStore",
        isConstant: operation.isStill,
        operation: { workload(operation) },
        by: {
          operation.workload(
            StateStore<Control>(), State<Control, Int> { $0.move() },
            Store(control()) { $0.extract() })
        })
    }
  }

  @inlinable
  func name(_ operation: PairOperation) -> String { "\(P.self).\(operation)" }

  @inlinable
  func workload(_ operation: PairOperation) -> BenchmarkRow.Workload {
    operation.workload(pairing, move(), space())
  }

  /// The row of the cost of a space after a million moves, in units of its cost after ten.
  @inlinable var agedRow: BenchmarkRow { .aged("\(P.self)") { workload(.move) } }

  /// The rows of chains of moves from a fresh space, with an extract at each step.
  @inlinable var chainRows: [BenchmarkRow] {
    [1, 1_000, 1_000_000].map { length in
      BenchmarkRow(
        "\(P.self).chain", "\(length)", control: controlName, unit: length,
        operation: {
          let move = opaque(move())
          return { count in
            var sum = 0
            for _ in 0..<count {
              var space = opaque(space())
              sum &+= PairOperation.move.drive(pairing, move, &space, length)
            }
            return sum
          }
        },
        by: {
          { count in
            var sum = 0
            for _ in 0..<count {
              var control = opaque(control())
              sum &+= PairOperation.move.drive(&control, length)
            }
            return sum
          }
        })
    }
  }
}
