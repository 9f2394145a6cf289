import PairingsLaws
import Pairings

/// The faults of ``ListContainerFunctor``.
private enum Wrong: String, Fault {
  case ignoresTheEnd = "a position beyond the end has the last value"
  case labelsFromOne = "labels start at one"
  case labelsTheFirst = "every value has the label of the first"
  case labelsBackwards = "labels and values go backwards"
  case mapReverses = "map reverses"
  case mapDropsLast = "map drops the last"
  case listsTheFirst = "only the first position is listed"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .ignoresTheEnd: .several("label at a position")
    case .labelsFromOne: .several("label at a position", "values at the labels")
    case .labelsTheFirst: .several("label at a position", "values at the labels")
    case .labelsBackwards: .survives
    case .mapReverses: .sole("value naturality")
    case .mapDropsLast: .several("value naturality", "labels of a map")
    case .listsTheFirst: .sole("all positions")
    }
  }
}

/// Lists as a container: the shape is the length, and the positions are the indices.
private enum ListContainerFunctor: FinitaryContainer, NonEmptyBrand {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    switch Wrong.present {
    case .mapReverses: NonEmpty(fa.elements.reversed().map(transform))
    case .mapDropsLast: NonEmpty(fa.elements.shortened.map(transform))
    default: NonEmpty(fa.elements.map(transform))
    }
  }

  static func value<A>(of fa: Kind<Self, A>, at position: Int) -> A? {
    let list = fa.elements
    return switch Wrong.present {
    case .ignoresTheEnd: list[min(max(position, 0), list.count - 1)]
    case .labelsBackwards where list.indices.contains(position): list.reversed()[position]
    default: list.indices.contains(position) ? list[position] : nil
    }
  }

  static func labelled<A>(_ fa: Kind<Self, A>) -> Kind<Self, Int> {
    let indices = fa.elements.indices
    return switch Wrong.present {
    case .labelsFromOne: NonEmpty(indices.map { $0 + 1 })
    case .labelsTheFirst: NonEmpty(indices.map { _ in 0 })
    case .labelsBackwards: NonEmpty(indices.reversed())
    default: NonEmpty(Array(indices))
    }
  }

  static func positions<A>(of fa: Kind<Self, A>) -> [Int] {
    Wrong.present == .listsTheFirst ? [0] : Array(fa.elements.indices)
  }
}

extension Mutants {
  static var listContainers: Mutants {
    let positions = Domain(Generator<Int>.integer(in: -1...4)) { $0.observe(&$1) }
    return Mutants([
      Mutants(
        .containerFunctor(ListContainerFunctor.self, at: positions, of: "NonEmpty"),
        Wrong.allCases.filter { $0 != .listsTheFirst }),
      Mutants(
        .finitaryContainer(ListContainerFunctor.self, at: positions, of: "NonEmpty"),
        [Wrong.listsTheFirst]),
    ])
  }
}
