import Pairings
import TestSupport
import Testing

/// The values that steps of do-notation bind: every number of values, and every operation.
@Suite("Do: values")
struct DoValuesTests {
  /// Returns a step of two values that writes its arguments.
  func pair(_ values: Int...) -> Kind<WriterOf<[[Int]]>, (Int, Int)> {
    Writer(log: [values], value: (values.count + 1, values.count + 2))
  }

  /// Returns a step that writes its arguments.
  func next(_ values: Int...) -> Kind<WriterOf<[[Int]]>, Int> {
    Writer(log: [values], value: values.count + 1)
  }

  /// The logs of steps that receive the values of all steps before them.
  let counted = [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5]]

  @Test("BA12: bind adds a value, and every closure gets all of them")
  func BA12_bind() {
    let steps = Do { next() }
      .bind { next($0) }
      .bind { next($0, $1) }
      .bind { next($0, $1, $2) }
      .bind { next($0, $1, $2, $3) }
      .bind { next($0, $1, $2, $3, $4) }
    #expect(
      steps.yield { [$0, $1, $2, $3, $4, $5] }
        == Writer(log: counted, value: [1, 2, 3, 4, 5, 6]))
    #expect(
      steps.end { next($0, $1, $2, $3, $4, $5) }
        == Writer(log: counted + [[1, 2, 3, 4, 5, 6]], value: 7))
  }

  @Test("BA12: discard runs a step and binds nothing")
  func BA12_discard() {
    let steps = Do { next() }.discard { next($0) }
      .bind { next($0) }.discard { next($0, $1) }
      .bind { next($0, $1) }.discard { next($0, $1, $2) }
      .bind { next($0, $1, $2) }.discard { next($0, $1, $2, $3) }
      .bind { next($0, $1, $2, $3) }.discard { next($0, $1, $2, $3, $4) }
      .bind { next($0, $1, $2, $3, $4) }.discard { next($0, $1, $2, $3, $4, $5) }
      .yield { [$0, $1, $2, $3, $4, $5] }
    let twice = counted.dropFirst().flatMap { [$0, $0] }
    #expect(steps == Writer(log: [[]] + twice + [[1, 2, 3, 4, 5, 6]], value: [1, 2, 3, 4, 5, 6]))
  }

  @Test("BA12: bindBoth binds both values of a pair, side by side")
  func BA12_bindBoth() {
    let odd = Do { next() }
      .bindBoth { pair($0) }
      .bindBoth { pair($0, $1, $2) }
      .yield { [$0, $1, $2, $3, $4] }
    #expect(odd == Writer(log: [[], [1], [1, 2, 3]], value: [1, 2, 3, 4, 5]))
    let even = Do2 { pair() }
      .bindBoth { pair($0, $1) }
      .bindBoth { pair($0, $1, $2, $3) }
      .yield { [$0, $1, $2, $3, $4, $5] }
    #expect(even == Writer(log: [[], [1, 2], [1, 2, 3, 4]], value: [1, 2, 3, 4, 5, 6]))
  }

  @Test("BA12: let binds a plain value, and writes nothing")
  func BA12_let() {
    let steps = Do { next() }
      .let { $0 * 2 }
      .let { $0 + $1 }
      .let { $0 + $1 + $2 }
      .let { $0 + $1 + $2 + $3 }
      .let { $0 + $1 + $2 + $3 + $4 }
      .yield { [$0, $1, $2, $3, $4, $5] }
    #expect(steps == Writer(log: [[]], value: [1, 2, 3, 6, 12, 24]))
  }

  @Test("BA12: one may end, and yield, with any count of values")
  func BA12_ends() {
    let one = Do { next() }
    let two = one.bind { next($0) }
    let three = two.bind { next($0, $1) }
    let four = three.bind { next($0, $1, $2) }
    let five = four.bind { next($0, $1, $2, $3) }
    let ends = [
      one.end { next($0) }, two.end { next($0, $1) }, three.end { next($0, $1, $2) },
      four.end { next($0, $1, $2, $3) }, five.end { next($0, $1, $2, $3, $4) },
    ]
    let yields = [
      one.yield { [$0] }, two.yield { [$0, $1] }, three.yield { [$0, $1, $2] },
      four.yield { [$0, $1, $2, $3] }, five.yield { [$0, $1, $2, $3, $4] },
    ]
    for count in 1...5 {
      let (end, values) = (ends[count - 1], yields[count - 1])
      #expect(end == Writer(log: Array(counted[...count]), value: count + 1))
      #expect(values == Writer(log: Array(counted[..<count]), value: Array(1...count)))
    }
  }

  @Test("BA12: a step that returns a tuple may come first, made at once or when it runs")
  func BA12_starts() {
    typealias Operations = WriterOf<String>
    func tuple<Value>(_ value: Value) -> Kind<Operations, Value> { Writer(log: "!", value: value) }
    let (two, three, four) = (tuple((1, 2)), tuple((1, 2, 3)), tuple((1, 2, 3, 4)))
    let (five, six) = (tuple((1, 2, 3, 4, 5)), tuple((1, 2, 3, 4, 5, 6)))
    let starts = [
      Do(tuple(1)).yield { [$0] }, Do2(two).yield { [$0, $1] }, Do3(three).yield { [$0, $1, $2] },
      Do4(four).yield { [$0, $1, $2, $3] }, Do5(five).yield { [$0, $1, $2, $3, $4] },
      Do6(six).yield { [$0, $1, $2, $3, $4, $5] },
    ]
    let lazyStarts = [
      Do { tuple(1) }.yield { [$0] }, Do2 { two }.yield { [$0, $1] },
      Do3 { three }.yield { [$0, $1, $2] }, Do4 { four }.yield { [$0, $1, $2, $3] },
      Do5 { five }.yield { [$0, $1, $2, $3, $4] }, Do6 { six }.yield { [$0, $1, $2, $3, $4, $5] },
    ]
    for starts in [starts, lazyStarts] {
      for (index, start) in starts.enumerated() {
        #expect(start == Writer(log: "!", value: Array(1...index + 1)))
      }
    }
  }

  @Test("BA12: values keep their types; functions do for closures; identity is a monad too")
  func BA12_types() {
    struct Person: Equatable {
      let (name, age): (String, Int)
      init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }
    }
    let ada = Do { Identity("Ada") }.bind { Identity($0.count * 12) }.yield(Person.init)
    #expect(ada.value == Person("Ada", 36))
    let nothing = Do { Identity(()) }.bind { Identity(()) }.bind { _, _ in Identity("") }
    #expect(nothing.yield { _, _, text in text }.value == "")
  }
}
