import PairingsLaws
import Pairings

// Spaces whose shapes and positions are structures, or of a type that states no domain of its own.

extension Suite {
  /// The laws of container functors, and of the spaces that they generate.
  static var generated: [Suite] { functors + trees + hidden }

  private static var functors: [Suite] {
    let (void, threes, bools) = (Domain.void, Three.domain, Bool.domain)
    return [
      finitaryContainer(IdentityOf.self, at: void),
      finitaryContainer(ReaderOf<Three>.self, at: threes),
      finitaryContainer(EnvOf<Three>.self, at: void),
      finitaryContainer(FunctorProductOf<IdentityOf, ReaderOf<Three>>.self, at: branches),
      finitaryContainer(CoproductOf<IdentityOf, ReaderOf<Three>>.self, at: branches),
      containerFunctor(ReaderOf<Bool>.self, at: bools),
    ]
  }

  /// The positions of a coproduct, and of a product.
  private static var branches: Domain<Either<Void, Three>> {
    Domain.void.either(Three.domain)
  }

  /// The laws of trees, some of whose layers have one branch and some three.
  private static var trees: [Suite] {
    typealias Branch = CoproductOf<IdentityOf, ReaderOf<Three>>
    let (shapes, paths) = (CofreeOf<Branch>.domain(of: .void), branches.array(count: 0...2))
    let (streams, none) = (CofreeOf<IdentityOf>.domain(of: .void), Domain.void.array(count: 0...2))
    return [
      directedContainer(Paths<Branching<Branch>>.self, shapes: shapes, positions: paths),
      directedComonad(CofreeOf<Branch>.self, shapes: shapes, positions: paths)
        .thinned(toOneIn: 4),
      directedComonad(CofreeOf<IdentityOf>.self, shapes: streams, positions: none),
    ]
  }

  /// The laws of a space that is shown or hidden.
  private static var hidden: [Suite] {
    let (cursors, steps) = (CursorSteps.shapes, CursorSteps.positions)
    let (sides, void) = (Side.domain, Domain.void)
    return [
      directedComonad(
        SumSpaceOf<ZipperOf, IdentityOf>.self, shapes: sides.zip(cursors.zip(void)),
        positions: sides.zip(steps.zip(void)), of: "OptionalSpace<Zipper>")
    ]
  }
}
