public import Pairings

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// A value that somebody reads and sets, of a view and an explorer that has it from inputs alone:
/// what a text field or a switch edits.
///
///     let name = explorer.bind(get: \.name, send: { .rename($0) })
///     name.value = "Ada"     // sends .rename("Ada")
///     name.value             // the name that is shown then
///
/// It holds no value of its own. It keeps its explorer, lives in its isolation and is not
/// `Sendable`.
public struct Bound<Value> {
  /// Returns the value that is shown.
  public let get: () -> Value

  /// Sends the input that a new value means.
  public let set: (_ value: Value) -> Void

  /// Creates a value from a way to read it and a way to set it.
  public init(get: @escaping () -> Value, set: @escaping (_ value: Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// The value that is shown; setting it sends an input.
  public var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

extension Explorer {
  /// Returns a part of what this explorer shows, of which a new value is sent as an input.
  ///
  ///     TextField("name", text: explorer.bind(get: \.name, send: { .rename($0) }).binding)
  ///
  /// What the input means decides what is shown afterwards: it may refuse the value.
  ///
  /// - Parameters:
  ///   - part: The part of a view: a function, or a key path.
  ///   - input: Makes the input of a new value.
  public func bind<Value>(
    get part: @escaping (_ view: View) -> Value, send input: @escaping (_ value: Value) -> Input
  ) -> Bound<Value> {
    Bound(get: { part(self.view) }, set: { self.send(input($0)) })
  }
}

#if canImport(SwiftUI)
extension Bound {
  /// The same for controls of SwiftUI.
  @MainActor
  public var binding: SwiftUI.Binding<Value> {
    SwiftUI.Binding(get: { @MainActor in get() }, set: { @MainActor in set($0) })
  }
}
#endif
