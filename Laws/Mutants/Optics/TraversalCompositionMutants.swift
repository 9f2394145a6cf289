import PairingsLaws
import Pairings

/// The faults of compositions of traversals, and of moves of all parts.
private enum Wrong: String, Fault {
  case traversalThenTraversalForgets = "a traversal behind a traversal loses changes"
  case traversalThenLensIsHasty = "a lens behind a traversal changes twice"
  case traversalThenPrismIsBlind = "a prism behind a traversal reads no parts"
  case traversalThenAffineForgets = "an affine behind a traversal loses changes"
  case lensThenTraversalIsHasty = "a traversal behind a lens changes twice"
  case prismThenTraversalIsBlind = "a traversal behind a prism reads no parts"
  case affineThenTraversalForgets = "a traversal behind an affine loses changes"
  case identityIsBlind = "the identity traversal reads no parts"
  case movesOnePart = "focus moves the first part alone"
  case reversesTheValues = "focus reverses the values"
  case plainMovesRunTwice = "a move without a value runs twice"
  case traverseReverses = "traverse replaces the parts in the reverse order"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .traversalThenTraversalForgets:
      .several("traversal then traversal", "traversal identities")
    case .traversalThenLensIsHasty: .sole("traversal then lens")
    case .traversalThenPrismIsBlind: .sole("traversal then prism")
    case .traversalThenAffineForgets: .sole("traversal then affine")
    case .lensThenTraversalIsHasty: .sole("lens then traversal")
    case .prismThenTraversalIsBlind: .sole("prism then traversal")
    case .affineThenTraversalForgets: .sole("affine then traversal")
    case .identityIsBlind: .sole("traversal identities")
    case .movesOnePart: .several("all parts", "void coherence")
    case .reversesTheValues: .sole("all parts")
    case .plainMovesRunTwice: .sole("void coherence")
    case .traverseReverses: .sole("traverse")
    }
  }
}

// The laws compose their optics once: a composed optic reads the present fault at each use.

extension Traversal {
  /// Returns the same optic. With the fault, the optic loses changes, makes them twice, or reads no
  /// parts.
  fileprivate func with(_ fault: Wrong, _ way: OpticDefect) -> Traversal {
    Traversal(parts: { way == .isBlind && Wrong.present == fault ? [] : parts($0) }) {
      whole, change in
      way.change(&whole, if: Wrong.present == fault) { modify(&$0, change) }
    }
  }
}

private struct Operations: TraversalOperations {
  func identity<A>(_: A.Type) -> Traversal<A, A> { .identity.with(.identityIsBlind, .isBlind) }

  func append<A, B, C>(_ next: Traversal<B, C>, to optic: Traversal<A, B>) -> Traversal<A, C> {
    optic.appending(next).with(.traversalThenTraversalForgets, .forgets)
  }

  func append<A, B, C>(_ next: Lens<B, C>, to optic: Traversal<A, B>) -> Traversal<A, C> {
    optic.appending(next).with(.traversalThenLensIsHasty, .isHasty)
  }

  func append<A, B, C>(_ next: Prism<B, C>, to optic: Traversal<A, B>) -> Traversal<A, C> {
    optic.appending(next).with(.traversalThenPrismIsBlind, .isBlind)
  }

  func append<A, B, C>(_ next: Affine<B, C>, to optic: Traversal<A, B>) -> Traversal<A, C> {
    optic.appending(next).with(.traversalThenAffineForgets, .forgets)
  }

  func append<A, B, C>(_ next: Traversal<B, C>, to optic: Lens<A, B>) -> Traversal<A, C> {
    optic.appending(next).with(.lensThenTraversalIsHasty, .isHasty)
  }

  func append<A, B, C>(_ next: Traversal<B, C>, to optic: Prism<A, B>) -> Traversal<A, C> {
    optic.appending(next).with(.prismThenTraversalIsBlind, .isBlind)
  }

  func append<A, B, C>(_ next: Traversal<B, C>, to optic: Affine<A, B>) -> Traversal<A, C> {
    optic.appending(next).with(.affineThenTraversalForgets, .forgets)
  }

  func focus<Whole, Part, Value>(
    _ move: Kind<StateOf<Part>, Value>, _ traversal: Traversal<Whole, Part>
  ) -> Kind<StateOf<Whole>, [Value]> {
    switch Wrong.present {
    case .movesOnePart:
      State { whole in
        var values: [Value] = []
        traversal.modify(&whole) { if values.isEmpty { values.append(move.run(&$0)) } }
        return values
      }
    case .reversesTheValues: move.focus(traversal).map { $0.reversed() }
    default: move.focus(traversal)
    }
  }

  func focus<Whole, Part>(
    plain move: Kind<StateOf<Part>, Void>, _ traversal: Traversal<Whole, Part>
  ) -> Kind<StateOf<Whole>, Void> {
    Wrong.present == .plainMovesRunTwice
      ? StateOf.then(move, move).focus(traversal) : move.focus(traversal)
  }

  func traverse<Whole, Part, M: Monad>(
    _ whole: Whole, _ traversal: Traversal<Whole, Part>, _ effect: @escaping (Part) -> Kind<M, Part>
  ) -> Kind<M, Whole> {
    guard Wrong.present == .traverseReverses else {
      return traversal.traverse(whole, in: M.self, effect)
    }
    return M.map(M.traverse(traversal.parts(whole), effect)) { results in
      var (whole, rest) = (whole, results)
      traversal.modify(&whole) { if let last = rest.popLast() { $0 = last } }
      return whole
    }
  }
}

extension Mutants {
  static var traversalCompositions: Mutants {
    Mutants(.traversalComposition(Operations()), Wrong.self)
  }
}
