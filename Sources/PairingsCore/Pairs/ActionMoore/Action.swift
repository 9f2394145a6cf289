/// A list of inputs with a value: the monad of moves over a ``Moore`` machine.
///
/// The first access to the inputs or the value runs the bound steps once and writes down their
/// inputs. The run takes constant stack for every nesting of `flatMap`. From then on an action is a
/// flat list of inputs, and a move is a loop over it.
///
///     let order = Action<Coin, Void>.send(.ten).then(.send(.five)).map { "tea" }
///     order.inputs  // [.ten, .five]
///     order.value   // "tea"
///
/// ## Laws
///
/// The laws of ``Monad``, and for every `a`, `b` and `m`:
///
///     send(contentsOf: []) == pure(())                                       // tell nothing
///     send(contentsOf: a).then(send(contentsOf: b)) == send(contentsOf: a + b) // tell twice
///     Action(Writer(m)) == m                                                 // from after to
///     Action(Free(m)) == m                                                   // from after to
///
/// - Complexity: Building is O(1). The first reading calls each closure once and appends each
///   input, in amortised O(1); later ones are O(1).
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016).
public typealias Action<Input, Value> = Kind<ActionOf<Input>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates an action from inputs and a value.
  @inlinable
  public init<Input>(inputs: [Input], value: Value) where Brand == ActionOf<Input> {
    self = Self._returning(ActionCarrier(inputs, value))
  }
}

/// The carrier of ``Action``.
@usableFromInline
@_fixed_layout
final class ActionCarrier<Input, Value>: Kind<ActionOf<Input>, Value> {
  /// The inputs, once they are written down.
  ///
  /// Exclusivity needs no check, here and below. Only ``flatten()`` writes, and it writes once,
  /// over fields that hold no object of the user. No call that it makes meanwhile is within an
  /// access.
  @exclusivity(unchecked) @usableFromInline var written: [Input]

  /// The value, once the inputs are written down.
  @exclusivity(unchecked) @usableFromInline var returned: Value?

  /// The program that writes the inputs down, until it has run.
  @exclusivity(unchecked) @usableFromInline var recording: Kind<RecordingOf<Input>, Value>?

  @inlinable
  init(_ inputs: [Input], _ value: Value) {
    unsafe written = inputs
    unsafe returned = value
    super.init(_carrier: ())
  }

  @inlinable
  init(_ recording: Kind<RecordingOf<Input>, Value>) {
    unsafe written = []
    unsafe self.recording = recording
    super.init(_carrier: ())
  }

  #if !hasFeature(Embedded)
  override var _contents: String {
    guard unsafe recording == nil, let value = unsafe returned else { return "not run yet" }
    return unsafe "inputs: \(written), value: \(value)"
  }
  #endif

  /// The inputs and the value.
  @inlinable
  var flat: (log: [Input], value: Value) {
    if unsafe recording != nil { flatten() }
    guard let returned = unsafe returned else {
      preconditionFailure("An action has a value once it is flat.")
    }
    return unsafe (written, returned)
  }

  /// Writes the inputs down and releases the steps that they come from.
  ///
  /// A step may read the action that it belongs to. That inner reading completes before the outer
  /// one, and its result stands. The steps are freed after all fields are written, since freeing
  /// them may run code of the user.
  @inlinable @inline(never)
  func flatten() {
    guard let recording = unsafe recording else { return }
    var inputs: [Input] = []
    let value = RecordingOf.program(recording).execute(&inputs)
    guard unsafe self.recording != nil else { return }
    unsafe written = inputs
    unsafe returned = value
    unsafe self.recording = nil
    withExtendedLifetime(recording) {}
  }

  /// The program that writes the inputs down.
  @inlinable
  var steps: Kind<RecordingOf<Input>, Value> {
    if let recording = unsafe recording { return recording }
    return RecordingOf.make(
      .step { [flat] inputs in
        inputs += flat.log
        return flat.value
      })
  }
}

/// A type constructor whose kinds send inputs and have a value: ``Action``.
public protocol _SendingConstructor: WrittenConstructor where Log == [Input] {
  /// The type of inputs.
  associatedtype Input
}

/// The brand of ``Action``.
public enum ActionOf<Input>: Monad, _SendingConstructor, PairedMonad {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> ActionCarrier<Input, Value> {
    kind.carrier(as: ActionCarrier.self)
  }

  /// The pairing with ``Moore``.
  @inlinable
  public static var pairing: ActionMoore<Input> { ActionMoore() }
}

// MARK: - Monad

extension ActionOf {
  /// Returns a value and sends nothing.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    ActionCarrier([], value)
  }

  /// Transforms the value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    ActionCarrier(RecordingOf.map(carrier(fa).steps, transform))
  }

  /// Sends the inputs of `ma`, then those of the action that `next` makes of its value.
  ///
  /// - Complexity: Constant stack for every nesting of binds.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    ActionCarrier(RecordingOf.flatMap(carrier(ma).steps) { carrier(next($0)).steps })
  }

  /// Sends the inputs of `ma`, then those of `mb`.
  ///
  /// - Complexity: Constant stack, also when a chain of prebuilt actions is freed.
  @inlinable
  public static func then<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ mb: Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    ActionCarrier(RecordingOf.then(carrier(ma).steps, carrier(mb).steps))
  }

  /// Repeats an action from seed to seed until one returns `done`, in constant stack.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    ActionCarrier(RecordingOf.iterate(seed) { carrier(step($0)).steps })
  }

  /// Returns the inputs, from first to last, and the value.
  @inlinable
  public static func written<Value>(_ kind: Kind<Self, Value>) -> (log: [Input], value: Value) {
    carrier(kind).flat
  }
}

extension ActionOf: EquatableConstructor where Input: Equatable {
  /// Returns true if both send the same inputs and hold the same value.
  @inlinable
  public static func areEqual<Value: Equatable>(
    _ left: Kind<Self, Value>, _ right: Kind<Self, Value>
  ) -> Bool {
    carrier(left).flat.log == carrier(right).flat.log
      && carrier(left).flat.value == carrier(right).flat.value
  }
}

/// The brand of the programs that write inputs down: the form of an action before its first
/// reading.
@usableFromInline
enum RecordingOf<Input>: _ProgramConstructor {
  @usableFromInline typealias Context = [Input]
  @usableFromInline typealias Failure = Never
}
