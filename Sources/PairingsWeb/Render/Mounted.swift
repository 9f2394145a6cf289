/// A node in the page, with its number and the view that it shows.
final class Mounted<Input> {
  let id: Int
  let key: NodeKey?
  var children: [Mounted<Input>] = []

  /// The numbers of the node and its descendants, in preorder, if it is a copy of a template whose
  /// descendants have no ``Mounted`` of their own.
  var numbers: [Int] = []

  /// The shown content, after evaluation.
  var content: Node<Input>.Content

  /// The lazy node that was evaluated to the content.
  var source: LazyNode<Input>?

  /// True if the node is a drawing in SVG or a part of one.
  let isDrawing: Bool

  /// True if the user may have changed the properties of the node.
  var isTouched = false

  init(
    _ id: Int, _ key: NodeKey?, _ content: Node<Input>.Content, _ source: LazyNode<Input>?,
    isDrawing: Bool
  ) {
    self.id = id
    self.key = key
    self.content = content
    self.source = source
    self.isDrawing = isDrawing
  }
}

extension Node {
  /// The content after evaluation.
  var shown: Content {
    var content = content
    while case .lazy(let source) = content { content = source.make().content }
    return content
  }

  /// The lazy node of the content, or nil.
  var source: LazyNode<Input>? {
    if case .lazy(let source) = content { source } else { nil }
  }
}

extension Node.Content {
  /// Returns true if changes of properties and children can turn this content into `new`.
  func canBecome(_ new: Self) -> Bool {
    switch (self, new) {
    case (.text, .text): true
    case (.element(let old), .element(let new)): old.tag.hasBytes(of: new.tag)
    default: false
    }
  }
}
