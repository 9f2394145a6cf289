/// A value with the log that its computation wrote: the monad of moves over a ``Traced``.
///
///     let walk = Writer<[String], Void>.tell(["left"]).flatMap { _ in
///       Writer(log: ["home"], value: 2)
///     }
///     walk.log    // ["left", "home"]
///     walk.value  // 2
///
/// ## Laws
///
/// The laws of ``Monad`` and ``MonadWriter``.
///
/// - Complexity: A writer is computed at its creation. `flatMap` combines two logs. A chain of *n*
///   that nests to the right makes *n* nested calls, as any strict function; ``Kind/iterate(_:_:)``
///   does not.
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public typealias Writer<Log: Monoid, Value> = Kind<WriterOf<Log>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a writer from a log and a value.
  @inlinable
  public init<Log: Monoid>(log: Log, value: Value) where Brand == WriterOf<Log> {
    self = Self._returning(WriterCarrier(log, value))
  }
}

/// The carrier of ``Writer``.
@usableFromInline
@_fixed_layout
final class WriterCarrier<Log: Monoid, Value>: Kind<WriterOf<Log>, Value> {
  @usableFromInline let written: Log
  @usableFromInline let content: Value

  @inlinable
  init(_ log: Log, _ value: Value) {
    written = log
    content = value
    super.init(_carrier: ())
  }

  #if !hasFeature(Embedded)
  override var _contents: String { "log: \(written), value: \(content)" }
  #endif
}

/// The brand of ``Writer``.
public enum WriterOf<Log: Monoid>: MonadWriter, WrittenConstructor, PairedMonad {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> WriterCarrier<Log, Value> {
    kind.carrier(as: WriterCarrier.self)
  }

  /// The pairing with ``Traced``.
  @inlinable
  public static var pairing: WriterTraced<Log> { WriterTraced() }
}

// MARK: - Monad

extension WriterOf {
  /// Returns a value and writes nothing.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    WriterCarrier(.empty, value)
  }

  /// Transforms the value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    WriterCarrier(carrier(fa).written, transform(carrier(fa).content))
  }

  /// Returns the writer that `next` makes of the value, after the log of `ma`.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    let first = carrier(ma)
    let second = carrier(next(first.content))
    return WriterCarrier(first.written.combined(with: second.written), second.content)
  }

  /// Repeats a writer from seed to seed until one returns `done`, in constant stack; the log grows
  /// in place.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    var (seed, log) = (seed, Log.empty)
    while true {
      let turn = carrier(step(seed))
      log.combine(with: turn.written)
      switch turn.content {
      case .next(let next): seed = next
      case .done(let value): return WriterCarrier(log, value)
      }
    }
  }
}

// MARK: - Logs

extension WriterOf {
  /// Writes to the log.
  @inlinable
  public static func tell(_ log: Log) -> Kind<Self, Void> { WriterCarrier(log, ()) }

  /// Returns the log beside the value.
  @inlinable
  public static func listen<Value>(
    _ ma: Kind<Self, Value>
  ) -> Kind<Self, (value: Value, log: Log)> {
    WriterCarrier(carrier(ma).written, (carrier(ma).content, carrier(ma).written))
  }

  /// Rewrites the log by the function that is returned beside the value.
  @inlinable
  public static func pass<Value>(
    _ ma: Kind<Self, (value: Value, rewrite: (Log) -> Log)>
  ) -> Kind<Self, Value> {
    let (value, rewrite) = carrier(ma).content
    return WriterCarrier(rewrite(carrier(ma).written), value)
  }

  /// Returns the log and the value.
  @inlinable
  public static func written<Value>(_ kind: Kind<Self, Value>) -> (log: Log, value: Value) {
    (carrier(kind).written, carrier(kind).content)
  }
}

extension WriterOf: EquatableConstructor where Log: Equatable {
  /// Returns true if both hold the same log and the same value.
  @inlinable
  public static func areEqual<Value: Equatable>(
    _ left: Kind<Self, Value>, _ right: Kind<Self, Value>
  ) -> Bool {
    carrier(left).written == carrier(right).written
      && carrier(left).content == carrier(right).content
  }
}
