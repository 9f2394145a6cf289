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

  /// A model of registration, which sorts all names again, depth first, after each new one.
  private struct Model {
    var entries: [(name: String, waitsFor: [String])] = []

    mutating func register(
      _ name: String, _ names: [String]
    ) throws(Flux.RegistrationError) {
      let all = entries + [(name, names)]
      var (result, path) = ([(name: String, waitsFor: [String])](), [String]())
      func visit(_ entry: (name: String, waitsFor: [String])) throws(Flux.RegistrationError) {
        guard !result.contains(where: { $0.name == entry.name }) else { return }
        if let start = path.firstIndex(of: entry.name) {
          throw .cycle(path[start...] + [entry.name])
        }
        path.append(entry.name)
        for name in entry.waitsFor {
          if let other = all.first(where: { $0.name == name }) { try visit(other) }
        }
        path.removeLast()
        result.append(entry)
      }
      for entry in all { try visit(entry) }
      entries = result
    }
  }

  @Test(
    "DS8: the order of stores is that of a sort at each registration, and no cycle is registered",
    arguments: 0..<40)
  func model(seed: UInt64) throws {
    var generator = RandomStream(seed: seed)
    let (hub, size) = (Hub(), Int.random(in: 3...24, using: &generator))
    var (model, cycles) = (Model(), 0)
    for _ in 0..<many(1_000, inDebug: 200) {
      let name = "\(Int.random(in: 0..<size, using: &generator))"
      guard !model.entries.contains(where: { $0.name == name }) else {
        model.entries.removeAll { $0.name == name }
        #expect(hub.unregister(name))
        continue
      }
      let names = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        "\(Int.random(in: 0..<size, using: &generator))"
      }
      var expected: Flux.RegistrationError?
      do throws(Flux.RegistrationError) { try model.register(name, names) } catch {
        (expected, cycles) = (error, cycles + 1)
      }
      var found: Flux.RegistrationError?
      do throws(Flux.RegistrationError) {
        try hub.register(Self.store(name), for: .identity, waitingFor: names)
      } catch { found = error }
      #expect(found == expected)
      #expect(hub.names == model.entries.map(\.name))
    }
    #expect(cycles > 0)
    #expect("\(Flux.RegistrationError.cycle(["a", "b", "a"]))".hasSuffix("a → b → a"))
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
    #expect(names == (0..<count).map { "\($0)" } + ["new", "last"])
  }
}
