/// An equation that holds for every value of its variables.
///
/// A law is data: it can be listed, filtered, run under any seed and reported. It is independent of
/// the test framework.
public struct Law: Identifiable {
  /// The role of a law in its class.
  public enum Role: String, CaseIterable, Codable, Sendable {
    /// A law that defines the class.
    case essential

    /// A law that ties an operation, which an instance may override, to its definition.
    case coherence

    /// A law that follows from the others, and is stated because code relies on it.
    case derived

    /// A law about the depth to which the operations may nest.
    case stackSafety
  }

  /// The name of the law in its class.
  public let name: String

  /// The equation, in Swift.
  public let statement: String

  /// The role of the law in its class.
  public let role: Role

  /// The class: `Monad`.
  public internal(set) var suite = ""

  /// The instance: `State`.
  public internal(set) var subject = ""

  /// True if the law has only one case.
  let isSingle: Bool

  /// A Boolean value indicating whether the sides suspend.
  package internal(set) var isWaiting = false

  /// The number of the law among those of its name in a test.
  var number = 1

  /// The number of cases out of which one is tried.
  var thinning = 1

  /// The function that tries a case and returns true if the law holds in it. A law that throws does
  /// not hold.
  public private(set) var holds: (inout Trial) throws -> Bool

  /// Creates a law, which does not hold in a case in which it throws.
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

  /// Returns a law without variables, which has only one case.
  public static func once(
    _ name: String, _ statement: String, _ role: Role, holds: @escaping () -> Bool
  ) -> Law {
    Law(name, statement, role, isSingle: true) { trial in
      trial.expect(holds(), "it does not hold")
    }
  }

  /// Returns this law with each case tried within a scope.
  func within(_ scope: @escaping (() throws -> Bool) throws -> Bool) -> Law {
    var law = self
    law.holds = { [holds] trial in try scope { try holds(&trial) } }
    return law
  }

  /// The name of the law in filters and replays, such as `State/Monad/associativity`. For a law in
  /// no suite, it is the name alone. The second law of its name in a test ends in `#2`.
  public var id: String {
    let words = [subject, suite, name].filter { !$0.isEmpty }.joined(separator: "/")
    let id = String(decoding: words.utf8.map { $0 == 0x20 ? 0x2D : $0 }, as: UTF8.self)  // As a-b.
    return number == 1 ? id : "\(id)#\(number)"
  }
}
