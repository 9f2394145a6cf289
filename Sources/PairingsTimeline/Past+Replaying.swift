import Pairings

extension Past {
  /// Appends an entry for each input, in a row, and makes one of them current. Returns their
  /// numbers.
  ///
  /// First computes the components, which calls code of users that may commit. Then writes the
  /// entries without calling such code.
  func replay(_ inputs: [(input: Input, isSkipped: Bool)], showing shown: Int) -> [ID] {
    let parent = current
    guard let start = component(at: parent), let depth = nodes[parent]?.depth else { return [] }
    var (place, goal) = (start, start)
    var kept: [Place?] = []
    for (index, (input, isSkipped)) in inputs.enumerated() {
      if !isSkipped { place = place.applying(.input(input)) }
      kept.append((depth + index + 1).isMultiple(of: checkpointInterval) ? place : nil)
      if index + 1 == shown { goal = place }
    }
    guard isOn, nodes[parent] != nil, !inputs.isEmpty else { return [] }
    current = parent
    var all: [ID] = []
    for (input, kept) in zip(inputs, kept) {
      append(.input(input.input)) { kept }
      nodes.change(current) { $0.isSkipped = input.isSkipped }
      all.append(current)
    }
    let target = shown > 0 ? all[shown - 1] : parent
    nodes.lead(to: target)
    show(target, goal)
    if isWatched { for (id, (input, _)) in zip(all, inputs) { announce(id, .input(input)) } }
    forgetBeyondLimits()
    return all
  }
}
