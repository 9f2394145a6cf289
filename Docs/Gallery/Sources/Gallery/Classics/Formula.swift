import Pairings

/// The value of a cell: a number, or the reason for which there is none.
package typealias CellValue = Result<Double, CellError>

/// The reason for which a cell, or a cell that it needs, has no number.
package enum CellError: Error, Equatable {
  /// A cycle of cells: each needs the next one, and the last one the first.
  case cycle([Address])
  case divisionByZero
  case tooLarge
}

/// A formula that computes a cell from others, such as `=A1+B2*2`.
///
/// A formula is a function of a space of values. Its steps are in the order of evaluation, operands
/// before operators, so that neither a long nor a deep formula needs a deep stack.
package struct Formula: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case number(Double)
    case cell(Address)
    case negate
    case combine(Operator)
  }

  package enum Operator: Character, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
  }

  package let text: String
  package let steps: [Step]

  /// Reads a formula, with or without an equals sign.
  ///
  /// - Throws: A refusal that states the error in the text.
  package init(_ text: some StringProtocol) throws(Refusal) {
    let body = Substring(text.drop { $0 == " " })
    let formula = body.first == "=" ? body.dropFirst() : body
    steps = try FormulaReader.steps(of: formula)
    self.text = formula.split(separator: " ").joined(separator: " ")
  }

  /// Computes the value from those of the sheet. Each of them is requested before one of them
  /// decides.
  package func value(in sheet: Store<Address, CellValue>) -> CellValue {
    var operands: [CellValue] = []
    for step in steps {
      switch step {
      case .number(let number): operands.append(.success(number))
      case .cell(let address): operands.append(sheet.peek(address))
      case .negate: operands.append(operands.removeLast().map { -$0 })
      case .combine(let combine):
        let right = operands.removeLast()
        let left = operands.removeLast()
        operands.append(left.flatMap { left in right.flatMap { combine.apply(left, $0) } })
      }
    }
    return operands.removeLast()
  }
}

extension Formula.Operator {
  package func apply(_ left: Double, _ right: Double) -> CellValue {
    let number =
      switch self {
      case .add: left + right
      case .subtract: left - right
      case .multiply: left * right
      case .divide: left / right
      }
    if number.isFinite { return .success(number) }
    return .failure(self == .divide && right == 0 ? .divisionByZero : .tooLarge)
  }
}
