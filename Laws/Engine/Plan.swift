/// A test case written down: the choices of its generator, and those of each
/// answer that one of its functions gave.
struct Plan {
  /// A choice and the largest number that it could have been.
  struct Choice: Equatable {
    var value: UInt64
    var limit: UInt64
  }

  /// Choices that belong together.
  struct Span {
    let label: UInt64
    let parent: Int?
    let start: Int
    var end: Int
    var isDiscarded = false
  }

  /// Who asked for the choices of a line.
  enum Source: Equatable {
    /// The generator of the case.
    case generator

    /// A function for one of its inputs, known by its fingerprint.
    case answer(function: Int, of: UInt64, input: UInt64)

    /// A function for every other input.
    case fallback(function: Int, of: UInt64)
  }

  /// Choices in the order in which they were made.
  struct Line {
    var source: Source
    var choices: [Choice] = []
    var spans: [Span] = []

    /// What the lines of its own functions call this line.
    var id: UInt64 {
      switch source {
      case .generator: 0
      case .answer(let function, let line, let input):
        mixed(mixed(mixed(line &+ 1) ^ UInt64(function)) ^ input)
      case .fallback(let function, let line): mixed(mixed(line &+ 2) ^ UInt64(function))
      }
    }
  }

  var lines: [Line]

  /// The case all of whose choices are the simplest.
  static var simplest: Plan { Plan(lines: [Line(source: .generator)]) }

  /// How many choices and answers there are.
  var length: Int { lines.reduce(lines.count) { $0 + $1.choices.count } }

  /// Whether this case is shorter than another, or as long and made of smaller
  /// choices.
  static func < (left: Plan, right: Plan) -> Bool {
    let (length, other) = (left.length, right.length)
    guard length == other else { return length < other }
    for (line, otherLine) in zip(left.lines, right.lines) {
      guard line.choices.count == otherLine.choices.count else {
        return line.choices.count < otherLine.choices.count
      }
      for (choice, other) in zip(line.choices, otherLine.choices) where choice.value != other.value
      {
        return choice.value < other.value
      }
    }
    return false
  }

  /// A word that tells plans apart.
  var fingerprint: UInt64 {
    var hash: UInt64 = UInt64(lines.count)
    for line in lines {
      hash = mixed(hash ^ line.id)
      for choice in line.choices { hash = mixed(hash &+ choice.value) }
    }
    return hash
  }
}
