import Pairings
import PairingsAtlas
import Testing

@Suite("Models of spaces whose shapes list the positions")
@MainActor
struct DirectedModelTests {
  private enum Row: CaseIterable { case first, second }

  /// The pairing of a space with the updates of its container.
  private static func steps<Space: DirectedComonad>(
    of space: Space.Type
  ) -> some Pairing<UpdateOf<Space.Container>, Space> {
    UpdateCoupdate<Space.Container>().hoisted(
      left: IdentityTransformation<UpdateOf<Space.Container>>(),
      right: DirectedToCoupdate<Space>())
  }

  /// Counts the states and the transitions of a space that is moved along the listed positions.
  private func count<Space: DirectedComonad, View: Equatable>(
    _ space: Kind<Space, View>, key: @escaping (Kind<Space, View>) -> some Hashable
  ) -> [Int] where Space.Container: GeneratedContainer, Space.Container.Position: Hashable {
    let model = Spaces(space, by: Self.steps(of: Space.self), key: key) { position in
      Update<Space.Container, Bool>.follow(position).void()
    }
    let result = Atlas(model).check()
    return [result.states, result.transitions]
  }

  @Test("parts of a list move, come, go and change places")
  func list() {
    let none: [Row] = []
    let rows = Each<Row, ZipperOf, [String]>(none, fresh: Zipper([0, 1])) { rows in
      rows.map { "\($0.id) \($0.value)" }
    }
    // One list of no row, two of one row in two places each, and two of two rows in four places.
    #expect(count(rows) { $0.extract() } == [13, 2 + 4 * (1 + 1 + 1) + 8 * (2 + 2 + 1)])
    #expect(rows.peek(along: [.fresh(.second, 1), .fresh(.first, 0)]) == ["second 1", "first 0"])
    #expect(rows.peek(along: [.kept(.first, 0)]) == nil)
    #expect(rows.peek(along: [.fresh(.first, 0), .fresh(.first, 1)]) == nil)
    #expect(rows.peek(along: [.fresh(.first, 2)]) == nil)
  }

  @Test("a component has the inputs of the positions that its list has")
  func component() {
    let none: [Row] = []
    let rows = Each<Row, ZipperOf, UI<Row, Int>>(none, fresh: Zipper([0])) { rows in
      UI { _ in rows.count }
    }
    let rules = Dispatcher.moves { (id: Row) in
      EachMove<Row, PullerZipper, Void>.insert(id)
    }.under(IdentityOf.self)
    let component = Component(EachPairing(PullerZipper()), rows, on: rules)
    let model = Interactions(component, key: { $0.space.ids }) { list in
      list.count > 1 || list.last?.isFresh == true ? list.last?.id : nil
    }
    #expect(Atlas(model).check().states == 5)
  }

  @Test("parts side by side move by themselves, each within its ends")
  func day() {
    struct Way: Hashable { let number, letter: Int }
    typealias Desk = DayOf<ZipperOf, ZipperOf>
    let desk = Day(Zipper([0, 1]), Zipper(["x", "y", "z"])) { number, letter in
      UI<Way, String> { _ in "\(number) \(letter)" }
    }
    let rules = Dispatcher.moves { (way: Way) in
      Update<Desk.Container, Bool>.follow((way.number, way.letter)).void()
    }.under(IdentityOf.self)
    let component = Component(Self.steps(of: Desk.self), desk, on: rules)
    let model = Interactions(component) { Way(number: $0.0, letter: $0.1) }
    let result = Atlas(model).check()
    #expect(result.states == 6 && result.transitions == 14)
    #expect(desk.peek(along: (1, 2)) != nil)
    #expect(desk.peek(along: (1, 3)) == nil)
  }

  @Test("one of two spaces remains on its side")
  func coproduct() {
    let space = Coproduct<ZipperOf, ZipperOf, Int>(.left(Zipper([0, 1, 2])))
    #expect(count(space) { $0.extract() } == [3, 4])
    #expect(space.peek(along: .right(0)) == nil)
  }
}
