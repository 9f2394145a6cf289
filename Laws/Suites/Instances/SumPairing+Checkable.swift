public import Pairings

extension SumSpaceOf: Checkable where First: Checkable, Second: Checkable {
  /// All sums that show a side, seen from every place of both sides, whichever is
  /// shown.
  @inlinable
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let sides = First.domain(of: values).and(Second.domain(of: values))
    let generator = sides.and(Side.domain).generator.map {
      SumSpace($0.0.0, $0.0.1, shown: $0.1) as Kind<Self, Value>
    }
    let places = First.domain(of: Second.domain(of: values))
    return Domain(generator) { sum, seen in
      let sum = sum.narrow()
      seen.group("Sum") { seen in
        seen.field("shows") { $0.record(sum.shown) }
        for side in [Side.first, .second] {
          seen.field("\(side)") { places.observe(sum.places(showing: side), &$0) }
        }
      }
    }
  }
}

extension SumMoveOf: Checkable
where
  First: PlainPairing, First.Moves: Checkable, First.Space: Checkable,
  Second: PlainPairing, Second.Moves: Checkable, Second.Space: Checkable
{
  /// Programs of up to three steps, seen by what they return and by where they lead
  /// from some spaces of each side.
  @inlinable
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let firsts = First.Moves.domain(of: .void).generator
    let seconds = Second.Moves.domain(of: .void).generator
    let step = Generator<Kind<Self, Void>>.oneOf([
      .pure(.toggle()), Side.domain.generator.map { .show($0) },
      firsts.map { .first($0) }, seconds.map { .second($0) },
    ])
    let results = First.Moves.domain(of: values).generator.map {
      SumMove<First, Second, Value>.first($0) as Kind<Self, Value>
    }
    let others = Second.Moves.domain(of: values).generator.map {
      SumMove<First, Second, Value>.second($0) as Kind<Self, Value>
    }
    let last = Generator<Kind<Self, Value>>.oneOf([
      values.generator.map { Self.pure($0) }, results, others,
    ])
    let generator = step.array(count: 0...3).zip(last) { steps, last in
      var move = last.narrow()
      for step in steps.reversed() { move = step.narrow().then(move) }
      return move as Kind<Self, Value>
    }
    let spaces = SumSpaceOf<First.Space, Second.Space>.domain(of: Three.domain)
    let probes = spaces.probes
    return Domain(generator) { move, seen in
      seen.table { seen in
        for probe in probes {
          seen.entry(spaces.text(probe)) { seen in
            SumPairing(First(), Second()).pair(
              move, SumSpaceOf<First.Space, Second.Space>.duplicate(probe)
            ) { value, space in
              values.observe(value, &seen)
              spaces.observe(space, &seen)
            }
          }
        }
      }
    }
  }
}

extension Side: LawValue {
  /// Both sides.
  public static var domain: Domain<Side> {
    Domain(.element(of: [first, second]), elements: [first, second]) { $0.observe(&$1) }
  }

  /// Records which one it is.
  @inlinable
  public func observe(_ seen: inout Observation) { seen.record(self == .first ? 0 : 1, "\(self)") }
}

/// A pairing that holds nothing, so that a law can make it.
public protocol PlainPairing: Pairing {
  /// Makes the pairing.
  init()
}

extension StateStore: PlainPairing {}
extension WriterTraced: PlainPairing {}
extension ReaderEnv: PlainPairing {}
extension PullerZipper: PlainPairing {}
extension IdentityPairing: PlainPairing {}
