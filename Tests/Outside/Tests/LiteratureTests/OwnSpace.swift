import PairingsLaws
import Pairings
import PropertyTestingSwiftTesting
import Testing

struct Skip: Monoid, LawValue {
  var count = 0
  static var empty: Skip { Skip() }
  mutating func combine(with next: Skip) { count += next.count }

  static var domain: Domain<Skip> {
    Domain(Generator.integer(in: 0...4).map(Skip.init)) { $0.observe(&$1) }
  }
  func observe(_ seen: inout Observation) { seen.record(count) }
}

// The container of lists and their suffixes: a shape is the number of values after the first.
enum Skips: DirectedContainer, CheckableContainer {
  static func isEnabled(_ skip: Skip, at rest: Int) -> Bool { skip.count <= rest }
  static func root(at rest: Int) -> Skip { .empty }
  static func shift(_ rest: inout Int, along skip: Skip) { rest -= skip.count }
  static func append(_ next: Skip, to skip: inout Skip) { skip.combine(with: next) }
  static var shapes: Domain<Int> { Domain(Generator.integer(in: 0...3)) { $0.observe(&$1) } }
}

// A playlist under a title of any type.
enum PlaylistOf<Title>: CarrierConstructor, DirectedComonad {
  typealias Container = Skips

  static func carrier<Value>(of: Value.Type) -> Carrier<PlaylistOf, Value>.Type {
    Songs<Title, Value>.self
  }
  static func songs<Value>(_ list: Playlist<Title, Value>) -> Songs<Title, Value> {
    list.carrier(as: Songs.self)
  }

  static func shape<Value>(_ wa: Playlist<Title, Value>) -> Int { songs(wa).queue.count - 1 }
  static func peek<Value>(_ wa: Playlist<Title, Value>, along skip: Skip) -> Value? {
    songs(wa).queue.dropFirst(skip.count).first
  }
  static func shift<Value>(_ wa: inout Playlist<Title, Value>, along skip: Skip) {
    wa = Songs(songs(wa).title, songs(wa).queue.dropFirst(skip.count))
  }
  static func extract<Value>(_ wa: Playlist<Title, Value>) -> Value {
    songs(wa).queue[songs(wa).queue.startIndex]
  }
  static func extend<Value, NewValue>(
    _ wa: Playlist<Title, Value>, _ transform: @escaping (Playlist<Title, Value>) -> NewValue
  ) -> Playlist<Title, NewValue> {
    let (title, queue) = (songs(wa).title, songs(wa).queue)
    return Songs(title, queue.indices.map { transform(Songs(title, queue[$0...])) }[...])
  }
}

typealias Playlist<Title, Value> = Kind<PlaylistOf<Title>, Value>

final class Songs<Title, Value>: Carrier<PlaylistOf<Title>, Value> {
  let title: Title
  let queue: ArraySlice<Value>

  init(_ title: Title, _ queue: ArraySlice<Value>) {
    (self.title, self.queue) = (title, queue)
    super.init()
  }
}

extension PlaylistOf: Checkable where Title: LawValue {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Playlist<Title, Value>> {
    Title.domain.zip(values.array(count: 1...3))
      .map({ Songs($0, $1[...]) }, back: { (songs($0).title, Array(songs($0).queue)) })
  }
}

// A move skips as many songs as there are.
struct Listening<Title>: DirectedPairing {
  typealias Moves = WriterOf<Skip>
  typealias Space = PlaylistOf<Title>
  var limit = { (skip: Skip, rest: Int) in Skip(count: min(skip.count, rest)) }

  func choose<Result>(
    _ move: Writer<Skip, Result>, at rest: Int
  ) -> (value: Result, position: Skip) { (move.value, limit(move.log, rest)) }
}

@Suite struct OwnSpace {
  @Test func laws() {
    expectLaws(.directedContainer(Skips.self))
    expectLaws(.comonad(PlaylistOf<Bool>.self))
    expectLaws(.directedComonad(PlaylistOf<Bool>.self))
    expectLaws(.directedPairing(Listening<Bool>()))
    expectLaws(.pairing(Listening<Bool>()))
  }

  @Test func listening() {
    let list: Playlist<String, String> = Songs("night", ["one", "two", "three"])
    let next = Writer.tell(Skip(count: 1))
    #expect(Listening().moved(list, by: next).extract() == "two")
    #expect(Listening().moved(list, by: next.replicate(5)).extract() == "three")
  }

  // Skips that no song is left for.
  @Test func broken() {
    #expect(
      failing(.directedPairing(Listening<Bool> { skip, _ in skip }))
        == ["choose twice", "chosen positions are enabled"])
  }
}
