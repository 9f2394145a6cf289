extension Node {
  /// Returns the same view with its inputs mapped, for a part of a page.
  ///
  ///     counter.map { PageInput.counter($0) }
  ///
  /// A lazy node stays lazy, and is not created again where it would be the same. The function is
  /// not compared: where another one replaces it, the node needs another key.
  ///
  /// ## Laws
  ///
  /// For every `node`, `f` and `g`, compared by what is shown and sent:
  ///
  ///     node.map { $0 } == node                           // identity
  ///     node.map(f).map(g) == node.map { g(f($0)) }       // composition
  ///
  /// - Complexity: O(n) for n nodes that are created already.
  public func map<NewInput>(
    _ transform: @escaping (_ input: Input) -> NewInput
  ) -> Node<NewInput> {
    switch content {
    case .text(let text): Node<NewInput>(.text(text), key: key)
    case .element(let element): Node<NewInput>(.element(element.map(transform)), key: key)
    case .lazy(let source): Node<NewInput>(.lazy(MappedNode(source, transform)), key: key)
    }
  }
}

extension Element {
  /// Returns the same element with its inputs mapped.
  func map<NewInput>(_ transform: @escaping (Input) -> NewInput) -> Element<NewInput> {
    Element<NewInput>(
      tag, properties.map { $0.map(transform) }, children.map { $0.map(transform) },
      list.map { MappedList($0, transform) })
  }
}

/// A lazy node with its inputs mapped.
private final class MappedNode<Part, Input>: LazyNode<Input> {
  private let source: LazyNode<Part>
  private let transform: (Part) -> Input

  init(_ source: LazyNode<Part>, _ transform: @escaping (Part) -> Input) {
    (self.source, self.transform) = (source, transform)
    super.init()
  }

  override func isSame(as other: LazyNode<Input>) -> Bool {
    (other as? MappedNode).map { source.isSame(as: $0.source) } ?? false
  }

  override func make() -> Node<Input> { source.make().map(transform) }
}

/// A list of children with their inputs mapped.
private final class MappedList<Part, Input>: NodeList<Input> {
  private let source: NodeList<Part>
  private let transform: (Part) -> Input

  init(_ source: NodeList<Part>, _ transform: @escaping (Part) -> Input) {
    (self.source, self.transform) = (source, transform)
    super.init(count: source.count)
  }

  override func key(at index: Int) -> NodeKey { source.key(at: index) }

  override func node(at index: Int) -> Node<Input> { source.node(at: index).map(transform) }

  override func countSame(
    as old: NodeList<Input>, from index: Int, _ oldIndex: Int, step: Int, limit: Int
  ) -> Int {
    guard let old = old as? MappedList else { return 0 }
    return source.countSame(as: old.source, from: index, oldIndex, step: step, limit: limit)
  }
}
