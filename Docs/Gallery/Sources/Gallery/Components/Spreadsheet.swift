import Pairings

/// A spreadsheet whose inputs are lines: State/Store.
///
/// The position is the sheet with a cell in focus. A move changes the cell or the focus, and the
/// values follow.
package enum Spreadsheet {
  package static let exhibit = Exhibit(
    "sheet", pair: "State/Store",
    summary: "cells that follow from each other",
    keys: keys, typing: .lines)

  package static let keys = [
    Key("A1 = 3", "a number in a cell"), Key("B1 = A1 * 2", "a formula: + - * / ( )"),
    Key("B1 =", "an empty cell"), Key("A1", "look at a cell"),
  ]

  /// The inputs of the spreadsheet.
  package enum Input: Hashable, Sendable {
    /// A move of the focus to a cell.
    case look(Address)

    /// A move of the focus to a cell, with a new formula.
    case set(Address, Formula?)
  }

  package static var component: PureComponent<StateStore<Sheet>, Input> {
    let calculator = Calculator()
    return .store(Sheet(), on: .reduce { sheet, input in change(&sheet, by: input) }) { sheet, _ in
      Display(
        text: calculator.text(of: sheet), facts: facts(sheet), widget: .sheet(sheet)
      ) { text throws(Refusal) in
        try input(for: text)
      }
    }
  }

  /// The cell in focus, and the values of the visible cells that are not empty.
  private static func facts(_ sheet: Sheet) -> [Fact] {
    let values = sheet.values
    var facts = [Fact("focus", sheet.focus.description)]
    for row in sheet.rows {
      for column in sheet.columns {
        let address = Address(column: column, row: row)
        if let value = sheet.shown(address, values), !value.utf8.isEmpty {
          facts.append(Fact(address.description, value))
        }
      }
    }
    return facts
  }

  /// Changes a sheet by an input.
  package static func change(_ sheet: inout Sheet, by input: Input) {
    switch input {
    case .look(let address): sheet.focus = address
    case .set(let address, let formula):
      sheet.focus = address
      sheet.cells[address] = formula
    }
  }

  /// Reads a line: a cell, or a cell with its new content.
  package static func input(for line: String) throws(Refusal) -> Input {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: " ").joined(separator: " ")
    guard let address = Address(name) else {
      guard !name.isEmpty else { throw .unknown(line, keys) }
      throw Refusal(message: "has no cell '\(printable(name))'; cells are A1 to ZZZ999999")
    }
    guard parts.count > 1 else { return .look(address) }
    let isEmpty = parts[1].allSatisfy { $0 == " " }
    return .set(address, try isEmpty ? nil : Formula(parts[1]))
  }
}
