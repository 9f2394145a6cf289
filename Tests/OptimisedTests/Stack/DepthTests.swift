import Pairings
import PairingsTheory
import TestSupport

// Nested calls, and their possible depth on 512 KB: the table of the article on stack safety.

extension Deep {
  /// The depth that the article promises for an optimised build.
  private static let depth = many(1_000, inDebug: 200)

  /// Applies a step as often as the depth says, and returns the result.
  private static func nested<Value>(
    _ start: Value, depth: Int = depth, _ step: (Value) -> Value
  ) -> Value {
    var value = start
    for _ in 0..<depth { value = step(value) }
    return value
  }

  private static func maps<W: Comonad>(_ space: Kind<W, Int>) -> [Int] {
    [nested(space) { $0.map { $0 + 1 } }.extract()]
  }

  private static func changes<W: Comonad>(_ space: Kind<W, Int>) -> [Int] {
    maps(space) + [nested(space) { $0.extend { $0.extract() + 1 } }.extract()]
  }

  private struct Item: Identifiable {
    let id = 0
    var count = 0
  }

  private static func binds<M: Monad>(_ one: Kind<M, Int>) -> [Kind<M, Int>] {
    [
      nested(one) { m in m.flatMap { n in one.map { n + $0 } } },
      nested(one) { m in one.flatMap { n in m.map { n + $0 } } },
    ]
  }

