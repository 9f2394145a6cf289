// A copy of a template is one ``Mounted`` with the numbers of its descendants. A descendant gets a
// ``Mounted`` of its own when it is needed, because most rows are created and removed as a whole.

extension Renderer {
  /// Keeps a copy of a node as a template for similar nodes.
  func keepTemplate(_ node: Mounted<Input>) {
    guard templates.count < 16, node.source == nil || node.key != nil else { return }
    let count = node.content.plainCount
    guard count > 0 else { return }
    batch.add(.template, node.id)
    let template = Mounted(0, nil, node.content, nil, isDrawing: node.isDrawing)
    template.numbers = [Int](repeating: 0, count: count)
    templates.append(template)
  }

  /// Copies a template that fits and changes the differences. Returns nil if no template fits.
  func copy(
    _ shown: Node<Input>.Content, _ node: Node<Input>, _ isDrawing: Bool
  ) -> Mounted<Input>? {
    for index in templates.indices {
      let template = templates[index]
      guard template.isDrawing == isDrawing, template.content.fits(shown) else { continue }
      let new = Mounted(takeNumber(), node.key, shown, node.source, isDrawing: isDrawing)
      var numbers = template.numbers
      numbers[0] = new.id
      for place in 1..<numbers.count { numbers[place] = takeNumber() }
      for number in numbers { nodes[number] = new }
      new.numbers = numbers
      batch.add(.clone, new.id, index)
      batch.add(numbers.count)
      batch.add(numbers)
      var place = 0
      write(shown, over: template.content, numbers, &place)
      return new
    }
    return nil
  }

  /// Writes the differences between a template and a copy.
  private func write(
    _ new: Node<Input>.Content, over old: Node<Input>.Content, _ numbers: [Int], _ place: inout Int
  ) {
    let id = numbers[place]
    place += 1
    switch (old, new) {
    case (.text(let old), .text(let text)): setText(id, old, text)
    case (.element(let old), .element(let element)):
      set(element.properties, old.properties, id, isTouched: true, areLimited: false)
      for index in element.children.indices {
        let (new, old) = (element.children[index].content, old.children[index].content)
        write(new, over: old, numbers, &place)
      }
      set(element.properties, old.properties, id, isTouched: true, areLimited: true)
    default: break
    }
  }

  /// Returns the node of a number, or nil if it is not in the page.
  func node(_ id: Int) -> Mounted<Input>? {
    guard id > 0, id < nodes.count else { return nil }
    if nodes[id].id != id { open(nodes[id]) }
    return nodes[id].id == id ? nodes[id] : nil
  }

  /// Creates a ``Mounted`` for each descendant of a copy.
  func open(_ copy: Mounted<Input>) {
    var place = 1
    if !copy.numbers.isEmpty { open(copy, copy.numbers, &place) }
    copy.numbers = []
  }

  private func open(_ parent: Mounted<Input>, _ numbers: [Int], _ place: inout Int) {
    guard case .element(let element) = parent.content else { return }
    for child in element.children {
      let id = numbers[place]
      let isDrawing = parent.holdsDrawings || child.content.isDrawing
      let made = Mounted(id, nil, child.content, nil, isDrawing: isDrawing)
      nodes[id] = made
      parent.children.append(made)
      place += 1
      open(made, numbers, &place)
    }
  }
}

extension Node.Content {
  /// The number of nodes in the content if no descendant has a key, is lazy or comes from a list;
  /// otherwise 0.
  var plainCount: Int {
    switch self {
    case .text: return 1
    case .lazy: return 0
    case .element(let element):
      var count = element.list == nil ? 1 : 0
      for property in element.properties {
        if case .focus(true) = property.content { return 0 }
      }
      for child in element.children {
        let added = child.key == nil ? child.content.plainCount : 0
        count = count > 0 && added > 0 ? count + added : 0
      }
      return count
    }
  }

  /// Returns true if the other content has the same elements and the same names of properties.
  func fits(_ new: Self) -> Bool {
    guard case .element(let old) = self, case .element(let element) = new else {
      return canBecome(new)
    }
    if old === element { return true }
    let count = old.properties.count
    guard canBecome(new), count == element.properties.count,
      old.children.count == element.children.count, element.list == nil
    else { return false }
    for index in 0..<count where !old.properties[index].fits(element.properties[index]) {
      return false
    }
    for index in old.children.indices {
      let child = element.children[index]
      if child.key != nil || !old.children[index].content.fits(child.content) { return false }
    }
    return true
  }
}

extension Property {
  /// Returns true if the other property is of the same kind and name, and neither takes the focus.
  fileprivate func fits(_ new: Property) -> Bool {
    if case .focus(true) = content { return false }
    if case .focus(true) = new.content { return false }
    return isSameSlot(as: new)
  }
}
