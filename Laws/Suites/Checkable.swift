public import Pairings

/// A type constructor whose laws can be checked: it says how values are made and
/// what can be seen of them.
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
/// Make every value that there is, those that do not commute above all, and record
/// all that can be seen: a space at every place and not only at the present one. What
/// is not recorded, no law looks at.
public protocol Checkable: TypeConstructor {
  /// Returns the values of this type constructor that contain given ones.
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>>
}

/// Returns what a report calls a type constructor: `StateOf<Three>` is `State<Three>`.
@usableFromInline
func title<F>(of type: F.Type) -> String {
  let name = "\(type)"
  guard name.hasSuffix("Of") else { return name.replacing("Of<", with: "<") }
  return String(name.dropLast(2)).replacing("Of<", with: "<")
}
