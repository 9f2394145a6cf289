/// The outcome of a launched effect.
@frozen
public enum Outcome<Value, Failure: Error> {
  /// The value of the effect.
  case success(Value)

  /// The failure of the effect.
  case failure(Failure)

  /// A cancellation, without a value or a failure.
  case cancelled
}

extension Outcome {
  /// Transforms the value of a success.
  @inlinable
  public func map<NewValue>(_ transform: (Value) -> NewValue) -> Outcome<NewValue, Failure> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let failure): .failure(failure)
    case .cancelled: .cancelled
    }
  }

  @inlinable
  package var isCancelled: Bool { if case .cancelled = self { true } else { false } }

  /// This outcome without its value.
  @inlinable
  public var ending: Ending<Failure> {
    switch self {
    case .success: .success
    case .failure(let failure): .failure(failure)
    case .cancelled: .cancelled
    }
  }

  /// Returns the value.
  ///
  /// - Throws: An ``Interruption`` with the failure or the cancellation.
  @inlinable
  public func get() throws(Interruption<Failure>) -> Value {
    switch self {
    case .success(let value): return value
    case .failure(let failure): throw .failed(failure)
    case .cancelled: throw .cancelled
    }
  }
}

extension Outcome: Equatable where Value: Equatable, Failure: Equatable {}
extension Outcome: Sendable where Value: Sendable {}

/// The ending of an effect: its outcome without a value.
@frozen
public enum Ending<Failure: Error> {
  /// Success.
  case success

  /// A failure.
  case failure(Failure)

  /// A cancellation.
  case cancelled
}

extension Ending {
  @inlinable
  var isSuccess: Bool { if case .success = self { true } else { false } }
}

extension Ending: Equatable where Failure: Equatable {}
extension Ending: Sendable {}

/// The reason for which an effect has no value.
@frozen
public enum Interruption<Failure: Error>: Error {
  /// A failure.
  case failed(Failure)

  /// A cancellation.
  case cancelled
}

extension Interruption: Equatable where Failure: Equatable {}
