/// Returns fewest elements, in their order, that are still bad: of a recording that ends badly, what
/// it takes. No element that is left can be taken out alone, nor can two neighbours together, unless
/// the limit of time ended the search.
///
///     fewest(of: inputs) { inputs in run(inputs).isBroken }
///
/// The shrinker of laws would do it as well; this function lets a program that replays recordings
/// build no laws.
///
/// - Parameters:
///   - elements: What is made fewer.
///   - limit: The time after which no more is taken out.
///   - isBad: Returns whether elements are bad.
/// - Precondition: All of them are bad.
/// - Complexity: O(*k* log *n*) calls for *k* of *n* elements that are far apart, O(*n*²) at most, each
///   with a list that is made for it.
/// - SeeAlso: Zeller and Hildebrandt, *Simplifying and Isolating Failure-Inducing Input* (2002).
public func fewest<Element>(
  of elements: [Element], within limit: Duration = .seconds(30), where isBad: ([Element]) -> Bool
) -> [Element] {
  precondition(isBad(elements), "What is to be made fewer has to be bad.")
  var kept = elements
  let end = ContinuousClock.now + limit
  /// Takes out every part of a size that can be; returns whether there was one.
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
  // What goes may let go of what stood before it.
  while takeOut(2, step: 1) || takeOut(1, step: 1) {}
  return kept
}
