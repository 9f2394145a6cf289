/// An order as far as it is taken; the next page of the wizard follows from it.
package struct Order {
  package var answers: [String] = []

  /// The question of the page and what can be answered; on the last page nothing.
  package var page: (question: String, choices: [String]) {
    switch answers.last {
    case nil: ("What would you like?", ["pizza", "soup", "salad"])
    case "pizza": ("Which crust?", ["thin", "thick"])
    case "soup": ("How hot?", ["mild", "spicy"])
    case "here", "away": ("Thank you, enjoy your meal!", [])
    default: ("Where to?", ["here", "away"])
    }
  }

  package var choices: [String] { page.choices }

  /// Returns the order on the page that a turn leads to; where there is none, it stays.
  package func turned(_ turn: Wizard.Turn) -> Order {
    switch turn {
    case .choose(let index):
      choices.indices.contains(index) ? Order(answers: answers + [choices[index]]) : self
    case .back: Order(answers: answers.dropLast())
    }
  }

  package var text: String {
    let lines = choices.enumerated().map { "  \($0 + 1) \($1)" }
    return Picture.framed(
      ([page.question] + lines).joined(separator: "\n"),
      title: (["order"] + answers).joined(separator: " › "))
  }
}
