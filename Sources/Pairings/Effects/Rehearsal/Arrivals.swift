#if !hasFeature(Embedded)  // As StageHost.

/// A list in the order of arrival, from which any element leaves by its number or its place.
///
/// A place that is left stays empty until half of them are; a Fenwick tree over the places counts
/// the elements in front, and the numbers, which only grow, are found by bisection.
///
/// - Complexity: O(log n) amortised for each operation, O(n) for ``elements``.
/// - SeeAlso: Fenwick, *A New Data Structure for Cumulative Frequency Tables* (1994).
struct Arrivals<Element> {
  private struct Place {
    let number: Int
    var element: Element?

    /// The number of elements in as many places up to this one as the lowest bit of its place,
    /// counted from 1, says.
    var weight: Int
  }

  private var places: [Place] = []

  /// The number of elements.
  private(set) var count = 0

  /// The elements, in the order of their arrival.
  var elements: [Element] { places.compactMap(\.element) }

  /// The element of a number.
  subscript(number: Int) -> Element? { index(of: number).flatMap { places[$0].element } }

  /// Returns the number of the element with as many others in front.
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
  /// - Precondition: `number` is greater than those of all elements before.
  mutating func append(_ element: Element, number: Int) {
    count += 1
    place(element, number)
  }

  /// Removes the element of a number and returns it, for the caller to free it.
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

  /// Drops the empty places. Every element stays, so that nothing is freed.
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
