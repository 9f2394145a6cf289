/// An unfinished order, whose answers determine the next page of the wizard.
package struct Order {
  package var answers: [String] = []

  /// The question of the page and its choices, of which the last page has none.
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

  /// Returns the order after a turn, or the same order if the turn leads to no page.
  package func turned(_ turn: Wizard.Turn) -> Order {
    switch turn {
    case .choose(let index):
      choices.indices.contains(index) ? Order(answers: answers + [choices[index]]) : self
    case .back: Order(answers: answers.dropLast())
    }
  }

  /// The order so far, and the question.
  var facts: [Fact] {
    [Fact("order", answers.joined(separator: ", ")), Fact(page.question)]
  }

  /// The page as a menu.
  var menu: Widget.Menu {
    Widget.Menu(
      path: ["order"] + answers, question: page.question,
      choices: choices.enumerated().map { Key("\($0 + 1)", $1) })
  }

  package var text: String {
    let lines = choices.enumerated().map { "  \($0 + 1) \($1)" }
    return Picture.framed(
      ([page.question] + lines).joined(separator: "\n"),
      title: (["order"] + answers).joined(separator: " › "))
  }
}
