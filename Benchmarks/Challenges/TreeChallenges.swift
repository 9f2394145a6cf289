import PropertyTesting

extension Challenge {
  /// The challenges of the public suite about trees.
  static var trees: [Challenge] {
    [
      Challenge(
        "calculator", minimal: ".quotient(.number(0), .sum(.number(0), .number(0)))",
        Expression.generator
      ) { expression in
        expression.dividesByLiteralZero || expression.value != nil
      },
      Challenge(
        "binheap",
        minimal: """
          .node(0, .empty, .node(0, .node(0, .empty, .empty), .node(1, .empty, .empty)))
          """, Heap.generator
      ) { heap in
        let elements = heap.elements
        let sorted = heap.wronglySorted
        return elements.sorted() == sorted.sorted() && sorted.sorted() == sorted
      },
      Challenge(
        "deep_tree",
        minimal: """
          .node(.leaf(0), .node(.leaf(0), .node(.leaf(0), .node(.node(.leaf(0), .leaf(0)), \
          .node(.leaf(0), .leaf(0))))))
          """, Tree.generator
      ) { tree in tree.depth < 4 || tree.leaves < 7 },
    ]
  }
}

/// A tree with numbers at its leaves.
indirect enum Tree {
  case leaf(Int)
  case node(Tree, Tree)

  static var generator: Generator<Tree> {
    .recursive(leaf: Generator<Int>.integer.map(Tree.leaf)) { below in
      below.zip(below, with: Tree.node)
    }
  }

  var depth: Int {
    switch self {
    case .leaf: 0
    case .node(let left, let right): 1 + max(left.depth, right.depth)
    }
  }

  var leaves: Int {
    switch self {
    case .leaf: 1
    case .node(let left, let right): left.leaves + right.leaves
    }
  }
}

/// A sum or a quotient of numbers.
indirect enum Expression {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  static var generator: Generator<Expression> {
    .recursive(leaf: Generator<Int>.integer.map(Expression.number)) { below in
      .oneOf([
        below.zip(below, with: Expression.sum), below.zip(below, with: Expression.quotient),
      ])
    }
  }

  /// True if a divisor is the literal number zero.
  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .quotient(_, .number(0)): true
    case .sum(let left, let right), .quotient(let left, let right):
      left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  /// The value; nil after a division by zero.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }
}

/// A binary heap: no element is smaller than the one above it.
indirect enum Heap {
  case empty
  case node(Int, Heap, Heap)

  static var generator: Generator<Heap> { heaps(from: 0, depth: 6) }

  private static func heaps(from minimum: Int, depth: Int) -> Generator<Heap> {
    Generator { choices in
      choices.span(7) { choices in
        guard choices.draw(depth > 0 ? 1 : 0) == 1 else { return .empty }
        let element = minimum + Generator<Int>.integer(in: 0...1_000).run(&choices)
        let below = heaps(from: element, depth: depth - 1)
        let left = below.run(&choices)
        return .node(element, left, below.run(&choices))
      }
    }
  }

  /// The elements in some order.
  var elements: [Int] {
    switch self {
    case .empty: []
    case .node(let element, let left, let right): [element] + left.elements + right.elements
    }
  }

  /// The elements in order, with a deliberate error: below the root they are not sorted.
  var wronglySorted: [Int] {
    switch self {
    case .empty: []
    case .node(let element, let left, let right):
      [element] + Heap.merged(left, right).listed
    }
  }

  /// The elements of a stack of heaps, the right side of each before its left.
  private var listed: [Int] {
    var (result, stack): ([Int], [Heap]) = ([], [self])
    while let heap = stack.popLast() {
      guard case .node(let element, let left, let right) = heap else { continue }
      result.append(element)
      stack += [left, right]
    }
    return result
  }

  private static func merged(_ first: Heap, _ second: Heap) -> Heap {
    switch (first, second) {
    case (.empty, let heap), (let heap, .empty): heap
    case (.node(let one, let left, let right), .node(let other, _, _)) where one <= other:
      .node(one, merged(right, second), left)
    case (_, .node(let other, let left, let right)):
      .node(other, merged(right, first), left)
    }
  }
}
