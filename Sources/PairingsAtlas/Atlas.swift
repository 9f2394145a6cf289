public import Pairings

/// All that can be reached: a tool that is asked questions of a whole space.
///
/// A component is the space of all its futures. An atlas goes to each place that can be
/// reached, on a shortest path, and says what always holds, what can still happen, and what
/// breaks it in the fewest steps.
///
///     let atlas = Atlas(Interactions(counter, inputs: [.up, .down]))
///     let survey = atlas.ask(.always(Claim("small") { $0.text != "3" }), within: .depth(5))
///     print(survey)  // fails after 3 steps, not 'small' …
///
/// It is deterministic: each run sees the same places in the same order.
///
/// - SeeAlso: Holzmann, *The SPIN Model Checker* (2003); Lamport, *Specifying Systems* (2002).
@frozen
public struct Atlas<Region: Area> {
  /// What is explored.
  public let area: Region

  @usableFromInline let fair: (Region.Step) -> Bool

  /// What tells views from others, if they can be told.
  @usableFromInline let shows: ((Region.View) -> UInt64)?

  /// Says what to explore, and which steps are taken at some time if they can be taken all the
  /// time; without an answer, all are.
  @inlinable
  public init(_ area: Region, fair: @escaping (Region.Step) -> Bool = { _ in true }) {
    (self.area, self.fair, shows) = (area, fair, nil)
  }

  /// Says what to explore, which steps are taken at some time if they can be taken all the time,
  /// and what of a view is compared where places are taken for one: if that differs, a survey
  /// has a ``Survey/confusion``.
  @inlinable
  public init<Shown: Hashable>(
    _ area: Region, fair: @escaping (Region.Step) -> Bool = { _ in true },
    showing shown: @escaping (Region.View) -> Shown
  ) {
    (self.area, self.fair) = (area, fair)
    shows = { Fingerprint(of: shown($0)).value ?? 0 }
  }

  /// Says what to explore, and which steps are taken at some time if they can be taken all the
  /// time. Where places are taken for one, their views are compared.
  @inlinable
  public init(
    _ area: Region, fair: @escaping (Region.Step) -> Bool = { _ in true }
  ) where Region.View: Hashable {
    self.init(area, fair: fair, showing: { $0 })
  }
}

extension Atlas {
  /// Searches breadth first, and answers questions.
  ///
  /// - Parameters:
  ///   - questions: What is asked; nothing, to count places.
  ///   - bounds: How far to go.
  ///   - progress: Is told how far it has come, after some work, and says whether to go on.
  /// - Complexity: O(places + steps): the views of all places if there are questions about
  ///   them, 17 to 22 bytes a place to know what was seen and how it is reached, and for
  ///   questions about runs and ways back the steps, too.
  @inlinable
  public func ask(
    _ questions: [Question<Region.View>], within bounds: Bounds = .none,
    progress: ((Progress) -> Bool)? = nil
  ) -> Survey<Region.Step, Region.View> {
    var expedition = Expedition(
      area, bounds, inquiry(questions), shows.map(Confusion.init), report: progress)
    let extent = expedition.run()
    return expedition.survey(extent)
  }

  /// Searches breadth first, and answers questions.
  @inlinable
  public func ask(
    _ questions: Question<Region.View>..., within bounds: Bounds = .none,
    progress: ((Progress) -> Bool)? = nil
  ) -> Survey<Region.Step, Region.View> {
    ask(questions, within: bounds, progress: progress)
  }

  /// Searches breadth first, with independent steps in one order only, and answers questions
  /// about places. All places are seen, on shortest paths; what is saved is steps.
  ///
  /// Which steps are independent is for the user to say: each of two leaves the other possible,
  /// and both orders lead to one place. ``Diamonds`` tells whether it is so.
  ///
  /// - Precondition: No question is about runs, ways back, steps or keys, which need all steps.
  public func ask(
    _ questions: Question<Region.View>..., within bounds: Bounds = .none,
    areIndependent: @escaping (Region.Step, Region.Step) -> Bool,
    progress: ((Progress) -> Bool)? = nil
  ) -> Survey<Region.Step, Region.View> {
    precondition(
      questions.allSatisfy { !$0.needsNumbers }, "A question about steps needs all of them.")
    var reduction = Reduction(
      area, bounds, inquiry(questions), areIndependent: areIndependent, report: progress)
    return reduction.run()
  }

  /// Counts what can be reached.
  @inlinable
  public func survey(within bounds: Bounds = .none) -> Survey<Region.Step, Region.View> {
    ask([], within: bounds)
  }

  @usableFromInline
  func inquiry(_ questions: [Question<Region.View>]) -> Inquiry<Region> {
    Inquiry(questions, fair: fair)
  }
}
