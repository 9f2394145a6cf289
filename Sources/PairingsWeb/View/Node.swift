public import Pairings

/// A view in a browser, as a value: a text, or an element with properties and children.
///
///     let button = Node<IOOf<Never>>.element(
///       "button", [.class("plus"), .on("click") { handler(.modify { $0 + 1 }) }], ["+"])
///
/// A child with a key keeps its place in the page when it moves among its siblings, if all of
/// them have keys; children without keys are told apart by their position.
@frozen
public struct Node<Eff: Monad> {
  /// What a node consists of.
  @usableFromInline
  enum Content {
    /// A text.
    case text(String)

    /// An element.
    case element(Element<Eff>)

    /// A node that is made only if what it depends on has changed.
    case lazy(LazyNode<Eff>)
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
    _ tag: String, key: NodeKey? = nil, _ properties: [Property<Eff>] = [], _ children: [Node] = []
  ) -> Node {
    Node(.element(Element(tag, properties, children)), key: key)
  }

  /// A node that is made anew only when the value that it depends on is another.
  ///
  /// Its interactions are those of the node that was made: they must depend on the value
  /// only. The function is not compared: where another one takes over, the node needs another key.
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
