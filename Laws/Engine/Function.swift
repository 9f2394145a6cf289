/// A random function that can be shown and shrunk.
///
/// Its value for an input depends on the input's fingerprint and not on the order of the calls. Its
/// text is the table of its requested inputs: `{.a1 → .b2, _ → .b0}`.
///
/// - SeeAlso: Claessen, *Shrinking and Showing Functions* (2012).
public struct Function<Input, Output> {
  let table: FunctionTable<Input, Output>

  init(_ table: FunctionTable<Input, Output>) { self.table = table }

  /// The function, which returns the value for an input.
  public var run: (Input) -> Output { { [table] in table.answer($0) } }

  /// Returns the value for an input.
  public func callAsFunction(_ input: Input) -> Output { table.answer(input) }
}

/// The domains of the inputs and outputs, which all functions of one domain share.
final class Signature<Input, Output> {
  let inputs: Domain<Input>
  let outputs: Domain<Output>

  init(_ inputs: Domain<Input>, _ outputs: Domain<Output>) {
    self.inputs = inputs
    self.outputs = outputs
  }
}

/// A requested input of a random function.
struct Question {
  /// The fingerprint of the input.
  let key: UInt64

  /// The text of the input, in a case that is shown. The input itself is not stored, since it may
  /// hold the function.
  let text: String?

  /// True if the answer is the fallback, which all inputs without an answer of their own share.
  let isFallback: Bool
}

/// The table of the answers that a random function has given, and the source of new ones.
final class FunctionTable<Input, Output> {
  let seed: UInt64
  let size: Int
  let signature: Signature<Input, Output>
  let tape: Tape?
  let stream: Int
  let number: Int
  let discard: Discard?
  var questions: [Question] = []

  /// The index of the question of each key.
  var places: [UInt64: Int] = [:]

  /// The answer to each question.
  var answers: [Output] = []

  var fallback: Output?

  init(_ signature: Signature<Input, Output>, _ choices: inout Choices) {
    seed = choices.random.next()
    size = choices.scale
    self.signature = signature
    tape = choices.tape
    stream = choices.stream
    number = choices.functions
    discard = choices.discard
    choices.functions += 1
  }

  func answer(_ input: Input) -> Output {
    let key = Observation.fingerprint { signature.inputs.observe(input, &$0) }
    guard tape == nil else { return recorded(input, key) }
    var choices = Choices(
      seed: RandomStream.derive(seed, key), size: size, tape: nil, stream: 0, discard: discard)
    return signature.outputs.draw(&choices)
  }

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

  /// The requested inputs and their answers, as a table.
  var text: String {
    let entries = questions.indices.filter { !questions[$0].isFallback }.map {
      "\(text(of: questions[$0])) → \(signature.outputs.text(answers[$0]))"
    }
    let rest = fallback.map { ["_ → \(signature.outputs.text($0))"] } ?? []
    return "{" + (entries + rest).joined(separator: ", ") + "}"
  }

  /// Returns the text of the input of a question. Without a stored text, it is that of the domain's
  /// element with the same fingerprint, or the fingerprint.
  private func text(of question: Question) -> String {
    if let text = question.text { return text }
    let element = signature.inputs.elements?.first { element in
      Observation.fingerprint { signature.inputs.observe(element, &$0) } == question.key
    }
    return element.map(signature.inputs.text) ?? "#" + String(question.key, radix: 36)
  }

  /// True if the function returned different values; nil for fewer than two requests.
  var isVaried: Bool? {
    guard answers.count > 1 else { return nil }
    let words = answers.map { answer in
      Observation.fingerprint { signature.outputs.observe(answer, &$0) }
    }
    return words.contains { $0 != words[0] }
  }
}
