/// The questions of a search, and what is known of their answers so far.
@usableFromInline
@_fixed_layout
final class Inquiry<Region: Area> {
  /// What shows the answer to a question: a place, and why.
  @usableFromInline
  struct Evidence {
    let place: Int
    let reason: String?

    /// The steps from the place to what shows it, each as which of its place's it is.
    var beyond: [Int]

    @usableFromInline
    init(place: Int, reason: String?, beyond: [Int] = []) {
      (self.place, self.reason, self.beyond) = (place, reason, beyond)
    }
  }

  @usableFromInline let questions: [Question<Region.View>]
  @usableFromInline let fair: (Region.Step) -> Bool

  /// Whether it has to be told of each place.
  @usableFromInline let isWatching: Bool

  /// Whether it has to be told of each step, and where it leads.
  @usableFromInline let needsGraph: Bool

  /// Whether places have to be found by what identifies them.
  @usableFromInline let needsNumbers: Bool

  /// How many answers are searched for in the graph of what was found.
  @usableFromInline let searches: Int

  /// Whether it has to be told of each place that is left.
  @usableFromInline let watchesLeaving: Bool

  /// Whether all questions are answered.
  @usableFromInline var isDone = false

  @usableFromInline var evidence: [Evidence?]

  /// Where the claims hold that graphs are searched for, by question.
  @usableFromInline var marks: [[[Bool]]]

  @usableFromInline var shown: [[UInt64]]
  @usableFromInline var classes: [Region.Step: UInt32] = [:]

  init(_ questions: [Question<Region.View>], fair: @escaping (Region.Step) -> Bool) {
    (self.questions, self.fair) = (questions, fair)
    isWatching = !questions.isEmpty
    watchesLeaving = questions.contains { $0.isAboutEnds || $0.isAboutChoices }
    needsGraph = questions.contains { $0.needsGraph }
    searches = questions.count { $0.needsGraph && !$0.isAboutChoices }
    needsNumbers = questions.contains { $0.needsNumbers }
    evidence = questions.map { _ in nil }
    shown = questions.map { _ in [] }
    marks = questions.map { $0.needsGraph ? $0.claims.map { _ in [] } : [] }
  }

  /// The steps that are fair, as numbers from 1; 0 for one that is not.
  @inlinable
  func fairness(of step: Region.Step) -> UInt32 {
    if let known = classes[step] { return known }
    let new = fair(step) ? UInt32(classes.count + 1) : 0
    classes[step] = new
    return new
  }

  @usableFromInline
  func note(_ index: Int, _ new: Evidence) {
    evidence[index] = new
    isDone = zip(questions, evidence).allSatisfy { $1 != nil && !$0.needsGraph }
  }

  /// A place is seen, some steps beyond one that has a number.
  @inlinable
  func pass(_ view: Region.View, _ number: Int, beyond steps: [Int]) {
    for (index, question) in questions.enumerated() where evidence[index] == nil {
      let (isAnswered, reason) = question.isAnswered(by: view)
      if isAnswered { note(index, Evidence(place: number, reason: reason, beyond: steps)) }
    }
  }

  /// A place has no steps, some steps beyond one that has a number.
  @inlinable
  func end(_ view: Region.View, _ number: Int, beyond steps: [Int]) {
    for (index, question) in questions.enumerated() where evidence[index] == nil {
      let (isAnswered, reason) = question.isAnswered(byEnd: view)
      if isAnswered { note(index, Evidence(place: number, reason: reason, beyond: steps)) }
    }
  }

  /// A place is seen for the first time.
  @inlinable
  func arrive(_ area: Region, _ place: Region.Place, _ number: Int) {
    let view = area.view(from: place)
    pass(view, number, beyond: [])
    guard needsNumbers else { return }
    for (index, question) in questions.enumerated() {
      switch question.form {
      case .faithful(let shows): shown[index].append(shows(view))
      case .canReach(let claim), .leadsTo(nil, let claim):
        marks[index][0].append(claim.holds(view))
      case .leadsTo(let first?, let second):
        marks[index][0].append(first.holds(view))
        marks[index][1].append(second.holds(view))
      case .always, .reachable, .noDeadlock, .deterministic: break
      }
    }
  }

  /// A place was seen before.
  @inlinable
  func returned(
    _ area: Region, _ place: Region.Place, _ number: Int, from parent: Int, by ordinal: Int
  ) {
    for (index, question) in questions.enumerated() where evidence[index] == nil {
      guard case .faithful(let shows) = question.form,
        shows(area.view(from: place)) != shown[index][number]
      else { continue }
      note(
        index,
        Evidence(
          place: parent, reason: "shows something else than when it was first seen",
          beyond: [ordinal]))
    }
  }

  /// All steps of a place were taken.
  ///
  /// - Throws: The error that `work` throws, which is called before each step that is taken again.
  @inlinable
  func leave(
    _ area: Region, _ place: Region.Place, _ number: Int, _ steps: Int,
    _ work: () throws(Halt) -> Void
  ) throws(Halt) {
    if steps == 0 { end(area.view(from: place), number, beyond: []) }
    for (index, question) in questions.enumerated() where evidence[index] == nil {
      guard case .deterministic = question.form, let step = try ambiguity(area, place, work)
      else { continue }
      note(index, Evidence(place: number, reason: "'\(step)' leads to two places"))
    }
  }

  /// A step of a place that leads to two, at once or when it is taken again.
  ///
  /// - Throws: The error that `work` throws.
  @inlinable
  func ambiguity(
    _ area: Region, _ place: Region.Place, _ work: () throws(Halt) -> Void
  ) throws(Halt) -> Region.Step? {
    var targets: [Region.Step: UInt64?] = [:]
    var ambiguous: Region.Step?
    for _ in 0..<2 {
      try area.visitSteps(
        from: place,
        where: { _ throws(Halt) in
          try work()
          return true
        }
      ) { (step, next) throws(Halt) in
        let target = area.identify(next)
        if let known = targets[step], known != target { ambiguous = ambiguous ?? step }
        targets[step] = target
      }
    }
    return ambiguous
  }
}
