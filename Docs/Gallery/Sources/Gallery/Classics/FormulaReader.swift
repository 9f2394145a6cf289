/// A parser of formulas that puts operands before operators.
///
/// - SeeAlso: Dijkstra, *Making a Translator for ALGOL 60* (1961), where it is the
///   shunting yard.
package struct FormulaReader {
  /// An operator without its last operand, or an open parenthesis.
  private enum Waiting {
    case step(Formula.Step, precedence: Int)
    case parenthesis
  }

  private var rest: Substring
  private var steps: [Formula.Step] = []
  private var waiting: [Waiting] = []
  private var needsOperand = true

  package static func steps(of text: Substring) throws(Refusal) -> [Formula.Step] {
    var reader = FormulaReader(rest: text)
    while let character = reader.rest.first {
      if character == " " {
        reader.rest.removeFirst()
      } else if reader.needsOperand {
        try reader.readOperand(character)
      } else {
        try reader.readOperator(character)
      }
    }
    return try reader.finish()
  }

  private mutating func readOperand(_ first: Character) throws(Refusal) {
    switch first {
    case "-":
      rest.removeFirst()
      waiting.append(.step(.negate, precedence: 3))
    case "(":
      rest.removeFirst()
      waiting.append(.parenthesis)
    case "0"..."9", ".":
      let digits = take { ("0"..."9").contains($0) || $0 == "." }
      guard let number = decimal(digits), number.isFinite else {
        throw Refusal(message: "knows no number '\(printable(digits))'")
      }
      operand(.number(number))
    case "A"..."Z", "a"..."z":
      let name = take { $0.isLetter || $0.isNumber }
      guard let address = Address(name) else {
        throw Refusal(message: "has no cell '\(printable(name))'; cells are A1 to ZZZ999999")
      }
      operand(.cell(address))
    default: throw unexpected("needs a number, a cell or '('")
    }
  }

  private mutating func readOperator(_ first: Character) throws(Refusal) {
    if first == ")" {
      apply(from: 0)
      guard case .parenthesis? = waiting.popLast() else {
        throw Refusal(message: "finds a ')' that closes nothing")
      }
      rest.removeFirst()
    } else if let symbol = Formula.Operator(rawValue: first) {
      let precedence = symbol == .multiply || symbol == .divide ? 2 : 1
      apply(from: precedence)
      waiting.append(.step(.combine(symbol), precedence: precedence))
      needsOperand = true
      rest.removeFirst()
    } else {
      throw unexpected("needs one of + - * / )")
    }
  }

  private mutating func finish() throws(Refusal) -> [Formula.Step] {
    guard !needsOperand else { throw Refusal(message: "needs a number or a cell at the end") }
    apply(from: 0)
    guard waiting.isEmpty else { throw Refusal(message: "finds a '(' that nothing closes") }
    return steps
  }

  private mutating func operand(_ step: Formula.Step) {
    steps.append(step)
    needsOperand = false
  }

  /// Moves to the steps the waiting operators that bind at least as strongly as `precedence`.
  private mutating func apply(from precedence: Int) {
    while case .step(let step, let other)? = waiting.last, other >= precedence {
      steps.append(step)
      waiting.removeLast()
    }
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest.dropFirst(part.count)
    return String(part)
  }

  private func unexpected(_ need: String) -> Refusal {
    Refusal(message: "\(need) before '\(printable(String(rest.prefix(20))))'")
  }
}
