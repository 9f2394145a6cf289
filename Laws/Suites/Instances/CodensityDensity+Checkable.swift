public import Pairings

/// A functor whose codensity monad can be checked: it draws computations.
public protocol CodensityBase: Functor & Checkable {
  /// Returns a function that draws any computation of the codensity monad.
  static func computations<Value>(
    of values: Domain<Value>
  ) -> (inout Choices) -> Codensity<Self, Value>
}

extension CodensityBase where Self: Monad {
  /// Returns a function that draws two lifted effects.
  public static func computations<Value>(
    of values: Domain<Value>
  ) -> (inout Choices) -> Codensity<Self, Value> {
    let (first, second) = (domain(of: Three.domain), Three.domain.functions(to: domain(of: values)))
    return { choices in
      let next = second.draw(&choices)
      return Codensity<Self, Three>.lift(first.draw(&choices)).flatMap { .lift(next($0)) }
    }
  }
}

extension ReaderOf: CodensityBase where Environment: LawValue {
  /// Returns a function that draws a step, a function of the environment to a value and another one.
  public static func computations<Value>(
    of values: Domain<Value>
  ) -> (inout Choices) -> Codensity<Self, Value> {
    let states = StateOf<Environment>.domain(of: values)
    return { Codensity(states.draw(&$0)) }
  }
}

extension StateOf: CodensityBase where Position: LawValue {}
extension WriterOf: CodensityBase where Log: LawValue {}

extension CodensityOf: Checkable where Base: CodensityBase {
  /// A domain of computations, observed by their results before eight continuations.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let results = Base.domain(of: Three.domain)
    let continuations = values.functions(to: results)
    let probes = continuations.probes
    return Domain(draw: Base.computations(of: values)) { computation, seen in
      seen.table { seen in
        for (index, probe) in probes.enumerated() {
          seen.probe("before \(index)") { results.observe(computation.run(probe.run), &$0) }
        }
      }
    }
  }
}

/// A functor whose density comonad can be checked: it has transformations of its structures, by
/// which a space is observed from every structure.
public protocol DensityBase: Functor & Checkable {
  /// The type of a transformation of structures.
  associatedtype Transport: NaturalTransformation
  where
    Transport.Source == Self,
    Transport.Target == Self

  /// The transformations, with their names.
  static var transports: [(name: String, transport: Transport)] { get }
}

extension EnvOf: DensityBase where Environment: LawValue {
  /// The transformations that replace the environment.
  public static var transports: [(name: String, transport: EnvTransport<Environment>)] {
    let environments = Environment.domain
    return environments.probes.map { (environments.text($0), EnvTransport(environment: $0)) }
  }
}

/// A transformation that replaces the environment of a value.
public struct EnvTransport<Environment>: NaturalTransformation {
  let environment: Environment

  /// Returns the value in the environment.
  public func callAsFunction<Value>(
    _ kind: Kind<EnvOf<Environment>, Value>
  ) -> Kind<EnvOf<Environment>, Value> {
    Env(environment: environment, value: kind.value)
  }
}

extension StoreOf: DensityBase where Position: LawValue {
  /// The transformations that replace the position.
  public static var transports: [(name: String, transport: StoreTransport<Position>)] {
    let positions = Position.domain
    return positions.probes.map { (positions.text($0), StoreTransport(position: $0)) }
  }
}

/// A transformation that replaces the position of a store.
public struct StoreTransport<Position>: NaturalTransformation {
  let position: Position

  /// Returns the store at the position.
  public func callAsFunction<Value>(
    _ kind: Kind<StoreOf<Position>, Value>
  ) -> Kind<StoreOf<Position>, Value> {
    kind.seek(position)
  }
}

extension FunctorProductOf: DensityBase where First == IdentityOf, Second == IdentityOf {
  /// The transformations of a pair of values, one for each function of its two positions.
  public static var transports: [(name: String, transport: PairTransport)] {
    [false, true].flatMap { first in
      [false, true].map {
        ("\(first ? 1 : 0), \($0 ? 1 : 0)", PairTransport(first: first, second: $0))
      }
    }
  }
}

/// A transformation of a pair of values.
public struct PairTransport: NaturalTransformation {
  /// True if the second value becomes the first one.
  let first: Bool

  /// True if the second value remains the second one.
  let second: Bool

  /// Returns two of the values of a pair.
  public func callAsFunction<Value>(
    _ kind: FunctorProduct<IdentityOf, IdentityOf, Value>
  ) -> FunctorProduct<IdentityOf, IdentityOf, Value> {
    let sides = kind.split()
    return FunctorProduct(
      first ? sides.second : sides.first, second ? sides.second : sides.first)
  }
}

extension DensityOf: Checkable where Base: DensityBase {
  /// A domain of views from structures of three values, observed from the present structure and from
  /// its transformations.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let structures = Base.domain(of: Three.domain)
    let (views, shapes) = (structures.functions(to: values), Base.domain(of: .void))
    let transports = Base.transports
    return Domain { choices in
      Density(structures.draw(&choices), views.draw(&choices).run)
    } observe: { space, seen in
      seen.group("Density") { seen in
        seen.field("structure") { shapes.observe(space.structure(), &$0) }
        seen.field("value") { values.observe(space.extract(), &$0) }
        seen.table { seen in
          for (name, transport) in transports {
            seen.probe(name) { values.observe(space.transformed(by: transport).extract(), &$0) }
          }
        }
      }
    }
  }
}

/// A functor with a right adjoint, both of which can be checked.
public protocol CheckableLeftAdjoint: DensityBase {
  /// The right adjoint.
  associatedtype Right: RightAdjoint & CodensityBase where Right.Left == Self
}

extension EnvOf: CheckableLeftAdjoint where Environment: LawValue {
  /// The function from an environment.
  public typealias Right = ReaderOf<Environment>
}

extension DensityOf: NamedDual where Base: CheckableLeftAdjoint {
  /// The pairing with the codensity monad of the right adjoint, which has all moves.
  public static var dual: CodensityDensity<Base.Right> { CodensityDensity() }
}
