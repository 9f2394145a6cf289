/// A widget with which a graphical host shows a view.
///
/// A component chooses its widget among these, and a host draws each of them once, whichever
/// component chooses it. What a user does with a widget is a text, as on a terminal.
package enum Widget {
  /// A plane of cells, seen through a window around one of them.
  case plane(Plane, around: Cell, caption: String)

  /// Curves over the same points, with the range of their values.
  case curves([Curve], in: ClosedRange<Double>, caption: String)

  /// A table of cells with formulas.
  case sheet(Sheet)

  /// A meter that folds away.
  case meter(Meter)

  /// A question with its choices.
  case menu(Menu)

  /// Pages of which one is shown.
  case tabs(TabBar)
}

extension Widget {
  /// The values of a function at successive points.
  package struct Curve {
    package let name: String
    package let values: [Double]
  }

  /// A value between zero and a maximum, with the inputs that change it.
  package struct Meter {
    package let name: String

    /// The value, or nil while the meter is folded.
    package let value: Int?
    package let maximum: Int

    /// The input that folds and unfolds the meter.
    package let fold: String

    /// The inputs that lessen the value, increase it, and set it to zero.
    package let less, more, none: Key
  }

  /// A question, the answers that lead to it, and the inputs that answer it.
  package struct Menu {
    package let path: [String]
    package let question: String
    package let choices: [Key]
  }

  /// The names of two pages, the index of the shown one, the input that turns to the other, and the
  /// text of the shown one.
  package struct TabBar {
    package let names: [String]
    package let index: Int
    package let turn: String
    package let page: String
  }
}
