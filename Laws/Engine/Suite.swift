/// The laws of a class for one of its instances.
///
///     Suite.monad(StateOf<Three>.self).laws.map(\.id)
public struct Suite {
  /// The class.
  public let name: String

  /// The instance.
  public let subject: String

  /// The laws of the class, those of its parents first, each once.
  public let laws: [Law]

  /// States the laws of a class for an instance.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - subject: The instance.
  ///   - parents: The suites of the classes that this one refines, or that the instance is
  ///     made of.
  ///   - laws: The laws of the class that its parents do not have.
  /// - Precondition: No two of the suite's own laws have one name.
  public init(_ name: String, of subject: String, parents: [Suite] = [], _ laws: [Law]) {
    self.name = name
    self.subject = subject
    var seen: Set<String> = []
    let own = laws.map { law in
      var law = law
      law.suite = name
      law.subject = subject
      return law
    }
    precondition(
      Set(own.map(\.id)).count == own.count, "Two laws of the suite '\(name)' have one id.")
    self.laws = (parents.flatMap(\.laws) + own).filter { seen.insert($0.id).inserted }
  }

  /// These laws under the name of something that the instance is a part of.
  public func prefixed(_ prefix: String) -> Suite {
    Suite(
      name: name, subject: "\(prefix).\(subject)",
      laws: laws.map { law in
        var law = law
        law.subject = "\(prefix).\(law.subject)"
        return law
      })
  }

  /// These laws, each tried in one of `count` cases: for an instance that takes long to
  /// look at, or one made of others whose laws are checked in all cases.
  ///
  /// - Precondition: `count` is positive.
  public func thinned(toOneIn count: Int) -> Suite {
    precondition(count > 0, "A law cannot be tried in one of \(count) cases.")
    return Suite(
      name: name, subject: subject,
      laws: laws.map { law in
        var law = law
        law.thinning *= count
        return law
      })
  }

  /// These laws, each case of them tried within a scope: one that binds a task-local value, say,
  /// by which an instance knows what is wrong with it.
  ///
  ///     Suite.monad(ListOf.self).within { check in try Fault.$now.withValue(.skips, operation: check) }
  public func within(_ scope: @escaping (() throws -> Bool) throws -> Bool) -> Suite {
    Suite(name: name, subject: subject, laws: laws.map { $0.within(scope) })
  }

  private init(name: String, subject: String, laws: [Law]) {
    self.name = name
    self.subject = subject
    self.laws = laws
  }
}
