import Observation
import Pairings
import PairingsObservation
import Testing

// The examples of the article; those with SwiftUI are compiled beside a stand-in for it.

enum Step { case add }

struct Screen {
  let title: String
  let count: Int
  let add: () -> Void
}

typealias Screens = Explorer<IdentityOf, StateStore<Int>, Step, Screen>

@MainActor
func follow(_ read: @escaping @MainActor () -> Void) {
  withObservationTracking(read) {
    MainActor.assumeIsolated { follow(read) }
  }
}

@MainActor
func show(_ screens: Screens, print: @escaping @MainActor (String) -> Void) {
  let model = screens.observed()
  let isEven = model.observed { $0.count.isMultiple(of: 2) }
  follow { print(model.title) }  // again when the title has changed
  follow { print(isEven.value ? "even" : "odd") }  // again when that has changed
}

@MainActor
func record(_ screens: Screens, into write: (String) -> Void) async {
  for await snapshot in screens.snapshots() {
    write("\(snapshot.version): \(snapshot.view.count)")
  }
}

@Suite("The examples of the article")
@MainActor
struct ExampleTests {
  func screens() -> Screens {
    Explorer(
      .store(0, on: .reduce { (count, _: Step) in count += 1 }) { count, send in
        Screen(title: count < 3 ? "few" : "many", count: count, add: { send(.add) })
      })
  }

  @Test("parts are read again when they have changed")
  func following() {
    let screens = screens()
    var lines: [String] = []
    show(screens) { lines.append($0) }
    #expect(lines == ["few", "even"])
    screens.commit(.set(2))
    #expect(lines == ["few", "even"])
    screens.commit(.set(3))
    #expect(lines == ["few", "even", "many", "odd"])
    screens.view.add()
    #expect(lines == ["few", "even", "many", "odd", "even"])
  }

  @Test("snapshots record the views that are shown")
  func recording() async {
    let screens = screens()
    var lines: [String] = []
    let recording = Task { await record(screens) { lines.append($0) } }
    await Task.yield()
    for n in 1...3 { screens.commit(.set(n)) }
    while lines.count < 3 { await Task.yield() }
    recording.cancel()
    await recording.value
    #expect(lines == ["1: 1", "2: 2", "3: 3"])
  }
}
