extension _ProgramConstructor {
  /// Returns a value without reading or writing the context.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    make(.step { _ in value })
  }

  /// Runs the program and transforms its value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    make(.bound(MapNode(fa, transform)))
  }

  /// Runs the program, then the one that `next` makes of its value.
  ///
  /// - Complexity: Constant stack for every nesting of binds.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    make(.bound(BindNode(ma, next)))
  }

  /// Runs one program, then another, regardless of the value of the first:
  /// `flatMap(ma) { _ in mb }`.
  ///
  /// - Complexity: Constant stack, also when a chain of prebuilt programs is freed.
  @inlinable
  public static func then<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ mb: Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    make(.bound(ThenNode(ma, mb)))
  }

  /// Repeats a program from seed to seed until one returns `done`, as one step that loops.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    make(
      .step { context throws(Failure) in
        var seed = seed
        while true {
          switch try program(step(seed)).execute(&context) {
          case .next(let next): seed = next
          case .done(let value): return value
          }
        }
      })
  }
}
