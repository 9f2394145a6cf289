/// A path through a model, finite or a lasso.
public struct Path<Action: Hashable, View> {
  /// The view of the first state.
  public let start: View

  /// The actions, each with the view of the state after it.
  public let steps: [(action: Action, view: View)]

  /// The number of steps before the cycle in which the path ends; nil for a finite path.
  public let cycle: Int?

  /// The ordinals of the actions, each among the actions of its state.
  let ordinals: [Int]

  /// The actions.
  public var actions: [Action] { steps.map(\.action) }

  /// The view of the last state.
  public var end: View { steps.last?.view ?? start }

  init(
    start: View, steps: [(action: Action, view: View)], cycle: Int? = nil, ordinals: [Int]
  ) {
    (self.start, self.steps, self.cycle, self.ordinals) = (start, steps, cycle, ordinals)
  }

  /// Returns the same path with transformed views.
  public func map<NewView>(_ transform: (View) -> NewView) -> Path<Action, NewView> {
    Path<Action, NewView>(
      start: transform(start), steps: steps.map { ($0.action, transform($0.view)) },
      cycle: cycle, ordinals: ordinals)
  }
}

extension Path: CustomStringConvertible {
  /// The view of each state and the actions between them, an action a line.
  public var description: String {
    var lines = [indented(start)]
    for (index, step) in steps.enumerated() {
      if index == cycle { lines.append("  and then, over and over:") }
      lines.append("  \(step.action)")
      lines.append(indented(step.view))
    }
    if cycle == steps.count { lines.append("  and there it stays") }
    return lines.joined(separator: "\n")
  }

  private func indented(_ view: View) -> String {
    "\(view)".split(separator: "\n", omittingEmptySubsequences: false)
      .map { "      \($0)" }.joined(separator: "\n")
  }
}

/// Returns a number with its digits in groups of three.
func grouped(_ number: Int) -> String {
  var text = ""
  for (index, digit) in "\(number)".reversed().enumerated() {
    if index > 0, index.isMultiple(of: 3), digit != "-" { text.append("\u{202F}") }
    text.append(digit)
  }
  return String(text.reversed())
}

/// Returns a number with its noun in the singular or the plural.
func counted(_ number: Int, _ thing: String) -> String {
  "\(grouped(number)) \(thing)\(number == 1 ? "" : "s")"
}
