public import Pairings

extension BenchmarkSuite {
  /// The rows of a pairing: `pair`, `select`, `move`, `moved` and `extract`, each with a move that
  /// the optimiser sees, with an opaque one and in a client that is not specialised; chains of 1
  /// to 1 000 000 moves; and a move after a million beside one after ten.
  ///
  ///     .pairing(WalkField(), move: step, space: field, by: HandWritten.init)
  ///
  /// Each row is beside the control, and each opaque one is beside a `StateStore` whose state is the
  /// control, too. The values of the move and of the space are numbers: their sums are compared with
  /// the control's. The move and the space are created anew for each row. A chain makes a million
  /// moves, so that the time of a move should not depend on the number of moves before it.
  ///
  /// - Complexity: O(1); nothing is performed until the rows are measured.
  @inlinable @inline(__always)
  public static func pairing<P: Pairing, Control: BenchmarkControl>(
    _ pairing: P, move: @autoclosure @escaping () -> Kind<P.Moves, Int>,
    space: @autoclosure @escaping () -> Kind<P.Space, Int>,
    by control: @escaping () -> Control
  ) -> BenchmarkSuite {
    let rows = PairRows(
      pairing, move: move, space: space, by: control, called: "by hand",
      visible: { operation, count in
        var space = space()
        return operation.drive(pairing, move(), &space, count)
      },
      plain: { operation, count in
        var control = control()
        return operation.drive(&control, count)
      })
    return BenchmarkSuite(rows.rows + rows.rowsBesideStateStore + rows.chainRows + [rows.agedRow])
  }

  /// The rows of a pairing whose visible loops are written out, beside a control with a name.
  ///
  /// - Parameters:
  ///   - pairing: The pairing.
  ///   - move: A function that creates the move.
  ///   - space: A function that creates the space.
  ///   - control: A function that creates the control.
  ///   - name: The name of the control in the table.
  ///   - visible: The loop of an operation, performed the given number of times.
  ///   - plain: The same loop without a pairing.
  @inlinable
  public static func pairing<P: Pairing, Control: BenchmarkControl>(
    _ pairing: P, move: @escaping () -> Kind<P.Moves, Int>,
    space: @escaping () -> Kind<P.Space, Int>, by control: @escaping () -> Control,
    called name: String, visible: @escaping (PairOperation, Int) -> Int,
    plain: @escaping (PairOperation, Int) -> Int
  ) -> BenchmarkSuite {
    let rows = PairRows(
      pairing, move: move, space: space, by: control, called: name, visible: visible, plain: plain)
    return BenchmarkSuite(rows.rows + rows.chainRows + [rows.agedRow])
  }
}
