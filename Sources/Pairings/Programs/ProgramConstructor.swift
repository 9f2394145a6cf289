/// The brand of a monad whose values are programs: steps that read and write a context,
/// and may fail.
///
/// `State`, `Reader` and `IO` are programs. They differ in their context and in how they
/// fail; what they have in common, a `flatMap` that neither overflows the stack nor grows
/// it, is written once. A monad of your own names its context, and owns all of it:
///
///     enum ParserOf: ProgramConstructor {
///       typealias Context = Substring
///       typealias Failure = ParseError
///     }
///     typealias Parser<Value> = Kind<ParserOf, Value>
///
///     let character = Parser<Character> { input throws(ParseError) in
///       guard let first = input.popFirst() else { throw ParseError() }
///       return first
///     }
///     var input: Substring = "ab"
///     try character.zip(character) { [$0, $1] }.run(&input)  // ["a", "b"]
///
/// ## Laws
///
/// Those of ``Monad``.
///
/// - Complexity: Building is O(1). Running calls each closure once, in constant stack
///   however `flatMap`s are nested; so does freeing.
/// - SeeAlso: Bjarnason, *Stackless Scala with Free Monads* (2012).
public protocol ProgramConstructor: _ProgramConstructor {}

/// The brand of a monad whose values are programs, but not of every step that a user may
/// think of.
public protocol _ProgramConstructor: Monad where _Representation == _ProgramBody {
  /// What every step reads and writes.
  associatedtype Context

  /// What a step may throw; `Never` if steps cannot fail.
  associatedtype Failure: Error = Never
}

/// What kinds are made of that are programs.
public enum _ProgramBody {}

extension _ProgramConstructor {
  /// The kind as its program.
  @inlinable @inline(__always)
  static func program<Value>(_ kind: Kind<Self, Value>) -> Program<Self, Value> {
    Program.of(kind)
  }

  /// The program of a body.
  @inlinable @inline(__always)
  static func make<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
    Program(body)
  }
}

extension KindProtocol where Exact == Self, Brand: ProgramConstructor {
  /// Creates a step from a closure that changes the context in place.
  @inlinable
  public init(
    _ step: @escaping (inout Brand.Context) throws(Brand.Failure) -> Value
  ) {
    self = Self._returning(Program(.step(step)))
  }
}

extension Kind where Brand: _ProgramConstructor {
  /// Runs the program on a context, in place.
  ///
  /// - Throws: What the first failing step throws; no later step runs.
  /// - Complexity: One call a step; constant stack.
  @inlinable @inline(__always)  // StateStore.move(not specialised) needs it.
  public func run(_ context: inout Brand.Context) throws(Brand.Failure) -> Value {
    try Brand.program(self).execute(&context)
  }
}
