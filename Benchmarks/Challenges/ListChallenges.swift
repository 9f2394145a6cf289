import PropertyTesting

extension Challenge {
  /// The challenges of the public suite about lists.
  static var lists: [Challenge] {
    let integers = Generator<Int>.integer.array()
    let indices = Generator<Int>.integer(in: 0...10).array()
    return [
      Challenge("bound5", minimal: "[[], [], [], [-1], [-32768]]", fiveLists) { lists in
        lists.joined().reduce(0, &+) < 5 * 256
      },
      Challenge(
        "large_union_list", minimal: "[[0, 1, -1, 2, -2]]", Generator<Int>.integer.array().array()
      ) { lists in Set(lists.joined()).count <= 4 },
      Challenge("reverse", minimal: "[0, 1]", integers) { $0 == $0.reversed() },
      Challenge("lengthlist", minimal: "[900]", countedList) { ($0.max() ?? 0) < 900 },
      Challenge("coupling", minimal: "[1, 0]", indices) { list in
        !list.allSatisfy { $0 < list.count }
          || list.indices.allSatisfy { list[$0] == $0 || list[list[$0]] != $0 }
      },
      Challenge("deletion", minimal: "([0, 0], 0)", listWithElement) { list, element in
        var rest = list
        if let index = rest.firstIndex(of: element) { rest.remove(at: index) }
        return !rest.contains(element)
      },
      Challenge("distinct", minimal: "[0, 1, -1]", integers) { Set($0).count < 3 },
      Challenge(
        "nestedlists", minimal: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]",
        Generator<Int>.integer.array().array()
      ) { lists in lists.map(\.count).reduce(0, +) <= 10 },
      Challenge(
        "weighted_list", minimal: "[0, 75, 100, 100]", Generator<Int>.integer(in: 0...100).array()
      ) { list in
        list.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element } < 850
      },
      collision("collision", minimal: #"("", "]")"#, modulus: 101),
      collision("rare_collision", minimal: #"("", "f}")"#, modulus: 10_007),
    ]
  }

  /// Returns the challenge to find two different texts with the same hash.
  private static func collision(_ name: String, minimal: String, modulus: UInt32) -> Challenge {
    let texts = Generator<String>.string(count: 0...8)
    func hash(_ text: String) -> UInt32 {
      text.unicodeScalars.reduce(7) { ($0 * 31 + $1.value) % modulus }
    }
    var challenge = Challenge(name, minimal: minimal, texts.zip(texts) { ($0, $1) }) {
      $0 == $1 || hash($0) != hash($1)
    }
    challenge.scanned = 20_000
    return challenge
  }

  /// A generator of five lists, the sum of each below 256; sums wrap around.
  private static var fiveLists: Generator<[[Int16]]> {
    Generator<Int16>.integer.array().filter { $0.reduce(0, &+) < 256 }.array(count: 5...5)
  }

  /// A generator of a list whose length is drawn first.
  private static var countedList: Generator<[Int]> {
    Generator<Int>.integer(in: 1...100).flatMap { count in
      Generator<Int>.integer(in: 0...1_000).array(count: count...count)
    }
  }

  /// A generator of a list that is not empty, and one of its elements.
  private static var listWithElement: Generator<([Int], Int)> {
    Generator<Int>.integer.array(count: 1...32).flatMap { list in
      Generator<Int>.element(of: list).map { (list, $0) }
    }
  }
}
