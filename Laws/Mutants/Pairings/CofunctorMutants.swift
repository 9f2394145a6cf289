import PairingsLaws
import Pairings
import PairingsTheory

/// The faults of a cofunctor from stores to stairs, and of one of patches.
private enum Wrong: String, Fault {
  case climbsOut = "put leads out of the house"
  case staysBehind = "put stays"
  case rootClimbs = "put of the root moves and comes back"
  case putsTheFirst = "put makes the first stair of two alone"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .climbsOut: .several("put is enabled")
    case .staysBehind: .sole("put then get")
    case .rootClimbs: .several("put the root")
    case .putsTheFirst: .several("put twice")
    }
  }
}

/// The stairs of a house as those of the same house, with the present fault.
private var stairs: Cofunctor<Paths<Stairs>, Paths<Stairs>> {
  Cofunctor(get: { $0 }) { path, floor in
    let out = floor == .a2
    switch Wrong.present {
    case .climbsOut: return path + [out]
    case .staysBehind: return []
    case .rootClimbs where path.isEmpty: return [!out, out]
    case .putsTheFirst where path.count == 2 && path[0] != path[1]: return []
    default: return path
    }
  }
}

extension Mutants {
  static var cofunctors: Mutants { Mutants(.cofunctor(stairs), Wrong.self) }
}
