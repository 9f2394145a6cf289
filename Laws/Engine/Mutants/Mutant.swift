/// A broken instance, and the laws that should catch it.
///
/// A law that catches no mutant is useless. A mutant that no law catches shows a gap in the laws,
/// unless it is lawful: then it must survive, or the laws are too strict.
public struct Mutant {
  /// The expected result of the laws for a mutant.
  public enum Expectation: Codable, Equatable, Sendable {
    /// A catch by this law, and by no other essential or coherence law of the class. The law is one
    /// of stack safety only if none of those catches the mutant.
    case sole(String)

    /// A catch by these laws, and perhaps by others.
    case several([String])

    /// No catch, since the mutant is lawful, however odd it looks.
    case survives

    /// Returns the expectation that these laws catch the mutant, and perhaps others.
    public static func several(_ laws: String...) -> Expectation { .several(laws) }
  }

  /// The name of the mutant, which describes its fault.
  public let name: String

  /// The laws of the mutant's class.
  public let suite: Suite

  /// The expected result of the laws.
  public let expectation: Expectation

  /// Creates a mutant.
  public init(_ name: String, _ suite: Suite, _ expectation: Expectation) {
    self.name = name
    self.suite = suite
    self.expectation = expectation
  }
}
