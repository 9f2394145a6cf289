import Pairings

/// A sheet of cells whose formulas refer to each other, with one cell in focus.
package struct Sheet: Equatable {
  package var cells = Cells()
  package var focus = Address()

  /// The formula of every cell, as a function of the values of all cells. An empty cell is zero.
  package var formulas: Store<Address, (Store<Address, CellValue>) -> CellValue> {
    Store(focus) { [cells] address in
      guard let formula = cells[address] else { return { _ in .success(0) } }
      return formula.value(in:)
    }
  }

  /// The value of every cell, computed on request. A cycle is named from its first cell on,
  /// whichever cell was requested.
  package var values: Store<Address, CellValue> {
    evaluation(following: false).results(from: focus)
  }

  /// Returns the evaluation of all formulas, which may follow the changes from one sheet to the
  /// next.
  package func evaluation(following isFollowing: Bool) -> Evaluation<Address, CellValue> {
    Evaluation(of: formulas, following: isFollowing) { cycle in
      let start = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
      return .failure(.cycle(Array(cycle[start...] + cycle[..<start])))
    }
  }
}

// MARK: - Pictures

extension Sheet {
  /// The formula and value of the cell in focus, and the page of the sheet around it.
  package var text: String { text(values) }

  /// Returns the text of the sheet for given values.
  package func text(_ values: Store<Address, CellValue>) -> String {
    let head = Self.row("", columns.map(Address.letters))
    let lines = rows.map { row in
      Self.row(
        "\(row + 1)",
        columns.map { shown(Address(column: $0, row: row), values) ?? "·" })
    }
    return ([legend(values.extract()), head] + lines).joined(separator: "\n")
  }

  /// The columns of the page around the focus.
  package var columns: [Int] { (0..<6).map { focus.column / 6 * 6 + $0 } }

  /// The rows of the page around the focus.
  package var rows: [Int] { (0..<8).map { focus.row / 8 * 8 + $0 } }

  /// Returns the text of a cell for given values, or nil if the cell is empty.
  package func shown(_ address: Address, _ values: Store<Address, CellValue>) -> String? {
    cells[address] == nil ? nil : Self.short(values.peek(address))
  }

  private func legend(_ value: CellValue) -> String {
    guard let formula = cells[focus] else { return "\(focus) is empty" }
    let text = "\(focus) = \(printable(formula.text))"
    if case .number? = formula.steps.first, formula.steps.count == 1 { return text }
    return switch value {
    case .success(let number): "\(text) is \(Self.text(number))"
    case .failure(let error): "\(text) is no number: \(error.text)"
    }
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    ([String(repeating: " ", count: max(6 - name.count, 0)) + name]
      + cells.map { String(repeating: " ", count: max(9 - $0.count, 0)) + $0 })
      .joined(separator: " ")
  }

  private static func short(_ value: CellValue) -> String {
    switch value {
    case .success(let number): [text(number), text(rounded(number))].first(where: fits) ?? "####"
    case .failure(.cycle): "#CYCLE"
    case .failure(.divisionByZero): "#DIV/0"
    case .failure(.tooLarge): "#LARGE"
    }
  }

  private static func fits(_ text: String) -> Bool { text.count <= 9 }

  /// Rounds a number to the four digits after the point that a page shows.
  private static func rounded(_ number: Double) -> Double { (number * 1e4).rounded() / 1e4 }

  private static func text(_ number: Double) -> String {
    Int64(exactly: number).map { $0.description } ?? "\(number)"
  }
}

extension CellError {
  package var text: String {
    switch self {
    case .cycle(let addresses):
      let names = addresses.map { $0.description }
      let shown = names.count > 8 ? names.prefix(7) + ["…"] : names[...]
      return "it needs a cycle, \((shown + names.prefix(1)).joined(separator: " → "))"
    case .divisionByZero: return "something is divided by zero"
    case .tooLarge: return "something is too large"
    }
  }
}
