import Pairings
import Testing

// Attacks by effects and streams.

extension InputAttackTests {
  // MARK: Observers

  @Test("all effects of an input begin before the inputs of observers, also if they end at once")
  func order() {
    let explorer = explorer(on: Stage())
    let token = explorer.observe { [unowned explorer] in
      if $0.view.last == "a" { explorer.send(.log("seen")) }
    }
    let both = FollowUp.run(.pure(())) { .log("a") }.combined(with: .run(.pure(())) { .log("b") })
    var begun: [String] = []
    let third = FollowUp.run(.computed { begun.append("\(explorer.version)") })
    explorer.send(.run(both.combined(with: third)))
    #expect(begun == ["2"] && explorer.view == ["a", "b", "seen"])
    token.cancel()
  }

  // MARK: Streams and effects as values

  @Test("a stream sends nothing after its end, nor after its cancellation")
  func late() {
    let explorer = explorer(on: Stage())
    var kept: Send<Input>?
    let request = explorer.run(
      .stream { send in
        kept = send
        return .computed { send(.log("in time")) }
      })
    kept?(.log("late"))
    #expect(request.outcome == .success && explorer.view == ["in time"])
    let cancelled = explorer.run(
      .stream { send in
        kept = send
        return .never()
      })
    cancelled.cancel()
    kept?(.log("late"))
    #expect(cancelled.outcome == .cancelled && explorer.view == ["in time"])
  }
}
