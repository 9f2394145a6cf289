import Pairings

extension Past {
  /// Appends an entry for each input, in a row, and makes the last one current. Returns their
  /// numbers.
  ///
  /// First computes the components, which calls code of users that may commit. Then writes the
  /// entries without calling such code.
  func replay(_ inputs: [Input]) -> [ID] {
    let parent = current
    guard var component = component(at: parent), let place = nodes.place(parent) else { return [] }
    let depth = nodes.items[place].depth
    var kept: [Place?] = []
    for (index, input) in inputs.enumerated() {
      component = component.applying(.input(input))
      kept.append((depth + index + 1).isMultiple(of: checkpointInterval) ? component : nil)
    }
    guard isOn, nodes.place(parent) != nil, !inputs.isEmpty else { return [] }
    arrive(at: parent)
    var all: [(id: ID, step: Step)] = []
    for (input, kept) in zip(inputs, kept) {
      append(.input(input)) { kept }
      all.append((current, .input(input)))
    }
    show(current, component, announcing: all)
    return all.map(\.id)
  }
}
