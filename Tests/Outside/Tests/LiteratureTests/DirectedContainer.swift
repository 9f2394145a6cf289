import PairingsLaws
import Pairings
import PairingsAtlas
import PairingsTesting
import PairingsTheory
import PropertyTestingSwiftTesting
import Testing

enum Stage: UInt8, FiniteLawValue, CaseIterable { case draft, paid, cancelled, shipped }

// An order: a position is a stage that may follow, at once or after others.
enum Order: GeneratedContainer, CheckableContainer {
  static func enabled(at stage: Stage) -> [Stage] {
    switch stage {
    case .draft: [.paid, .cancelled]
    case .paid: [.shipped]
    case .cancelled, .shipped: []
    }
  }
  static func isEnabled(_ next: Stage, at stage: Stage) -> Bool {
    next == stage || enabled(at: stage).contains { isEnabled(next, at: $0) }
  }
  static func root(at stage: Stage) -> Stage { stage }
  static func shift(_ stage: inout Stage, along next: Stage) { stage = next }
  static func append(_ next: Stage, to stage: inout Stage) { stage = next }
}

// Moves that write every stage, whatever is enabled.
struct Careless: DirectedPairing {
  typealias Moves = StateOf<Stage>
  typealias Space = CoupdateOf<Order>

  func choose<Value>(
    _ move: State<Stage, Value>, at stage: Stage
  ) -> (value: Value, position: Stage) {
    let (value, position) = move.run(stage)
    return (value, position)
  }
}

@MainActor @Suite struct DirectedContainers {
  let screen = Component(
    UpdateCoupdate<Order>(), Coupdate(.draft) { order in UI { _ in order.shape } },
    on: .moves { (next: Stage) in Update<Order, Bool>.follow(next).void() })

  @Test func laws() {
    expectLaws(.directedContainer(Order.self))
    expectLaws(.generatedContainer(Order.self))
    expectLaws(.update(UpdateOf<Order>.self))
    expectLaws(.directedComonad(CoupdateOf<Order>.self))
    expectLaws(.pairing(UpdateCoupdate<Order>()))
  }

  @Test func atlas() {
    let closed = Proposition<Stage>("closed") { $0 == .cancelled || $0 == .shipped }
    let result = expectAll(
      Interactions(screen, along: { $0 }), .everyStateCanReach(closed),
      .noDeadlock(exceptWhere: closed))
    #expect(result.states == 4 && result.transitions == 3)
  }

  @Test func refusal() {
    let explorer = Explorer(screen)
    explorer.send(.cancelled)
    explorer.send(.shipped)
    #expect(explorer.view == .cancelled)
  }

  @Test func broken() {
    #expect(failing(.directedPairing(Careless())).contains("chosen positions are enabled"))
  }
}
