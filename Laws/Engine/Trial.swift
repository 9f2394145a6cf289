import PairingsDifferences

/// A case of a law: the source of its values, and the record of its comparisons.
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
    return any(named: "\(name)", domain, notes)
  }

  /// Draws a value of a name that is made while the law runs.
  package mutating func any<Value>(named name: String, _ domain: Domain<Value>) -> Value {
    guard let notes, notes.isClose else { return domain.draw(&choices) }
    return any(named: name, domain, notes)
  }

  @usableFromInline
  mutating func any<Value>(named name: String, _ domain: Domain<Value>, _ notes: Notes) -> Value {
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

  /// Returns true if two values have the same observation. Failures of different lines are different.
  @inlinable
  public func equal<Value>(
    _ left: Value, _ right: Value, _ domain: Domain<Value>, line: UInt = #line
  ) -> Bool {
    let observe = domain.observe
    return equal({ observe(left, &$0) }, { observe(right, &$0) }, line: line)
  }

  /// Returns true if two values of a type with a domain have the same observation.
  @inlinable
  public func equal<Value: LawValue>(
    _ left: Value, _ right: Value, line: UInt = #line
  ) -> Bool {
    equal({ left.observe(&$0) }, { right.observe(&$0) }, line: line)
  }

  /// Returns true if two observations are the same.
  @inlinable
  public func equal(
    _ left: (inout Observation) -> Void, _ right: (inout Observation) -> Void, line: UInt = #line
  ) -> Bool {
    guard Observation.fingerprint(left) != Observation.fingerprint(right) else { return true }
    notes?.note(left, right, kind: UInt64(line))
    return false
  }

  /// Returns true if two observations are the same; a counterexample shows the parts that differ
  /// under the names of the sides.
  func equal(
    _ left: (inout Observation) -> Void, _ right: (inout Observation) -> Void,
    called names: (String, String), kind: String
  ) -> Bool {
    guard Observation.fingerprint(left) != Observation.fingerprint(right) else { return true }
    notes?.note(left, right, called: (names.0 + " ", names.1 + " "), kind: stableHash(kind))
    return false
  }

  /// Returns the condition; if it is false, records `text` as the failure. Failures of different lines
  /// are different.
  public func expect(
    _ condition: Bool, _ text: @autoclosure () -> String, line: UInt = #line
  ) -> Bool {
    if !condition { notes?.complain(text(), kind: UInt64(line)) }
    return condition
  }

  /// Tries a law in this case, and records the error if it throws.
  mutating func tries(_ law: Law) -> Bool {
    do {
      return try law.holds(&self)
    } catch let deadlock as Deadlock {
      notes?.deadlock = deadlock.text
      return false
    } catch {
      // The type and the case of the error, without its values.
      notes?.complain("it throws \(error)", kind: stableHash("\(error._domain) \(error._code)"))
      return false
    }
  }

  /// Counts this case under a label. The report shows the share of each label.
  public func label(_ label: @autoclosure () -> String) { notes?.labels.insert(label()) }

  /// Counts this case under a label if a condition holds.
  public func classify(_ condition: Bool, _ label: @autoclosure () -> String) {
    if condition { notes?.labels.insert(label()) }
  }

  /// Requires that a share of the cases meets a condition. The share is exact if the cases are
  /// exhaustive, and statistical otherwise.
  ///
  /// - Precondition: The share is from 0 to 100 percent.
  public func cover(_ condition: Bool, _ name: @autoclosure () -> String, percent: Int) {
    precondition((0...100).contains(percent), "A share of \(percent) % is none.")
    notes?.cover(name(), percent: percent, condition)
  }
}

/// The notes of a case for its report.
@usableFromInline
final class Notes {
  /// A condition that a share of the cases should meet, and its result in this case.
  struct Covered {
    let name: String
    let percent: Int
    let isMet: Bool

    /// True if the condition has asked a random function.
    var asksFunctions = false
  }

  /// A value that the law is quantified over.
  struct Input {
    let name: String
    let text: () -> String

    /// The function that returns the fingerprint of the value; nil if the domain has only one
    /// value.
    let fingerprint: (() -> UInt64)?
    let isVaried: () -> Bool?
  }

  /// True if the values of the case are recorded, not only its labels, scores and covers.
  @usableFromInline let isClose: Bool

  private(set) var inputs: [Input] = []
  private(set) var qualities: [Covered] = []
  private(set) var covers: [Covered] = []
  var labels: Set<String> = []
  private(set) var difference = ""

  /// The comparison or the kind of the error by which the case failed first; 0 if it is not known.
  private(set) var kind: UInt64 = 0

  /// The commands of a case that never ends.
  var deadlock: String?

  /// True if a failed comparison is recorded as a text.
  private var isShown: Bool { tape?.isShown ?? false }

  /// The tape of the case, if the case is inspected.
  private let tape: Tape?

  /// The callback for each value as it is drawn.
  private let draws: ((String) -> Void)?

  init(_ tape: Tape?, draws: ((String) -> Void)? = nil) {
    isClose = tape != nil
    (self.tape, self.draws) = (tape, draws)
  }

  /// True if the case has a label or a cover; most laws have none.
  var hasShares: Bool { !labels.isEmpty || !covers.isEmpty }

  /// The values of the case, each with its name.
  var values: [(name: String, text: String)] {
    describing { inputs.map { ($0.name, $0.text()) } }
  }

  /// The fingerprints of the values, except for those of one-element domains.
  var words: [UInt64] { describing { inputs.compactMap { $0.fingerprint?() } } }

  /// The values in a line.
  var line: String { values.map { "\($0.name) = \($0.text)" }.joined(separator: ", ") }

  private func describing<Result>(_ body: () -> Result) -> Result {
    tape.map { $0.describing(body) } ?? body()
  }

  /// Clears the notes of a case that is not inspected.
  func clear() {
    labels.removeAll()
    covers.removeAll(keepingCapacity: true)
  }

  @_semantics("optimize.sil.specialize.generic.never")  // Few cases are inspected.
  @usableFromInline
  func note<Value>(_ name: String, _ value: Value, _ domain: Domain<Value>) {
    inputs.append(
      Input(
        name: name, text: { domain.text(value) },
        fingerprint: domain.elements?.count == 1 ? nil : { domain.word(value) },
        isVaried: { domain.varies?(value) }))
    for cover in domain.covers {
      let opened = tape?.opened
      qualities.append(
        Covered(
          name: "\(name) \(cover.name)", percent: cover.percent,
          isMet: describing { cover.isMet(value) }, asksFunctions: tape?.opened != opened))
    }
    draws?("\(name) = \(describing { domain.text(value) })")
  }

  @usableFromInline
  func note(
    _ left: (inout Observation) -> Void, _ right: (inout Observation) -> Void,
    called names: (String, String) = ("", ""), kind: UInt64
  ) {
    fail(kind)
    guard isShown, difference.isEmpty else { return }
    describing {
      difference = Observation.difference(left, right).text(called: names)
    }
  }

  private func fail(_ kind: UInt64) { if self.kind == 0 { self.kind = kind } }

  func complain(_ text: @autoclosure () -> String, kind: UInt64) {
    fail(kind)
    if isShown, difference.isEmpty { difference = describing(text) }
  }

  func cover(_ name: String, percent: Int, _ isMet: Bool) {
    covers.append(Covered(name: name, percent: percent, isMet: isMet))
  }
}
