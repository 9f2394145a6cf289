/// A tape that reads the choices of a case from a plan and records the choices that were made.
@usableFromInline
final class Tape {
  /// The source of choices beyond the plan.
  enum Beyond {
    /// The random stream.
    case random

    /// The simplest choices.
    case simplest
  }

  private struct Stream {
    var line: Plan.Line
    var script: [Plan.Choice]

    /// The identity of this stream in the plan, by which its functions find their answers.
    var plannedID: UInt64
    var open: [Int] = []

    /// True if the stream was opened for a description, and is no part of the case.
    var isAside = false
  }

  /// True if the case is described: a failed comparison is recorded as a text.
  let isShown: Bool

  /// True if a generator has read the size of the case.
  var isSizeRead = false

  /// The flag of a rejected case.
  let discard = Discard()

  private let plan: Plan
  private let beyond: Beyond

  /// True if choices come in the order of their requests, whichever stream requests them. Then a
  /// function has an answer of its own for each input.
  private let isInOrder: Bool
  private var isClaimed: [Bool]
  private var streams: [Stream] = []

  /// The number of streams that were opened.
  var opened: Int { streams.count }

  /// The indices of the answers in the plan.
  private struct Answers {
    /// The answers by their source.
    var own: [UInt64: Int] = [:]

    /// The answers of each function in the order of their ranks, and the number of claimed ones at
    /// the start.
    var all: [UInt64: [Int]] = [:]
    var claimed: [UInt64: Int] = [:]

    init(_ plan: Plan) {
      for (index, line) in plan.lines.enumerated() {
        guard case .answer(let function, let parent, _, _) = line.source else { continue }
        let key = Plan.Source.fallback(function: function, of: parent).id
        if own[line.source.id] == nil { own[line.source.id] = index }
        all[key, default: []].append(index)
      }
      for key in all.keys {
        all[key]?.sort { plan.lines[$0].source.rank < plan.lines[$1].source.rank }
      }
    }
  }

  private lazy var answers = Answers(plan)

  /// The choices of the first requests, before those of the plan.
  private let beginning: [Plan.Choice]

  private var stack = StackSpace()

  /// All choices in the order in which they were made.
  private(set) var sequence: [Plan.Choice] = []

  init(
    _ plan: Plan, beyond: Beyond, after beginning: [Plan.Choice]? = nil, isShown: Bool = false
  ) {
    self.plan = plan
    self.isShown = isShown
    (self.beyond, isInOrder) = (beyond, beyond == .random || beginning != nil)
    self.beginning = beginning ?? []
    isClaimed = Array(repeating: false, count: plan.lines.count)
    isClaimed[0] = true
    streams = [
      Stream(line: Plan.Line(source: .generator), script: plan.lines[0].choices, plannedID: 0)
    ]
  }

  /// Creates a tape that returns these choices first, in the order of requests, and then the
  /// simplest.
  convenience init(beginning: [Plan.Choice], size: Int = 100, isShown: Bool = false) {
    var plan = Plan.simplest
    plan.size = size
    self.init(plan, beyond: .simplest, after: beginning, isShown: isShown)
  }

  /// The recorded choices, with the lines in the order of their paths.
  var recording: Plan {
    let lines = streams.filter { !$0.isAside }.map(\.line)
    return Plan(
      lines: lines.sorted { $0.path.lexicographicallyPrecedes($1.path) }, size: plan.size)
  }

  // MARK: - Describing

  /// True while the case is described, not run.
  @usableFromInline private(set) var isDescribing = false

  /// Describes or inspects a part of the case. The answers of functions during this leave no trace,
  /// so that the law has the same result without it. A function answers as in the plan, and
  /// otherwise by its fallback.
  func describing<Result>(_ body: () -> Result) -> Result {
    let (wasDescribing, wasRejected) = (isDescribing, discard.isRejected)
    isDescribing = true
    defer { (isDescribing, discard.isRejected) = (wasDescribing, wasRejected) }
    return body()
  }

  // MARK: - Choices

