/// A part in which two values differ: `notes[1].title: "a" ≠ "b"`.
package struct ValueDifference: Equatable {
  /// The path of the part; empty for the values themselves.
  package let path: ValuePath

  /// The text of the part in the first value; nil if that value lacks the part.
  package let left: String?

  /// The text of the part in the second value; nil if that value lacks the part.
  package let right: String?

  /// True if `==` says that the values differ, and each of their parts is equal.
  private let isByEqualsAlone: Bool

  /// Creates a difference. Long texts are cut: they begin shortly before their first difference.
  package init(
    at path: ValuePath, _ left: String?, _ right: String?, isByEqualsAlone: Bool = false
  ) {
    (self.path, self.isByEqualsAlone) = (path, isByEqualsAlone)
    (self.left, self.right) = focused(left, right)
  }
}

extension ValueDifference: CustomStringConvertible {
  /// The path and the texts of both parts, in a line of bounded length.
  package var description: String { text() }

  /// Returns the path and the texts of both parts, each after the name of its side.
  package func text(called names: (String, String) = ("", "")) -> String {
    let place = path.text.isEmpty ? "" : "\(path.text): "
    let hidden = "they differ in a part that is not shown"
    guard left != nil || right != nil else { return place + hidden }
    let sides = "\(names.0)\(left ?? "nothing") ≠ \(names.1)\(right ?? "nothing")"
    guard left == right else { return place + sides }
    return place + sides + ": "
      + (isByEqualsAlone
        ? "they are equal in every part that is shown, and not by ==, as NaN and NaN are" : hidden)
  }
}

/// The path of a part of a value.
package struct ValuePath: Equatable {
  /// The steps of the path, as in source: `notes[1].title`.
  package let text: String

  private init(_ text: String) { self.text = text }

  /// The path of the value itself.
  package static var whole: ValuePath { ValuePath("") }

  /// Returns the path of a part with a name.
  package func field(_ name: String) -> ValuePath {
    ValuePath(text.isEmpty ? name : "\(text).\(name)")
  }

  /// Returns the path of an element, at an index or under a key.
  package func element(_ key: some Any) -> ValuePath { ValuePath("\(text)[\(key)]") }

  /// Returns the path of the value of a function for an input.
  package func entry(_ input: String) -> ValuePath { ValuePath("\(text)(\(input))") }

  /// Returns the path of a line of a text, counted from 1.
  func line(_ number: Int) -> ValuePath {
    ValuePath(text.isEmpty ? "line \(number)" : "\(text), line \(number)")
  }
}
