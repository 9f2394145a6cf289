#if !hasFeature(Embedded)  // Embedded Swift has no clock.

/// Returns the fewest elements, in their order, that are still bad, such as the inputs that a
/// failing recording needs. No single element of the result can be removed, nor can two neighbours
/// together, unless the time limit ended the search.
///
///     fewest(of: inputs) { inputs in run(inputs).isBroken }
///
/// The shrinker of laws finds these elements as well. With this function, a program that replays
/// recordings builds no laws.
///
/// - Parameters:
///   - elements: The elements to reduce.
///   - limit: The time after which no more elements are removed.
///   - isBad: Returns true if elements are bad.
/// - Precondition: The elements are bad.
/// - Complexity: O(*k* log *n*) calls for *k* of *n* elements that are far apart, O(*n*²) at most, each
///   with a list that is made for it.
/// - SeeAlso: Zeller and Hildebrandt, *Simplifying and Isolating Failure-Inducing Input* (2002).
public func fewest<Element>(
  of elements: [Element], within limit: Duration = .seconds(30), where isBad: ([Element]) -> Bool
) -> [Element] {
  precondition(isBad(elements), "What is to be made fewer has to be bad.")
  var kept = elements
  let end = ContinuousClock.now + limit
  /// Removes every part of a size that can be removed. Returns true if there was one.
  func takeOut(_ size: Int, step: Int) -> Bool {
    let before = kept.count
    var start = 0
    while start + size <= kept.count, .now < end {
      let fewer = Array(kept[..<start] + kept[(start + size)...])
      if isBad(fewer) { kept = fewer } else { start += step }
    }
    return kept.count < before
  }
  var size = kept.count
  while size > 2 {
    _ = takeOut(size, step: size)
    size = (size + 1) / 2
  }
  // A removal may allow the removal of an earlier element.
  while takeOut(2, step: 1) || takeOut(1, step: 1) {}
  return kept
}

#endif
