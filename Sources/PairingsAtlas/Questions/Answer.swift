/// Whether something is so.
@frozen
public enum Verdict: Equatable, Sendable {
  /// It is so.
  case holds

  /// As far as was searched, nothing speaks against it.
  case open

  /// It is not so.
  case fails
}

/// What came of a question.
public struct Answer<Step: Hashable, View> {
  typealias Way = Path<Step, View>

  /// The question.
  public let question: String

  /// Whether it is so.
  public let verdict: Verdict

  /// The path that shows it: to what was asked for, or to what must not be.
  public let path: Path<Step, View>?

  /// What is wrong at the end of the path, if something is.
  public let reason: String?

  /// Whether a place was looked for, and not one that must not be.
  public let isSought: Bool
}

extension Answer {
  /// Whether nothing speaks against it, and what was looked for was found.
  public var isGood: Bool { verdict == .holds || (verdict == .open && !isSought) }

  /// The same answer with another thing seen of each place.
  public func map<NewView>(_ transform: (View) -> NewView) -> Answer<Step, NewView> {
    Answer<Step, NewView>(
      question: question, verdict: verdict, path: path?.map(transform), reason: reason,
      isSought: isSought)
  }
}

extension Answer: CustomStringConvertible {
  /// The question and the answer, with the path that shows it.
  public var description: String {
    let steps = path.map { counted($0.arrivals.count, "step") } ?? ""
    let way = path.map { "\n\($0)" } ?? ""
    let why = path == nil ? reason.map { ", \($0)" } ?? "" : ""
    switch verdict {
    case .holds where isSought && path == nil: return "\(question): yes\(why)"
    case .holds: return "\(question): " + (path == nil ? "holds" : "yes, after \(steps)\(way)")
    case .open: return "\(question): " + (isSought ? "not so far" : "holds so far") + why
    case .fails:
      guard path != nil else { return "\(question): \(isSought ? "no" : "fails")\(why)" }
      return "\(question): fails after \(steps)\(reason.map { ": \($0)" } ?? "")\(way)"
    }
  }
}

/// A way through an area.
public struct Path<Step: Hashable, View> {
  /// What is seen where it begins.
  public let start: View

  /// The steps, and what is seen after each.
  public let arrivals: [(step: Step, view: View)]

  /// After how many steps it comes to a circle that it ends with, if it does.
  public let circle: Int?

  /// The steps.
  public var steps: [Step] { arrivals.map(\.step) }

  /// What is seen where it ends.
  public var end: View { arrivals.last?.view ?? start }

  init(start: View, arrivals: [(step: Step, view: View)], circle: Int? = nil) {
    (self.start, self.arrivals, self.circle) = (start, arrivals, circle)
  }

  /// The same way with another thing seen of each place.
  public func map<NewView>(_ transform: (View) -> NewView) -> Path<Step, NewView> {
    Path<Step, NewView>(
      start: transform(start), arrivals: arrivals.map { ($0.step, transform($0.view)) },
      circle: circle)
  }
}

/// What came of a search: the answers, and how much was searched for them.
public struct Survey<Step: Hashable, View> {
  /// How many places were seen.
  public let places: Int

  /// How many steps were taken.
  public let steps: Int

  /// How many steps the farthest place is from the start.
  public let depth: Int

  /// Where the search ended.
  public let extent: Extent

  /// The answers, in the order of the questions.
  public let answers: [Answer<Step, View>]

  /// A path to a place that is taken for another, though it shows something else: a warning that
  /// what tells places apart says too little, so that more can be reached than was seen.
  ///
  /// Views are compared if they are `Hashable`, or the ``Atlas`` was told what of them to compare:
  /// of up to four thousand places all, of more some. ``Question/faithful(showing:)`` looks at all.
  /// Only a search breadth first, on one core and with all steps, compares.
  public let confusion: Path<Step, View>?

  /// A place where the area breaks what areas promise, if the search came by it.
  public let defect: Defect<Step, View>?

  /// Whether some place could not be told from others: each time that one came to it, it was
  /// taken for a new one.
  public let hasUnknownPlaces: Bool

