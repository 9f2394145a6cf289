/// A renderer of views in a page, which writes the differences from the previous view as one batch
/// of bytes.
///
///     let renderer = Renderer<Step>()
///     apply(renderer.render(explorer.view))
///
/// The page has a root, node 0, whose child is the view, or whose children are two views.
///
/// - Complexity: O(n) for n nodes in both views; O(k log k) for the order of k keyed siblings.
public final class Renderer<Input> {
  var batch = Batch()
  var roots: [Mounted<Input>] = []

  /// The nodes in the page, by number. A descendant of a copy is represented by the copy, and a
  /// free number by the root.
  var nodes: [Mounted<Input>] = [Mounted(0, nil, .text(""), nil, isDrawing: false)]

  /// The free numbers.
  var free: [Int] = []

  /// The numbers of nodes that have left the page.
  var released: [Int] = []

  /// The numbers of nodes that the user may have changed since the last batch.
  var touched: [Int] = []

  /// The node that is focused after this batch.
  var focused: Int?

  /// The tags, attributes and events that the page knows by number.
  private var names: [String] = []
  private var numbers = IndexTable(count: 32)

  /// For each name, 1 if the page listens for its event, and 0 otherwise.
  private var listens: [Int] = []

  /// The nodes that are copied for similar nodes.
  var templates: [Mounted<Input>] = []

  /// Creates a renderer of an empty page.
  public init() {}

  /// Returns the batch that updates the page to a view, or nil if nothing changes.
  public func render(_ view: Node<Input>) -> [UInt8]? {
    show(view, at: 0)
    return take()
  }

  /// Returns the batch that updates the page to a view above another one, or nil if nothing changes.
  ///
  /// - Precondition: A page always has the same number of views.
  public func render(_ view: Node<Input>, above other: Node<Input>) -> [UInt8]? {
    show(view, at: 0)
    show(other, at: 1)
    return take()
  }

  /// Forgets the page, which is empty again, and knows the names that were written.
  func forgetPage() {
    (roots, nodes, free, templates) = ([], [nodes[0]], [], [])
  }

  private func show(_ view: Node<Input>, at index: Int) {
    guard index == roots.count else { return roots[index] = patch(roots[index], view, in: nil) }
    let new = create(view, isDrawing: false, isRepeated: false)
    batch.add(.append, new.id, 0)
    roots.append(new)
  }

  private func take() -> [UInt8]? {
    restore()
    if let focused { batch.add(.focus, focused) }
    focused = nil
    if !released.isEmpty {
      batch.add(.release, released.count)
      batch.add(released)
      free += released
      released = []
    }
    return batch.isEmpty ? nil : batch.take()
  }

  /// Returns the number of a name, which the page receives once.
  func number(of name: String) -> Int {
    let number = numbers.index(name.bytesHash, adding: names.count) { names[$0].hasBytes(of: name) }
    guard number == names.count else { return number }
    batch.add(.name, 0)
    batch.add(name)
    names.append(name)
    listens.append(0)
    if !numbers.hasRoom(after: names.count) {
      numbers = IndexTable(count: names.count * 2)
      for index in names.indices {
        _ = numbers.index(names[index].bytesHash, adding: index) { _ in false }
      }
    }
    return number
  }

  /// Makes the page listen for an event.
  func hear(_ event: String) {
    let number = number(of: event)
    guard listens[number] == 0 else { return }
    listens[number] = 1
    batch.add(.listen, number)
  }

  /// Allocates a number for a node.
  func takeNumber() -> Int {
    if let number = free.popLast() { return number }
    precondition(nodes.count < 1 << 24, "A page has at most 16 777 215 nodes.")
    nodes.append(nodes[0])
    return nodes.count - 1
  }

  /// Releases the numbers of a node and its descendants.
  func release(_ node: Mounted<Input>) {
    if node.numbers.isEmpty { release(node.id) }
    for number in node.numbers { release(number) }
    for child in node.children { release(child) }
  }

  private func release(_ number: Int) {
    nodes[number] = nodes[0]
    released.append(number)
  }
}

// MARK: - Events

extension Renderer {
  /// Receives an event at a node, and sends the inputs of its listeners. Returns their options, or
  /// nil if no listener received it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - name: The number of the event's name.
  ///   - id: The number of the node.
  ///   - send: Sends an input.
  public func hear(
    _ event: Event, named name: Int, at id: Int, _ send: (Input) -> Void
  ) -> ListenerOptions? {
    guard names.indices.contains(name) else { return nil }
    return hear(event, named: names[name], at: id, send)
  }

  /// Receives an event at a node, and sends the inputs of its listeners. Returns their options, or
  /// nil if no listener received it.
  public func hear(
    _ event: Event, named name: String, at id: Int, _ send: (Input) -> Void
  ) -> ListenerOptions? {
    guard let node = node(id), case .element(let element) = node.content else { return nil }
    var all: ListenerOptions?
    for property in element.properties {
      guard case .listener(let options, let listener) = property.content,
        property.name.hasBytes(of: name)
      else { continue }
      let heard = all ?? []
      all = heard
      if let input = listener.input(at: event) {
        all = heard.union(options)
        send(input)
      }
    }
    return all
  }

  /// Records that the user may have changed the value of an input, so that the next batch sets its
  /// properties again.
  public func touch(_ id: Int) {
    guard let node = node(id), !node.isTouched else { return }
    node.isTouched = true
    touched.append(id)
  }
}
