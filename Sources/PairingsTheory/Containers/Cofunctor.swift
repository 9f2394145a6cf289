public import PairingsCore

/// A morphism of directed containers, from a whole to a part: shapes go forwards, and positions of the
/// part go back.
///
/// `get` reads the part of a shape. `put` takes a move of the part to the move of the whole that makes
/// it. A lens is the case in which each state leads to every other, ``Codiscrete``: its moves are the
/// states that they write. Where moves are patches, a cofunctor takes a patch of the part to one of the
/// whole, and never sees the states in between; with `get` on patches, too, it is a *delta lens*.
///
///     enum Counting: MonoidAction {
///       static func apply(_ patch: Sum<Int>, to state: inout Int) { state += patch.value }
///     }
///     let debt = Cofunctor<Counting, Counting>(get: { -$0 }) { patch, _ in Sum(-patch.value) }
///     debt.moves(.tell(Sum(3))).run(7).position  // Sum(-3)
///
/// ## Laws
///
/// For every `s`, every `p` that is enabled at `get(s)`, and `q` that is enabled where `p` leads:
///
///     isEnabled(put(p, at: s), at: s) == true                            // put is enabled
///     get(shifted(s, along: put(p, at: s))) == shifted(get(s), along: p) // put then get
///     put(root(at: get(s)), at: s) == root(at: s)                        // put the root
///     put(p.q, at: s) == put(p, at: s).put(q, at: shifted(s, along: put(p, at: s)))  // put twice
///
/// `moves` is then a monad morphism, `spaces` a comonad morphism, and both a ``PairingMorphism``.
/// Composition, ``then(_:)``, keeps the laws.
///
/// - SeeAlso: Aguiar, *Internal Categories and Quantum Groups* (1997); Ahman and Uustalu, *Taking
///   Updates Seriously* (2017).
@frozen
public struct Cofunctor<Whole: DirectedContainer, Part: DirectedContainer> {
  /// The part of a shape.
  public let get: (Whole.Shape) -> Part.Shape

  @usableFromInline let lift: (Part.Position, Whole.Shape) -> Whole.Position

  /// Creates a cofunctor from its functions on shapes and on positions.
  @inlinable
  public init(
    get: @escaping (Whole.Shape) -> Part.Shape,
    put: @escaping (_ position: Part.Position, _ shape: Whole.Shape) -> Whole.Position
  ) {
    (self.get, lift) = (get, put)
  }

  /// Returns the position of the whole that makes a move of its part.
  ///
  /// - Precondition: The position is enabled at the part of the shape.
  @inlinable
  public func put(_ position: Part.Position, at shape: Whole.Shape) -> Whole.Position {
    lift(position, shape)
  }

  /// Returns the cofunctor to a part of the part.
  @inlinable
  public func then<Next>(_ next: Cofunctor<Part, Next>) -> Cofunctor<Whole, Next> {
    Cofunctor<Whole, Next>(get: { [get] in next.get(get($0)) }) { [self] position, shape in
      put(next.put(position, at: get(shape)), at: shape)
    }
  }
}

// MARK: - Updates and spaces

extension Cofunctor {
  /// Returns the step of the whole that makes a step of the part.
  @inlinable
  public func moves<Value>(_ step: Update<Part, Value>) -> Update<Whole, Value> {
    CofunctorMoves(self)(step)
  }

  /// Returns the space of the part in a space of the whole.
  @inlinable
  public func spaces<Value>(_ space: Coupdate<Whole, Value>) -> Coupdate<Part, Value> {
    CofunctorSpaces(self)(space)
  }
}

/// The transformation of steps of a part to steps of the whole.
@frozen
public struct CofunctorMoves<Whole: DirectedContainer, Part: DirectedContainer>:
  NaturalTransformation
{
  /// The cofunctor to the part.
  public let cofunctor: Cofunctor<Whole, Part>

  /// Creates the transformation.
  @inlinable
  public init(_ cofunctor: Cofunctor<Whole, Part>) { self.cofunctor = cofunctor }

  /// Returns the step of the whole, which reads the part and makes the position that the step chooses.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<UpdateOf<Part>, Value>
  ) -> Kind<UpdateOf<Whole>, Value> {
    UpdateOf<Whole>.make(
      .step { [cofunctor] place in
        let (position, value) = kind.run(cofunctor.get(place.shape))
        place.follow(cofunctor.put(position, at: place.shape))
        return value
      })
  }
}

/// The transformation of spaces of a whole to spaces of a part.
@frozen
public struct CofunctorSpaces<Whole: DirectedContainer, Part: DirectedContainer>:
  NaturalTransformation
{
  /// The cofunctor to the part.
  public let cofunctor: Cofunctor<Whole, Part>

  /// Creates the transformation.
  @inlinable
  public init(_ cofunctor: Cofunctor<Whole, Part>) { self.cofunctor = cofunctor }

  /// Returns the space of the part, whose value at a position is that of the whole after it.
  ///
  /// - Precondition: The cofunctor's positions are enabled, by the law *put is enabled*.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<CoupdateOf<Whole>, Value>
  ) -> Kind<CoupdateOf<Part>, Value> {
    let shape = kind.shape
    return Coupdate(cofunctor.get(shape)) { [cofunctor] place in
      guard let value = kind.peek(along: cofunctor.put(place.position, at: shape)) else {
        preconditionFailure("A cofunctor takes enabled positions to enabled ones.")
      }
      return value
    }
  }
}

extension PairingMorphism {
  /// Creates the morphism of a cofunctor: a step of the part runs in the whole, and a space of the
  /// whole is seen as one of the part.
  @inlinable
  public init<Whole, Part>(cofunctor: Cofunctor<Whole, Part>)
  where
    Source == UpdateCoupdate<Part>, Target == UpdateCoupdate<Whole>,
    Moves == CofunctorMoves<Whole, Part>, Spaces == CofunctorSpaces<Whole, Part>
  {
    self.init(
      from: UpdateCoupdate(), to: UpdateCoupdate(), moves: CofunctorMoves(cofunctor),
      spaces: CofunctorSpaces(cofunctor))
  }
}

// MARK: - Lenses

extension Cofunctor {
  /// Creates the cofunctor of a lens, whose moves write states.
  ///
  /// *put then get* is the lens law *get what was set*, *put the root* is *set what was got*, and *put
  /// twice* is *set twice*.
  @inlinable
  public init<State, Focus>(_ lens: Lens<State, Focus>)
  where Whole == Codiscrete<State>, Part == Codiscrete<Focus> {
    self.init(get: lens.get) { focus, state in
      var state = state
      lens.set(&state, focus)
      return state
    }
  }
}

extension Lens {
  /// Creates the lens of a cofunctor whose moves write states.
  @inlinable
  public init(_ cofunctor: Cofunctor<Codiscrete<Whole>, Codiscrete<Part>>) {
    self.init(get: cofunctor.get) { whole, part in whole = cofunctor.put(part, at: whole) }
  }
}
