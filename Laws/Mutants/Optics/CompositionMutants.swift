import PairingsLaws
import Pairings

/// The faults of compositions of optics.
private enum Wrong: String, Fault {
  case lensThenLensIsHasty = "a lens behind a lens changes twice"
  case lensThenPrismForgets = "a prism behind a lens loses changes"
  case lensThenAffineIsHasty = "an affine behind a lens changes twice"
  case prismThenLensIsBlind = "a lens behind a prism sees nothing"
  case prismThenPrismIsBlind = "a prism behind a prism matches nothing"
  case reviewTurnsThePart = "review of a prism behind a prism turns the part"
  case prismThenAffineForgets = "an affine behind a prism loses changes"
  case affineThenLensIsHasty = "a lens behind an affine changes twice"
  case affineThenPrismIsBlind = "a prism behind an affine sees nothing"
  case affineThenAffineForgets = "an affine behind an affine loses changes"
  case lensIdentityForgets = "the identity lens loses changes"
  case prismIdentityIsBlind = "the identity prism never matches"
  case affineIdentityIsHasty = "the identity affine changes twice"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .lensThenLensIsHasty: .several("lens then lens", "lens identities")
    case .lensThenPrismForgets: .sole("lens then prism")
    case .lensThenAffineIsHasty: .sole("lens then affine")
    case .prismThenLensIsBlind: .sole("prism then lens")
    case .prismThenPrismIsBlind: .several("prism then prism", "prism identities")
    case .reviewTurnsThePart: .sole("review coherence")
    case .prismThenAffineForgets: .sole("prism then affine")
    case .affineThenLensIsHasty: .sole("affine then lens")
    case .affineThenPrismIsBlind: .sole("affine then prism")
    case .affineThenAffineForgets: .several("affine then affine", "affine identities")
    case .lensIdentityForgets: .sole("lens identities")
    case .prismIdentityIsBlind: .sole("prism identities")
    case .affineIdentityIsHasty: .sole("affine identities")
    }
  }
}

// The laws compose their optics once: a composed optic reads the present fault at each use.

extension Affine {
  /// Returns the same optic. With the fault, the optic loses changes, makes them twice, or finds no
  /// part.
  fileprivate func with(_ fault: Wrong, _ way: OpticDefect) -> Affine {
    Affine(preview: { way == .isBlind && Wrong.present == fault ? nil : preview($0) }) {
      whole, change in
      way.change(&whole, if: Wrong.present == fault) { modify(&$0, change) }
    }
  }
}

extension Lens {
  fileprivate func with(_ fault: Wrong, _ way: OpticDefect) -> Lens {
    let affine = affine.with(fault, way)
    return Lens(get: get) { affine.modify(&$0, $1) }
  }
}

extension Prism {
  fileprivate func with(_ fault: Wrong, _ way: OpticDefect) -> Prism {
    let affine = affine.with(fault, way)
    return Prism(preview: affine.preview, review: review) { affine.modify(&$0, $1) }
  }
}

private struct Operations: OpticOperations {
  func lensIdentity<A>(_: A.Type) -> Lens<A, A> { .identity.with(.lensIdentityForgets, .forgets) }

  func prismIdentity<A>(_: A.Type) -> Prism<A, A> {
    .identity.with(.prismIdentityIsBlind, .isBlind)
  }

  func affineIdentity<A>(_: A.Type) -> Affine<A, A> {
    .identity.with(.affineIdentityIsHasty, .isHasty)
  }

  func append<A, B, C>(_ next: Lens<B, C>, to optic: Lens<A, B>) -> Lens<A, C> {
    optic.appending(next).with(.lensThenLensIsHasty, .isHasty)
  }

  func append<A, B, C>(_ next: Prism<B, C>, to optic: Lens<A, B>) -> Affine<A, C> {
    optic.appending(next).with(.lensThenPrismForgets, .forgets)
  }

  func append<A, B, C>(_ next: Affine<B, C>, to optic: Lens<A, B>) -> Affine<A, C> {
    optic.appending(next).with(.lensThenAffineIsHasty, .isHasty)
  }

  func append<A, B, C>(_ next: Lens<B, C>, to optic: Prism<A, B>) -> Affine<A, C> {
    optic.appending(next).with(.prismThenLensIsBlind, .isBlind)
  }

  func append<A, B, C>(_ next: Prism<B, C>, to optic: Prism<A, B>) -> Prism<A, C> {
    let joined = optic.appending(next).with(.prismThenPrismIsBlind, .isBlind)
    return Prism(
      preview: joined.preview,
      review: { joined.review(Wrong.present == .reviewTurnsThePart ? turned($0) : $0) },
      modify: { joined.modify(&$0, $1) })
  }

  func append<A, B, C>(_ next: Affine<B, C>, to optic: Prism<A, B>) -> Affine<A, C> {
    optic.appending(next).with(.prismThenAffineForgets, .forgets)
  }

  func append<A, B, C>(_ next: Lens<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next).with(.affineThenLensIsHasty, .isHasty)
  }

  func append<A, B, C>(_ next: Prism<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next).with(.affineThenPrismIsBlind, .isBlind)
  }

  func append<A, B, C>(_ next: Affine<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next).with(.affineThenAffineForgets, .forgets)
  }
}

extension Mutants {
  static var opticCompositions: Mutants { Mutants(.opticComposition(Operations()), Wrong.self) }
}
