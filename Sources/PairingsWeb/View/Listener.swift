/// The input of a listener, behind a reference, so that the size of a property does not depend on
/// the type of the inputs.
@usableFromInline
@_fixed_layout
final class Listener<Input> {
  @usableFromInline
  enum Content {
    /// A fixed input.
    case input(Input)

    /// A function that returns the input for an event, or nil.
    case made((Event) -> Input?)
  }

  @usableFromInline let content: Content

  @inlinable
  init(_ content: Content) { self.content = content }

  /// Returns the input for an event, or nil.
  func input(at event: Event) -> Input? {
    switch content {
    case .input(let input): input
    case .made(let make): make(event)
    }
  }

  /// Returns the listener with its inputs mapped.
  func map<NewInput>(_ transform: @escaping (Input) -> NewInput) -> Listener<NewInput> {
    switch content {
    case .input(let input): Listener<NewInput>(.input(transform(input)))
    case .made(let make): Listener<NewInput>(.made { make($0).map(transform) })
    }
  }
}
