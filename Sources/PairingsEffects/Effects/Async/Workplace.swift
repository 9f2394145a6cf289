#if !hasFeature(Embedded)  // As Async.

/// A place for concurrent work.
public struct Workplace: Sendable {
  let executor: (any TaskExecutor)?

  /// The place where Swift runs concurrent work.
  public static let standard = Workplace(executor: nil)

  /// Creates a place with an executor of its own.
  public init(_ executor: any TaskExecutor) { self.init(executor: executor) }

  private init(executor: (any TaskExecutor)?) { self.executor = executor }

  /// Performs work in the isolation of the caller; what leaves the isolation runs at the place.
  static func preferring(
    _ place: Workplace?, isolation: isolated (any Actor)? = #isolation, _ work: () async -> Void
  ) async {
    guard let executor = place?.executor else { return await work() }
    await withTaskExecutorPreference(executor) {
      _ = isolation
      await work()
    }
  }

  /// Performs work at a place.
  @concurrent
  static func perform<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable @concurrent () async throws(Failure) -> Value, at place: Workplace?
  ) async -> Outcome<Value, Failure> {
    await withTaskExecutorPreference(place?.executor) { await Outcome(concurrent: work) }
  }
}

extension Outcome {
  /// Creates the outcome of concurrent work.
  @concurrent
  init(concurrent work: @Sendable @concurrent () async throws(Failure) -> Value) async {
    do throws(Failure) {
      self = .success(try await work())
    } catch {
      self = .failure(error)
    }
  }
}

#endif
