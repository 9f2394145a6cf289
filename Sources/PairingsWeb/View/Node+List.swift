extension Node {
  /// An element with a child for each of some values, of which a child is made only when its
  /// value is not equal to the one under its key before.
  ///
  ///     .element("ul", each: items, keyedBy: { .number($0.id) }) { item in
  ///       .element("li", [.classes(("done", item.isDone))], [.text(item.title)])
  ///     }
  ///
  /// A child keeps its node in the page when its value moves. It, what it sends and its key
  /// must depend on the value only. The function that makes children is not compared: where
  /// another one takes over, the element needs another key.
  ///
  /// - Complexity: After a change, O(1) if the array is the same in memory. Otherwise a
  ///   comparison for each value from the start up to the first and from the end down to the
  ///   last whose key has changed, and O(k log k) for the *k* values between those; a child is
  ///   made for each value that is new or not equal.
  @inlinable
  public static func element<Value: Equatable>(
    _ tag: String, key: NodeKey? = nil, _ properties: [Property<Input>] = [],
    each values: [Value], keyedBy childKey: @escaping (Value) -> NodeKey,
    _ make: @escaping (Value) -> Node
  ) -> Node {
    let list = ValueList<Input, Value, Bool>(values, childKey, nil, make)
    return Node(.element(Element(tag, properties, [], list)), key: key)
  }

  /// An element with a child for each of some values, of which a child is made only when its
  /// value, or what else it depends on, is not equal to that under its key before.
  ///
  ///     .element(
  ///       "ul", each: items, keyedBy: { .number($0.id) },
  ///       dependingOn: { chosen.contains($0.id) }
  ///     ) { item, isChosen in
  ///       .element("li", [.classes(("chosen", isChosen))], [.text(item.title)])
  ///     }
  ///
  /// A child keeps its node in the page when its value moves. It, what it sends and its key
  /// must depend on the value, and the child on the dependence besides, only. The function that
  /// makes children is not compared: where another one takes over, the element needs another key.
  ///
  /// - Complexity: As without a dependence, and two calls of `dependence` for each comparison. If
  ///   the array is the same in memory, dependences are compared, and no values.
  @inlinable
  public static func element<Value: Equatable, Dependence: Equatable>(
    _ tag: String, key: NodeKey? = nil, _ properties: [Property<Input>] = [],
    each values: [Value], keyedBy childKey: @escaping (Value) -> NodeKey,
    dependingOn dependence: @escaping (Value) -> Dependence,
    _ make: @escaping (Value, Dependence) -> Node
  ) -> Node {
    let list = ValueList<Input, Value, Dependence>(values, childKey, dependence) {
      make($0, dependence($0))
    }
    return Node(.element(Element(tag, properties, [], list)), key: key)
  }
}
