extension Node {
  /// Returns an element with a child for each value. A child is created only if its value differs
  /// from the previous value of its key.
  ///
  ///     .element("ul", each: items, keyedBy: { .number($0.id) }) { item in
  ///       .element("li", [.classes(("done", item.isDone))], [.text(item.title)])
  ///     }
  ///
  /// A child keeps its node in the page when its value moves. The child, its inputs and its key
  /// must depend on the value only. The functions are not compared: where other functions replace
  /// them, the element needs another key.
  ///
  /// - Complexity: After a change, O(1) if the array is the same in memory. Otherwise, the values
  ///   are compared from the start up to the first changed key and from the end down to the last.
  ///   The *k* values between those cost O(k log k). A child is created for each value that is new
  ///   or not equal.
  @inlinable
  public static func element<Value: Equatable>(
    _ tag: String, key: NodeKey? = nil, _ properties: [Property<Input>] = [],
    each values: [Value], keyedBy childKey: @escaping (Value) -> NodeKey,
    _ make: @escaping (Value) -> Node
  ) -> Node {
    let list = ValueList<Input, Value, Bool>(values, childKey, nil, make)
    return Node(.element(Element(tag, properties, [], list)), key: key)
  }

  /// Returns an element with a child for each value. A child is created only if its value or its
  /// dependence differs from the previous one of its key.
  ///
  ///     .element(
  ///       "ul", each: items, keyedBy: { .number($0.id) },
  ///       dependingOn: { chosen.contains($0.id) }
  ///     ) { item, isChosen in
  ///       .element("li", [.classes(("chosen", isChosen))], [.text(item.title)])
  ///     }
  ///
  /// A child keeps its node in the page when its value moves. The child and its inputs must depend
  /// on the value and the dependence only, and the key on the value only. The functions are not
  /// compared: where other functions replace them, the element needs another key.
  ///
  /// - Complexity: As without a dependence, and two calls of `dependence` for each comparison. If
  ///   the array is the same in memory, only the dependences are compared.
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
