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

  /// Creates the laws of a class for an instance.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - subject: The instance.
  ///   - parents: The suites of the classes that this one refines, or that the instance is
  ///     made of.
  ///   - laws: The laws of the class that its parents do not have.
  /// - Precondition: No two of the suite's own laws have one name, and no other law has the name,
  ///   class and instance of one of them.
  public init(_ name: String, of subject: String, parents: [Suite] = [], _ laws: [Law]) {
    self.name = name
    self.subject = subject
    let own = laws.map { law in
      var law = law
      law.suite = name
      law.subject = subject
      return law
    }
    let ids = own.map(\.id)
    if Set(ids).count < own.count {
      let twice = own.indices.first { ids[..<$0].contains(ids[$0]) } ?? 0
      preconditionFailure("Two laws of the suite '\(name)' are called '\(own[twice].name)'.")
    }
    var statements: [String: String] = [:]
    let inherited = parents.flatMap(\.laws).filter { law in
      guard let known = statements.updateValue(law.statement, forKey: law.id) else { return true }
      precondition(known == law.statement, "Two different laws are called '\(law.id)'.")
      return false
    }
    if let id = ids.first(where: { statements[$0] != nil }) {
      preconditionFailure("The suite '\(name)' and a parent have a law '\(id)'.")
    }
    self.laws = inherited + own
  }

  /// Returns these laws, each tried in one of `count` cases. This suits an instance that is
  /// expensive to observe, or one made of others whose laws are checked in all cases.
  ///
  /// - Precondition: `count` is positive.
  public func thinned(toOneIn count: Int) -> Suite {
    precondition(count > 0, "A law cannot be tried in one of \(count) cases.")
    return Suite(
      name: name, subject: subject,
      laws: laws.map { law in
        var law = law
        let thinning = law.thinning.multipliedReportingOverflow(by: count)
        law.thinning = thinning.overflow ? .max : thinning.partialValue
        return law
      })
  }

  /// Returns these laws, with each case tried within a scope. The scope may bind a task-local
  /// value, for example, from which an instance reads its fault.
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
