/// Returns the fewest elements, in their order, that are still bad, as far as taking some of
/// them out leads there: of a recording that ends badly, what it takes.
///
///     fewest(of: inputs) { inputs in run(inputs).isBroken }
///
/// It takes halves out, then quarters, and so on, and is the shrinker of the laws.
///
/// - Precondition: All of them are bad.
/// - SeeAlso: Zeller and Hildebrandt, *Simplifying and Isolating Failure-Inducing Input* (2002).
public func fewest<Element>(
  of elements: [Element], where isBad: ([Element]) -> Bool
) -> [Element] {
  precondition(isBad(elements), "What is to be made fewer has to be bad.")
  let most = Choices.limit / 4
  guard elements.count <= most else {
    let size = (elements.count + most - 1) / most
    let parts = stride(from: 0, to: elements.count, by: size).map { start in
      Array(elements[start..<min(start + size, elements.count)])
    }
    let fewer = fewest(of: parts) { isBad(Array($0.joined())) }.flatMap { $0 }
    return fewer.count < elements.count ? fewest(of: fewer, where: isBad) : fewer
  }
  return withoutActuallyEscaping(isBad) { isBad in
    /// Draws whether there is anything of a range, and if so of each of its halves.
    func pick(_ range: Range<Int>, _ choices: inout Choices) -> [Element] {
      choices.span(3) { choices in
        guard choices.draw(1) == 1 else { return [] }
        guard range.count > 1 else { return Array(elements[range]) }
        let middle = range.lowerBound + range.count / 2
        return pick(range.lowerBound..<middle, &choices) + pick(middle..<range.upperBound, &choices)
      }
    }
    func kept(_ tape: Tape) -> [Element] {
      var choices = Choices(seed: 0, size: 100, tape: tape, stream: 0, discard: nil)
      return elements.isEmpty ? [] : pick(0..<elements.count, &choices)
    }
    let count = 2 * elements.count
    var all = Plan.simplest
    all.lines[0].choices = Array(repeating: Plan.Choice(value: 1, limit: 1), count: count)
    var shrinker = Shrinker(all, until: .now + .seconds(30)) { tape, _ in isBad(kept(tape)) }
    shrinker.simplify(scanning: 0)
    return kept(Tape(shrinker.best, beyond: .simplest))
  }
}
