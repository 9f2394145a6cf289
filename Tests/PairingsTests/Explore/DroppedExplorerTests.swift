import Pairings
import TestSupport
import Testing

/// Explorers that are released by their own callbacks.
@Suite("A dropped explorer")
struct DroppedExplorerTests {
  private typealias Counter = Explorer<IdentityOf, StateStore<Int>, Int, View>

  private final class Owner {}

  private struct View {
    let count: Int
    let set: Send<Int>
  }

  private static func counter() -> Counter {
    Explorer(.store(0, on: .reduce { $0 = $1 }) { count, send in View(count: count, set: send) })
  }

  @Test("an observer may drop the explorer and an owner behind it")
  func owner() {
    var explorer: Counter? = Self.counter()
    let send = explorer?.view.set
    weak let gone = explorer
    var (owner, seen): (Owner?, [Int]) = (Owner(), [])
    let token = explorer?.observe { _ in
      explorer = nil
      owner = nil
    }
    if let owner { explorer?.observe(owner) { _, snapshot in seen.append(snapshot.view.count) } }
    send?(1)
    expect(gone == nil && owner == nil && seen == [])
    withExtendedLifetime(token) {}
  }

  @Test("a space lives until its view is made, also if the explorer moves meanwhile")
  func space() {
    typealias Moved = Explorer<IdentityOf, StateStore<Int>, Kind<StateOf<Int>, Void>, Int>
    var explorer: Moved?
    var (seen, wasHeld): ([Int], Bool) = ([], false)
    weak var held: Owner?
    do {
      let owner = Owner()
      held = owner
      explorer = Explorer(
        Component(
          StateStore(),
          Store(0) { [owner] count in
            UI { send in
              guard count == 1, let before = explorer else { return count }
              send(.set(2))
              before.transform { _ in Store(3) { count in UI { _ in count } } }
              before.commit(.set(4))
              explorer = nil
              wasHeld = held != nil
              return withExtendedLifetime(owner) { count }
            }
          }))
    }
    let token = explorer?.observe { seen.append($0.view) }
    explorer?.send(.set(1))
    expect(explorer == nil && wasHeld && held == nil)
    expectEqual(seen, [1, 2, 3, 4])
    withExtendedLifetime(token) {}
  }
}
