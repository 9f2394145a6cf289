import PairingsArchitectures
import Pairings
import TestSupport
import Testing

/// Commits of a store that user code makes between its reading and its writing.
@Suite("A commit of Verge loses no other")
struct VergeAttackTests {
  struct Count: Equatable { var n = 0 }

  static func store<Root: Equatable>(_ root: Root) -> Verge.Store<IOOf<Never>, Root, Never> {
    Verge.Store(root, effect: IOOf<Never>.self, activity: Never.self)
  }

  @Test("a commit from the getter of a part is made after the present commit")
  func lens() {
    let store = Self.store(Count())
    var hook: (() -> Void)?
    let lens = Lens<Count, Int>(
      get: { count in
        hook.take()?()
        return count.n
      }, modify: { $1(&$0.n) })
    hook = { store.dispatcher.commit { $0.n += 100 } }
    store.dispatcher(lens).commit { $0 += 1 }
    expectEqual(store.state.n, 101)
    hook = { store.dispatcher.commit { $0.n *= 2 } }
    store.dispatcher.detached(by: lens.affine).commit { $0 += 1 }
    expectEqual(store.state.n, 204)
  }

  @Test("a commit from the setter of a part, a middleware or the deinit of a state waits")
  func written() {
    struct Held: Equatable {
      var n = 0
      var farewell: Farewell?
    }
    let store = Self.store(Held())
    store.dispatcher.commit { [weak store] state in
      state.farewell = Farewell { store?.dispatcher.commit { $0.n += 100 } }
    }
    store.dispatcher.commit {
      $0.farewell = nil
      $0.n += 1
    }
    expectEqual(store.state.n, 101)

    var set: (() -> Void)?
    let lens = Lens<Held, Int>(
      get: { $0.n },
      modify: { held, change in
        set.take()?()
        change(&held.n)
      })
    set = { store.dispatcher.commit { $0.n += 1_000 } }
    store.dispatcher(lens).commit { $0 += 1 }
    expectEqual(store.state.n, 1_102)

    var followed: Verge.Store<IOOf<Never>, Int, Never>?
    followed = Verge.Store(
      0, effect: IOOf<Never>.self, activity: Never.self,
      middleware: [{ state, _ in if state == 1 { followed?.dispatcher.commit { $0 += 10 } } }])
    followed?.dispatcher.commit { $0 = 1 }
    expectEqual(followed?.state, 11)
    followed = nil
  }

  @Test("a commit from a commit that fails, or changes nothing, is made all the same")
  func failing() {
    struct Refused: Error {}
    let store = Self.store(Count())
    let dispatcher = store.dispatcher
    #expect(throws: Refused.self) {
      try dispatcher.commit { (_: inout Count) throws(Refused) in
        dispatcher.commit { $0.n += 1 }
        throw Refused()
      }
    }
    expectEqual(store.state.n, 1)
    dispatcher.commit { _ in dispatcher.commit { $0.n += 1 } }
    expectEqual(store.state.n, 2)
  }

  @Test(
    "a waiting commit returns its present result, and runs again only if its part has changed",
    arguments: [false, true])
  func foreseen(isOvertaken: Bool) {
    let store = Self.store(Count())
    let dispatcher = store.dispatcher
    var (runs, values): (Int, [Int]) = (0, [])
    let token = dispatcher.observe { changes in
      guard changes.current.n == 1 else { return }
      if isOvertaken { dispatcher.commit { $0.n += 100 } }
      let value = dispatcher.commit { (count: inout Count) -> Int in
        runs += 1
        // It is made once, when this is made.
        if !isOvertaken { dispatcher.commit { $0.n += 100 } }
        count.n += 10
        return count.n
      }
      values.append(value)
    }
    dispatcher.commit { $0.n = 1 }
    expect(store.state.n == 111 && runs == (isOvertaken ? 2 : 1) && values == [11])
    token.cancel()
  }

  @Test("a commit to an optional part waits for the commit that makes the part")
  func optionalPart() {
    struct App: Equatable { var child: Int? }
    let store = Self.store(App())
    let child = store.dispatcher.detached(byOptional: \.child)
    store.dispatcher.commit { app in
      app.child = 1
      child.commit { $0 += 10 }
    }
    expectEqual(store.state.child, 11)
    store.dispatcher.commit { $0.child = nil }
    let token = store.dispatcher.observe { changes in
      guard changes.previous != nil, changes.current.child == nil else { return }
      store.dispatcher.commit { $0.child = 1 }
      let result: Void? = child.commit { $0 += 10 }
      expect(result == nil)
    }
    store.dispatcher.commit { $0.child = 5 }
    store.dispatcher.commit { $0.child = nil }
    expectEqual(store.state.child, 11)
    token.cancel()
  }
}