  /// Ends the process with a sentence if the generators of the case call themselves so deeply that
  /// the stack is nearly full.
  func checkStack(_ made: Int) {
    guard stack.isExhausted() else { return }
    fatalError(
      """
      A generator calls itself without end: after \(made) choices its calls fill the stack. Limit its \
      depth (Generator.recursive), or make the choice that ends it the simplest one.
      """)
  }

  /// Returns the next choice of the plan, or nil if it is random, as those of a case that is too
  /// long are.
  @usableFromInline
  func planned(_ stream: Int, isTooLong: Bool) -> UInt64? {
    if sequence.count < beginning.count { return beginning[sequence.count].value }
    let position = streams[stream].line.choices.count
    if position < streams[stream].script.count { return streams[stream].script[position].value }
    return beyond == .random || isTooLong ? nil : 0
  }

  /// Returns true if all choices to come are the simplest, so that the same requests make the same
  /// choices.
  @usableFromInline
  func isSimplest(beyond stream: Int) -> Bool {
    beyond == .simplest && sequence.count >= beginning.count
      && streams[stream].line.choices.count >= streams[stream].script.count
  }

  @usableFromInline
  func record(_ value: UInt64, _ limit: UInt64, _ stream: Int) {
    let choice = Plan.Choice(value: value, limit: limit)
    streams[stream].line.choices.append(choice)
    if !isDescribing { sequence.append(choice) }
  }

  @usableFromInline
  func open(_ label: UInt64, _ stream: Int) -> Int {
    let start = streams[stream].line.choices.count
    let span = streams[stream].line.spans.count
    streams[stream].line.spans.append(
      Plan.Span(label: label, parent: streams[stream].open.last, start: start, end: start))
    streams[stream].open.append(span)
    return span
  }

  @usableFromInline
  func close(_ span: Int, _ stream: Int, isDiscarded: Bool) {
    streams[stream].line.spans[span].end = streams[stream].line.choices.count
    streams[stream].line.spans[span].isDiscarded = isDiscarded
    streams[stream].open.removeLast()
  }

  /// Opens the stream of a function's answer to an input. The stream follows the input's own line,
  /// or else the next unclaimed line whose rank is at most `rank`. Returns nil if the answer is the
  /// fallback.
  @usableFromInline
  func answer(function: Int, stream: Int, input: UInt64, rank: Int) -> Int? {
    let source = Plan.Source.answer(
      function: function, of: streams[stream].line.source.id, input: input, rank: rank)
    guard !isInOrder else { return add(source, below: stream, nil) }
    let parent = streams[stream].plannedID
    let own = Plan.Source.answer(function: function, of: parent, input: input, rank: rank).id
    if let index = answers.own[own], !isClaimed[index] { return add(source, below: stream, index) }
    guard !isDescribing else { return nil }
    let key = Plan.Source.fallback(function: function, of: parent).id
    guard let all = answers.all[key] else { return nil }
    let unclaimed = all[answers.claimed[key, default: 0]...].drop { isClaimed[$0] }
    answers.claimed[key] = unclaimed.startIndex
    guard let free = unclaimed.first, plan.lines[free].source.rank <= rank else { return nil }
    return add(source, below: stream, free)
  }

  /// Opens the stream of a function's fallback, the answer to every input without one of its own.
  @usableFromInline
  func fallback(function: Int, stream: Int) -> Int {
    let planned = Plan.Source.fallback(function: function, of: streams[stream].plannedID)
    let source = Plan.Source.fallback(function: function, of: streams[stream].line.source.id)
    return add(source, below: stream, plan.lines.firstIndex { $0.source == planned })
  }

  /// Opens a stream that follows a line of the plan, if there is one.
  private func add(_ source: Plan.Source, below parent: Int, _ planned: Int?) -> Int {
    if let planned, !isDescribing { isClaimed[planned] = true }
    let path = streams[parent].line.path + source.step
    let line = planned.map { plan.lines[$0] }
    streams.append(
      Stream(
        line: Plan.Line(source: source, path: path), script: line?.choices ?? [],
        plannedID: line?.source.id ?? source.id, isAside: isDescribing))
    return streams.count - 1
  }
}
