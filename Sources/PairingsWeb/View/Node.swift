/// A view in a browser, as a value: a text, or an element with properties and children.
///
///     enum Step { case up, down }
///     let button = Node<Step>.element("button", [.class("plus"), .on("click", .up)], ["+"])
///
/// It is data: what it sends are inputs, of which a component knows what they mean.
///
/// A child with a key keeps its place in the page when it moves among its siblings, if all of
/// them have keys; children without keys are told apart by their position.
@frozen
public struct Node<Input> {
  /// What a node consists of.
  @usableFromInline
  enum Content {
    /// A text.
    case text(String)

    /// An element.
    case element(Element<Input>)

    /// A node that is made only if what it depends on has changed.
    case lazy(LazyNode<Input>)
  }

  @usableFromInline let content: Content

  /// What tells it from its siblings.
  public let key: NodeKey?

  @inlinable
  init(_ content: Content, key: NodeKey?) {
    self.content = content
    self.key = key
  }
}

extension Node {
  /// A text.
  @inlinable
  public static func text(_ text: String) -> Node { Node(.text(text), key: nil) }

  /// Nothing to see, which keeps its position among its siblings.
  @inlinable
  public static var nothing: Node { .text("") }

  /// An element with properties and children.
  @inlinable
  public static func element(
    _ tag: String, key: NodeKey? = nil, _ properties: [Property<Input>] = [],
    _ children: [Node] = []
  ) -> Node {
    Node(.element(Element(tag, properties, children)), key: key)
  }

  /// A node that is made anew only when the value that it depends on is another.
  ///
  /// What it sends is what the node sends that was made: it must depend on the value only. The
  /// function is not compared: where another one takes over, the node needs another key.
  @inlinable
  public static func lazy<Value: Equatable>(
    _ value: Value, key: NodeKey? = nil, _ make: @escaping (Value) -> Node
  ) -> Node {
    Node(.lazy(LazyValue(value, make)), key: key)
  }

  /// The same node with a key.
  @inlinable
  public func keyed(_ key: NodeKey) -> Node { Node(content, key: key) }
}

extension Node: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension Node: ExpressibleByUnicodeScalarLiteral {}
extension Node: ExpressibleByExtendedGraphemeClusterLiteral {}
