public import PairingsCore

/// The rows of a list, read in place: a copy of a row would cost more than its comparison.
@usableFromInline
protocol ListedRows<ID, Row> {
  associatedtype ID: Hashable
  associatedtype Row

  var count: Int { get }

  /// Returns true if the row at an index shows the same view as another one of the same identity.
  func isSame(_ index: Int, _ rows: [Row], _ other: Int) -> Bool

  func id(_ index: Int) -> ID
  func row(_ index: Int) -> Row
}

/// The elements of a list, which show the same views if they are equal.
@frozen @usableFromInline
struct ListedElements<Element: Identifiable & Equatable>: ListedRows {
  @usableFromInline let elements: [Element]

  @inlinable
  init(_ elements: [Element]) { self.elements = elements }

  @inlinable var count: Int { elements.count }

  @inlinable
  func isSame(_ index: Int, _ rows: [Element], _ other: Int) -> Bool {
    elements[index] == rows[other]
  }

  @inlinable func id(_ index: Int) -> Element.ID { elements[index].id }
  @inlinable func row(_ index: Int) -> Element { elements[index] }
}

/// The parts of an ``Each``, which show the same views if they are one object.
@frozen @usableFromInline
struct ListedParts<ID: Hashable, Part: Comonad>: ListedRows {
  @usableFromInline typealias Row = Kind<Part, TypeErased>

  @usableFromInline let place: _EachPlace<ID, Part>

  @inlinable
  init(_ place: _EachPlace<ID, Part>) { self.place = place }

  @inlinable var count: Int { place.order.count }

  @inlinable
  func isSame(_ index: Int, _ rows: [Row], _ other: Int) -> Bool {
    place.parts[place.order[index]].space === rows[other]
  }

  @inlinable func id(_ index: Int) -> ID { place.parts[place.order[index]].id }
  @inlinable func row(_ index: Int) -> Row { place.parts[place.order[index]].space }
}

extension Send {
  /// Returns the views of the rows of a list: those that were kept for this receiver, and new ones.
  ///
  /// - Parameters:
  ///   - key: The key of the list.
  ///   - rows: The rows.
  ///   - whole: A function that makes an input of one of a row.
  ///   - view: A function that makes the view of a row.
  @inlinable
  func views<Rows: ListedRows, RowInput, View>(
    _ key: ViewKey, of rows: Rows, _ whole: @escaping (Rows.ID, RowInput) -> Input,
    _ view: (Rows.ID, Rows.Row, Send<RowInput>) -> View
  ) -> [View] {
    #if !hasFeature(Embedded)  // As ViewKeeper.
    if body.keepsViews {
      return body.kept(for: key) { KeptRows<Rows.ID, Rows.Row, RowInput, View>() }.views(
        of: rows,
        { id in Send<RowInput>(.init({ body.function(whole(id, $0)) }, keepsViews: true)) }, view)
    }
    #endif
    return (0..<rows.count).map { index in
      let id = rows.id(index)
      return view(id, rows.row(index), contramap { whole(id, $0) })
    }
  }
}
