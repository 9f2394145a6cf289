import Pairings

/// The rows of the pairs of the core, over integers.
enum CorePairs {
  static var rows: [Row] { all(stateStore) + all(writerTraced) + all(readerEnv) + all(identity) }

  private static func all<P>(_ pair: PairRows<P>) -> [Row] {
    pair.rows + pair.chainRows + [pair.agedRow]
  }

  static var stateStore: PairRows<StateStore<Int>> {
    PairRows(
      pairing: StateStore(),
      move: {
        State {
          $0 &+= 1
          return $0
        }
      },
      space: { Store(0) { $0 &* 2 } },
      stored: {
        Stored(
          0,
          {
            $0 &+= 1
            return $0
          }, { $0 &* 2 })
      },
      visible: { operation, count in
        let move = State<Int, Int> {
          $0 &+= 1
          return $0
        }
        var space: Kind<StoreOf<Int>, Int> = Store(opaque(0)) { $0 &* 2 }
        return drive(operation, StateStore(), move, &space, count)
      },
      plain: { plain($0, $1, adding: 1) { $0 &* 2 } }, bar: 1)
  }

  static var writerTraced: PairRows<WriterTraced<Sum<Int>>> {
    PairRows(
      pairing: WriterTraced(), move: { Writer(log: Sum(3), value: 7) },
      space: { Traced(offset: .empty) { $0.value &* 2 } },
      stored: {
        Stored(
          0,
          {
            $0 &+= 3
            return 7
          }, { $0 &* 2 })
      },
      visible: { operation, count in
        var space: Kind<TracedOf<Sum<Int>>, Int> = Traced(offset: Sum(opaque(0))) { $0.value &* 2 }
        return drive(operation, WriterTraced(), Writer(log: Sum(3), value: 7), &space, count)
      },
      plain: { plain($0, $1, adding: 3, value: { _ in 7 }) { $0 &* 2 } }, bar: 1.2)
  }

  static var readerEnv: PairRows<ReaderEnv<Int>> {
    PairRows(
      pairing: ReaderEnv(), move: { Reader.asks { $0 &+ 1 } },
      space: { Env(environment: 5, value: 9) }, stored: { Stored(5, { $0 &+ 1 }, { _ in 9 }) },
      visible: { operation, count in
        var space: Kind<EnvOf<Int>, Int> = Env(environment: opaque(5), value: opaque(9))
        return drive(operation, ReaderEnv(), Reader.asks { $0 &+ 1 }, &space, count)
      },
      plain: { plain($0, $1, from: 5, adding: 0, value: { $0 &+ 1 }) { _ in 9 } }, bar: 1.2)
  }

  static var identity: PairRows<IdentityPairing> {
    PairRows(
      pairing: IdentityPairing(), move: { Identity(4) }, space: { Identity(9) },
      stored: { Stored(9, { _ in 4 }, { $0 }) },
      visible: { operation, count in
        var space: Kind<IdentityOf, Int> = Identity(opaque(9))
        return drive(operation, IdentityPairing(), Identity(4), &space, count)
      },
      plain: { plain($0, $1, from: 9, adding: 0, value: { _ in 4 }) { $0 } }, bar: 1.2)
  }

  /// Runs a mutating loop that the optimiser sees completely.
  @inline(__always)
  private static func plain(
    _ operation: Operation, _ count: Int, from start: Int = 0, adding amount: Int,
    value: (Int) -> Int = { $0 }, render: (Int) -> Int
  ) -> Int {
    var state = opaque(start)
    var sum = 0
    switch operation {
    case .extract:
      for _ in 0..<count {
        let view = render(state)
        keep(view)
        sum &+= view
      }
    case .pair:
      for _ in 0..<count {
        let next = state &+ amount
        let result = value(next) &+ render(next)
        keep(result)
        sum &+= result
      }
    case .move, .moved, .select:
      for _ in 0..<count {
        state &+= amount
        let view = render(state)
        keep(view)
        sum &+= view
      }
    }
    return sum
  }
}
