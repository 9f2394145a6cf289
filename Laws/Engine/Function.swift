/// A random function that can be shown and shrunk.
///
/// Its value for an input follows from the input's fingerprint and not from the
/// order of the calls. Shown, it is the table of the inputs that it was asked for:
/// `{a1 → b2, _ → b0}`.
///
/// - SeeAlso: Claessen, *Shrinking and Showing Functions* (2012).
@frozen
public struct Function<Input, Output> {
  @usableFromInline let table: FunctionTable<Input, Output>

  @inlinable
  init(_ table: FunctionTable<Input, Output>) { self.table = table }

  /// Returns the value for an input.
  @inlinable
  public var run: (Input) -> Output { { [table] in table.answer($0) } }

  /// Returns the value for an input.
  @inlinable
  public func callAsFunction(_ input: Input) -> Output { table.answer(input) }
}

/// What the functions of one domain have in common.
@usableFromInline
@_fixed_layout
final class Signature<Input, Output> {
  @usableFromInline let inputs: Domain<Input>
  @usableFromInline let outputs: Domain<Output>

  @inlinable
  init(_ inputs: Domain<Input>, _ outputs: Domain<Output>) {
    self.inputs = inputs
    self.outputs = outputs
  }
}

/// What a random function was asked for.
@usableFromInline
struct Question {
  /// The fingerprint of the input.
  let key: UInt64

  /// How the input reads, in a case that is shown. The input itself is not kept, since it may
  /// hold the function.
  let text: String?

  /// Whether the answer is the one for all inputs without an own.
  let isFallback: Bool
}

/// How the values of a random function are made, and which ones were.
@usableFromInline
@_fixed_layout
final class FunctionTable<Input, Output> {
  @usableFromInline let seed: UInt64
  @usableFromInline let size: Int
  @usableFromInline let signature: Signature<Input, Output>
  @usableFromInline let tape: Tape?
  @usableFromInline let stream: Int
  @usableFromInline let number: Int
  @usableFromInline let discard: Discard?
  @usableFromInline var questions: [Question] = []

  /// Where the question with a key stands.
  @usableFromInline var places: [UInt64: Int] = [:]

  /// The value for each question.
  @usableFromInline var answers: [Output] = []

  @usableFromInline var fallback: Output?

  @inlinable
  init(_ signature: Signature<Input, Output>, _ choices: inout Choices) {
    seed = choices.random.next()
    size = choices.size
    self.signature = signature
    tape = choices.tape
    stream = choices.stream
    number = choices.functions
    discard = choices.discard
    choices.functions += 1
  }

  @inlinable
  func answer(_ input: Input) -> Output {
    let key = Observation.fingerprint { signature.inputs.observe(input, &$0) }
    guard tape == nil else { return recorded(input, key) }
    var choices = Choices(
      seed: RandomStream.derive(seed, key), size: size, tape: nil, stream: 0, discard: discard)
    return signature.outputs.draw(&choices)
  }

  @_semantics("optimize.sil.specialize.generic.never")  // Looked at closely, few cases are.
  @usableFromInline
  func recorded(_ input: Input, _ key: UInt64) -> Output {
    if let index = places[key] { return answers[index] }
    let own = tape?.answer(
      function: number, stream: stream, input: key, rank: answers.count)
    let output = own.map { make(RandomStream.derive(seed, key), $0) } ?? rest()
    guard tape?.isDescribing != true else { return output }
    var text: String?
    if let tape, tape.isShown { text = tape.describing { signature.inputs.text(input) } }
    places[key] = questions.count
    questions.append(Question(key: key, text: text, isFallback: own == nil))
    answers.append(output)
    return output
  }

  private func rest() -> Output {
    if let fallback { return fallback }
    let output = make(seed, tape?.fallback(function: number, stream: stream) ?? 0)
    if tape?.isDescribing != true { fallback = output }
    return output
  }

  private func make(_ seed: UInt64, _ stream: Int) -> Output {
    var choices = Choices(seed: seed, size: size, tape: tape, stream: stream, discard: discard)
    return signature.outputs.draw(&choices)
  }

  /// The values that were asked for, as a table.
  @_semantics("optimize.sil.specialize.generic.never")  // Looked at closely, few cases are.
  var text: String {
    let entries = questions.indices.filter { !questions[$0].isFallback }.map {
      "\(text(of: questions[$0])) → \(signature.outputs.text(answers[$0]))"
    }
    let rest = fallback.map { ["_ → \(signature.outputs.text($0))"] } ?? []
    return "{" + (entries + rest).joined(separator: ", ") + "}"
  }

  /// How the input of a question reads: where nothing is shown by what tells it apart, if it is
  /// none of few.
  private func text(of question: Question) -> String {
    if let text = question.text { return text }
    let element = signature.inputs.elements?.first { element in
      Observation.fingerprint { signature.inputs.observe(element, &$0) } == question.key
    }
    return element.map(signature.inputs.text) ?? "#" + String(question.key, radix: 36)
  }

  /// Whether it was asked for different values; nil if for fewer than two.
  @_semantics("optimize.sil.specialize.generic.never")  // Looked at closely, few cases are.
  var isVaried: Bool? {
    guard answers.count > 1 else { return nil }
    let words = answers.map { answer in
      Observation.fingerprint { signature.outputs.observe(answer, &$0) }
    }
    return words.contains { $0 != words[0] }
  }
}
