/// A function that receives inputs, as a value with an identity.
///
/// A view is made for a `send`, which its callbacks call:
///
///     UI<Step, Button> { send in Button(label: "more", tap: { send(.up) }) }
///
/// Copies share one object, so that a view with many callbacks allocates little. Copies are equal;
/// two values that were created apart are not.
///
/// ## Laws
///
/// The laws hold for every `send`, `f` and `g`, compared by the inputs that they pass on:
///
///     send.contramap { $0 } == send                                    // identity
///     send.contramap(f).contramap(g) == send.contramap { f(g($0)) }    // composition
@frozen
public struct Send<Input> {
  #if !hasFeature(Embedded)  // As ViewKeeper.
  @usableFromInline
  @_fixed_layout
  final class Body: ViewKeeper {
    @usableFromInline let function: (Input) -> Void

    @inlinable
    init(_ function: @escaping (Input) -> Void, keepsViews: Bool = false) {
      self.function = function
      super.init(keepsViews: keepsViews)
    }
  }
  #else
  @usableFromInline
  @_fixed_layout
  final class Body {
    @usableFromInline let function: (Input) -> Void

    @inlinable
    init(_ function: @escaping (Input) -> Void) { self.function = function }
  }
  #endif

  @usableFromInline let body: Body

  /// Creates a value from a function that receives inputs.
  @inlinable
  public init(_ function: @escaping (_ input: Input) -> Void) { body = Body(function) }

  /// Sends an input.
  @inlinable
  public func callAsFunction(_ input: Input) { body.function(input) }

  /// Returns a `Send` of other inputs, which `transform` converts to inputs of this one.
  @inlinable
  public func contramap<NewInput>(
    _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput> {
    Send<NewInput> { [body] in body.function(transform($0)) }
  }

  /// Returns a `Send` of other inputs. It is the same one each time for a key, which is that of
  /// `transform`, if lists keep their views for this one.
  @inlinable
  func contramap<NewInput>(
    _ key: ViewKey, _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput> {
    #if !hasFeature(Embedded)
    Send<NewInput>(
      body.kept(for: key) { [body] in
        .init({ body.function(transform($0)) }, keepsViews: body.keepsViews)
      })
    #else
    contramap(transform)
    #endif
  }

  @inlinable
  init(_ body: Body) { self.body = body }
}

extension Send: Equatable {
  /// Returns true if both values are copies of one.
  @inlinable
  public static func == (left: Send, right: Send) -> Bool { left.body === right.body }
}
