/// How an effect that was launched ended.
@frozen
public enum Outcome<Value, Failure: Error> {
  /// With a value.
  case success(Value)

  /// With a failure.
  case failure(Failure)

  /// Without either: it was cancelled.
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

  /// How this ended, without the value.
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
  /// - Throws: An ``Interruption`` that says why there is none.
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

/// How an effect ended, whatever its value.
@frozen
public enum Ending<Failure: Error> {
  /// With a value.
  case success

  /// With a failure.
  case failure(Failure)

  /// It was cancelled.
  case cancelled
}

extension Ending {
  @inlinable
  var isSuccess: Bool { if case .success = self { true } else { false } }
}

extension Ending: Equatable where Failure: Equatable {}
extension Ending: Sendable {}

/// Why an effect has no value.
@frozen
public enum Interruption<Failure: Error>: Error {
  /// It failed.
  case failed(Failure)

  /// It was cancelled.
  case cancelled
}

extension Interruption: Equatable where Failure: Equatable {}
