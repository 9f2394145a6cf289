public import Pairings

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// A two-way binding to a part of an explorer's view, for a text field or a switch. Reading returns
/// the shown value, and setting sends an input.
///
///     let name = explorer.bind(get: \.name, send: { .rename($0) })
///     name.value = "Ada"     // sends .rename("Ada")
///     name.value             // the name that is shown then
///
/// A binding stores no value. It keeps its explorer, lives in the explorer's isolation and is not
/// `Sendable`.
public struct Bound<Value> {
  /// The function that returns the shown value.
  public let get: () -> Value

  /// The function that sends the input for a new value.
  public let set: (_ value: Value) -> Void

  /// Creates a binding from a getter and a setter.
  public init(get: @escaping () -> Value, set: @escaping (_ value: Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// The shown value; setting it sends an input.
  public var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

extension Explorer {
  /// Returns a binding to a part of this explorer's view, which sends a new value as an input.
  ///
  ///     TextField("name", text: explorer.bind(get: \.name, send: { .rename($0) }).binding)
  ///
  /// The move of the input determines the view, and so may refuse the value.
  ///
  /// - Parameters:
  ///   - part: Returns the part of a view: a function, or a key path.
  ///   - input: Returns the input for a new value.
  public func bind<Value>(
    get part: @escaping (_ view: View) -> Value, send input: @escaping (_ value: Value) -> Input
  ) -> Bound<Value> {
    Bound(get: { part(self.view) }, set: { self.send(input($0)) })
  }
}

#if canImport(SwiftUI)
extension Bound {
  /// The binding as a value for controls of SwiftUI.
  @MainActor
  public var binding: SwiftUI.Binding<Value> {
    SwiftUI.Binding(get: { @MainActor in get() }, set: { @MainActor in set($0) })
  }
}
#endif
