import PairingsLaws
import Pairings
import PairingsAtlas
import PropertyTestingSwiftTesting
import Testing

enum Change: UInt8, FiniteLawValue, CaseIterable { case first, second, clear }

// The state of the specification: two tasks that are open or done.
struct Tasks: Hashable, LawValue {
  var first = false
  var second = false

  static var domain: Domain<Tasks> {
    Bool.domain.zip(Bool.domain)
      .map({ Tasks(first: $0, second: $1) }, back: { ($0.first, $0.second) })
  }
  func observe(_ seen: inout Observation) { Self.domain.observe(self, &seen) }
}

// The state of the implementation: it keeps the number of tasks that are done.
struct Counted: Hashable, LawValue {
  var tasks: Tasks
  var done: Int

  init(_ tasks: Tasks) { (self.tasks, done) = (tasks, [tasks.first, tasks.second].count { $0 }) }

  mutating func toggle(_ task: WritableKeyPath<Tasks, Bool>) {
    tasks[keyPath: task].toggle()
    done += tasks[keyPath: task] ? 1 : -1
  }

  static var domain: Domain<Counted> { Tasks.domain.map(Counted.init) { $0.tasks } }
  func observe(_ seen: inout Observation) {
    tasks.observe(&seen)
    seen.record(done)
  }
}

@MainActor @Suite struct Simulation {
  let morphism = PairingMorphism(
    focus: Lens<Counted, Tasks>(get: { $0.tasks }, set: { $0 = Counted($1) }))

  let plain = Component.store(
    Tasks(),
    on: .reduce { (tasks, change: Change) in
      switch change {
      case .first: tasks.first.toggle()
      case .second: tasks.second.toggle()
      case .clear: tasks = Tasks()
      }
    }
  ) { tasks, _ in [tasks.first, tasks.second].count { $0 } }

  func counted(
    clear: @escaping (inout Counted) -> Void
  ) -> Component<IdentityOf, StateStore<Counted>, Change, Int> {
    .store(
      Counted(Tasks()),
      on: .reduce { counted, change in
        switch change {
        case .first: counted.toggle(\.first)
        case .second: counted.toggle(\.second)
        case .clear: clear(&counted)
        }
      }
    ) { counted, _ in counted.done }
  }

  @Test func laws() {
    let counted = counted { $0 = Counted(Tasks()) }
    expectLaws(.pairingMorphism(morphism))
    expectLaws(.simulation(counted, of: plain, inputs: Change.domain))
  }

  @Test func atlas() {
    let result = counted { $0 = Counted(Tasks()) }
      .simulates(plain, along: morphism.spaces, inputs: Change.allCases)
    #expect(result.results[0].verdict == .holds)
  }

  @Test func broken() {
    let counted = counted { $0.tasks = Tasks() }  // The number is forgotten.
    #expect(failing(.simulation(counted, of: plain, inputs: Change.domain)) == ["views"])
    let result = counted.simulates(plain, along: morphism.spaces, inputs: Change.allCases)
    #expect(result.results[0].path?.actions == [.first, .clear])
  }
}
