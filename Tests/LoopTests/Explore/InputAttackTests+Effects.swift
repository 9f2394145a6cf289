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

  @Test("the effects of a component that was moved by hand are those of a commit")
  func moved() {
    let part = Component<Effect, StateStore<Int>, Int, Int>.store(
      0, on: .effects { _ in .run(.step("load") {}) }
    ) { count, _ in count }
    let whole = Explorer(
      .store(
        0,
        on: Dispatcher<Effect, StateOf<Int>, Int>.update { count, input in
          count += 1
          return part.moved(by: input)?.effects ?? .none
        }
      ) { count, _ in count }, on: Stage())
    whole.send(1)
    #expect(whole.version == 1 && whole.view == 1)
  }

  @Test("the cancellation of an effect is not reported after another has begun under its key")
  func lateCancellation() async {
    typealias Async = AsyncOf<Never>
    enum Search { case find(String), stop, found(String), lost(String) }
    let component = Component<Async, StateStore<[String]>, Search, [String]>.store(
      [],
      on: .update { log, input in
        switch input {
        case .find(let text):
          log.append("finds \(text)")
          let work = Kind<Async, String>.work { () async in
            await Task.yield()
            return text
          }
          return .run(work, under: .latest(1), cancelled: .lost(text)) { .found($0) }
        case .stop:
          log.append("stops")
          return .cancel(1)
        case .found(let text): log.append("found \(text)")
        case .lost(let text): log.append("lost \(text)")
        }
        return .none
      }
    ) { log, _ in log }
    let explorer = Explorer(component)
    var requests = [explorer.send(.find("a"))]
    explorer.send(.stop)
    requests.append(explorer.send(.find("b")))
    explorer.send(.stop)
    for request in requests { _ = await request.finished() }
    #expect(explorer.view == ["finds a", "stops", "finds b", "stops", "lost b"])
  }

  @Test("an input every second, until its key is cancelled")
  func every() {
    let stage = Stage<Never>()
    let explorer = explorer(on: stage)
    let ticks = explorer.run(
      .every(.seconds(1), under: .latest(1), cancelled: .log("stopped")) { .log("tick") })
    stage.advance(by: .milliseconds(2_500))
    #expect(explorer.view == ["tick", "tick"] && ticks.isActive)
    explorer.run(.cancel(1))
    stage.advance(by: .seconds(5))
    #expect(explorer.view == ["tick", "tick", "stopped"] && ticks.outcome == .cancelled)
  }
}
