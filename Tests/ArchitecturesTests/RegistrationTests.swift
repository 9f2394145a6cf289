import PairingsArchitectures
import PairingsLaws
import Pairings
import TestSupport
import Testing

@Suite("Registration")
struct RegistrationTests {
  private typealias Hub = Flux.Dispatcher<RehearsalOf<Never>, Int>

  private static func store(_ name: String) -> Flux.Store<RehearsalOf<Never>, Int, Int> {
    Flux.Store(name, 0, Reducer { $0 += $1 }, on: Stage())
  }

  /// Returns the names that a name waits for, by any number of registered ones, itself if there is a cycle.
  private static func ahead(of name: String, _ waits: [String: [String]]) -> Set<String> {
    var (seen, open) = (Set<String>(), waits[name] ?? [])
    while let next = open.popLast() {
      if waits[next] != nil, seen.insert(next).inserted { open += waits[next] ?? [] }
    }
    return seen
  }

  @Test(
    "DS8: each store is behind those that it waits for, and a cycle is not registered",
    arguments: 0..<40)
  func contract(seed: UInt64) throws {
    var generator = RandomStream(seed: seed)
    let (hub, size) = (Hub(), Int.random(in: 3...24, using: &generator))
    var (waits, cycles) = ([String: [String]](), 0)
    for _ in 0..<many(1_000, inDebug: 200) {
      let (name, before) = ("\(Int.random(in: 0..<size, using: &generator))", hub.names)
      if waits.removeValue(forKey: name) != nil {
        expect(hub.unregister(name) && hub.names == before.filter { $0 != name })
        continue
      }
      let names = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        "\(Int.random(in: 0..<size, using: &generator))"
      }
      waits[name] = names
      do throws(Flux.RegistrationError) {
        try hub.register(Self.store(name), for: .identity, waitingFor: names)
      } catch {
        guard case .cycle(let path) = error else { throw error }
        expect(Self.ahead(of: name, waits).contains(name) && path.count > 1)
        expectEqual(path.first, path.last)
        expect(zip(path, path.dropFirst()).allSatisfy { waits[$0]?.contains($1) == true })
        waits[name] = nil
        cycles += 1
        expectEqual(hub.names, before)
        continue
      }
      expect(!Self.ahead(of: name, waits).contains(name))
      if !waits.values.contains(where: { $0.contains(name) }) {
        expectEqual(hub.names, before + [name])
      }
      let places = Dictionary(uniqueKeysWithValues: zip(hub.names, 0...))
      expectEqual(places.count, waits.count)
      for (name, place) in places {
        expectEqual(waits[name]?.allSatisfy { places[$0, default: -1] < place }, true)
      }
    }
    expect(cycles > 0)
    expect("\(Flux.RegistrationError.cycle(["a", "b", "a"]))".hasSuffix("a → b → a"))
  }

  @Test("an object that a registration frees may register and unregister stores")
  func freed() throws {
    let hub = Hub()
    func register(_ name: String, _ names: [String], _ freed: Farewell? = nil) throws {
      let prism = Prism<Int, Int>(
        preview: { number in withExtendedLifetime(freed) { number } }, review: { $0 })
      try hub.register(Self.store(name), for: prism, waitingFor: names)
    }
    for name in ["a", "b", "c"] { try register(name, []) }
    let replacing = { (name: String) in
      Farewell { [unowned hub] in
        hub.unregister("b")
        _ = try? hub.register(Self.store(name), for: .identity, waitingFor: ["c"])
      }
    }
    try register("old", ["a"], replacing("new"))
    hub.unregister("old")
    expectEqual(hub.names, ["a", "c", "new"])
    #expect(throws: Flux.RegistrationError.self) {
      try register("self", ["self"], replacing("later"))
    }
    expectEqual(hub.names, ["a", "c", "new", "later"])
    hub.dispatch(1)
    hub.unregister("c")
    expectEqual(hub.names, ["a", "new", "later"])
  }

  @Test("a chain of stores that moves before another store takes no stack")
  func depth() async {
    let count = many(100_000, inDebug: 10_000)
    let names = await onSmallStack {
      let hub = Hub()
      _ = try? hub.register(Self.store("last"), for: .identity, waitingFor: ["new"])
      for i in 0..<count {
        _ = try? hub.register(
          Self.store("\(i)"), for: .identity, waitingFor: i > 0 ? ["\(i - 1)"] : [])
      }
      _ = try? hub.register(Self.store("new"), for: .identity, waitingFor: ["\(count - 1)"])
      return hub.names
    }
    expectEqual(names, (0..<count).map { "\($0)" } + ["new", "last"])
  }
}
