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

  /// The equations as laws, which a runner checks in as many cases as one wants.
  public var suite: Suite {
    var names: [String: Int] = [:]
    let laws = equations.map { equation in
      let law = equation.law(of: signature)
      names[law.name, default: 0] += 1
      let number = names[law.name, default: 1]
      return number == 1
        ? law : Law("\(law.name) (\(number))", law.statement, holds: law.holds)
    }
    return Suite("Discovery", of: signature.name, laws)
  }

  /// The equations as a text, with the names of laws in comments.
  public var text: String {
    let width = equations.map(\.text.count).filter { $0 <= 60 }.max() ?? 0
    let lines = equations.map { equation in
      guard let name = equation.name else { return "  " + equation.text }
      let gap = String(repeating: " ", count: max(0, width - equation.text.count))
      return "  \(equation.text)\(gap)  // \(name)"
    }
    return ([summary] + lines).joined(separator: "\n")
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
    let end = bounds.limit.map { ContinuousClock.now + $0 }
    let known = suite.map(statements) ?? []
    var search = Search(self, bounds, until: end, given: known)
    shapes.isEmpty ? search.run() : search.run(shapes)
    var equations = independent(search.equations, known, bounds)
    var (terms, cut, unmet) = (search.terms, search.cut, [String]())
    let given = known + equations.map(\.statement)
    for condition in conditions where shapes.isEmpty {
      var search = Search(self, bounds, until: end, condition: condition, given: given)
      search.run()
      equations += search.equations.filter { equation in
        (equation.left.variables + equation.right.variables).contains {
          condition.variables.contains($0)
        }
      }
      terms += search.terms
      cut = cut ?? search.cut
      if search.isVoid { unmet.append(condition.name) }
    }
    return Discovery(
      equations: equations, size: search.size, terms: terms, cut: cut, unmet: unmet,
      signature: self, bounds: bounds)
  }

  /// Returns the equations that are no instances of others, and do not follow from a suite and
  /// those of fewer operations.
  private func independent(
    _ equations: [Equation], _ suite: [Statement], _ bounds: Discovery.Bounds
  ) -> [Equation] {
    var rules = Rules(reach: max(bounds.size, 6)) { hasType($0, $1) }
    for law in suite { rules.add(law.left, law.right) }
    let all = equations.enumerated().sorted { one, other in
      (one.element.operations, one.offset) < (other.element.operations, other.offset)
    }
    return all.filter { _, equation in
      let own = equation.statement
      let isInstance = equations.contains {
        $0.statement.covers(own) && !own.covers($0.statement)
      }
      if isInstance || rules.prove(own.left, own.right) { return false }
      rules.add(own.left, own.right)
      return true
    }.sorted { $0.offset < $1.offset }.map(\.element)
  }
}
