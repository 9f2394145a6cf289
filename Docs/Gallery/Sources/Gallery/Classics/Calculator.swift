import Pairings

/// An incremental evaluator of a series of sheets, which computes only the values that a change
/// affects.
///
///     let calculator = Calculator()
///     calculator.text(of: sheet)  // Equals sheet.text, computed from the changes.
///
/// - Complexity: A change of a cell recomputes the cells that depend on it, and the cells that
///   depend on a cycle.
package final class Calculator {
  private var cells = Cells()
  private let evaluation = Sheet().evaluation(following: true)

  /// Returns the text of a sheet, as ``Sheet/text`` does.
  package func text(of sheet: Sheet) -> String {
    evaluation.change(to: sheet.formulas, at: sheet.cells.changes(since: cells))
    cells = sheet.cells
    return sheet.text(evaluation.results(from: sheet.focus))
  }
}
