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
  let counted = [[], [1], [1, 2]]

  @Test("BA12: bind adds a value, and every closure gets all of them")
  func BA12_bind() {
    let steps = Do { next() }.bind { next($0) }.bind { next($0, $1) }
    #expect(steps.yield { [$0, $1, $2] } == Writer(log: counted, value: [1, 2, 3]))
    #expect(steps.end { next($0, $1, $2) } == Writer(log: counted + [[1, 2, 3]], value: 4))
  }

  @Test("BA12: the next Do begins with a tuple of the values, or in the end of the one before")
  func BA12_next() {
    let three = Do { next() }.bind { next($0) }.bind { next($0, $1) }
    let tuple = Do(three.yield { ($0, $1, $2) })
      .bind { next($0.0, $0.1, $0.2) }
      .bind { next($0.0, $0.1, $0.2, $1) }
      .yield { [$0.0, $0.1, $0.2, $1, $2] }
    #expect(
      tuple == Writer(log: counted + [[1, 2, 3], [1, 2, 3, 4]], value: [1, 2, 3, 4, 5]))
    let nested = three.end { a, b, c in
      Do { next(a, b, c) }.bind { next(a, b, c, $0) }.yield { [a, b, c, $0, $1] }
    }
    #expect(nested == tuple)
  }

  @Test("BA12: discard runs a step and binds nothing")
  func BA12_discard() {
    let steps = Do { next() }.discard { next($0) }
      .bind { next($0) }.discard { next($0, $1) }
      .bind { next($0, $1) }.discard { next($0, $1, $2) }
      .yield { [$0, $1, $2] }
    #expect(
      steps == Writer(log: [[], [1], [1], [1, 2], [1, 2], [1, 2, 3]], value: [1, 2, 3]))
  }

  @Test("BA12: bindBoth binds both values of a pair, side by side")
  func BA12_bindBoth() {
    let steps = Do { next() }.bindBoth { pair($0) }.yield { [$0, $1, $2] }
    #expect(steps == Writer(log: [[], [1]], value: [1, 2, 3]))
  }

  @Test("BA12: let binds a plain value, and writes nothing")
  func BA12_let() {
    let steps = Do { next() }.let { $0 * 2 }.let { $0 + $1 }.yield { [$0, $1, $2] }
    #expect(steps == Writer(log: [[]], value: [1, 2, 3]))
  }

  @Test("BA12: one may end, and yield, with any count of values")
  func BA12_ends() {
    let one = Do { next() }
    let two = one.bind { next($0) }
    let three = two.bind { next($0, $1) }
    let ends = [
      one.end { next($0) }, two.end { next($0, $1) }, three.end { next($0, $1, $2) },
    ]
    let yields = [one.yield { [$0] }, two.yield { [$0, $1] }, three.yield { [$0, $1, $2] }]
    for count in 1...3 {
      let (end, values) = (ends[count - 1], yields[count - 1])
      #expect(end == Writer(log: counted[..<count] + [Array(1...count)], value: count + 1))
      #expect(values == Writer(log: Array(counted[..<count]), value: Array(1...count)))
    }
  }

  @Test("BA12: a step that returns a tuple may come first, made at once or when it runs")
  func BA12_starts() {
    typealias Operations = WriterOf<String>
    func tuple<Value>(_ value: Value) -> Kind<Operations, Value> { Writer(log: "!", value: value) }
    let (two, three) = (tuple((1, 2)), tuple((1, 2, 3)))
    let starts = [
      Do(tuple(1)).yield { [$0] }, Do2(two).yield { [$0, $1] }, Do3(three).yield { [$0, $1, $2] },
    ]
    let lazyStarts = [
      Do { tuple(1) }.yield { [$0] }, Do2 { two }.yield { [$0, $1] },
      Do3 { three }.yield { [$0, $1, $2] },
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
