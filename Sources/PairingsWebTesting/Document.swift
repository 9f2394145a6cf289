public import PairingsWeb

/// A page in memory, which applies batches as a browser does.
///
/// An invalid batch, such as one that names a missing node, traps.
public final class Document {
  /// A node of a page.
  public final class Element {
    /// The tag, or nil for a text.
    public let tag: String?

    /// A Boolean value indicating whether the node is a part of a drawing.
    public let isDrawing: Bool

    /// The text, if the node is a text.
    public internal(set) var text = ""

    /// The attributes. Their names are in lower case, except in a drawing.
    public internal(set) var attributes: [String: String] = [:]

    /// The text properties.
    public var properties: [String: String] = [:]

    /// The Boolean properties.
    public var flags: [String: Bool] = [:]

    /// The Boolean properties as the page has set them last.
    var shown: [String: Bool] = [:]

    /// The option of a select that was chosen, or nil if none matched, and the options at that
    /// time.
    var choice: (option: Element?, among: [Element])?

    /// The children.
    public internal(set) var children: [Element] = []

    /// The parent.
    public internal(set) weak var parent: Element?

    /// The number of the node.
    public internal(set) var number = 0

    init(_ tag: String?, isDrawing: Bool = false) {
      self.tag = tag
      self.isDrawing = isDrawing
    }
  }

  /// The root of the page.
  public let root = Element("root")

  /// The nodes in the page, by number.
  public private(set) var nodes: [Int: Element] = [:]

  /// The focused node.
  public private(set) var focused: Element?

  /// The names of tags, attributes and events.
  public private(set) var names: [String] = []

  /// The events for which the page listens.
  public private(set) var heard: Set<String> = []

  /// The applied operations, without operands.
  public private(set) var log: [Opcode] = []

  private var templates: [Element] = []

  /// Creates an empty page.
  public init() { nodes[0] = root }

  /// Applies a batch.
  public func apply(_ bytes: [UInt8]) {
    var reader = BatchReader(bytes)
    while let (operation, number) = reader.next() {
      log.append(operation)
      perform(operation, number, &reader)
    }
    precondition(reader.isAtEnd, "Texts are left over.")
  }

  /// Removes all nodes, as a browser does before a page is drawn afresh.
  package func empty() {
    root.removeAll()
    (nodes, templates, focused) = ([0: root], [], nil)
  }

  /// Empties the log of applied operations.
  public func clearLog() { log.removeAll() }

  private func node(_ number: Int) -> Element {
    guard let node = nodes[number] else { preconditionFailure("There is no node \(number).") }
    return node
  }

  private func add(_ node: Element, _ number: Int) {
    precondition(nodes[number] == nil, "There is a node \(number) already.")
    node.number = number
    nodes[number] = node
  }

  private func perform(_ operation: Opcode, _ number: Int, _ reader: inout BatchReader) {
    switch operation {
    case .name: names.append(reader.text())
    case .element:
      let tag = reader.word()
      add(Element(Element.tag(for: names[tag / 2]), isDrawing: tag % 2 == 1), number)
    case .text:
      let text = Element(nil)
      text.text = reader.text()
      add(text, number)
    case .setText: node(number).text = reader.text()
    case .attribute:
      let name = names[reader.word()]
      node(number).setAttribute(name, reader.text())
    case .removeAttribute:
      let node = node(number)
      let name = names[reader.word()]
      node.attributes[node.attributeName(name)] = nil
      node.flags[name] = nil  // Most flags are those of an attribute.
      node.shown[name] = nil
      if node.tag == "output" { node.properties[name] = nil }
    case .setProperty:
      let name = names[reader.word()]
      node(number).set(name, reader.text())
    case .setFlag:
      let flag = reader.word()
      node(number).flags[names[flag / 2]] = flag % 2 == 1
      node(number).shown[names[flag / 2]] = flag % 2 == 1
    case .append: node(reader.word()).insert(node(number), before: nil)
    case .insert:
      let next = node(reader.word())
      guard let parent = next.parent else { preconditionFailure("Node \(next.number) is alone.") }
      parent.insert(node(number), before: next)
    case .remove: node(number).remove()
    case .clear: node(number).removeAll()
    case .template: templates.append(node(number).copy())
    case .clone:
      let copy = templates[reader.word()].copy()
      let numbers = (0..<reader.word()).map { _ in reader.word() }
      precondition(numbers.first == number, "A copy has another number than its first node.")
      precondition(numbers.count == copy.all.count, "A copy has as many numbers as nodes.")
      for (node, number) in zip(copy.all, numbers) { add(node, number) }
    case .focus: focused = node(number)
    case .listen: heard.insert(names[number])
    case .release: for _ in 0..<number { release(reader.word()) }
    }
  }

  private func release(_ number: Int) {
    let old = node(number)
    precondition(!old.isIn(root), "Node \(number) is still in the page.")
    if focused === old { focused = nil }
    nodes[number] = nil
  }
}

extension Document.Element {
  /// The node and its descendants, in preorder.
  public var all: [Document.Element] { [self] + children.flatMap(\.all) }

  /// The text of the node and its descendants. The value of an output takes the place of its children.
  public var allText: String {
    if tag == "output", let value = properties["value"] { return value }
    return tag == nil ? text : children.map(\.allText).joined()
  }

  /// Returns true if the node is `other` or one of its descendants.
  fileprivate func isIn(_ other: Document.Element) -> Bool {
    var node: Document.Element? = self
    while let some = node, some !== other { node = some.parent }
    return node != nil
  }

  func removeAll() {
    for child in children { child.parent = nil }
    children = []
  }

  func remove() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  func insert(_ child: Document.Element, before next: Document.Element?) {
    precondition(!child.all.contains { $0 === self }, "A node cannot be in itself.")
    child.remove()
    let index = next.flatMap { next in children.firstIndex { $0 === next } } ?? children.count
    children.insert(child, at: index)
    child.parent = self
  }

  func copy() -> Document.Element {
    let copy = Document.Element(tag, isDrawing: isDrawing)
    (copy.text, copy.attributes) = (text, attributes)
    (copy.properties, copy.flags) = (properties, flags)
    for child in children { copy.insert(child.copy(), before: nil) }
    return copy
  }
}
