import Observation
import Pairings
import TestSupport
import Testing

@testable import PairingsObservation

@Suite("How long a model observes")
@MainActor
struct LifetimeTests {
  @Test("a model keeps its explorer; a dropped model observes nothing and wakes no observer")
  func dropping() {
    var explorer: Panels? = panels()
    weak let gone = explorer
    let send = explorer?.view.send
    var calls = 0
    var model = explorer?.observed { view in
      calls += 1
      return view.a
    }
    var nested = model?.observed { -$0 }
    explorer = nil
    expect(gone != nil)
    model = nil
    let alarm = Alarm()
    alarm.read { nested?.value }
    send?(.set(Numbers(a: 5)))
    expect(nested?.value == -5 && alarm.count == 1)
    alarm.read { nested?.value }
    let before = calls
    nested = nil
    send?(.set(Numbers(a: 6)))
    expect(calls == before && alarm.count == 1 && gone == nil)
  }

  @Test("a model of a part that is dropped is forgotten by the one that it is a part of")
  func forgetting() {
    final class Witness { let factor = 2 }
    let model = panels().observed()
    var witness: Witness? = Witness()
    weak let kept = witness
    var nested = witness.map { witness in model.observed { $0.a * witness.factor } }
    witness = nil
    expect(nested?.value == 0 && kept != nil)
    nested = nil
    expect(kept == nil && model.a == 0)
  }

  /// A host that evaluates a body, as SwiftUI does.
  @MainActor
  private final class Host {
    private let follower = Follower<
      IdentityOf, StateStore<Numbers>, State<Numbers, Void>, Panel
    >()
    let bodies = Alarm()
    var shown: [Int] = []

    func body(of explorer: Panels) {
      bodies.read { shown.append(follower.follow(explorer).value.a) }
    }
  }

  @Test("a view body follows the explorer that it is given, from its first read")
  func follower() {
    let (first, second) = (panels(), panels())
    let host = Host()
    host.body(of: first)
    first.set(\.a, 1)  // Before it appears.
    first.set(\.a, 2)  // Before the body is asked for again.
    expectEqual(host.bodies.count, 1)
    host.body(of: first)
    second.set(\.a, 7)
    expectEqual(host.bodies.count, 1)
    host.body(of: second)
    first.set(\.a, 3)
    expectEqual(host.bodies.count, 1)
    second.set(\.a, 8)
    host.body(of: second)
    expect(host.bodies.count == 2 && host.shown == [0, 2, 7, 8])
  }

  @Test("an observer may drop the models of an explorer, the last to have it")
  func droppedByAnObserver() {
    var explorer: Panels? = panels()
    weak let gone = explorer
    let send = explorer?.view.send
    var (models, parts, freed): ([Observed<Panel>], [Observed<Int>], Int) = ([], [], 0)
    let token = explorer?.observe { _ in
      explorer = nil
      models = []
      parts = []
    }
    do {
      let held = Farewell()
      held.act = {
        freed += 1
        send?(.set(Numbers(a: 9)))
      }
      if let explorer {
        models = [explorer.observed(), explorer.observed()]
        parts = models.map { $0.observed { $0.a + (held === models.first ? 1 : 0) } }
      }
    }
    send?(.set(Numbers(a: 1)))
    expect(gone == nil && freed == 1 && models.isEmpty && parts.isEmpty)
    withExtendedLifetime(token) {}
  }
}
