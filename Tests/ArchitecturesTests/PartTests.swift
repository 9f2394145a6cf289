import Pairings
import PairingsArchitectures
import Testing

/// Effects that end with their part, in the architectures that have parts.
@Suite("Parts of architectures")
struct PartTests {
  typealias Effect = RehearsalOf<Never>

  struct Row: Equatable, Identifiable {
    let id: Int
    var isLoaded = false
  }

  enum Input { case load, loaded }
  enum Message { case row(PartInput<Int, Input>), removeAll }

  /// A list of rows, each of which loads.
  private static var rows: Component<Effect, StateStore<[Row]>, Message, [Row]> {
    let row = Dispatcher<Effect, StateOf<Row>, Input>.update { row, input in
      if case .load = input { return .run(.step("load \(row.id)") {}) { .loaded } }
      row.isLoaded = true
      return .none
    }
    let list = Dispatcher<Effect, StateOf<[Row]>, Message>.update { rows, message in
      guard case .removeAll = message else { return .unchanged }
      rows = []
      return .none
    }
    return .store(
      [Row(id: 1), Row(id: 2)],
      on: row.widen(elements: .identity, input: .case(Message.row)).combined(with: list)
    ) { rows, _ in rows }
  }

  @Test("Elm: the command of a row ends with it")
  func elm() {
    let stage = Stage<Never>()
    let runtime = Elm.Runtime(Elm.Program(Self.rows), on: stage)
    let loads = [1, 2].map { runtime.send(.row(PartInput($0, .load))) }
    stage.performNext()
    runtime.send(.removeAll)
    #expect(loads.map(\.outcome) == [.success, .cancelled] && stage.waiting.isEmpty)
  }
}
