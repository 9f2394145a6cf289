/// A value for every log, seen from the log that was written so far: the comonad
/// of spaces that a ``Writer`` moves in.
///
/// The log lies beside the function instead of inside it, so that a value costs
/// the same after a million moves as after one.
///
///     let total = Traced<[Int], Int> { $0.reduce(0, +) }
///     total.trace([1, 2])                      // 3
///     Writer.tell([40]).pair(with: total.moved(by: .tell([2]))) { _, sum in sum }  // 42
///
/// ## Laws
///
/// Those of ``Comonad``, and for every `w`, `a`, `b` and `f`:
///
///     w.trace(.empty) == w.extract()                           // trace nothing
///     w.trace(a <> b) == w.extend { $0.trace(b) }.trace(a)     // trace then trace
///     w.traces(f) == w.trace(f(w.extract()))                   // traces coherence
///     w.map(f).trace(a) == f(w.trace(a))                       // trace of a map
///
/// - Complexity: O(1) for every operation, besides combining logs and the calls
///   of its closures.
/// - SeeAlso: Uustalu and Vene, *Comonadic Notions of Computation* (2008); Kmett,
///   *comonad-transformers* (2011), where it is `Traced`.
public final class Traced<Log: Monoid, Value>: Kind<TracedOf<Log>, Value> {
  /// The log so far, outside of a move: read ``offset`` instead.
  ///
  /// Exclusivity is enforced by `isMoving`, which is sound for the reasons that
  /// `Store.place` gives; here `WriterTraced.move` alone writes.
  @exclusivity(unchecked) @usableFromInline final var written: Log

  /// Whether a move is working on `written`.
  @exclusivity(unchecked) @usableFromInline final var isMoving = false

  @usableFromInline let base: (Log) -> Value

  /// Creates a space from the value of every log, seen from a log written so far.
  @inlinable
  public init(offset: Log = .empty, _ base: @escaping (Log) -> Value) {
    written = offset
    self.base = base
  }
}

// MARK: - Comonad

extension Traced {
  /// Transforms the value of every log.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Traced<Log, NewValue> {
    Traced<Log, NewValue>(offset: offset) { [base] in transform(base($0)) }
  }

  /// Returns the value of what was written so far.
  @inlinable
  public func extract() -> Value { base(offset) }

  /// Recomputes the value of every log from the space as seen from there.
  @inlinable
  public func extend<NewValue>(
    _ transform: @escaping (Traced) -> NewValue
  ) -> Traced<Log, NewValue> {
    Traced<Log, NewValue>(offset: offset) { [base] in transform(Traced(offset: $0, base)) }
  }

  /// Puts in every place the space as seen from there.
  @inlinable
  public func duplicate() -> Traced<Log, Traced<Log, Value>> { extend { $0 } }

  /// Composes two functions of a space: `{ g($0.extend(f)) }`.
  @inlinable
  public static func compose<Middle, Output>(
    _ first: @escaping (Traced<Log, Value>) -> Middle,
    _ second: @escaping (Traced<Log, Middle>) -> Output
  ) -> (Traced<Log, Value>) -> Output {
    { second($0.extend(first)) }
  }
}

// MARK: - Logs

extension Traced {
  /// What was written so far.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public var offset: Log {
    precondition(!isMoving, "A log is read while it is being combined with another.")
    return written
  }

  /// Returns the value that would be seen after writing a log.
  @inlinable
  public func trace(_ log: Log) -> Value { base(offset.combined(with: log)) }

  /// Returns the value that would be seen after writing what the present value
  /// tells.
  @inlinable
  public func traces(_ log: (Value) -> Log) -> Value { trace(log(extract())) }

  /// Shows what is written from here on beside each value.
  @inlinable
  public func listen() -> Traced<Log, (value: Value, log: Log)> {
    Traced<Log, (value: Value, log: Log)> { [base, offset] in
      (base(offset.combined(with: $0)), $0)
    }
  }
}
