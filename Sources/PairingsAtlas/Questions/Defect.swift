/// What was seen of a place by which a ``Defect`` was found.
public enum Observed: Equatable, Sendable {
  /// The step of this number was taken, counted from 1 in the order in which steps are tried.
  case taken(step: Int)

  /// The step could not be taken; so many were tried.
  case refused(step: Int, of: Int)

  /// A place that tells the answer to a question.
  case answer(to: String)

  /// A place that does not tell it.
  case noAnswer(to: String)

  /// The place that is identified by this word.
  case place(UInt64?)

  /// More steps than have numbers, of which there are so many.
  case steps(moreThan: Int)
}

/// A place where an area breaks what areas promise: it was asked twice and said two things, or has
/// more steps than can be numbered. Answers about such an area are not to be relied on.
///
/// A search does not look for it, and tells it where it comes by it: where the way of an answer
/// is gone again. ``Question/deterministic`` looks for steps that lead to two places.
public struct Defect<Step: Hashable, View> {
  /// The way to the place, as it was gone again.
  public let path: Path<Step, View>

  /// What was seen first.
  public let first: Observed

  /// What was seen when it was asked again; nothing if once was enough.
  public let second: Observed?
}

extension Defect {
  /// The same defect with another thing seen of each place.
  public func map<NewView>(_ transform: (View) -> NewView) -> Defect<Step, NewView> {
    Defect<Step, NewView>(
      path: path.map(transform), first: first, second: second)
  }
}

extension Defect: CustomStringConvertible {
  /// What is wrong, and the way to the place.
  public var description: String {
    let place = "after \(counted(path.arrivals.count, "step"))"
    guard let second else { return "a place has \(first), \(place)\n\(path)" }
    return "the area is not deterministic: \(place), first \(first), then \(second)\n\(path)"
  }
}

extension Observed: CustomStringConvertible {
  /// What was seen, in words.
  public var description: String {
    switch self {
    case .taken(let step): "step \(grouped(step)) was taken"
    case .refused(let step, let count):
      "of \(counted(count, "step")) that \(count == 1 ? "was" : "were") tried, step "
        + "\(grouped(step)) could not be taken"
    case .answer(let question): "it answered '\(question)'"
    case .noAnswer(let question): "it did not answer '\(question)'"
    case .place(let word): word.map { "it was place \(String($0, radix: 16))" } ?? "it was unknown"
    case .steps(let count): "more than \(grouped(count)) steps"
    }
  }
}
