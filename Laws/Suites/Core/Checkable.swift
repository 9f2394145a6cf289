public import PairingsCore

/// A type constructor whose laws can be checked. It defines the generation and the observation of
/// its values.
///
///     extension BoxOf: Checkable {
///       static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<BoxOf, Value>> {
///         Domain { choices in
///           Box(values.draw(&choices))
///         } observe: { box, seen in
///           values.observe(box.content, &seen)
///         }
///       }
///     }
///     let reports = Runner().check(.monad(BoxOf.self))
///
/// The domain should contain every possible value, above all values that do not commute. The
/// observation should record every observable part: of a space each position, not only the present
/// one. No law compares a part that is not recorded.
public protocol Checkable: TypeConstructor {
  /// Returns the domain of this type constructor over a domain of values.
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>>
}

/// Returns the name of a type constructor in a report: `StateOf<Three>` is `State<Three>`.
package func title<F>(of type: F.Type) -> String {
  let name = "\(type)"
  guard name.hasSuffix("Of") else { return name.replacing("Of<", with: "<") }
  return String(name.dropLast(2)).replacing("Of<", with: "<")
}
