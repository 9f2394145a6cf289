public import Pairings

/// A pairing without stored state, so that a law can create it, and a few spaces that distinguish
/// all of its moves.
public protocol PlainPairing: Pairing where Moves: Checkable, Space: Checkable {
  /// An observation at a position, which identifies the position.
  associatedtype Position

  /// Creates the pairing.
  init()

  /// The observations at the positions.
  static var positions: Domain<Position> { get }

  /// The spaces that show their position. Two moves are the same if they have the same value and
  /// lead to the same observation from each of these spaces.
  static var positionSpaces: [Kind<Space, Position>] { get }
}

extension PlainPairing {
  /// Returns the future that a move chooses, independent of moves in place.
  package func future<Result, Value>(
    of space: Kind<Space, Value>, by move: Kind<Moves, Result>
  ) -> Kind<Space, Value> {
    pair(move, Space.duplicate(space)) { _, future in future }
  }

  /// Returns a domain of moves, observed by their values and by their destinations from every
  /// positionSpace.
  package static func moves<Value>(
    _ draw: @escaping (inout Choices) -> Kind<Moves, Value>, of values: Domain<Value>
  ) -> Domain<Kind<Moves, Value>> {
    let (positions, positionSpaces) = (positions, positionSpaces)
    func leads(_ move: Kind<Moves, Value>) -> Bool {
      positionSpaces.contains { positionSpace in
        positions.word(Self().pair(move, positionSpace) { $1 })
          != positions.word(Space.extract(positionSpace))
      }
    }
    // If none of many moves leads anywhere, as for a reader, no cover is required.
    let isStill = (0..<100).allSatisfy { seed in
      var choices = Choices(seed: UInt64(seed), size: 50)
      return !leads(draw(&choices))
    }
    let covers = isStill ? [] : [Cover("leads elsewhere", percent: 20, leads)]
    return Domain(covers: covers, draw: draw) { move, seen in
      seen.table { seen in
        for positionSpace in positionSpaces {
          seen.probe(positions.text(Space.extract(positionSpace))) { seen in
            Self().pair(move, positionSpace) { value, sight in
              seen.group("") { seen in
                values.observe(value, &seen)
                positions.observe(sight, &seen)
              }
            }
          }
        }
      }
    }
  }
}

extension Monad {
  /// Returns functions that draw programs of several steps, of which some depend on the value of
  /// the one before. Each kind of step has several alternatives, and the last step has a value.
  package static func programs<Value>(
    of steps: [(inout Choices) -> Kind<Self, Void>],
    asking questions: [(inout Choices) -> Kind<Self, Three>],
    ending endings: [(inout Choices) -> Kind<Self, Value>], with values: Domain<Value>
  ) -> (inout Choices) -> Kind<Self, Value> {
    let answers = Domain { choices in
      choices.oneOf(steps)
    } observe: { _, seen in
      seen.record(0, "…")
    }
    let (nexts, tells) = (Three.domain.functions(to: answers), Three.domain.functions(to: values))
    let alternatives: [(inout Choices) -> Kind<Self, Void>] = [
      { $0.oneOf(steps) },
      { flatMap($0.oneOf(questions), nexts.draw(&$0).run) },
    ]
    let ends: [(inout Choices) -> Kind<Self, Value>] = [
      { pure(values.draw(&$0)) },
      { $0.oneOf(endings) },
      { map($0.oneOf(questions), tells.draw(&$0).run) },
    ]
    return { choices in
      let steps = choices.array(count: 0...4) { $0.oneOf(alternatives) }
      return steps.reversed().reduce(choices.oneOf(ends)) { later, step in
        flatMap(step) { _ in later }
      }
    }
  }
}

// MARK: - Instances

extension StateStore: PlainPairing where Position: LawValue {
  /// The positions.
  public static var positions: Domain<Position> { Position.domain }

  /// The spaces of positions, focused on every position.
  public static var positionSpaces: [Kind<StoreOf<Position>, Position>] {
    positions.probes.map { Store($0) { $0 } }
  }
}

extension WriterTraced: PlainPairing where Log: LawValue {
  /// The logs.
  public static var positions: Domain<Log> { Log.domain }

  /// The space of logs, whose value after each log is that log.
  public static var positionSpaces: [Kind<TracedOf<Log>, Log>] { [Traced(offset: .empty) { $0 }] }
}

extension ReaderEnv: PlainPairing where Environment: LawValue {
  /// The environments.
  public static var positions: Domain<Environment> { Environment.domain }

  /// The environments as values of themselves, in every environment.
  public static var positionSpaces: [Kind<EnvOf<Environment>, Environment>] {
    positions.probes.map { Env(environment: $0, value: $0) }
  }
}

extension NavigationZipper: PlainPairing {
  /// The cursors.
  public static var positions: Domain<Cursor> { Cursor.domain }

  /// The lists of cursors, focused on every element.
  public static var positionSpaces: [Kind<ZipperOf, Cursor>] {
    positions.probes.map { place in
      Zipper((0..<place.count).map { Cursor($0, of: place.count) }, at: place.index)
    }
  }
}

extension IdentityPairing: PlainPairing {
  /// The one observation.
  public static var positions: Domain<Void> { .void }

  /// The one position.
  public static var positionSpaces: [Kind<IdentityOf, Void>] { [Identity(())] }
}
