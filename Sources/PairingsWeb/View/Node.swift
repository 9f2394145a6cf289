/// A view in a browser, as a value: a text, or an element with properties and children.
///
///     enum Step { case up, down }
///     let button = Node<Step>.element("button", [.class("plus"), .on("click", .up)], ["+"])
///
/// A node is data: it sends inputs, whose effects the component defines.
///
/// A child with a key keeps its node in the page when it moves among its siblings, if all of them
/// have keys. Children without keys are identified by their position.
@frozen
public struct Node<Input> {
  /// The content of a node.
  @usableFromInline
  enum Content {
    /// A text.
    case text(String)

    /// An element.
    case element(Element<Input>)

    /// A node that is created only if the value that it depends on has changed.
    case lazy(LazyNode<Input>)
  }

  @usableFromInline let content: Content

  /// The key of the node among its siblings.
  public let key: NodeKey?

  @inlinable
  init(_ content: Content, key: NodeKey?) {
    self.content = content
    self.key = key
  }
}

extension Node {
  /// Returns a text.
  @inlinable
  public static func text(_ text: String) -> Node { Node(.text(text), key: nil) }

  /// An empty text, which keeps its position among its siblings.
  @inlinable
  public static var nothing: Node { .text("") }

  /// Returns an element with properties and children.
  @inlinable
  public static func element(
    _ tag: String, key: NodeKey? = nil, _ properties: [Property<Input>] = [],
    _ children: [Node] = []
  ) -> Node {
    Node(.element(Element(tag, properties, children)), key: key)
  }

  /// Returns a node that is created again only when the value that it depends on has changed.
  ///
  /// Its content and its inputs must depend on the value only. The function is not compared: where
  /// another one replaces it, the node needs another key.
  @inlinable
  public static func lazy<Value: Equatable>(
    _ value: Value, key: NodeKey? = nil, _ make: @escaping (Value) -> Node
  ) -> Node {
    Node(.lazy(LazyValue(value, make)), key: key)
  }

  /// Returns the same node with a key.
  @inlinable
  public func keyed(_ key: NodeKey) -> Node { Node(content, key: key) }
}

extension Node: ExpressibleByStringLiteral {
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension Node: ExpressibleByUnicodeScalarLiteral {}
extension Node: ExpressibleByExtendedGraphemeClusterLiteral {}
