package import PairingsTerminal

extension ExploredComponent {
  /// All examples, in the order of the guide.
  package static var examples: [ExploredComponent] {
    [
      Counter.explored, Todo.explored, Vending.explored, Editor.explored, SharedText.explored,
      Parent.explored,
    ]
  }
}
