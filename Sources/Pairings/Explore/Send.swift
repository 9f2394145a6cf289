/// Where inputs go: a function from inputs, as a value with an identity.
///
/// A view that is made for a `send` has it in its callbacks:
///
///     UI<Step, Button> { send in Button(label: "more", tap: { send(.up) }) }
///
/// Copies refer to one object, so that a view of many callbacks allocates little, and are equal; two
/// that were made apart are not.
///
/// ## Laws
///
/// For every `send`, `f` and `g`, compared by what they hand on:
///
///     send.contramap { $0 } == send                                    // identity
///     send.contramap(f).contramap(g) == send.contramap { f(g($0)) }    // composition
@frozen
public struct Send<Input> {
  @usableFromInline
  @_fixed_layout
  final class Body {
    @usableFromInline let function: (Input) -> Void

    @inlinable
    init(_ function: @escaping (Input) -> Void) { self.function = function }
  }

  @usableFromInline let body: Body

  /// Wraps a function that takes inputs.
  @inlinable
  public init(_ function: @escaping (_ input: Input) -> Void) { body = Body(function) }

  /// Hands an input over.
  @inlinable
  public func callAsFunction(_ input: Input) { body.function(input) }

  /// Takes other inputs, of which `transform` makes those that this takes.
  @inlinable
  public func contramap<NewInput>(
    _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput> {
    Send<NewInput> { [body] in body.function(transform($0)) }
  }
}

extension Send: Equatable {
  /// Whether both are copies of one.
  @inlinable
  public static func == (left: Send, right: Send) -> Bool { left.body === right.body }
}
