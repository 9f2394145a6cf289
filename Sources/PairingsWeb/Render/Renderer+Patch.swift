extension Renderer {
  /// Updates a node in the page to another view, or replaces it. Returns the node that is in the
  /// page afterwards.
  func patch(_ old: Mounted<Input>, _ new: Node<Input>, in parent: Mounted<Input>?) -> Mounted<
    Input
  > {
    if let before = old.source, let after = new.source, before.isSame(as: after),
      old.key == new.key
    {
      return old
    }
    let shown = new.shown
    guard old.key == new.key, old.content.canBecome(shown) else {
      let made = create(
        new, isDrawing: parent?.holdsDrawings ?? false, isRepeated: false)
      batch.add(.insert, made.id, old.id)
      remove(old)
      return made
    }
    old.source = new.source
    patch(old, shown)
    return old
  }

  /// Removes a node from the page.
  func remove(_ node: Mounted<Input>) {
    batch.add(.remove, node.id)
    release(node)
  }

  /// Updates a node to a content of the same kind.
  func patch(_ node: Mounted<Input>, _ new: Node<Input>.Content) {
    switch (node.content, new) {
    case (.text(let old), .text(let text)):
      setText(node.id, old, text)
    case (.element(let old), .element(let element)):
      guard old !== element || node.isTouched else { return }
      open(node)
      let start = batch.words.count
      patchProperties(node, old.properties, element.properties)
      patchChildren(node, old, element)
      if batch.words.count > start { node.isTouched = true }
      set(
        element.properties, old.properties, node.id, isTouched: node.isTouched, areLimited: true)
      node.isTouched = false
    default: break
    }
    node.content = new
  }

  /// Changes the text of a node, unless it is the same.
  func setText(_ id: Int, _ old: String, _ new: String) {
    if old.hasBytes(of: new) { return }
    batch.add(.setText, id)
    batch.add(new)
  }

  // MARK: - Properties

  /// Sets the properties of the inputs that the user may have changed and that the batch has not
  /// updated.
  func restore() {
    for id in touched {
      guard let node = node(id), node.isTouched else { continue }
      if case .element(let element) = node.content {
        for property in element.properties {
          switch property.content {
          case .attribute, .text, .flag: set(property, nil, id, true)
          case .listener, .focus: break
          }
        }
      }
      node.isTouched = false
    }
    touched = []
  }

  private func patchProperties(
    _ node: Mounted<Input>, _ old: [Property<Input>], _ new: [Property<Input>]
  ) {
    let after = PropertySlots(new)
    // Removed properties come first: an attribute may have replaced a flag of the same name.
    for index in old.indices where after.find(old[index], near: index) == nil {
      let name = old[index].name
      switch old[index].content {
      case .attribute(nil), .listener, .focus: continue
      case .attribute: break
      // The default may be another one, and is that of an element without the attribute.
      case .flag: set(Property(name, .flag(false)), nil, node.id)
      case .text:
        set(Property(name, .text("")), nil, node.id)
        node.isTouched = true  // An attribute of this name is set again.
      }
      removeAttribute(name, node.id)
    }
    set(new, old, node.id, isTouched: node.isTouched, areLimited: false)
  }

  /// Sets the changed properties. `areLimited` selects the properties that attributes and children
  /// limit, or the others.
  func set(
    _ new: [Property<Input>], _ old: [Property<Input>], _ id: Int, isTouched: Bool = false,
    areLimited: Bool
  ) {
    let before = PropertySlots(old)
    for index in new.indices where new[index].isLimited == areLimited {
      set(new[index], before.find(new[index], near: index), id, isTouched)
    }
  }

  private func removeAttribute(_ name: String, _ id: Int) {
    let name = number(of: name)
    batch.add(.removeAttribute, id, name)
  }

  /// Sets a property, unless it is unchanged and the user cannot have changed it.
  func set(
    _ new: Property<Input>, _ old: Property<Input>?, _ id: Int, _ isTouched: Bool = false
  ) {
    switch new.content {
    case .attribute(let value):
      var before: String?
      if case .attribute(let text)? = old?.content { before = text }
      if let value {
        if let before, !isTouched, before.hasBytes(of: value) { return }
        let name = number(of: new.name)
        batch.add(.attribute, id, name)
        batch.add(value)
      } else if before != nil || isTouched {
        removeAttribute(new.name, id)
      }
    case .text(let value):
      if case .text(let text)? = old?.content, text.hasBytes(of: value), !isTouched { return }
      let name = number(of: new.name)
      batch.add(.setProperty, id, name)
      batch.add(value)
    case .flag(let isOn):
      if case .flag(isOn)? = old?.content, !isTouched { return }
      let name = number(of: new.name)
      batch.add(.setFlag, id, name * 2 + (isOn ? 1 : 0))
    case .listener: if old == nil { hear(new.name) }
    case .focus(let isOn):
      if case .focus(true)? = old?.content { return }
      if isOn { focused = id }
    }
  }
}

extension Property {
  /// True if attributes or children limit the value. A select accepts only the values of its
  /// options, and an input only those in its range. The property is set after these, and again when
  /// they have changed.
  var isLimited: Bool {
    if case .text = content { true } else { false }
  }
}
