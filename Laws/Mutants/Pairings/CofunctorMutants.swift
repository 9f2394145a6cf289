import PairingsLaws
import Pairings
import PairingsTheory

/// The faults of a cofunctor from stores to stairs, and of one of patches.
private enum Wrong: String, Fault {
  case climbsOut = "put leads out of the house → put is enabled + …"
  case staysBehind = "put stays → put then get"
  case rootClimbs = "put of the root moves and comes back → put the root + …"
  case putsTheFirst = "put makes the first stair of two alone → put twice + …"
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

/// The faults of a delta lens between the stairs of a house.
private enum WrongDelta: String, Fault {
  case readsOut = "get of a move leads out of the house → get is enabled + …"
  case readsNothing = "get of a move stays → get follows + put then get a move"
  case readsARoot = "get of the root moves and comes back → get the root + …"
  case readsTheFirst = "get reads the first stair of two alone → get twice + …"
}

private var deltaStairs: DeltaLens<Paths<Stairs>, Paths<Stairs>> {
  DeltaLens(stairs) { path, floor in
    let end = Paths<Stairs>.shifted(floor, along: path)
    switch WrongDelta.present {
    case .readsOut: return path + [end == .a2]
    case .readsNothing: return []
    case .readsARoot where path.isEmpty: return [floor != .a2, floor == .a2]
    case .readsTheFirst where path.count == 2 && path[0] != path[1]: return []
    default: return path
    }
  }
}

extension Mutants {
  static var cofunctors: Mutants {
    Mutants([
      Mutants(.cofunctor(stairs), Wrong.self), Mutants(.deltaLens(deltaStairs), WrongDelta.self),
    ])
  }
}
