import PairingsLaws
import Pairings

private typealias Lists = ListContainer<Bool, RegularAction<Turn>>

// MARK: - The container

/// The faults of ``RowsContainer``.
private enum WrongContainer: String, Fault {
  case repeatsIdentities = "a list may repeat an identity"
  case onlyKeeps = "a new part is not enabled"
  case rootStartsAnew = "the root starts every part anew"
  case rootGoesBackwards = "the root turns the list"
  case shiftForgetsTheOrder = "shift keeps the parts in their order"
  case shiftForgetsThePositions = "shift keeps each part where it is"
  case appendForgetsTheFirst = "append forgets how far a kept part has moved"
  case appendContinuesTheNew = "append continues a new part"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .repeatsIdentities: .sole("right unit")
    case .onlyKeeps, .shiftForgetsThePositions: .survives
    case .rootStartsAnew: .several("root keeps the shape", "left unit", "right unit")
    case .rootGoesBackwards, .shiftForgetsTheOrder: .several("root keeps the shape", "right unit")
    case .appendForgetsTheFirst: .several("right unit")
    case .appendContinuesTheNew: .several("shift of a composite")
    }
  }
}

/// Lists of parts, each of which is a log.
private enum RowsContainer: DirectedContainer, CheckableContainer {
  static var shapes: Domain<Lists.Shape> { Lists.shapes }
  static var positions: Domain<Lists.Position> { Lists.positions }

  static func isEnabled(_ list: Lists.Position, at shape: Lists.Shape) -> Bool {
    switch WrongContainer.present {
    case .repeatsIdentities: list.allSatisfy { Lists.isEnabled([$0], at: shape) }
    case .onlyKeeps where list.contains(where: \.isFresh): false
    default: Lists.isEnabled(list, at: shape)
    }
  }

  static func root(at shape: Lists.Shape) -> Lists.Position {
    let root = Lists.root(at: shape)
    return switch WrongContainer.present {
    case .rootStartsAnew: root.map { .fresh($0.id, $0.position) }
    case .rootGoesBackwards: root.reversed()
    default: root
    }
  }

  static func shift(_ shape: inout Lists.Shape, along list: Lists.Position) {
    let start = shape
    Lists.shift(&shape, along: firsts(of: list))
    switch WrongContainer.present {
    case .shiftForgetsTheOrder:
      shape = Lists.Shape(fresh: shape.fresh, parts: shape.parts.sorted { !$0.id && $1.id })
    case .shiftForgetsThePositions:
      shape = Lists.shifted(
        start, along: list.map { Lists.Arrival($0.id, isFresh: $0.isFresh, along: .stay) })
    default: break
    }
  }

  /// Returns the first part of each identity: no shape has two of them.
  private static func firsts(of list: Lists.Position) -> Lists.Position {
    list.reduce(into: []) { firsts, arrival in
      if !firsts.contains(where: { $0.id == arrival.id }) { firsts.append(arrival) }
    }
  }

  static func append(_ next: Lists.Position, to list: inout Lists.Position) {
    let first = list
    Lists.append(next, to: &list)
    switch WrongContainer.present {
    case .appendForgetsTheFirst:
      list = list.enumerated().map {
        Lists.Arrival($1.id, isFresh: $1.isFresh, along: next[$0].position)
      }
    case .appendContinuesTheNew:
      list = list.enumerated().map { index, arrival in
        guard next[index].isFresh, let start = first.first(where: { $0.id == arrival.id }) else {
          return arrival
        }
        return .fresh(arrival.id, start.position.combined(with: arrival.position))
      }
    default: break
    }
  }
}

// MARK: - The space

/// The faults of ``RowsOf``.
private enum WrongSpace: String, Fault {
  case passesOver = "a position that keeps an absent part passes over it"
  case peekForgetsTheOrder = "peek keeps the parts in their order"
  case peekStartsAnew = "peek starts every part anew"
  case peekKeepsTheNew = "peek keeps a part that a new one replaces"
  case shiftForgetsThePositions = "shift keeps each part where it is"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .passesOver: .sole("peek where enabled")
    case .peekForgetsTheOrder: .several("extend shifts")
    case .peekStartsAnew: .several("peek along the root")
    case .peekKeepsTheNew: .several("extend shifts")
    case .shiftForgetsThePositions: .sole("shift")
    }
  }
}

/// A list of spaces of logs, under a brand of its own.
private final class Rows<Value>: Carrier<RowsOf, Value> {
  let list: Each<Bool, TracedOf<Turn>, Value>

  init(_ list: Each<Bool, TracedOf<Turn>, Value>) { self.list = list }
}

private enum RowsOf: CarrierConstructor, DirectedComonad, Checkable {
  typealias Container = Lists

  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Rows<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    EachOf<Bool, TracedOf<Turn>>.domain(of: values).map({ Rows($0) }, back: { $0.narrow().list })
  }

  static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { wa.narrow().list.extract() }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Rows(wa.narrow().list.extend { transform(Rows($0)) })
  }

  static func shape<Value>(_ wa: Kind<Self, Value>) -> Lists.Shape { wa.narrow().list.shape }

  static func peek<Value>(_ wa: Kind<Self, Value>, along position: Lists.Position) -> Value? {
    let list = wa.narrow().list
    return switch WrongSpace.present {
    case .passesOver:
      list.peek(along: position.filter { $0.isFresh || list.ids.contains($0.id) })
    case .peekForgetsTheOrder: list.peek(along: position.sorted { !$0.id && $1.id })
    case .peekStartsAnew: list.peek(along: position.map { .fresh($0.id, $0.position) })
    case .peekKeepsTheNew:
      list.peek(
        along: position.map {
          Lists.Arrival($0.id, isFresh: !list.ids.contains($0.id), along: $0.position)
        })
    default: list.peek(along: position)
    }
  }

  static func shift<Value>(_ wa: inout Kind<Self, Value>, along position: Lists.Position) {
    guard WrongSpace.present == .shiftForgetsThePositions else {
      return wa = Rows(wa.narrow().list.shifted(along: position))
    }
    let stays = position.map { Lists.Arrival($0.id, isFresh: $0.isFresh, along: .stay) }
    wa = Rows(wa.narrow().list.shifted(along: stays))
  }
}

extension Kind where Brand == RowsOf {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Rows<Value> { carrier(as: Rows<Value>.self) }
}

extension Mutants {
  static var listPositions: Mutants {
    Mutants([
      Mutants(.directedContainer(RowsContainer.self), WrongContainer.self),
      Mutants(
        .directedComonad(RowsOf.self).thinned(toOneIn: 4), WrongSpace.self,
        also: [.comonad(RowsOf.self).thinned(toOneIn: 4)]),
    ])
  }
}
