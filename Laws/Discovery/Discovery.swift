public import PropertyTesting

/// The laws that were discovered for a signature, with the extent of the search.
public struct Discovery {
  /// The bounds of a search.
  public struct Bounds: Sendable {
    /// The maximal size of a term: the number of its variables and operations.
    public var size: Int

    /// The maximal number of terms that are evaluated.
    public var terms: Int

    /// The number of cases that tell terms apart, and of those in which an equation is checked again.
    public var cases: Int

    /// The seed of all cases.
    public var seed: UInt64

    /// The callback after each size.
    public var progress: (@Sendable (Progress) -> Void)?

    /// Creates the bounds of a search.
    public init(size: Int = 7, terms: Int = 20_000, cases: Int = 100, seed: UInt64 = 1) {
      (self.size, self.terms, self.cases, self.seed) = (size, terms, cases, seed)
    }
  }

  /// The state of a search.
  public struct Progress: Sendable {
    /// The size up to which all terms were tried.
    public let size: Int

    /// The number of evaluated terms.
    public let terms: Int

    /// The number of equations.
    public let equations: Int
  }

  /// The equations, the simplest first. None follows from those before it, as far as was found.
  public let equations: [Equation]

  /// The size up to which all terms were tried.
  public let size: Int

  /// The number of evaluated terms.
  public let terms: Int

  /// True if the bound of terms ended the search.
  public let isCut: Bool

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
    let extent =
      isCut
      ? "stopped after \(terms) terms; all of size \(size)"
      : "all terms of size \(size), \(terms) tried"
    return "\(signature.name): \(equations.count) laws (\(extent))"
  }
}

extension Signature {
  /// Returns the equations between the terms of the signature, within bounds.
  ///
  /// Small terms come first, so that the simplest equations are found first. An equation that
  /// follows from others is left out, as far as the completion of these shows it. The result is the
  /// same for each run with the same bounds.
  ///
  /// With shapes, only their conjectures are tried, which suits a signature of many operations. With
  /// a suite, only equations are found that do not follow from its laws: a complete suite has none.
  ///
  /// - Complexity: O(terms × cases) calls of operations. The number of terms grows exponentially with
  ///   the size.
  public func discover(
    _ bounds: Discovery.Bounds = Discovery.Bounds(), shapes: [LawShape] = [],
    beyond suite: Suite? = nil
  ) -> Discovery {
    var search = Search(self, bounds, given: suite.map(statements) ?? [])
    var equations: [Equation] = []
    var (terms, isCut) = (0, false)
    scope {
      shapes.isEmpty ? search.run() : search.run(shapes)
      equations = general(search.equations)
      (terms, isCut) = (search.terms, search.isCut)
      for condition in conditions.indices where shapes.isEmpty {
        var search = Search(self, bounds, condition: condition, known: equations)
        search.run()
        let rigid = conditions[condition].variables
        equations += search.equations.filter { equation in
          equation.variables.contains(where: rigid.contains)
        }
        terms += search.terms
        isCut = isCut || search.isCut
      }
    }
    return Discovery(
      equations: equations, size: search.size, terms: terms, isCut: isCut, signature: self,
      bounds: bounds)
  }

  /// Returns the equations that are no instance of another one, each once for all types.
  private func general(_ equations: [Equation]) -> [Equation] {
    let statements = equations.map { Statement($0, in: self) }
    return equations.indices.filter { index in
      !equations.indices.contains { other in
        guard other != index else { return false }
        let (one, many) = (statements[index], statements[other])
        return other < index && one.key == many.key || many.isMoreGeneral(than: one)
      }
    }.map { equations[$0] }
  }
}

extension Statement {
  /// Returns true if another equation is an instance of this one and not the other way round.
  func isMoreGeneral(than other: Statement) -> Bool {
    isGeneral(for: other) && !other.isGeneral(for: self)
  }

  private func isGeneral(for other: Statement) -> Bool {
    let (one, two) = (other.left.apart, other.right.apart)
    return [(left, right), (right, left)].contains { first, second in
      [[one, two], [two, one]].contains { sides in
        let pair = Term.operation(-1, [first, second])
        return Unifier.match(pair, .operation(-1, sides), contexts: true) != nil
      }
    }
  }
}

extension Term {
  /// The term with other variables than those of any signature.
  fileprivate var apart: Term {
    mapped(variable: { name, _ in .variable(name + 3_000_000) })
  }
}
