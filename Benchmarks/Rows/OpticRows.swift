import PairingsBenchmarks
import Pairings

/// The rows of lenses and prisms, beside the equivalent path of dots or `switch`.
enum OpticRows {
  static var rows: [BenchmarkRow] {
    [
      write("closures", deep(by: closures), instructions: 580),
      write("key paths", deep(by: keyPaths), instructions: 41), visible(closures),
      match(
        "by hand", bar: .ratio(5), allocations: 0, instructions: 78,
        Prism<Input, Int>(
          preview: { if case .key(let key) = $0 { key } else { nil } }, review: Input.key)),
      match("reflected", allocations: 11, Prism.case(Input.key)),
      change,
    ]
  }

  // MARK: - Nine deep

  /// A level of a state.
  private struct Level<Inner> {
    var number = 0
    var inner: Inner
  }

  private typealias Three<Inner> = Level<Level<Level<Inner>>>
  private typealias Nine = Three<Three<Three<[Int]>>>

  private static func nine() -> Nine {
    func three<Inner>(_ inner: Inner) -> Three<Inner> {
      Level(inner: Level(inner: Level(inner: inner)))
    }
    return three(three(three(Array(0..<100_000))))
  }

  @inline(__always)
  private static func deep(by lenses: some Lenses) -> Lens<Nine, [Int]> {
    func three<Inner>() -> Lens<Three<Inner>, Inner> {
      lenses.inner().appending(lenses.inner()).appending(lenses.inner())
    }
    return three().appending(three()).appending(three())
  }

  /// A way to create the lens of a level.
  private protocol Lenses {
    func inner<Inner>() -> Lens<Level<Inner>, Inner>
  }

  private struct Closures: Lenses {
    func inner<Inner>() -> Lens<Level<Inner>, Inner> {
      Lens(get: { $0.inner }, modify: { $1(&$0.inner) })
    }
  }

  private struct KeyPaths: Lenses {
    func inner<Inner>() -> Lens<Level<Inner>, Inner> { Lens(\.inner) }
  }

  private static var closures: Closures { Closures() }
  private static var keyPaths: KeyPaths { KeyPaths() }

  private static func write(
    _ name: String, _ lens: Lens<Nine, [Int]>, instructions: Double
  ) -> BenchmarkRow {
    BenchmarkRow(
      "Lens.modify", "\(name), nine deep, one of 100000 elements", control: "plain",
      bar: .ratio(2), allocations: 0, instructions: instructions, retains: 0,
      operation: {
        let lens = opaque(lens)
        var state = opaque(nine())
        return { count in write(count, &state, lens) }
      },
      by: {
        var state = opaque(nine())
        return { count in write(count, &state) }
      })
  }

  @inline(__always)
  private static func write(_ count: Int, _ state: inout Nine, _ lens: Lens<Nine, [Int]>) -> Int {
    var sum = 0
    for index in 0..<count {
      let value = lens.modify(&state) { numbers in
        numbers[index & 65_535] &+= 1
        return numbers[index & 65_535]
      }
      keep(value)
      sum &+= value
    }
    return sum
  }

  /// The row of a lens that is built in the loop, so that the optimiser sees it completely.
  private static func visible(_ lenses: some Lenses) -> BenchmarkRow {
    BenchmarkRow(
      "Lens.modify", "closures, nine deep, one of 100000 elements, visible", control: "plain",
      bar: .ratio(2), allocations: 0, instructions: 35, retains: 0,
      operation: {
        var state = opaque(nine())
        return { count in
          write(count, &state, deep(by: lenses))
        }
      },
      by: {
        var state = opaque(nine())
        return { count in write(count, &state) }
      })
  }

  @inline(never)
  private static func write(_ count: Int, _ state: inout Nine) -> Int {
    var sum = 0
    for index in 0..<count {
      state.inner.inner.inner.inner.inner.inner.inner.inner.inner[index & 65_535] &+= 1
      let value = state.inner.inner.inner.inner.inner.inner.inner.inner.inner[index & 65_535]
      keep(value)
      sum &+= value
    }
    return sum
  }

  // MARK: - Cases

  private enum Input {
    case key(Int)
    case resize(width: Int, height: Int)
    case text(String)
    case numbers([Int])
    case quit
  }

  private static func inputs() -> [Input] {
    [.key(3), .resize(width: 80, height: 25), .key(4), .text("a text that is on the heap, surely")]
  }

  private static func match(
    _ name: String, bar: BenchmarkRow.Bar? = nil, allocations: Double,
    instructions: Double? = nil, _ prism: Prism<Input, Int>
  ) -> BenchmarkRow {
    BenchmarkRow(
      "Prism.preview", name, control: "switch", bar: bar, allocations: allocations,
      instructions: instructions,
      operation: {
        let prism = opaque(prism)
        let inputs = opaque(inputs())
        return { count in
          var sum = 0
          for index in 0..<count {
            let value = prism.preview(inputs[index & 3]) ?? 1
            keep(value)
            sum &+= value
          }
          return sum
        }
      },
      by: {
        let inputs = opaque(inputs())
        return { count in
          var sum = 0
          for index in 0..<count {
            let value =
              switch inputs[index & 3] {
              case .key(let key): key
              default: 1
              }
            keep(value)
            sum &+= value
          }
          return sum
        }
      })
  }

  /// The row of a payload that is an array and is changed in place.
  private static var change: BenchmarkRow {
    BenchmarkRow(
      "Prism.modify", "one of 100000 elements", control: "switch", bar: .ratio(5), allocations: 0,
      instructions: 300, retains: 0,
      operation: {
        let prism = opaque(
          Prism<Input, [Int]>(
            preview: { if case .numbers(let numbers) = $0 { numbers } else { nil } },
            review: Input.numbers))
        var state = opaque(Input.numbers(Array(0..<100_000)))
        return { count in
          var sum = 0
          for index in 0..<count {
            let value = prism.modify(&state) { numbers in
              numbers[index & 65_535] &+= 1
              return numbers[index & 65_535]
            }
            keep(value ?? 0)
            sum &+= value ?? 0
          }
          return sum
        }
      },
      by: {
        var state = opaque(Input.numbers(Array(0..<100_000)))
        return { count in
          var sum = 0
          for index in 0..<count {
            guard case .numbers(var numbers) = state else { return sum }
            state = .quit
            numbers[index & 65_535] &+= 1
            keep(numbers[index & 65_535])
            sum &+= numbers[index & 65_535]
            state = .numbers(numbers)
          }
          return sum
        }
      })
  }
}
