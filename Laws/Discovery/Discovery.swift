public import PropertyTesting

/// The laws that were discovered for a signature, with the extent of the search.
public struct Discovery {
  /// The bounds of a search.
  public struct Bounds {
    /// The maximal size of a term: the number of its variables and operations.
    public var size: Int

    /// The maximal number of terms that are evaluated.
    public var terms: Int

    /// The number of cases that tell terms apart, and of those in which an equation is checked
    /// again.
    public var cases: Int

    /// The seed of all cases.
    public var seed: UInt64

    /// The time after which a search ends; nil for no limit. A search that it ends is not the same
    /// on each run.
    public var limit: Duration?

    /// The callback before each term, with the extent of the search so far.
    public var progress: ((String) -> Void)?

    /// Creates the bounds of a search without a limit of time.
    public init(size: Int = 7, terms: Int = 20_000, cases: Int = 100, seed: UInt64 = 1) {
      (self.size, self.terms, self.cases, self.seed) = (size, terms, cases, seed)
    }

    /// The runner that checks equations.
    var runner: Runner { Runner(seed: seed, cases: cases, enumerated: cases) }
  }

  /// The equations, the simplest first. None follows from those before it, as far as was found.
  public let equations: [Equation]

  /// The size up to which all terms were tried.
  public let size: Int

  /// The number of evaluated terms.
  public let terms: Int

  /// The bound that ended the search before all terms were tried: `20000 terms` or
  /// `10.0 seconds`; nil if none did.
  public let cut: String?

  /// The names of the conditions that no case meets. No equation was sought under these.
  public let unmet: [String]

  let signature: Signature
  let bounds: Bounds

  /// The equations as laws, which a runner checks in as many cases as one wants. The first equation
  /// of a name has it, and any other one is named by its text, with its type or sort if that is another's, too.
  public var suite: Suite {
    var names: Set<String> = []
    return Suite(
      "Discovery", of: signature.name,
      equations.map { own in
        let onType = "\(own.text) on \(signature.sorts[own.sort].type)"
        let all = [own.name, own.text, onType, "\(onType), sort \(own.sort)"]
        let name = all.lazy.compactMap { $0 }.first { names.insert($0).inserted }
        return own.law(of: signature, called: name)
      })
  }

  /// The equations as a text, with the names of laws in comments.
  public var text: String {
    let lines = equations.map { own in "\n  \(own.text)\(own.name.map { "  // \($0)" } ?? "")" }
    return summary + lines.joined()
  }

  /// The extent of the search in a line.
  public var summary: String {
    let extent = (cut.map { "stopped after \($0); all" } ?? "all terms") + " of size \(size)"
    let conditions = unmet.map { "; no case meets \($0)" }.joined()
    return "\(signature.name): \(equations.count) laws (\(extent), \(terms) tried\(conditions))"
  }
}

extension Signature {
  /// Returns the equations between the terms of the signature, within bounds.
  ///
  /// Small terms come first, so that the simplest equations are found first. An equation that
  /// follows from others is left out, as far as the completion of these shows it. The result is the
  /// same for each run with the same bounds.
  ///
  /// With shapes, only their conjectures are tried, which suits a signature of many operations.
  /// With a suite, only equations are found that do not follow from its laws: a complete suite has
  /// none.
  ///
  /// - Complexity: O(terms × cases) calls of operations. The number of terms grows exponentially
  ///   with the size.
  public func discover(
    _ bounds: Discovery.Bounds = Discovery.Bounds(), shapes: [LawShape] = [],
    beyond suite: Suite? = nil
  ) -> Discovery {
    let known = suite.map { self.equations(of: $0).map(\.equation) } ?? []
    var given = known
    let end = bounds.limit.map { ContinuousClock.now + $0 }
    var (equations, size, terms, cut, unmet) = ([Equation](), 0, 0, String?.none, [String]())
    for condition in [nil] + (shapes.isEmpty ? conditions : []) {
      var search = Search(self, bounds, until: end, condition: condition, given: given)
      shapes.isEmpty ? search.run() : search.run(shapes)
      if let condition {
        let told = Set(suite?.laws.map(\.statement) ?? [])
        equations += search.equations.filter { equation in
          equation.sides.variables.contains { condition.variables.contains($0) }
            && !told.contains(equation.text)
        }
        if search.isVoid { unmet.append(condition.name) }
      } else {
        (equations, size) = (independent(search.equations, known, bounds), search.size)
        given += equations.filter(\.isRule).map(\.named)
      }
      (terms, cut) = (terms + search.terms, cut ?? search.cut)
    }
    return Discovery(
      equations: equations, size: size, terms: terms, cut: cut, unmet: unmet,
      signature: self, bounds: bounds)
  }

  /// Returns the equations that are no instances of others, and do not follow from a suite and
  /// those of fewer operations.
  private func independent(
    _ equations: [Equation], _ suite: [Term], _ bounds: Discovery.Bounds
  ) -> [Equation] {
    var rules = self.rules(suite, reach: max(bounds.size, 6))
    let all = equations.enumerated().sorted { one, other in
      (one.element.sides.operations.count, one.offset)
        < (other.element.sides.operations.count, other.offset)
    }
    return all.filter { _, equation in
      let own = equation.named
      let isInstance = equations.contains {
        $0.isRule && $0.named.covers(own) && !own.covers($0.named)
      }
      if isInstance || rules.prove(own) { return false }
      if equation.isRule { rules.add(own) }
      return true
    }.sorted { $0.offset < $1.offset }.map(\.element)
  }
}
