public import Pairings
public import PairingsTheory

extension UpdateOf: Checkable where Container: CheckableContainer {
  /// A domain of all steps, observed from every shape: the position and the value.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (shapes, positions) = (Container.shapes, Container.positions)
    let probes = shapes.probes
    let steps = shapes.functions(to: values.zip(positions))
    func moves(_ update: Kind<Self, Value>) -> Bool {
      probes.contains {
        positions.word(update.run($0).position) != positions.word(Container.root(at: $0))
      }
    }
    let covers =
      probes.contains { shape in
        positions.probes.contains {
          positions.word($0) != positions.word(Container.root(at: shape))
        }
      } ? [Cover("follows a position", percent: 20, moves)] : []
    return Domain(covers: covers) { choices in
      let step = steps.draw(&choices)
      return flatMap(.inspect { step($0) }) { value, position in
        map(.follow(position)) { _ in value }
      }
    } observe: { update, seen in
      seen.table(at: probes, of: shapes) { probe, seen in
        let (position, value) = update.run(probe)
        seen.group("") { seen in
          positions.observe(position, &seen)
          values.observe(value, &seen)
        }
      }
    }
  }
}

extension CoupdateOf: Checkable where Container: CheckableContainer {
  /// A domain of all spaces, half of which have moved, observed at every position.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (shapes, positions) = (Container.shapes, Container.positions)
    let (probes, functions) = (positions.probes, positions.functions(to: values))
    let peeked = values.optional
    return Domain { choices in
      let function = functions.draw(&choices)
      let space = Coupdate<Container, Value>(shapes.draw(&choices)) { function($0.position) }
      return choices.draw(1) == 1
        ? space.moved(by: .follow(positions.draw(&choices))) : space
    } observe: { space, seen in
      seen.group("Coupdate") { seen in
        seen.field("shape") { shapes.observe(space.shape, &$0) }
        seen.table(at: probes, of: positions) { probe, seen in
          peeked.observe(space.peek(along: probe), &seen)
        }
      }
    }
  }
}

extension CoupdateOf: NamedDual where Container: CheckableContainer {
  /// The pairing with the update monad, which has the moves of the space.
  public static var dual: UpdateCoupdate<Container> { UpdateCoupdate() }

  /// Returns a function that draws a function of the shape, to a value and a position.
  public static func moves<Value>(of values: Domain<Value>) -> (inout Choices) -> Co<Self, Value> {
    let steps = Container.shapes.functions(to: values.zip(Container.positions))
    return { .choosing(CoupdateMove(step: steps.draw(&$0).run)) }
  }
}

/// A choice of a value of a space, by a function of its shape.
private struct CoupdateMove<Container: DirectedContainer, Value>: CoMove {
  let step: (Container.Shape) -> (Value, Container.Position)

  func callAsFunction<Result>(_ space: Coupdate<Container, (Value) -> Result>) -> Result {
    let (value, position) = step(space.shape)
    return (space.peek(along: position) ?? space.extract())(value)
  }
}

/// The monoid ``Endomap`` as it acts on a value of two, its functions.
public enum EndomapAction: MonoidAction, CheckableContainer {
  /// Applies a function of two values.
  public static func apply(_ patch: Endomap, to state: inout Bool) {
    switch patch {
    case .stay: break
    case .swap: state.toggle()
    case .first: state = false
    case .second: state = true
    }
  }
}

/// Three floors, with a stair up from each but the last and down from each but the first.
public enum Stairs: EnumeratedTransitions {
  /// Returns the stairs that start at a floor: true leads up.
  public static func enabled(at floor: Three) -> [Bool] {
    switch floor {
    case .a0: [true]
    case .a1: [true, false]
    case .a2: [false]
    }
  }

  /// Walks up or down.
  public static func step(_ floor: inout Three, by up: Bool) {
    floor = Three(rawValue: up ? floor.rawValue + 1 : floor.rawValue - 1) ?? floor
  }
}
