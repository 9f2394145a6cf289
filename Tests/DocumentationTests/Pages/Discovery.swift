import PairingsDiscovery
import PairingsLaws
import Pairings
import PropertyTesting
import PropertyTestingSwiftTesting
import TestSupport
import Testing

private enum Room: UInt8, FiniteLawValue, CaseIterable { case hall, stairs, attic }
private enum HouseOf: StoreConstructor, Checkable { typealias Position = Room }
private enum WalkOf: ProgramConstructor, Checkable { typealias Context = Room }

private struct WalkHouse: ProgramStorePairing {
  typealias Moves = WalkOf
  typealias Space = HouseOf
}

extension Kind where Brand == WalkOf, Value == Void {
  fileprivate static var up: Kind<WalkOf, Void> {
    Kind { room in room = Room(rawValue: room.rawValue + 1) ?? .attic }
  }
}

@Suite("Discovery.md")
struct DiscoveryPageTests {
  @Test func lists() throws {
    var lists = Signature("lists")
    let list = lists.sort([Int].domain, "xs", "ys", "zs")
    lists.operation("[]", to: list) { [] }
    lists.operation("reverse", list, to: list) { $0.reversed() }
    lists.operation("++", list, list, to: list) { $0 + $1 }
    let found = lists.discover()
    print(found.text)
    try expect(found.text)

    expectLaws(found.suite)
  }

  @Test func functions() throws {
    var mapping = Signature("mapping")
    let list = mapping.sort([Int].domain, "xs")
    let item = mapping.sort(Int.domain, "x")
    let change = mapping.functions(item, to: item, "f", "g")
    mapping.operation("map", list, change, to: list) { $0.map($1) }
    let found = mapping.discover(Discovery.Bounds(size: 5))
    try expect(found.text)
  }

  @Test func conditions() throws {
    var sorting = Signature("sorting")
    let list = sorting.sort([Int].domain, "xs")
    sorting.operation("sorted", list, to: list) { $0.sorted() }
    sorting.condition("isSorted", list) { zip($0, $0.dropFirst()).allSatisfy { $0 <= $1 } }
    try expect(sorting.discover(Discovery.Bounds(size: 4)).text)
  }

  @Test func walks() throws {
    var walks = Signature("walks")
    let walk = walks.sort(WalkOf.domain(of: .void), "m", "n", "o")
    walks.operation("stay", to: walk) { WalkOf.pure(()) }
    walks.operation("up", to: walk) { .up }
    walks.operation("then", walk, walk, to: walk) { WalkOf.then($0, $1) }
    let found = walks.discover(Discovery.Bounds(size: 5))
    try expect(found.text)

    var endless = Signature("endless")
    let step = endless.sort(Int.domain.closures(to: Int.domain), "m", "n", "o")
    endless.operation("stay", to: step) { { $0 } }
    endless.operation("up", to: step) { { $0 &+ 1 } }
    endless.operation("then", step, step, to: step) { first, second in { second(first($0)) } }
    for difference in found.differences(from: endless) {
      print(difference.equation.text)  // then(m, then(up, up)) == then(up, up)
    }
    let texts = found.differences(from: endless).map(\.equation.text)
    #expect(texts == ["then(m, then(up, up)) == then(up, up)"])
  }

  @Test func pairs() {
    let signature = Signature.pairing(WalkHouse())
    let found = signature.discover(Discovery.Bounds(size: 4))
    #expect(found.equations.contains { $0.name == "move returns the value" })
  }

  @Test func suites() {
    let signature = Signature.comonad(HouseOf.self)
    let beyond = signature.discover(Discovery.Bounds(size: 4), beyond: .comonad(HouseOf.self))
    #expect(beyond.equations.isEmpty)  // The suite is complete up to this size.
  }

  private func expect(_ text: String) throws {
    let page = try #require(Page.all.first { $0.path.hasSuffix("/Discovery.md") })
    let lines = text.split(separator: "\n").dropFirst().map { "    " + $0 }.joined(separator: "\n")
    #expect(page.text.contains(lines), "\(text)")
  }
}
