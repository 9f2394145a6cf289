package import Pairings

/// A spreadsheet, an input a line: State/Store.
///
/// The position is the sheet with one of its cells in focus. A move changes the cell or
/// goes to another; the values follow.
package enum Spreadsheet: EveryEffect {
  package static let keys = [
    Key("A1 = 3", "a number in a cell"), Key("B1 = A1 * 2", "a formula: + - * / ( )"),
    Key("B1 =", "an empty cell"), Key("A1", "look at a cell"),
  ]

  package static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, StateStore<Sheet>, Display<Eff>> {
    let calculator = Calculator()
    return Component(
      StateStore(),
      Store(Sheet()) { sheet in
        UI { handler in
          Display(text: calculator.text(of: sheet)) { input throws(Refusal) in
            handler(try move(for: input))
          }
        }
      })
  }

  /// Returns the move that an input means.
  package static func move(for input: String) throws(Refusal) -> State<Sheet, Void> {
    let parts = input.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: " ").joined(separator: " ")
    guard let address = Address(name) else {
      guard !name.isEmpty else { throw .unknown(input, keys) }
      throw Refusal(message: "has no cell '\(printable(name))'; cells are A1 to ZZZ999999")
    }
    let look = State<Address, Void>.set(address).focus(focus)
    guard parts.count > 1 else { return look }
    let isEmpty = parts[1].allSatisfy { $0 == " " }
    let formula: Formula? = try isEmpty ? nil : Formula(parts[1])
    return look.then(State.set(formula).focus(cell(address)))
  }

  private static var focus: Lens<Sheet, Address> {
    Lens(get: { $0.focus }, modify: { $1(&$0.focus) })
  }

  private static func cell(_ address: Address) -> Lens<Sheet, Formula?> {
    Lens(get: { $0.cells[address] }, modify: { $1(&$0.cells[address]) })
  }
}

extension Exhibit {
  package static var sheet: Exhibit {
    Exhibit(
      .sheet, pair: "State/Store", summary: "cells that follow from each other",
      typing: .lines, keys: Spreadsheet.keys)
  }
}
