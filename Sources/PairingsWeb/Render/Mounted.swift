import Pairings

/// A node that is in the page: the view that it shows, and its number.
final class Mounted<Eff: Monad> {
  let id: Int
  let key: NodeKey?
  var children: [Mounted<Eff>] = []

  /// What it shows.
  var content: Shown

  /// What it was made of, if it was made when it was needed.
  var source: LazyNode<Eff>?

  /// Whether it is a drawing in SVG, or in one.
  let isDrawing: Bool

  /// Whether the page's own properties may have changed by themselves.
  var isTouched = false

  /// What a node in the page shows.
  enum Shown {
    case text(String)
    case element(Element<Eff>)
  }

  init(
    _ id: Int, _ key: NodeKey?, _ content: Shown, _ source: LazyNode<Eff>?, isDrawing: Bool
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
  var shown: Mounted<Eff>.Shown {
    var node = self
    while true {
      switch node.content {
      case .text(let text): return .text(text)
      case .element(let element): return .element(element)
      case .lazy(let source): node = source.make()
      }
    }
  }

  /// What makes it when it is needed.
  var source: LazyNode<Eff>? {
    if case .lazy(let source) = content { source } else { nil }
  }
}

extension Mounted.Shown {
  /// Whether one can become the other by changes of properties and children.
  func canBecome(_ new: Self) -> Bool {
    switch (self, new) {
    case (.text, .text): true
    case (.element(let old), .element(let new)): old.tag.hasBytes(of: new.tag)
    default: false
    }
  }
}
