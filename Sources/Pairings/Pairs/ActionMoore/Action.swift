/// A run of inputs with a value: the monad of moves over a ``Moore`` machine.
///
/// What is bound together is written down once, in constant stack however
/// `flatMap`s nest, when the inputs are first asked for. From then on an action is
/// a flat list of inputs, and a move is a loop over it.
///
///     let order = Action<Coin, Void>.send(.ten).then(.send(.five)).map { "tea" }
///     order.inputs  // [.ten, .five]
///     order.value   // "tea"
///
/// ## Laws
///
/// Those of ``Monad``, and for every `a`, `b` and `m`:
///
///     send(contentsOf: []) == pure(())                                       // send nothing
///     send(contentsOf: a).then(send(contentsOf: b)) == send(contentsOf: a + b) // send twice
///     Action(Writer(m)) == m                                                 // as a Writer
///     Action(Free(m)) == m                                                   // as a Free
///
/// - Complexity: Building is O(1). The first reading calls each closure once and
///   appends each input, in amortised O(1); later ones are O(1).
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016).
public final class Action<Input, Value>: Kind<ActionOf<Input>, Value> {
  /// The inputs, once they are written down.
  ///
  /// Exclusivity needs no check, here and below: only ``flatten()`` writes, once,
  /// and nothing that it calls meanwhile is within an access.
  @exclusivity(unchecked) @usableFromInline final var written: [Input]

  /// The value, once the inputs are written down.
  @exclusivity(unchecked) @usableFromInline final var returned: Value?

  /// What writes the inputs down, until it has.
  @exclusivity(unchecked) @usableFromInline final var recording: Recording<Input, Value>?

  /// Creates a run of inputs with a value.
  @inlinable
  public init(inputs: [Input], value: Value) {
    written = inputs
    returned = value
  }

  @inlinable
  init(_ recording: Kind<RecordingOf<Input>, Value>) {
    written = []
    self.recording = recording.narrow()
  }
}

// MARK: - Inputs

extension Action {
  /// The inputs, from first to last.
  @inlinable
  public var inputs: [Input] {
    if recording != nil { flatten() }
    return written
  }

  /// The value.
  @inlinable
  public var value: Value {
    if recording != nil { flatten() }
    guard let returned else { preconditionFailure("An action has a value once it is flat.") }
    return returned
  }

  /// Writes the inputs down and forgets the steps that they come from.
  @inlinable @inline(never)
  func flatten() {
    guard let recording else { return }
    var inputs: [Input] = []
    let value = recording.run(&inputs)
    written = inputs
    returned = value
    self.recording = nil
  }

  /// The steps that write the inputs down.
  @inlinable
  var steps: Kind<RecordingOf<Input>, Value> {
    if let recording { return recording }
    return Recording<Input, Value>(
      .step { [written, value] inputs in
        inputs += written
        return value
      })
  }
}

// MARK: - Monad

extension Action {
  /// Returns a value and sends nothing.
  @inlinable
  public static func pure(_ value: Value) -> Action { Action(inputs: [], value: value) }

  /// Transforms the value.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Action<Input, NewValue> {
    ActionOf.map(self, transform).narrow()
  }

  /// Sends these inputs, then others, and combines the values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: Action<Input, Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> Action<Input, Combined> {
    ActionOf.zip(self, other, with: combine).narrow()
  }

  /// Sends these inputs, then those that the value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> Action<Input, NewValue>
  ) -> Action<Input, NewValue> {
    ActionOf.flatMap(self, next).narrow()
  }

  /// Sends these inputs, then others: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: Action<Input, NewValue>) -> Action<Input, NewValue> {
    ActionOf.then(self, next).narrow()
  }

  /// Sends these inputs `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> Action<Input, [Value]> {
    ActionOf.replicate(self, count).narrow()
  }

  /// Composes two functions whose results are actions: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Source, Middle>(
    _ first: @escaping (Source) -> Action<Input, Middle>,
    _ second: @escaping (Middle) -> Action<Input, Value>
  ) -> (Source) -> Action<Input, Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats an action from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ step: @escaping (Seed) -> Action<Input, Iteration<Seed, Value>>
  ) -> Action {
    ActionOf.iterate(seed, step).narrow()
  }

  /// Sends the inputs of the action made of each element, in order, and collects the
  /// values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> Action<Input, NewValue>
  ) -> Action<Input, [NewValue]> where Value == [NewValue] {
    ActionOf.traverse(elements, transform).narrow()
  }

  /// Sends the inputs of the action made of each element, in order, and forgets the
  /// values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> Action<Input, Void>
  ) -> Action<Input, Void> where Value == Void {
    ActionOf.forEach(elements, transform).narrow()
  }
}

// MARK: - Conformances

extension Action: Equatable where Input: Equatable, Value: Equatable {
  /// Whether both send the same inputs and hold the same value.
  @inlinable
  public static func == (left: Action, right: Action) -> Bool {
    left.inputs == right.inputs && left.value == right.value
  }
}
