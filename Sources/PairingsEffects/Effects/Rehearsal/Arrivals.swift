#if !hasFeature(Embedded)  // As _StageHost.

/// A list in the order of arrival, whose elements can be removed by number or by position.
///
/// A removed element leaves its place empty. Once half of the places are empty, the list closes up.
/// A Fenwick tree over the places counts the preceding elements. Numbers only grow, so bisection
/// finds them.
///
/// - Complexity: O(log n) amortised per operation, O(n) for ``elements``.
/// - SeeAlso: Fenwick, *A New Data Structure for Cumulative Frequency Tables* (1994).
struct Arrivals<Element> {
  private struct Place {
    let number: Int
    var element: Element?

    /// The number of elements in the range of places that the Fenwick tree assigns to this place.
    /// The range ends here; its length is the lowest bit of this place's index, counted from 1.
    var weight: Int
  }

  private var places: [Place] = []

  /// The number of elements.
  private(set) var count = 0

  /// The elements, in the order of their arrival.
  var elements: [Element] { map { $0 } }

  /// Returns the values that a function makes of the elements, in the order of their arrival.
  func map<Value>(_ transform: (Element) -> Value) -> [Value] {
    var values: [Value] = []
    if count == 0 { return values }
    for place in places { if let element = place.element { values.append(transform(element)) } }
    return values
  }

  /// Returns the element with a number, or nil if it is absent.
  subscript(number: Int) -> Element? { index(of: number).flatMap { places[$0].element } }

  /// Returns the number of the element that has `rank` elements before it.
  ///
  /// - Precondition: There are more elements than `rank`.
  func number(at rank: Int) -> Int {
    precondition(0 <= rank && rank < count)
    var (position, rest) = (0, rank)
    var step = 1 << (Int.bitWidth - 1 - places.count.leadingZeroBitCount)
    while step > 0 {
      if position + step <= places.count, places[position + step - 1].weight <= rest {
        position += step
        rest -= places[position - 1].weight
      }
      step >>= 1
    }
    return places[position].number
  }

  /// Appends an element.
  ///
  /// - Precondition: `number` is greater than the numbers of all earlier elements.
  mutating func append(_ element: Element, number: Int) {
    count += 1
    place(element, number)
  }

  /// Removes the element with a number and returns it, so that the caller frees it.
  mutating func remove(_ number: Int) -> Element? {
    guard let index = index(of: number), let element = places[index].element.take() else {
      return nil
    }
    count -= 1
    var position = index + 1
    while position <= places.count {
      places[position - 1].weight -= 1
      position += position & -position
    }
    if places.count > 2 * count + 16 { closeUp() }
    return element
  }

  private func index(of number: Int) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].number == number ? low : nil
  }

  /// Removes the empty places. Every element stays, so that nothing is freed.
  private mutating func closeUp() {
    let before = places
    places = []
    for place in before {
      if let element = place.element { self.place(element, place.number) }
    }
  }

  private mutating func place(_ element: Element, _ number: Int) {
    let position = places.count + 1
    var (weight, part) = (1, places.count)
    while part > position - (position & -position) {
      weight += places[part - 1].weight
      part -= part & -part
    }
    places.append(Place(number: number, element: element, weight: weight))
  }
}

#endif