  static let nestings: [Deep] = [
    Deep("map and extend of every space", depth) {
      let all: [[Int]] = [
        changes(Store(0) { $0 }), changes(Traced(offset: Sum(0)) { $0.value }),
        changes(Env(environment: 0, value: 0)), changes(Identity(0)),
        changes(Moore(0, step: { $0 += $1 }, output: { $0 })), changes(Zipper([0])),
        changes(Day(Store(0) { $0 }, Store(0) { $0 }) { $0 + $1 }),
        changes(SumSpace(Store(0) { $0 }, Store(0) { $0 })),
        maps(
          Cofree<ReaderOf<Int>, Int>.unfold(0, head: { $0 }) { n in Reader.asks { n + $0 } }),
        maps(Each(["a"], fresh: Store(0) { $0 }) { $0[0].value }),
      ]
      return all.flatMap { $0 }
    },
    Deep("requests gathered across explorers, and ends that cancel the next request", 0) {
      typealias Eff = RehearsalOf<Never>
      let stage = Stage<Never>()
      func explorer() -> Explorer<Eff, StateStore<Int>, Never, Int> {
        Explorer(.store(0, on: .empty) { n, _ in n }, on: stage)
      }
      let first = explorer()
      var requests = [first.run(.run(.step("load") {}))]
      let others = (0..<depth / 4).map { _ in explorer() }
      for other in others {
        let inner = requests[requests.count - 1]
        requests.append(other.gather { [inner] })
      }
      stage.performAll()

      let waited = first.run(.run(.step("load") {}))
      let waiting = (0..<depth).map { _ in first.gather(after: [waited]) { [] } }
      for (request, next) in zip(waiting, waiting.dropFirst()) {
        request.whenEnded { _ in next.cancel() }
      }
      waiting[0].cancel()
      withExtendedLifetime((first, others)) {}
      return [
        requests.count { $0.outcome != .success }, waiting.count { $0.outcome != .cancelled },
      ]
    },
    Deep("components that are mapped, widened, lifted, and mean more", 1) {
      typealias Counter = Component<IdentityOf, StateStore<Int>, Int, Send<Int>>
      let counter = Counter.store(0, on: .reduce { $0 += $1 }) { _, send in send }
      func pressed(_ component: Counter) -> Int {
        let explorer = Explorer(component)
        explorer.view(1)
        return explorer.position
      }
      return [
        pressed(nested(counter) { $0.map { $0 } }),
        pressed(nested(counter) { $0.widen(input: .identity) }),
        pressed(
          nested(counter) {
            $0.lift(to: StateStore(), spaces: Same<StoreOf<Int>>(), moves: Same<StateOf<Int>>())
          }),
        pressed(nested(counter) { $0.adding(.effects { _ in .run(Identity(())) }) }),
      ]
    },
    Deep("dispatchers and optics", 2) {
      typealias Inputs = Dispatcher<IdentityOf, StateOf<Int>, Int>
      let add = Inputs.moves { n in State { $0 += n + 1 } }
      let reduce = Inputs.reduce { $0 += $1 + 1 }
      func moved(_ dispatcher: Inputs) -> Int { dispatcher.on(1)?.exec(0) ?? 0 }
      let lens = nested(Lens<Int, Int>(get: { $0 }, modify: { $1(&$0) })) {
        $0.appending(Lens(get: { $0 }, modify: { $1(&$0) }))
      }
      let prism = nested(Prism<Int, Int>(preview: { $0 }, review: { $0 })) {
        $0.appending(Prism(preview: { $0 }, review: { $0 }))
      }
      return [
        moved(nested(add) { $0.widen(input: .identity) }),
        moved(nested(reduce) { $0.widen(input: .identity) }),
        moved(nested(add) { $0.lift(Same<StateOf<Int>>()) }), lens.get(2),
        prism.preview(2) ?? 0,
        nested(State<Int, Int> { $0 }) {
          $0.focus(Lens<Int, Int>(get: { $0 }, modify: { $1(&$0) }))
        }
        .eval(2),
      ]
    },
    Deep("dispatchers of steps, and of parts that may be missing: two moves a part", 2) {
      typealias Inputs = Dispatcher<IdentityOf, StateOf<Int>, Int>
      let part = Lens<Int, Int>(get: { $0 }, modify: { $1(&$0) })
      let meanings: [Inputs] = [
        .moves { n in State { $0 += n + 1 } }, .reduce { $0 += $1 + 1 },
        .update { count, n in
          count += n + 1
          return .run(Identity(n)) { $0 }
        },
      ]
      return meanings.flatMap { meaning in
        [
          nested(meaning, depth: depth / 4) { $0.widen(state: part) },
          nested(meaning, depth: depth / 4) { $0.widen(state: part.affine) },
          nested(meaning, depth: depth / 4) { $0.widen(state: part.affine.traversal) },
        ]
        .map { $0.on(1)?.exec(0) ?? 0 }
      }
    },
    Deep("dispatchers of elements, and of a child that is presented", 2) {
      typealias Inputs = Dispatcher<IdentityOf, StateOf<Item>, Int>
      let elements = Lens<Item, [Item]>(get: { [$0] }, set: { $0 = $1[0] })
      let child = Lens<Item, Item?>(get: { $0 }, set: { if let child = $1 { $0 = child } })
      let part = Prism<Int, PartInput<Int, Int>>(
        preview: { PartInput(0, $0) }, review: { $0.input })
      let reduce = Inputs.reduce { $0.count += $1 + 1 }
      let deep = [
        nested(reduce, depth: depth / 10) {
          $0.widen(elements: elements, input: part)
        },
        nested(reduce, depth: depth / 4) {
          $0.widen(presented: child, input: .identity)
        },
      ]
      return deep.map { dispatcher in
        let explorer = Explorer(.store(Item(), on: dispatcher) { item, _ in item.count })
        explorer.send(1)
        return explorer.view
      }
    },
    Deep("binds of a transformer whose base runs at once, to either side", depth + 1) {
      typealias Log = WriterOf<Sum<Int>>
      return binds(StateT<Int, IdentityOf, Int>.pure(1)).map { $0.run(0).value.value }
        + binds(ReaderT<Int, IdentityOf, Int>.pure(1)).map { $0.provide(0).value }
        + binds(StateT<Int, Log, Int>.pure(1)).map { $0.run(0).value.value }
        + binds(ReaderT<Int, Log, Int>.pure(1)).map { $0.provide(0).value }
    },
    Deep("nested parallel effects", depth / 2) {
      var both = Rehearsal<Never, Int>.pure(0)
      for _ in 0..<depth / 2 { both = both.both(.pure(1)).map { $0 + $1 } }
      var result = 0
      Stage<Never>().launch(both) { if case .success(let value) = $0 { result = value } }
      return [result]
    },
    Deep("a million inputs, each sent by an observer of the one before", million) {
      let explorer = Explorer(
        .store(0, on: .reduce { $0 += $1 }) { count, _ in count }, limit: million)
      let token = explorer.observe { [unowned explorer] snapshot in
        if snapshot.view < million { explorer.send(1) }
      }
      explorer.send(1)
      token.cancel()
      return [explorer.view]
    },
    Deep("a million dispatchers and reducers combined need no more stack than one", 0) {
      let count = million
      let one = Dispatcher<IdentityOf, StateOf<Int>, Int>.moves { n in State { $0 += n } }
      let add = Reducer<Int, Int> { $0 += $1 }
      var (left, right) = (one, one)
      var (first, second) = (add, add)
      for _ in 1..<count {
        left = left.combined(with: one)
        right = one.combined(with: right)
        first = first.combined(with: add)
        second = add.combined(with: second)
      }
      var counts = [0, 0, 0, 0]
      _ = left.on(1)?.run(&counts[0])
      _ = right.on(1)?.run(&counts[1])
      first.run(&counts[2], 1)
      second.run(&counts[3], 1)
      return counts.map { $0 - count }
    },
  ]
}

/// The identity transformation.
private struct Same<Brand: TypeConstructor>: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<Brand, Value>) -> Kind<Brand, Value> { kind }
}
