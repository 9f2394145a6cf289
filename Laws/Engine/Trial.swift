/// One case of a law: where its values come from, and what it finds.
///
///     Law("commutativity", "a + b == b + a") { trial in
///       let a = trial.any("a", Int.domain)
///       let b = trial.any("b", Int.domain)
///       return trial.equal(a &+ b, b &+ a, Int.domain)
///     }
@frozen
public struct Trial: ~Copyable {
  /// The choices of the case.
  public var choices: Choices

  @usableFromInline let notes: Notes?

  @inlinable
  init(_ choices: consuming Choices, notes: Notes?) {
    self.choices = choices
    self.notes = notes
  }

  /// Draws a value that the law is quantified over.
  @inlinable
  public mutating func any<Value>(_ name: StaticString, _ domain: Domain<Value>) -> Value {
    guard let notes, notes.isClose else { return domain.draw(&choices) }
    let value = choices.span(1) { domain.draw(&$0) }
    notes.note(name, value, domain)
    return value
  }

  /// Draws a value of a type that has a domain.
  ///
  ///     let list: [Int] = trial.any("list")
  @inlinable
  public mutating func any<Value: LawValue>(_ name: StaticString) -> Value {
    any(name, Value.domain)
  }

  /// Whether two values cannot be told apart.
  @inlinable
  public func equal<Value>(
    _ left: Value, _ right: Value, _ domain: borrowing Domain<Value>
  ) -> Bool {
    let observe = domain.observe
    return equal({ observe(left, &$0) }, { observe(right, &$0) })
  }

  /// Whether two values of a type with a domain of its own cannot be told apart.
  @inlinable
  public func equal<Value: LawValue>(_ left: Value, _ right: Value) -> Bool {
    equal({ left.observe(&$0) }, { right.observe(&$0) })
  }

  /// Whether what is recorded of two values is the same.
  @inlinable
  public func equal(
    _ left: (inout Observation) -> Void, _ right: (inout Observation) -> Void
  ) -> Bool {
    guard Observation.fingerprint(left) != Observation.fingerprint(right) else { return true }
    notes?.note(left, right)
    return false
  }

  /// Whether what is recorded of two values is the same; a counterexample says what each is.
  func equal(
    _ left: (inout Observation) -> Void, _ right: (inout Observation) -> Void,
    called names: (String, String)
  ) -> Bool {
    guard Observation.fingerprint(left) != Observation.fingerprint(right) else { return true }
    notes?.note(left, right, called: (names.0 + ", ", names.1 + ", "))
    return false
  }

  /// Whether a condition holds; `text` says what does not, if it does not.
  public func expect(_ condition: Bool, _ text: @autoclosure () -> String) -> Bool {
    if !condition { notes?.complain(text()) }
    return condition
  }

  /// Tries a law in this case; notes the error if it throws one.
  mutating func tries(_ law: Law) -> Bool {
    do {
      return try law.holds(&self)
    } catch {
      notes?.complain("it throws \(error)")
      return false
    }
  }

  /// Counts this case under a label, in all cases: the report says how many there are of each.
  public func label(_ label: @autoclosure () -> String) { notes?.labels.insert(label()) }

  /// Counts this case under a label if a condition holds.
  public func classify(_ condition: Bool, _ label: @autoclosure () -> String) {
    if condition { notes?.labels.insert(label()) }
  }

  /// Says what is sought: after the random cases, others are tried whose score of this name is
  /// ever larger.
  ///
  /// It finds what chance alone does not: the longest chain, the worst balance, the fullest
  /// queue.
  ///
  /// - SeeAlso: Löscher and Sagonas, *Targeted Property-Based Testing* (2017).
  public func aim(at score: Double, _ name: @autoclosure () -> String) {
    notes?.aims[name()] = score
  }

