extension Renderer {
  /// Creates a node.
  func create(_ node: Node<Input>, isDrawing: Bool, isRepeated: Bool) -> Mounted<Input> {
    let shown = node.shown
    let isDrawing = isDrawing || shown.isDrawing
    if isRepeated, let copy = copy(shown, node, isDrawing) { return copy }
    let id = takeNumber()
    let new = Mounted(id, node.key, shown, node.source, isDrawing: isDrawing)
    nodes[id] = new
    switch shown {
    case .text(let text):
      batch.add(.text, id)
      batch.add(text)
    case .element(let element):
      let tag = number(of: element.tag)
      batch.add(.element, id, tag * 2 + (isDrawing ? 1 : 0))
      set(element.properties, [], id, areLimited: false)
      append(element, to: new)
      set(element.properties, [], id, areLimited: true)
      if isRepeated { keepTemplate(new) }
    case .lazy: break
    }
    return new
  }

  /// Creates the children of an element that has none.
  func append(_ element: Element<Input>, to parent: Mounted<Input>) {
    let count = element.count
    let isRepeated = count > 2 && element.key(at: 0) != nil
    parent.children.reserveCapacity(count)
    for index in 0..<count {
      let new = create(
        element.child(at: index), isDrawing: parent.holdsDrawings, isRepeated: isRepeated)
      batch.add(.append, new.id, parent.id)
      parent.children.append(new)
    }
  }
}

extension Node.Content {
  /// True if the content is the root of a drawing in SVG.
  var isDrawing: Bool {
    if case .element(let element) = self { element.tag.hasBytes(of: "svg") } else { false }
  }
}

extension Mounted {
  /// True if the children are parts of a drawing. A foreign object is a part, but its children are
  /// not.
  var holdsDrawings: Bool {
    guard isDrawing, case .element(let element) = content else { return false }
    return !element.tag.hasBytes(of: "foreignObject")
  }
}
