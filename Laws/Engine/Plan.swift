/// A recorded test case: the choices of its generator, and those of each answer that one of its
/// functions gave.
struct Plan {
  /// A choice and its largest possible number.
  struct Choice: Equatable {
    var value: UInt64
    var limit: UInt64
  }

  /// A range of choices that are edited as a whole.
  struct Span {
    let label: UInt64
    let parent: Int?
    let start: Int
    var end: Int
    var isDiscarded = false

    /// The label of a step of a state machine.
    static var step: UInt64 { mixed(0x7374_6570) }
  }

  /// The source of the requests for a line's choices; `of` is the line that made the function.
  enum Source: Equatable {
    /// The generator of the case.
    case generator

    /// A function's fallback, for every input without an answer of its own.
    case fallback(function: Int, of: UInt64)

    /// A function's answer to one input, identified by its fingerprint. `rank` inputs were
    /// requested before.
    case answer(function: Int, of: UInt64, input: UInt64, rank: Int)
  }

  /// A list of choices in the order in which they were made.
  struct Line {
    var source: Source
    var choices: [Choice] = []
    var spans: [Span] = []

    /// The position of the line in the plan: the path of the line that made its function, then the
    /// function's number and that of the answer.
    var path: [Int] = []
  }

  /// The lines, each behind the line that made its function.
  var lines: [Line]

  /// The size of the case, for a generator that reads it.
  var size = 100

  /// The case whose choices are all the simplest.
  static var simplest: Plan { Plan(lines: [Line(source: .generator)]) }

  /// The number of choices and lines. An answer counts twice, because a fallback is simpler.
  var length: Int { lines.reduce(0) { $0 + $1.choices.count + $1.source.weight } }

  /// Returns true if this case is shorter than another, or as long and made of smaller choices,
  /// line by line.
  static func < (left: Plan, right: Plan) -> Bool {
    let (length, other) = (left.length, right.length)
    guard length == other else { return length < other }
    for (line, other) in zip(left.lines, right.lines) {
      guard line.path == other.path else { return line.path.lexicographicallyPrecedes(other.path) }
      guard line.choices.count == other.choices.count else {
        return line.choices.count < other.choices.count
      }
      for (choice, other) in zip(line.choices, other.choices) where choice.value != other.value {
        return choice.value < other.value
      }
    }
    return false
  }

  /// A fingerprint of the plan. It ignores the simplest choices at the end of a line, and all of
  /// those of a fallback, which are made by default.
  var fingerprint: UInt64 {
    var hash: UInt64 = 1
    for line in lines {
      if case .fallback = line.source, line.choices.allSatisfy({ $0.value == 0 }) { continue }
      hash = mixed(hash ^ line.source.id)
      if case .answer(_, _, _, let rank) = line.source { hash = mixed(hash &+ UInt64(rank)) }
      let end = line.choices.lastIndex { $0.value > 0 }.map { $0 + 1 } ?? 0
      for choice in line.choices[..<end] { hash = mixed(hash &+ choice.value) }
    }
    return hash
  }

  /// The same case as a shorter plan, or nil. An answer is removed if it is the only one of its
  /// function and equals the fallback. The plan has at most eight lines.
  var shortened: Plan? {
    guard 2...8 ~= lines.count else { return nil }
    let only = lines.indices.first { line in
      guard case .answer(let function, let parent, _, _) = lines[line].source else { return false }
      let fallback = Source.fallback(function: function, of: parent)
      let others = lines.indices.filter { other in
        other != line && lines[other].path.starts(with: lines[line].path.dropLast())
      }
      let rest = others.first.map { lines[$0].choices.map(\.value) } ?? []
      let values = lines[line].choices.map(\.value)
      return others.allSatisfy { lines[$0].source == fallback }
        && (rest == values || rest.isEmpty && values.allSatisfy { $0 == 0 })
    }
    guard let only else { return nil }
    var plan = self
    plan.remove(only...only)
    return plan
  }

  /// Gives lines other sources, and updates the lines of the functions that they made.
  mutating func reassign(_ sources: [(line: Int, source: Source)]) {
    let before = lines.map(\.source.id)
    for (line, source) in sources { lines[line].source = source }
    for line in lines.indices {
      guard let id = lines[line].source.parent, let parent = before.firstIndex(of: id)
      else { continue }
      lines[line].source.parent = lines[parent].source.id
    }
  }

  /// Removes lines, and the lines of the functions that they made, which stand behind them.
  mutating func remove(_ range: ClosedRange<Int>) {
    var (kept, gone): ([Line], [Int]?) = ([], nil)
    for (index, line) in lines.enumerated() {
      if let gone, line.path.starts(with: gone) { continue }
      if range.contains(index) { gone = line.path } else { kept.append(line) }
    }
    lines = kept
  }
}

extension Plan.Source {
  /// The identity of the line in the sources of its functions' lines.
  var id: UInt64 {
    switch self {
    case .generator: 0
    case .answer(let function, let line, let input, _):
      mixed(mixed(mixed(line &+ 1) ^ UInt64(function)) ^ input)
    case .fallback(let function, let line): mixed(mixed(line &+ 2) ^ UInt64(function))
    }
  }

  /// The number of inputs that were requested before.
  var rank: Int { if case .answer(_, _, _, let rank) = self { rank } else { 0 } }

  /// The line that made the function.
  var parent: UInt64? {
    get {
      switch self {
      case .generator: nil
      case .fallback(_, let line), .answer(_, let line, _, _): line
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .generator: break
      case .fallback(let function, _): self = .fallback(function: function, of: newValue)
      case .answer(let function, _, let input, let rank):
        self = .answer(function: function, of: newValue, input: input, rank: rank)
      }
    }
  }

  /// The weight of a line in the length of a plan.
  var weight: Int { if case .answer = self { 2 } else { 1 } }

  /// The suffix of a line's path after that of the line that made the function.
  var step: [Int] {
    switch self {
    case .generator: []
    case .fallback(let function, _): [function, 0]
    case .answer(let function, _, _, let rank): [function, rank + 1]
    }
  }
}
