import PairingsBenchmarks

extension PairFloorRows {
  /// A position and a view of it.
  final class Place {
    var position: Int
    let render: (Int) -> Int

    init(at position: Int = 0, _ render: @escaping (Int) -> Int) {
      (self.position, self.render) = (position, render)
    }

    func extract() -> Int { render(position) }
  }

  // MARK: - Effects that are objects

  /// A step over an effect whose values are objects, as those of all effects are.
  struct Answering: BenchmarkControl {
    final class Answer {
      let position: Int
      let value: Int

      init(position: Int, value: Int) { (self.position, self.value) = (position, value) }
    }

    let step = opaque { (position: Int) in Answer(position: position &+ 1, value: position &+ 1) }
    let space = opaque(Place { $0 &* 2 })

    func move() -> Int {
      let answer = step(space.position)
      space.position = answer.position
      return answer.value
    }

    func extract() -> Int { space.extract() }
  }

  // MARK: - Moves of all values

  /// A step that moves a space of any type of values, in place if the space is not shared.
  struct Choosing: BenchmarkControl {
    final class Space<View> {
      var position: Int
      let render: (Int) -> View

      init(at position: Int, _ render: @escaping (Int) -> View) {
        (self.position, self.render) = (position, render)
      }
    }

    class Choice {
      func move<View>(_ space: inout Space<View>) -> Int { 0 }
    }

    final class Step: Choice {
      private let step: (inout Int) -> Int

      init(_ step: @escaping (inout Int) -> Int) { self.step = step }

      override func move<View>(_ space: inout Space<View>) -> Int {
        if !isKnownUniquelyReferenced(&space) { space = Space(at: space.position, space.render) }
        return step(&space.position)
      }
    }

    let choice = opaque(Step(increment) as Choice)
    var space = opaque(Space(at: 0) { $0 &* 2 })

    mutating func move() -> Int { choice.move(&space) }

    func extract() -> Int { space.render(space.position) }
  }

  // MARK: - Selection

  /// A space that is never changed: each move makes another.
  struct Copying: BenchmarkControl {
    let step = opaque(increment)
    var space = opaque(Place { $0 &* 2 })

    mutating func move() -> Int {
      var position = space.position
      let value = step(&position)
      space = Place(at: position, space.render)
      return value
    }

    func extract() -> Int { space.extract() }
  }

  // MARK: - Parts

  /// A space of a pack of parts, each of which is looked at, and of which two are moved in turn.
  struct Packed: BenchmarkControl {
    final class Space<each Part: BenchmarkControl> {
      var parts: (repeat each Part)
      let join: (repeat each Part) -> Int

      init(_ parts: repeat each Part, join: @escaping (repeat each Part) -> Int) {
        self.parts = (repeat each parts)
        self.join = join
      }

      func extract() -> Int { join(repeat each parts) }
    }

    typealias Part = Stored<Int, Int>

    let space = opaque(Space(part(2), part(3)) { total($0, $1) })
    let first = opaque { (parts: inout (Part, Part)) in _ = parts.1.move() }
    let second = opaque { (parts: inout (Part, Part)) in _ = parts.0.move() }
    var isFirst = true

    mutating func move() -> Int {
      if isFirst { first(&space.parts) } else { second(&space.parts) }
      isFirst.toggle()
      return 0
    }

    func extract() -> Int { space.extract() }

    static func part(_ factor: Int) -> Part { Stored(0, increment) { $0 &* factor } }

    static func total<each P: BenchmarkControl>(_ parts: repeat each P) -> Int {
      var sum = 0
      for part in repeat each parts { sum &+= part.extract() }
      return sum
    }
  }

  /// A space of two parts of which one is shown, moved by functions of both.
  struct Tabs: BenchmarkControl {
    struct Parts {
      var isFirst = true
      var first = Packed.part(2)
      var second = Packed.part(3)
    }

    let space = opaque(
      Stored<Parts, Int>(Parts(), { _ in 0 }) {
        $0.isFirst ? $0.first.extract() : $0.second.extract()
      })
    let toggle = opaque { (parts: inout Parts) in parts.isFirst.toggle() }
    let first = opaque { (parts: inout Parts) in _ = parts.first.move() }
    var isToggling = true

    mutating func move() -> Int {
      if isToggling { toggle(&space.state) } else { first(&space.state) }
      isToggling.toggle()
      return 0
    }

    func extract() -> Int { space.extract() }
  }
}
