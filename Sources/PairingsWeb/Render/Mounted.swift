/// A node that is in the page: the view that it shows, and its number.
final class Mounted<Input> {
  let id: Int
  let key: NodeKey?
  var children: [Mounted<Input>] = []

  /// The numbers of this and all that is in it, a parent before its children, if it is a copy
  /// of a template in which nothing has a ``Mounted`` of its own.
  var numbers: [Int] = []

  /// What it shows, made already.
  var content: Node<Input>.Content

  /// What it was made of, if it was made when it was needed.
  var source: LazyNode<Input>?

  /// Whether it is a drawing in SVG, or in one.
  let isDrawing: Bool

  /// Whether the page's own properties may have changed by themselves.
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
  /// What it shows, made if need be.
  var shown: Content {
    var content = content
    while case .lazy(let source) = content { content = source.make().content }
    return content
  }

  /// What makes it when it is needed.
  var source: LazyNode<Input>? {
    if case .lazy(let source) = content { source } else { nil }
  }
}

extension Node.Content {
  /// Whether one can become the other by changes of properties and children.
  func canBecome(_ new: Self) -> Bool {
    switch (self, new) {
    case (.text, .text): true
    case (.element(let old), .element(let new)): old.tag.hasBytes(of: new.tag)
    default: false
    }
  }
}
