/// What is sent at an event: behind a reference, so that a property is of one size, whatever the
/// inputs are.
@usableFromInline
@_fixed_layout
final class Listener<Input> {
  @usableFromInline
  enum Content {
    /// An input.
    case input(Input)

    /// An input that is made of what the event brings, if any.
    case made((Event) -> Input?)
  }

  @usableFromInline let content: Content

  @inlinable
  init(_ content: Content) { self.content = content }

  /// The input that is sent at an event.
  func input(at event: Event) -> Input? {
    switch content {
    case .input(let input): input
    case .made(let make): make(event)
    }
  }

  /// The same, which sends other inputs.
  func map<NewInput>(_ transform: @escaping (Input) -> NewInput) -> Listener<NewInput> {
    switch content {
    case .input(let input): Listener<NewInput>(.input(transform(input)))
    case .made(let make): Listener<NewInput>(.made { make($0).map(transform) })
    }
  }
}
