public import Pairings

/// A pairing that holds nothing, so that a law can make it, and a few spaces that tell
/// all of its moves apart.
public protocol PlainPairing: Pairing where Moves: Checkable, Space: Checkable {
  /// What is seen from a place: as much as tells it from all others.
  associatedtype Sight

  /// Makes the pairing.
  init()

  /// What is seen from the places.
  static var sights: Domain<Sight> { get }

  /// Spaces that show where one is; two moves that have the same value and lead to the
  /// same sight from each of them are the same.
  static var lookouts: [Kind<Space, Sight>] { get }
}

extension PlainPairing {
  /// The future that a move chooses, whatever is done in place.
  package func future<Result, Value>(
    of space: Kind<Space, Value>, by move: Kind<Moves, Result>
  ) -> Kind<Space, Value> {
    pair(move, Space.duplicate(space)) { _, future in future }
  }

  /// The moves that are made so, seen by what they return and by where they lead from
  /// every lookout.
  package static func moves<Value>(
    _ draw: @escaping (inout Choices) -> Kind<Moves, Value>, of values: Domain<Value>
  ) -> Domain<Kind<Moves, Value>> {
    let (sights, lookouts) = (sights, lookouts)
    let texts = lookouts.map { sights.text(Space.extract($0)) }
    func leads(_ move: Kind<Moves, Value>) -> Bool {
      lookouts.contains { lookout in
        sights.word(Self().pair(move, lookout) { $1 }) != sights.word(Space.extract(lookout))
      }
    }
    // Where none of many leads anywhere, as a reader does not, there is nothing to cover.
    let isStill = (0..<100).allSatisfy { seed in
      var choices = Choices(seed: UInt64(seed), size: 50)
      return !leads(draw(&choices))
    }
    let covers = isStill ? [] : [Cover("leads elsewhere", percent: 20, leads)]
    return Domain(covers: covers, draw: draw) { move, seen in
      seen.table { seen in
        for (lookout, text) in zip(lookouts, texts) {
          seen.entry(text) { seen in
            Self().pair(move, lookout) { value, sight in
              seen.group("") { seen in
                values.observe(value, &seen)
                sights.observe(sight, &seen)
              }
            }
          }
        }
      }
    }
  }
}

extension Monad {
  /// Draws programs of steps of which some follow from the value of the one before, and of
  /// one that has a value: each kind in one of some ways.
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
  public static var sights: Domain<Position> { Position.domain }

  /// From every position, the position.
  public static var lookouts: [Kind<StoreOf<Position>, Position>] {
    sights.probes.map { Store($0) { $0 } }
  }
}

extension WriterTraced: PlainPairing where Log: LawValue {
  /// The logs.
  public static var sights: Domain<Log> { Log.domain }

  /// After every log, the log.
  public static var lookouts: [Kind<TracedOf<Log>, Log>] { [Traced(offset: .empty) { $0 }] }
}

extension ReaderEnv: PlainPairing where Environment: LawValue {
  /// The environments.
  public static var sights: Domain<Environment> { Environment.domain }

  /// In every environment, the environment.
  public static var lookouts: [Kind<EnvOf<Environment>, Environment>] {
    sights.probes.map { Env(environment: $0, value: $0) }
  }
}

extension PullerZipper: PlainPairing {
  /// The places.
  public static var sights: Domain<Cursor> { Cursor.domain }

  /// At every place of every list, the place.
  public static var lookouts: [Kind<ZipperOf, Cursor>] {
    sights.probes.map { place in
      Zipper((0..<place.count).map { Cursor($0, of: place.count) }, at: place.index)
    }
  }
}

extension IdentityPairing: PlainPairing {
  /// Nothing.
  public static var sights: Domain<Void> { .void }

  /// The one place that there is.
  public static var lookouts: [Kind<IdentityOf, Void>] { [Identity(())] }
}
