/// Elements under numbers that grow, of which any may be taken out.
///
/// - Complexity: To get, to change and to append is O(1), amortised, as long as nothing or only
///   the smallest numbers were taken out, else O(log *n*); it has at most twice as many places as
///   elements, or 32.
@frozen @usableFromInline
struct Shelf<Element> {
  @usableFromInline var items: [Element?]

  /// The number of the first place.
  @usableFromInline var first = 0

  /// The number of each place, which grow; none if they grow by one.
  @usableFromInline var keys: [Int] = []

  /// The number that comes next.
  @usableFromInline var next = 1

  /// How many elements there are.
  @usableFromInline var count = 1

  /// A shelf with an element under zero.
  @inlinable
  init(_ first: Element) { items = [first] }

  /// The place of a number, or where it would be.
  @inlinable
  func place(_ number: Int) -> Int {
    let guess = number &- first
    if keys.isEmpty { return items.indices.contains(guess) ? guess : items.count }
    return search(number)
  }

  @inlinable
  func search(_ number: Int) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == number ? low : keys.count
  }

  @inlinable
  subscript(number: Int) -> Element? {
    let place = place(number)
    return place < items.count ? items[place] : nil
  }

  /// Changes an element, by a copy: a coroutine that lends it would be an allocation.
  ///
  /// What `change` takes out is freed by the caller, who holds it.
  @inlinable
  mutating func change(_ number: Int, _ change: (inout Element) -> Void) {
    let place = place(number)
    guard place < items.count, var element = items[place] else { return }
    change(&element)
    items[place] = element
  }

  /// Puts an element under the next number.
  @inlinable
  mutating func append(_ element: Element) {
    items.append(element)
    if !keys.isEmpty { keys.append(next) }
    next += 1
    count += 1
  }

  /// Takes an element out; it is freed by the caller, who holds it.
  @inlinable
  mutating func remove(_ number: Int) -> Element? {
    let place = place(number)
    guard place < items.count, let element = items[place] else { return nil }
    items[place] = nil
    count -= 1
    if items.count > 32, count * 2 < items.count { close() }
    return element
  }

  /// Closes the gaps, but keeps a place, so that there is a first number.
  @inlinable
  mutating func close() {
    let gap = items.firstIndex { $0 != nil } ?? items.count - 1
    items.removeFirst(gap)
    if keys.isEmpty { first += gap } else { keys.removeFirst(gap) }
    guard items.count > 32, count * 2 < items.count else { return }
    let full = items.indices.filter { items[$0] != nil || $0 == items.count - 1 }
    let numbers = full.map { number(at: $0) }
    (items, first) = (full.map { items[$0] }, numbers[0])
    keys = numbers[numbers.count - 1] - first == numbers.count - 1 ? [] : numbers
  }

  @inlinable
  func number(at place: Int) -> Int { keys.isEmpty ? first + place : keys[place] }

  /// The numbers of the elements, the smallest first.
  @inlinable
  var numbers: [Int] { items.indices.filter { items[$0] != nil }.map { number(at: $0) } }
}
