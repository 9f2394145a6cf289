/// A way that is gone again, as far as it could be.
struct Replay<Region: Area> {
  typealias Way = Path<Region.Step, Region.View>

  private let area: Region
  private let start: Region.View
  private var arrivals: [(step: Region.Step, view: Region.View)] = []

  /// The place where it ends.
  private(set) var place: Region.Place

  /// What was seen when a step could not be taken again.
  private var refusal: (first: Observed, second: Observed)?

  /// The word of the place at which the circle begins.
  private var circle: (steps: Int, word: UInt64?)?

  private struct Found: Error {}

  /// Goes a way, of which each step is given as which of its place's it is.
  init(_ area: Region, _ ordinals: [Int], circle: Int? = nil) {
    (self.area, place) = (area, area.start)
    start = area.view(from: place)
    arrivals.reserveCapacity(ordinals.count)
    for (index, ordinal) in ordinals.enumerated() {
      if index == circle { self.circle = (index, area.identify(place)) }
      guard take(ordinal) else { return }
    }
    if circle == ordinals.count { self.circle = (ordinals.count, area.identify(place)) }
  }

  private mutating func take(_ ordinal: Int) -> Bool {
    var (tried, found): (Int, (step: Region.Step, place: Region.Place)?) = (0, nil)
    do throws(Found) {
      try area.visitSteps(
        from: place,
        where: { _ throws(Found) in
          tried += 1
          return tried == ordinal + 1
        }
      ) { (step, next) throws(Found) in
        found = (step, next)
        throw Found()
      }
    } catch {}
    guard let found else {
      refusal = (.taken(step: ordinal + 1), .refused(step: ordinal + 1, of: tried))
      return false
    }
    place = found.place
    arrivals.append((found.step, area.view(from: found.place)))
    return true
  }

  /// The way as far as it was gone.
  var path: Way { Way(start: start, arrivals: arrivals, circle: circle?.steps) }

  /// Why the way does not show what it showed first, if it does not.
  ///
  /// - Parameters:
  ///   - question: The question that it answers.
  ///   - shows: Whether it shows the answer.
  func defect(
    _ question: String, where shows: (Self) -> Bool
  ) -> Defect<Region.Step, Region.View>? {
    if let refusal {
      return Defect(path: path, first: refusal.first, second: refusal.second)
    }
    if let circle, circle.steps < arrivals.count, let word = circle.word,
      let end = area.identify(place), word != end
    {
      return Defect(path: path, first: .place(word), second: .place(end))
    }
    guard !shows(self) else { return nil }
    return Defect(path: path, first: .answer(to: question), second: .noAnswer(to: question))
  }

  /// Whether no step can be taken where it ends.
  var isEnd: Bool {
    do throws(Found) {
      try area.visitSteps(from: place, where: { _ throws(Found) in true }) {
        (_, _) throws(Found) in throw Found()
      }
      return true
    } catch { return false }
  }
}
