/// An equation that holds for every value of its variables.
///
/// A law is data: it can be listed, filtered, run under any seed and told about.
/// It knows no test framework.
public struct Law: Identifiable {
  /// What a law is to its class.
  public enum Role: String, CaseIterable, Codable, Sendable {
    /// Without it there is no such class.
    case essential

    /// It ties an operation that an instance may override to its definition.
    case coherence

    /// It follows from the others; stated because it is read and relied upon.
    case derived

    /// It says how deep the operations may nest.
    case stackSafety
  }

  /// The name of the law in its class.
  public let name: String

  /// The equation, in Swift.
  public let statement: String

  /// What the law is to its class.
  public let role: Role

  /// The class: `Monad`.
  public internal(set) var suite = ""

  /// The instance: `State`.
  public internal(set) var subject = ""

  /// Whether one case says all there is to say.
  let isSingle: Bool

  /// Whether its sides suspend.
  package internal(set) var isWaiting = false

  /// In one of how many cases it is tried.
  var thinning = 1

  /// Tries a case; returns whether the law holds in it. If it throws, it does not hold.
  public private(set) var holds: (inout Trial) throws -> Bool

  /// States a law. It does not hold in a case in which it throws.
  @inlinable
  public init(
    _ name: String, _ statement: String, _ role: Role = .essential,
    holds: @escaping (inout Trial) throws -> Bool
  ) {
    self.init(name, statement, role, isSingle: false, holds)
  }

  @usableFromInline
  package init(
    _ name: String, _ statement: String, _ role: Role, isSingle: Bool,
    _ holds: @escaping (inout Trial) throws -> Bool
  ) {
    self.name = name
    self.statement = statement
    self.role = role
    self.isSingle = isSingle
    self.holds = holds
  }

  /// States a law that has no variables: one case is all there is.
  public static func once(
    _ name: String, _ statement: String, _ role: Role, holds: @escaping () -> Bool
  ) -> Law {
    Law(name, statement, role, isSingle: true) { trial in
      trial.expect(holds(), "it does not hold")
    }
  }

  /// This law, each case of it tried within a scope.
  func within(_ scope: @escaping (() throws -> Bool) throws -> Bool) -> Law {
    var law = self
    law.holds = { [holds] trial in try scope { try holds(&trial) } }
    return law
  }

  /// What a filter and a replay call this law: `State/Monad/associativity`; its name alone
  /// if it is in no suite.
  public var id: String {
    let words = [subject, suite, name].filter { !$0.isEmpty }.joined(separator: "/")
    return String(decoding: words.utf8.map { $0 == 0x20 ? 0x2D : $0 }, as: UTF8.self)  // As a-b.
  }
}
