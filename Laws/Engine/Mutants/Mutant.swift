/// A broken instance, and the laws that should catch it.
///
/// A law that no mutant breaks is decoration; a mutant that no law breaks is a hole
/// in the laws, unless it is lawful: then it must survive, or the laws are too strict.
public struct Mutant {
  /// What the laws should make of it.
  public enum Expectation: Codable, Equatable, Sendable {
    /// This law catches it, and no other essential or coherence law of the class; one of stack
    /// safety if none of those does.
    case sole(String)

    /// These laws catch it, and perhaps more.
    case several([String])

    /// It is lawful, however odd it looks.
    case survives

    /// These laws catch it, and perhaps more.
    public static func several(_ laws: String...) -> Expectation { .several(laws) }
  }

  /// What is wrong with it.
  public let name: String

  /// The laws of its class, for it.
  public let suite: Suite

  /// What the laws should make of it.
  public let expectation: Expectation

  /// States a broken instance.
  public init(_ name: String, _ suite: Suite, _ expectation: Expectation) {
    self.name = name
    self.suite = suite
    self.expectation = expectation
  }
}
