import PropertyTesting
public import Testing

/// A case of a law that failed; see ``Testing/Trait/replay(_:_:sourceLocation:)``.
public struct ReplayTrait: TestTrait, TestScoping {
  @TaskLocal static var current: [Replay] = []

  let law: String
  let address: String
  let sourceLocation: SourceLocation

  /// It is told once of a test with all of its arguments, for which there may be other laws.
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
  /// Tries one case of one law in a test, and no other: the line that a failure has printed.
  ///
  ///     @Test(.replay("Box/Monad/associativity", "04000GG"))
  ///     func box() { expectLaws(.monad(BoxOf.self)) }
  public static func replay(
    _ law: String, _ address: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    ReplayTrait(law: law, address: address, sourceLocation: sourceLocation)
  }
}
