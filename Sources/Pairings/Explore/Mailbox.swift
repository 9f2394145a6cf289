/// A queue: first in, first out, in amortised constant time.
@usableFromInline
struct Mailbox<Element> {
  private var incoming: [Element] = []
  private var outgoing: [Element] = []

  @usableFromInline
  init() {}

  @usableFromInline var count: Int { incoming.count + outgoing.count }

  @usableFromInline
  mutating func append(_ element: Element) { incoming.append(element) }

  @usableFromInline
  mutating func popFirst() -> Element? {
    if outgoing.isEmpty {
      outgoing = incoming.reversed()
      incoming.removeAll()
    }
    return outgoing.popLast()
  }

  @usableFromInline
  mutating func removeAll() {
    incoming.removeAll()
    outgoing.removeAll()
  }
}
