/// Elements under numbers that grow; those with small numbers are forgotten first.
///
/// - Complexity: O(1) to get, to change and to append, amortised.
@frozen @usableFromInline
struct Shelf<Element> {
  @usableFromInline var items: [Element?]

  /// The number of the first place.
  @usableFromInline var offset = 0

  /// How many places at the front are empty, at least.
  @usableFromInline var gaps = 0

  /// How many elements there are.
  @usableFromInline var count = 1

  /// A shelf with an element under zero.
  @inlinable
  init(_ first: Element) { items = [first] }

  @inlinable
  subscript(number: Int) -> Element? {
    get {
      let index = number &- offset
      return items.indices.contains(index) ? items[index] : nil
    }
    _modify {
      var nothing: Element?
      let index = number &- offset
      if items.indices.contains(index) { yield &items[index] } else { yield &nothing }
    }
  }

  /// Puts an element under the next number.
  @inlinable
  mutating func append(_ element: Element) {
    items.append(element)
    count += 1
  }

  /// Takes an element out.
  @inlinable
  mutating func remove(_ number: Int) -> Element? {
    guard let element = self[number] else { return nil }
    self[number] = nil
    count -= 1
    while gaps < items.count, items[gaps] == nil { gaps += 1 }
    if gaps > 32, gaps * 2 > items.count {
      items.removeFirst(gaps)
      offset += gaps
      gaps = 0
    }
    return element
  }

  /// The numbers of the elements, the smallest first.
  @inlinable
  var numbers: [Int] { items.indices.filter { items[$0] != nil }.map { $0 + offset } }
}
