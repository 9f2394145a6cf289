/// Shows views in a page: what is different from the view before is written as one batch of
/// bytes.
///
///     let renderer = Renderer<Step>()
///     apply(renderer.render(explorer.view))
///
/// The page has a root, the node of number 0, in which the view is the only child.
///
/// - Complexity: O(n) for n nodes in both views; O(k log k) for the order of k keyed siblings.
public final class Renderer<Input> {
  var batch = Batch()
  var root: Mounted<Input>?

  /// The nodes in the page, by number: for a part of a copy the whole, and the page's root where
  /// a number is free.
  var nodes: [Mounted<Input>] = [Mounted(0, nil, .text(""), nil, isDrawing: false)]

  /// Numbers that are free.
  var free: [Int] = []

  /// Nodes that are no longer in the page.
  var released: [Int] = []

  /// Nodes that a person may have changed since the last batch.
  var touched: [Int] = []

  /// The node that takes the focus after this batch.
  var focused: Int?

  /// Tags, attributes and events that the page knows by number.
  private var names: [String] = []
  private var lastName = 0

  /// The events that the page hears of, by the numbers of their names.
  private var heard: [Int] = []

  /// Nodes that are copied where others look like them.
  var templates: [Mounted<Input>] = []

  /// Starts with an empty page.
  public init() {}

  /// Returns what the page has to do to show a view; nothing if there is nothing to do.
  public func render(_ view: Node<Input>) -> [UInt8]? {
    if let root {
      self.root = patch(root, view, in: nil)
    } else {
      let new = create(view, isDrawing: false, isRepeated: false)
      batch.add(.append, new.id, 0)
      root = new
    }
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

  /// Returns the number of a name, of which the page is told once.
  func number(of name: String) -> Int {
    if lastName < names.count, names[lastName].hasBytes(of: name) { return lastName }
    lastName = 0
    while lastName < names.count {
      if names[lastName].hasBytes(of: name) { return lastName }
      lastName += 1
    }
    batch.add(.name, 0)
    batch.add(name)
    names.append(name)
    return lastName
  }

  /// Lets the page hear of an event.
  func hear(_ event: String) {
    let number = number(of: event)
    guard !heard.contains(number) else { return }
    heard.append(number)
    batch.add(.listen, number)
  }

  /// Takes a number for a node.
  func takeNumber() -> Int {
    if let number = free.popLast() { return number }
    precondition(nodes.count < 1 << 24, "A page has at most 16 777 215 nodes.")
    nodes.append(nodes[0])
    return nodes.count - 1
  }

  /// Forgets a node and all that is in it.
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
  /// Hears of an event at a node: sends what it means there. Returns what else becomes of the event,
  /// or nothing if nobody listens.
  ///
  /// - Parameters:
  ///   - event: What the event brings.
  ///   - name: The number of the event's name.
  ///   - id: The number of the node.
  ///   - send: Takes the inputs.
  public func hear(
    _ event: Event, named name: Int, at id: Int, _ send: (Input) -> Void
  ) -> ListenerOptions? {
    guard names.indices.contains(name) else { return nil }
    return hear(event, named: names[name], at: id, send)
  }

  /// Hears of an event at a node: sends what it means there. Returns what else becomes of the event,
  /// or nothing if nobody listens.
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

  /// Says that a person may have changed what an input shows, so that the next batch sets its
  /// properties again.
  public func touch(_ id: Int) {
    guard let node = node(id), !node.isTouched else { return }
    node.isTouched = true
    touched.append(id)
  }
}
