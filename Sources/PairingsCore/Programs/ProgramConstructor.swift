/// The brand of a monad whose values are programs: steps that read and write a context,
/// and may fail.
///
/// `State`, `Reader` and `IO` are programs. They differ in their contexts and failures. Their
/// common part, a `flatMap` that neither overflows the stack nor grows it, is written once. A
/// custom monad names its context and has full access to it:
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
/// The laws of ``Monad``.
///
/// - Complexity: Building is O(1). Running calls each closure once, in constant stack for every
///   nesting of `flatMap`; freeing takes constant stack too.
/// - SeeAlso: Bjarnason, *Stackless Scala with Free Monads* (2012).
public protocol ProgramConstructor: _ProgramConstructor {}

/// The brand of a monad whose values are programs, but which does not allow custom steps.
public protocol _ProgramConstructor: Monad where _Representation == _ProgramBody {
  /// The context, which every step reads and writes.
  associatedtype Context

  /// The type of errors that a step may throw; `Never` if steps cannot fail.
  associatedtype Failure: Error = Never

  /// The type `Void`, as a type of the brand: a function that returns it is stored as it is, where
  /// one that returns `Void` would be wrapped in a second closure.
  associatedtype _Unit = Void
}

/// The representation of kinds that are programs.
public enum _ProgramBody {}

extension _ProgramConstructor {
  /// Returns the kind as its program.
  @inlinable @inline(__always)
  package static func program<Value>(_ kind: Kind<Self, Value>) -> Program<Self, Value> {
    Program.of(kind)
  }

  /// Returns the program with a content.
  @inlinable @inline(__always)
  package static func make<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
    Program(body)
  }
}

extension _KindProtocol where Exact == Self, Brand: ProgramConstructor {
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
  /// - Throws: The error of the first step that fails; no later step runs.
  /// - Complexity: One call per step; constant stack.
  @inlinable @inline(__always)  // StateStore.move(not specialised) needs it.
  public func run(_ context: inout Brand.Context) throws(Brand.Failure) -> Value {
    try Brand.program(self).execute(&context)
  }
}
