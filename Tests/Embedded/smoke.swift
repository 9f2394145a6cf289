import Pairings

/// Uses what the library has, so that Embedded Swift has to specialise it; `.ci/embedded`
/// runs it and compares the sum.
///
/// Each part is worth a digit of the sum, which counts its checks that hold, but for the last
/// one, which is worth three.
@_cdecl("smoke")
public func smoke() -> Int64 {
  let parts = [
    deep(), running(), timed(), capabilities(), inputs(), keyed(), streamed(), launched(),
    algebra(), transformers(), located(), composedPairs(), pairs(),
  ]
  return parts.reduce(0) { $0 * 10 + Int64($1) } * 1000 + Int64(basics())
}

/// Moves, the notation with `Do` and a loop, whose results are added up.
private func basics() -> Int {
  let program = State<Int, Int> { position in
    position += 1
    return position
  }
  var chain = program.map { $0 + 1 }
  for _ in 0..<100 { chain = chain.flatMap { .pure($0 + 1) } }
  let counter = Component<IOOf<Never>, StateStore<Int>, Void, Int>.store(
    0,
    on: .update { count, _ in
      count += 1
      return .none
    }
  ) { count, _ in count }
  let first = Lens<(Int?, Bool), Int?>(get: { $0.0 }, modify: { $1(&$0.0) })
  let steps: State<Int, Int> =
    Do { State<Int, Int>.get }
    .discard { place in .set(place + 2) }
    .let { $0 + 2 }
    .bind { _, _ in .get }
    .yield { $2 - $1 }
  let explorer = Explorer(counter)
  explorer.send(())
  return chain.eval(0)  // 102
    + Store(2) { $0 * 10 }.moved(by: .modify { $0 + 1 }).extract()  // 30
    + Traced<[Int], Int>(offset: .empty) { $0.count }.moved(by: Writer.tell([1, 2])).extract()  // 2
    + Reader<Int, Int>.ask.pair(with: Env(environment: 4, value: 5)) { $0 + $1 }  // 9
    + Identity(3).pair(with: Identity(4)) { $0 * $1 }  // 12
    + State<Int, [Int]>.traverse(0..<3) { i in State { $0 += i }.map { i } }.exec(0)  // 3
    + explorer.view  // 1
    + (program.focus(first.appending(.some)).eval((6, true)) ?? 0)  // 7
    + steps.eval(21)  // 0
}
