import PropertyTesting
public import Testing

/// A trait that replays a failed case of a law; see ``Testing/Trait/replay(_:_:sourceLocation:)``.
public struct ReplayTrait: TestTrait, TestScoping {
  @TaskLocal static var current: [Replay] = []

  let law: String
  let address: String
  let sourceLocation: SourceLocation

  /// Returns this trait for a test with all of its arguments, whose cases may check different laws.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> ReplayTrait? {
    testCase == nil ? self : nil
  }

  /// Runs a test with this case alone.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard let replay = Replay(law: law, address: address) else {
      Issue.record(
        "'\(address)' stands for no case of a law.", sourceLocation: sourceLocation)
      return
    }
    try await Self.$current.withValue(Self.current + [replay], operation: function)
    if let complaint = replay.complaint {
      Issue.record("\(complaint)", sourceLocation: sourceLocation)
    } else if let remark = replay.remark {
      Issue.record("\(remark)", severity: .warning, sourceLocation: sourceLocation)
    }
  }
}

extension Trait where Self == ReplayTrait {
  /// Returns a trait that tries one case of one law in a test, and no other. A failure prints its
  /// arguments.
  ///
  ///     @Test(.replay("Box/Monad/associativity", "04000GG"))
  ///     func box() { expectLaws(.monad(BoxOf.self)) }
  public static func replay(
    _ law: String, _ address: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    ReplayTrait(law: law, address: address, sourceLocation: sourceLocation)
  }
}
