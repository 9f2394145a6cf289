package import Pairings

/// Cells whose formulas refer to each other, one of them in focus.
package struct Sheet: Equatable {
  package var cells = Cells()
  package var focus = Address()

  /// The formula of every cell, as a function of the values of all; an empty cell is
  /// zero.
  package var formulas: Store<Address, (Store<Address, CellValue>) -> CellValue> {
    Store(focus) { [cells] address in
      guard let formula = cells[address] else { return { _ in .success(0) } }
      return formula.value(in:)
    }
  }

  /// What every cell shows, computed when it is asked for. A cycle is named from its
  /// first cell on, wherever it was entered.
  package var values: Store<Address, CellValue> {
    evaluation(following: false).results(from: focus)
  }

  /// The evaluation of all formulas, which may follow from one sheet to the next.
  package func evaluation(following isFollowing: Bool) -> Evaluation<Address, CellValue> {
    Evaluation(of: formulas, following: isFollowing) { cycle in
      let start = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
      return .failure(.cycle(Array(cycle[start...] + cycle[..<start])))
    }
  }
}

// MARK: - Pictures

extension Sheet {
  /// What the cell in focus says, and the page of the sheet that it is on.
  package var text: String { text(values) }

  /// What it says if its values are known.
  package func text(_ values: Store<Address, CellValue>) -> String {
    let head = Self.row("", columns.map(Address.letters))
    let lines = rows.map { row in
      Self.row(
        "\(row + 1)",
        columns.map { shown(Address(column: $0, row: row), values) ?? "·" })
    }
    return ([legend(values.extract()), head] + lines).joined(separator: "\n")
  }

  /// The columns of the page that the focus is on.
  package var columns: [Int] { (0..<6).map { focus.column / 6 * 6 + $0 } }

  /// The rows of the page that the focus is on.
  package var rows: [Int] { (0..<8).map { focus.row / 8 * 8 + $0 } }

  /// What a cell shows if its values are known; nothing if it is empty.
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

  /// Four digits after the point are enough for a page.
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