  /// How many random walks went on where it ended.
  public let walks: Int

  /// How many bytes it took to know what was seen, and how each place is reached.
  public let bytes: Int

  @usableFromInline
  init(
    places: Int, steps: Int, depth: Int, extent: Extent, answers: [Answer<Step, View>],
    confusion: Path<Step, View>? = nil, defect: Defect<Step, View>? = nil, hasUnknownPlaces: Bool,
    walks: Int, bytes: Int
  ) {
    (self.places, self.steps, self.depth, self.extent) = (places, steps, depth, extent)
    (self.confusion, self.defect) = (confusion, defect)
    (self.answers, self.hasUnknownPlaces) = (answers, hasUnknownPlaces)
    (self.walks, self.bytes) = (walks, bytes)
  }

  /// Whether nothing speaks against what was asked, what was looked for was found, and the area
  /// has no defect.
  public var isGood: Bool { defect == nil && answers.allSatisfy(\.isGood) }

  /// Whether the search ended since it had seen everything, or all answers were known.
  public var isExhausted: Bool { extent == .everything || extent == .answered }
}

extension Survey: CustomStringConvertible {
  /// A line an answer, with its path, and a line about the search.
  public var description: String {
    (answers.map { text($0) } + ["\(grouped(places)) places, \(grouped(steps)) steps: \(search)"]
      + (confusion.map { [warning($0)] } ?? []) + (defect.map { ["error: \($0)"] } ?? []))
      .joined(separator: "\n")
  }

  /// How far it went, in words.
  public var search: String {
    let walked = walks == 0 ? "" : ", and \(counted(walks, "random walk")) beyond"
    let told = (hasUnknownPlaces ? ", where places cannot be told apart" : "") + walked
    return switch extent {
    case .everything: "all of them" + told
    case .depth(let depth): "up to depth \(depth), not exhausted" + told
    case .chance: "not exhausted, a search by chance" + told
    case .places: "not exhausted, too many places (depth \(depth))" + told
    case .time: "not exhausted, no time left (depth \(depth))" + told
    case .memory: "not exhausted, no memory left (depth \(depth))" + told
    case .steps: "not exhausted, a place has too many steps (depth \(depth))" + told
    case .stopped: "not exhausted, stopped (depth \(depth))" + told
    case .answered: "as far as was needed (depth \(depth))" + told
    }
  }

  private func warning(_ path: Path<Step, View>) -> String {
    "warning: what tells places apart says too little: after "
      + "\(counted(path.arrivals.count, "step")) a place is taken for another that shows something "
      + "else\n\(path)"
  }

  private func text(_ answer: Answer<Step, View>) -> String {
    guard answer.path == nil else { return "\(answer)" }
    return "\(answer)"
      + (answer.verdict == .open ? ", \(search)" : " for all \(grouped(places)) places")
  }
}

extension Path: CustomStringConvertible {
  /// A line a step, with what is seen after it.
  public var description: String {
    var lines = [indented(start)]
    for (index, arrival) in arrivals.enumerated() {
      if index == circle { lines.append("  and then, over and over:") }
      lines.append("  \(arrival.step)")
      lines.append(indented(arrival.view))
    }
    if circle == arrivals.count { lines.append("  and there it stays") }
    return lines.joined(separator: "\n")
  }

  private func indented(_ view: View) -> String {
    "\(view)".split(separator: "\n", omittingEmptySubsequences: false)
      .map { "      \($0)" }.joined(separator: "\n")
  }
}

/// A number with its digits in groups of three.
func grouped(_ number: Int) -> String {
  var text = ""
  for (index, digit) in "\(number)".reversed().enumerated() {
    if index > 0, index.isMultiple(of: 3), digit != "-" { text.append("\u{202F}") }
    text.append(digit)
  }
  return String(text.reversed())
}

/// A number of things.
func counted(_ number: Int, _ thing: String) -> String {
  "\(grouped(number)) \(thing)\(number == 1 ? "" : "s")"
}
