import Pairings
import PairingsWeb

/// The picture of a table of cells with one in focus, and the formula of that cell.
struct SheetPicture {
  let sheet: Sheet

  var node: PageNode { .element("div", [.class("sheet")], [bar, table]) }

  /// The formula of the cell in focus.
  private var bar: PageNode {
    let name = sheet.focus.description
    let input = LineInput(
      label: "the formula of " + name, text: sheet.cells[sheet.focus]?.text ?? "",
      input: { name + " = " + $0 })
    return .element("label", [], [.text(name + " = "), input.node])
  }

  private var table: PageNode {
    let values = sheet.values
    return .element(
      "table",
      [
        .attribute("role", "grid"), .attribute("tabindex", "0"),
        .attribute("aria-label", "The cells"),
        .on("keydown", [.preventDefault, .stopPropagation]) { moved($0) },
      ],
      [head] + sheet.rows.map { row($0, values) })
  }

  private var head: PageNode {
    let letters = sheet.columns.map { column -> PageNode in
      .element("th", [], [.text(Address.letters(column))])
    }
    return .element("tr", [], [.element("th", [])] + letters)
  }

  private func row(_ row: Int, _ values: Store<Address, CellValue>) -> PageNode {
    let cells = sheet.columns.map { column -> PageNode in
      let address = Address(column: column, row: row)
      return cell(address, sheet.shown(address, values) ?? "")
    }
    return .element("tr", [], [.element("th", [], [.text("\(row + 1)")])] + cells)
  }

  private func cell(_ address: Address, _ text: String) -> PageNode {
    .element(
      "td",
      [
        .attribute("role", "gridcell"),
        .attribute("aria-selected", address == sheet.focus ? "true" : "false"),
        .on("click", .send(address.description)),
      ],
      [.text(text)])
  }

  /// Returns the act that moves the focus in the direction of an arrow key.
  private func moved(_ event: PageEvent) -> Act? {
    var address = sheet.focus
    if event.isKey("ArrowUp") {
      address.row -= 1
    } else if event.isKey("ArrowDown") {
      address.row += 1
    } else if event.isKey("ArrowLeft") {
      address.column -= 1
    } else if event.isKey("ArrowRight") {
      address.column += 1
    } else {
      return nil
    }
    guard address.row >= 0, address.column >= 0 else { return nil }
    return .send(address.description)
  }
}