  /// Requires that a share of the cases meets a condition: of all cases if they are all that
  /// there are, else so far as chance allows.
  ///
  /// - Precondition: The share is from 0 to 100 percent.
  public func cover(_ condition: Bool, _ name: @autoclosure () -> String, percent: Int) {
    precondition((0...100).contains(percent), "A share of \(percent) % is none.")
    notes?.cover(name(), percent: percent, condition)
  }
}

/// What is to be told of a case.
@usableFromInline
final class Notes {
  /// Whether a condition was met that a share of the cases should meet.
  struct Covered {
    let name: String
    let percent: Int
    let isMet: Bool
  }

  /// A value that the law is quantified over.
  struct Input {
    let name: String
    let text: () -> String

    /// What tells the value from others; nil if there are none.
    let fingerprint: (() -> UInt64)?
    let isVaried: () -> Bool?
  }

  /// Whether the values of the case are noted, and not its labels, scores and covers alone.
  @usableFromInline let isClose: Bool

  private(set) var inputs: [Input] = []
  private(set) var qualities: [Covered] = []
  private(set) var covers: [Covered] = []
  var labels: Set<String> = []
  var aims: [String: Double] = [:]
  private(set) var left = ""
  private(set) var right = ""
  private(set) var difference = ""

  /// Whether what does not hold is put into words, too.
  private var isShown: Bool { tape?.isShown ?? false }

  /// Where the choices of the case are, if it is looked at closely.
  private let tape: Tape?

  /// Is told of each value as it is drawn.
  private let draws: ((String) -> Void)?

  init(_ tape: Tape?, draws: ((String) -> Void)? = nil) {
    isClose = tape != nil
    (self.tape, self.draws) = (tape, draws)
  }

  /// Whether a label or a score was given or a cover asked for: most laws do none of it.
  var hasShares: Bool { !labels.isEmpty || !covers.isEmpty || !aims.isEmpty }

  /// The values of the case, each with its name.
  var values: [(name: String, text: String)] {
    describing { inputs.map { ($0.name, $0.text()) } }
  }

  /// What the values are told apart by, of those that are not the only ones.
  var words: [UInt64] { describing { inputs.compactMap { $0.fingerprint?() } } }

  /// The values in a line.
  var line: String { values.map { "\($0.name) = \($0.text)" }.joined(separator: ", ") }

  private func describing<Result>(_ body: () -> Result) -> Result {
    tape.map { $0.describing(body) } ?? body()
  }

  /// Forgets a case of which nothing but that was noted.
  func clear() {
    aims.removeAll()
    labels.removeAll()
    covers.removeAll(keepingCapacity: true)
  }

  @_semantics("optimize.sil.specialize.generic.never")  // Few cases are noted.
  @usableFromInline
  func note<Value>(_ name: StaticString, _ value: Value, _ domain: Domain<Value>) {
    inputs.append(
      Input(
        name: "\(name)", text: { domain.text(value) },
        fingerprint: domain.elements?.count == 1 ? nil : { domain.word(value) },
        isVaried: { domain.varies?(value) }))
    for cover in domain.covers {
      qualities.append(
        Covered(
          name: "\(name) \(cover.name)", percent: cover.percent,
          isMet: describing { cover.isMet(value) }))
    }
    draws?("\(name) = \(describing { domain.text(value) })")
  }

  @usableFromInline
  func note(
    _ left: (inout Observation) -> Void, _ right: (inout Observation) -> Void,
    called names: (String, String) = ("", "")
  ) {
    guard isShown, difference.isEmpty else { return }
    describing {
      self.left = names.0 + Observation.text(left)
      self.right = names.1 + Observation.text(right)
      difference = Observation.difference(left, right)
    }
  }

  func complain(_ text: @autoclosure () -> String) {
    if isShown, difference.isEmpty { difference = describing(text) }
  }

  func cover(_ name: String, percent: Int, _ isMet: Bool) {
    covers.append(Covered(name: name, percent: percent, isMet: isMet))
  }
}
