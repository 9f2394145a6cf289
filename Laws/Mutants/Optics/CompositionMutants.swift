import PairingLaws
import Pairings

extension Affine {
  /// The same, but changes are lost.
  fileprivate var forgetful: Affine {
    Affine(
      preview: preview,
      modify: { whole, change in
        var copy = whole
        modify(&copy) { change(&$0) }
      })
  }

  /// The same, but every change is made twice.
  fileprivate var hasty: Affine {
    Affine(
      preview: preview,
      modify: { whole, change in
        modify(&whole) {
          change(&$0)
          change(&$0)
        }
      })
  }

  /// The same, but nothing is seen.
  fileprivate var blind: Affine {
    Affine(preview: { _ in nil }, modify: { whole, change in modify(&whole) { change(&$0) } })
  }
}

private struct LensThenLensIsHasty: OpticVocabulary {
  func append<A, B, C>(_ next: Lens<B, C>, to optic: Lens<A, B>) -> Lens<A, C> {
    let joined = optic.appending(next)
    return Lens(
      get: joined.get,
      modify: { whole, change in joined.affine.hasty.modify(&whole) { change(&$0) } })
  }
}

private struct LensThenPrismForgets: OpticVocabulary {
  func append<A, B, C>(_ next: Prism<B, C>, to optic: Lens<A, B>) -> Affine<A, C> {
    optic.appending(next).forgetful
  }
}

private struct LensThenAffineIsHasty: OpticVocabulary {
  func append<A, B, C>(_ next: Affine<B, C>, to optic: Lens<A, B>) -> Affine<A, C> {
    optic.appending(next).hasty
  }
}

private struct PrismThenLensIsBlind: OpticVocabulary {
  func append<A, B, C>(_ next: Lens<B, C>, to optic: Prism<A, B>) -> Affine<A, C> {
    optic.appending(next).blind
  }
}

private struct PrismThenPrismIsBlind: OpticVocabulary {
  func append<A, B, C>(_ next: Prism<B, C>, to optic: Prism<A, B>) -> Prism<A, C> {
    let joined = optic.appending(next)
    return Prism(preview: { _ in nil }, review: joined.review)
  }
}

private struct ReviewTurnsThePart: OpticVocabulary {
  func append<A, B, C>(_ next: Prism<B, C>, to optic: Prism<A, B>) -> Prism<A, C> {
    let joined = optic.appending(next)
    return Prism(
      preview: joined.preview, review: { joined.review(turned($0)) },
      modify: { whole, change in joined.modify(&whole) { change(&$0) } })
  }
}

private struct PrismThenAffineForgets: OpticVocabulary {
  func append<A, B, C>(_ next: Affine<B, C>, to optic: Prism<A, B>) -> Affine<A, C> {
    optic.appending(next).forgetful
  }
}

private struct AffineThenLensIsHasty: OpticVocabulary {
  func append<A, B, C>(_ next: Lens<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next).hasty
  }
}

private struct AffineThenPrismIsBlind: OpticVocabulary {
  func append<A, B, C>(_ next: Prism<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next).blind
  }
}

private struct AffineThenAffineForgets: OpticVocabulary {
  func append<A, B, C>(_ next: Affine<B, C>, to optic: Affine<A, B>) -> Affine<A, C> {
    optic.appending(next).forgetful
  }
}

private struct LensIdentityForgets: OpticVocabulary {
  func lensIdentity<A>(_: A.Type) -> Lens<A, A> { Lens(get: { $0 }, set: { _, _ in }) }
}

private struct PrismIdentityNeverMatches: OpticVocabulary {
  func prismIdentity<A>(_: A.Type) -> Prism<A, A> { Prism(preview: { _ in nil }, review: { $0 }) }
}

private struct AffineIdentityIsHasty: OpticVocabulary {
  func affineIdentity<A>(_: A.Type) -> Affine<A, A> { .identity.hasty }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var opticCompositions: [Mutant] {
    [
      Mutant(
        "a lens behind a lens changes twice", .opticComposition(LensThenLensIsHasty()),
        .several(["lens then lens", "lens identities"])),
      Mutant(
        "a prism behind a lens loses changes", .opticComposition(LensThenPrismForgets()),
        .sole("lens then prism")),
      Mutant(
        "an affine behind a lens changes twice", .opticComposition(LensThenAffineIsHasty()),
        .sole("lens then affine")),
      Mutant(
        "a lens behind a prism sees nothing", .opticComposition(PrismThenLensIsBlind()),
        .sole("prism then lens")),
      Mutant(
        "a prism behind a prism matches nothing", .opticComposition(PrismThenPrismIsBlind()),
        .several(["prism then prism", "prism identities"])),
      Mutant(
        "review of a prism behind a prism turns the part",
        .opticComposition(ReviewTurnsThePart()), .sole("review coherence")),
      Mutant(
        "an affine behind a prism loses changes", .opticComposition(PrismThenAffineForgets()),
        .sole("prism then affine")),
      Mutant(
        "a lens behind an affine changes twice", .opticComposition(AffineThenLensIsHasty()),
        .sole("affine then lens")),
      Mutant(
        "a prism behind an affine sees nothing", .opticComposition(AffineThenPrismIsBlind()),
        .sole("affine then prism")),
      Mutant(
        "an affine behind an affine loses changes", .opticComposition(AffineThenAffineForgets()),
        .several(["affine then affine", "affine identities"])),
      Mutant(
        "the identity lens loses changes", .opticComposition(LensIdentityForgets()),
        .sole("lens identities")),
      Mutant(
        "the identity prism never matches", .opticComposition(PrismIdentityNeverMatches()),
        .sole("prism identities")),
      Mutant(
        "the identity affine changes twice", .opticComposition(AffineIdentityIsHasty()),
        .sole("affine identities")),
    ]
  }
}
