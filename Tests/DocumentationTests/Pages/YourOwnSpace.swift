import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsTheory
import Testing

/// The box of the article, as far as its laws need it; all of it is in `Tests/Outside`.
private enum BoxOf: CarrierConstructor, Comonad {
  static func carrier<Value>(of: Value.Type) -> Carrier<BoxOf, Value>.Type { Box<Value>.self }

  static func map<Value, NewValue>(
    _ fa: Kind<BoxOf, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<BoxOf, NewValue> {
    Box(transform(extract(fa)))
  }

  static func extract<Value>(_ wa: Kind<BoxOf, Value>) -> Value {
    wa.carrier(as: Box.self).content
  }

  static func extend<Value, NewValue>(
    _ wa: Kind<BoxOf, Value>, _ transform: @escaping (Kind<BoxOf, Value>) -> NewValue
  ) -> Kind<BoxOf, NewValue> {
    Box(transform(wa))
  }
}

private final class Box<Value>: Carrier<BoxOf, Value> {
  let content: Value

  init(_ content: Value) {
    self.content = content
    super.init()
  }
}

extension BoxOf: Checkable {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<BoxOf, Value>> {
    Domain { choices in
      Box(values.draw(&choices))
    } observe: { box, seen in
      let box = box.carrier(as: Box.self)
      seen.group("Box") { values.observe(box.content, &$0) }
    }
  }
}

// MARK: - A space that is a function alone

private enum TrailOf: CarrierConstructor, Comonad {
  static func carrier<Value>(of: Value.Type) -> Carrier<TrailOf, Value>.Type { Trail<Value>.self }

  static func extract<Value>(_ wa: Kind<TrailOf, Value>) -> Value {
    wa.carrier(as: Trail.self).values(.empty)
  }

  static func extend<Value, NewValue>(
    _ wa: Kind<TrailOf, Value>, _ transform: @escaping (Kind<TrailOf, Value>) -> NewValue
  ) -> Kind<TrailOf, NewValue> {
    let values = wa.carrier(as: Trail.self).values
    return Trail { log in transform(Trail { values(log.combined(with: $0)) }) }
  }
}

private final class Trail<Value>: Carrier<TrailOf, Value> {
  let values: (Endomap) -> Value

  init(_ values: @escaping (Endomap) -> Value) {
    self.values = values
    super.init()
  }
}

extension TrailOf: Checkable {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<TrailOf, Value>> {
    Endomap.domain.closures(to: values).map(
      { Trail($0) }, back: { $0.carrier(as: Trail.self).values })
  }
}

// MARK: - A space that keeps its log beside the function

private enum PathOf: CarrierConstructor, DirectedComonad {
  typealias Container = RegularAction<Endomap>

  static func carrier<Value>(of: Value.Type) -> Carrier<PathOf, Value>.Type { Path<Value>.self }

  static func shape<Value>(_ wa: Kind<PathOf, Value>) -> Endomap { wa.carrier(as: Path.self).log }

  static func peek<Value>(_ wa: Kind<PathOf, Value>, along log: Endomap) -> Value? {
    let path = wa.carrier(as: Path.self)
    return path.values(path.log.combined(with: log))
  }

  static func shift<Value>(_ wa: inout Kind<PathOf, Value>, along log: Endomap) {
    let path = wa.carrier(as: Path.self)
    wa = Path(path.log.combined(with: log), path.values)
  }

  static func extract<Value>(_ wa: Kind<PathOf, Value>) -> Value {
    let path = wa.carrier(as: Path.self)
    return path.values(path.log)
  }

  static func extend<Value, NewValue>(
    _ wa: Kind<PathOf, Value>, _ transform: @escaping (Kind<PathOf, Value>) -> NewValue
  ) -> Kind<PathOf, NewValue> {
    let path = wa.carrier(as: Path.self)
    return Path(path.log) { [values = path.values] in transform(Path($0, values)) }
  }
}

private final class Path<Value>: Carrier<PathOf, Value> {
  let log: Endomap
  let values: (Endomap) -> Value

  init(_ log: Endomap, _ values: @escaping (Endomap) -> Value) {
    (self.log, self.values) = (log, values)
    super.init()
  }
}

extension PathOf: Checkable {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<PathOf, Value>> {
    Endomap.domain.zip(Endomap.domain.closures(to: values)).map({ Path($0, $1) }) {
      let path = $0.carrier(as: Path.self)
      return (path.log, path.values)
    }
  }
}

private struct WriterPath: DirectedPairing {
  typealias Moves = WriterOf<Endomap>
  typealias Space = PathOf

  func choose<Result>(_ move: Kind<Moves, Result>, at log: Endomap) -> (
    value: Result, position: Endomap
  ) {
    (move.value, move.log)
  }
}

// MARK: - A generic brand

enum ShelfOf<Item: Hashable>: StoreConstructor { typealias Position = [Item] }
enum PutOf<Item: Hashable>: ProgramConstructor { typealias Context = [Item] }

struct PutShelf<Item: Hashable>: ProgramStorePairing {
  typealias Moves = PutOf<Item>
  typealias Space = ShelfOf<Item>
}

extension ShelfOf: Checkable where Item: LawValue {}
extension PutOf: Checkable where Item: LawValue {}

extension Kind where Value == Void {
  static func put<Item>(_ item: Item) -> Kind<PutOf<Item>, Void> where Brand == PutOf<Item> {
    Kind { $0.append(item) }
  }
}

private struct WriterTrail: Pairing {
  typealias Moves = WriterOf<Endomap>
  typealias Space = TrailOf

  func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    combine(move.value, space.carrier(as: Trail.self).values(move.log))
  }

  func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    moveByDuplicating(move, &space)
  }
}

@Suite("YourOwnSpace.md")
struct YourOwnSpacePage {
  @Test func box() { expectLaws(.comonad(BoxOf.self), runner: Runner(cases: 50)) }
  @Test func shelf() { expectLaws(.pairing(PutShelf<Bool>()), runner: Runner(cases: 50)) }

  @Test("operations of a generic brand")
  func put() {
    let shelf = Kind<ShelfOf<String>, Int>(at: []) { $0.count }
    #expect(PutShelf().moved(shelf, by: .put("book")).extract() == 1)
    #expect(shelf.peek(["book", "globe"]) == 2)
  }

  @Test("a path passes many moves, and every other law")
  func path() {
    expectLaws(.directedComonad(PathOf.self), runner: Runner(cases: 50))
    expectLaws(.directedPairing(WriterPath()), runner: Runner(cases: 50))
    expectLaws(.pairing(WriterPath()), runner: Runner(cases: 50))
  }

  @Test("a trail is lawful, and fails many moves alone, by as many bytes of stack as moves")
  func trail() throws {
    let reports = Runner(cases: 50).check(.pairing(WriterTrail()))
    let failed = reports.filter { !$0.isPassed }
    #expect(failed.map(\.name) == ["many moves"])
    let text = try #require(failed.first?.text)
    #expect(text.contains(/[0-9]+ bytes of stack after 128 moves, [0-9]+ after 512/), "\(text)")
  }
}
