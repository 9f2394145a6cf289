import Pairings

extension Renderer {
  /// Makes a node.
  func create(_ node: Node<Eff>, isDrawing: Bool, isRepeated: Bool) -> Mounted<Eff> {
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
      for property in element.properties where !property.isLimited { set(property, nil, new) }
      append(element.children, to: new)
      for property in element.properties where property.isLimited { set(property, nil, new) }
      if isRepeated { keepTemplate(new) }
    }
    return new
  }

  /// Makes the children of an element that has none.
  func append(_ children: [Node<Eff>], to parent: Mounted<Eff>) {
    let isRepeated = children.count > 2 && children[0].key != nil
    parent.children.reserveCapacity(children.count)
    for child in children {
      let new = create(child, isDrawing: parent.holdsDrawings, isRepeated: isRepeated)
      batch.add(.append, new.id, parent.id)
      parent.children.append(new)
    }
  }

  // MARK: - Templates

  /// Keeps a copy of a node for others that look like it.
  private func keepTemplate(_ node: Mounted<Eff>) {
    guard templates.count < 16, node.canBeTemplate else { return }
    batch.add(.template, node.id)
    templates.append(node.template)
  }

  /// Makes a node of a template and changes what is different, if there is a template.
  private func copy(
    _ shown: Mounted<Eff>.Shown, _ node: Node<Eff>, _ isDrawing: Bool
  ) -> Mounted<Eff>? {
    let fitting = templates.firstIndex { $0.isDrawing == isDrawing && $0.fits(shown) }
    guard let index = fitting else { return nil }
    var ids: [Int] = []
    let new = copy(templates[index], node.key, &ids)
    batch.add(.clone, new.id, index)
    batch.add(ids.count)
    batch.add(ids)
    new.source = node.source
    patch(new, shown)
    return new
  }

  private func copy(
    _ template: Mounted<Eff>, _ key: NodeKey?, _ ids: inout [Int]
  ) -> Mounted<Eff> {
    let id = takeNumber()
    ids.append(id)
    let new = Mounted(id, key, template.content, nil, isDrawing: template.isDrawing)
    new.isTouched = true
    nodes[id] = new
    new.children.reserveCapacity(template.children.count)
    for child in template.children { new.children.append(copy(child, nil, &ids)) }
    return new
  }
}

extension Mounted.Shown {
  /// Whether it begins a drawing in SVG.
  var isDrawing: Bool {
    if case .element(let element) = self { element.tag.hasBytes(of: "svg") } else { false }
  }
}

extension Mounted {
  /// Whether what is in it are drawings: a foreign object is one, and holds others than those.
  var holdsDrawings: Bool {
    guard isDrawing, case .element(let element) = content else { return false }
    return !element.tag.hasBytes(of: "foreignObject")
  }

  /// What it shows, without what would keep it.
  var template: Mounted {
    let template = Mounted(id, nil, content, nil, isDrawing: isDrawing)
    template.children = children.map { $0.template }
    return template
  }

  /// Whether all that is in it is told apart by its position, and made already.
  var canBeTemplate: Bool {
    guard source == nil || key != nil else { return false }
    return children.allSatisfy { $0.key == nil && $0.source == nil && $0.canBeTemplate }
  }

  /// Whether a node has the same elements and the same names of properties.
  func fits(_ new: Shown) -> Bool {
    switch (content, new) {
    case (.text, .text): return true
    case (.element(let old), .element(let new)):
      if old === new { return true }
      guard old.tag.hasBytes(of: new.tag), old.properties.count == new.properties.count,
        children.count == new.children.count
      else { return false }
      for index in old.properties.indices
      where !old.properties[index].fits(new.properties[index]) { return false }
      for index in children.indices {
        let child = new.children[index]
        guard child.key == nil, child.source == nil, children[index].fits(child.shown) else {
          return false
        }
      }
      return true
    default: return false
    }
  }
}

extension Property {
  /// Whether the other one has the same name and is of the same kind, and takes no focus.
  func fits(_ new: Property) -> Bool {
    if case .focus(true) = content { return false }
    if case .focus(true) = new.content { return false }
    return isSameSlot(as: new)
  }
}
