#if !hasFeature(Embedded)  // As ViewKeeper.

/// The views of the rows of a list, for one receiver of inputs. A row whose value is the same as
/// before keeps its view.
///
/// There are two lists of views. While the one that was made last is shown, the other is brought up to
/// date in place, so that a list of *n* rows of which one has changed costs *n* comparisons and no copy.
@usableFromInline
@_fixed_layout
final class KeptRows<ID: Hashable, Row, Input, View>: ViewKeeper {
  /// The rows of a list with the views that were made for them.
  @frozen @usableFromInline
  struct Made {
    /// The number of the identities that the rows had.
    @usableFromInline var number = 0
    @usableFromInline var rows: [Row] = []
    @usableFromInline var views: [View] = []

    @inlinable
    init() {}
  }

  @frozen @usableFromInline
  struct Lists {
    /// The identities of the rows, with their receivers, and the number of times that they have changed.
    @usableFromInline var ids: [ID] = []
    @usableFromInline var sends: [Send<Input>] = []
    @usableFromInline var number = 0

    /// The list that was made last, and the one before.
    @usableFromInline var last = Made()
    @usableFromInline var other = Made()

    @inlinable
    init() {}
  }

  /// The lists; nil while views are made, which may make the same list again.
  @usableFromInline var lists: Lists? = Lists()

  @inlinable
  init() { super.init(keepsViews: true) }

  /// Returns the views of rows.
  @inlinable
  func views(
    of rows: some ListedRows<ID, Row>, _ receive: (ID) -> Send<Input>,
    _ view: (ID, Row, Send<Input>) -> View
  ) -> [View] {
    var lists = lists.take() ?? Lists()
    if lists.ids.count == rows.count,
      lists.ids.indices.allSatisfy({ rows.id($0) == lists.ids[$0] })
    {
      lists.update(rows, view)
    } else {
      lists.arrange(rows, receive, view)
    }
    // Those that were made meanwhile, or all if they were to be forgotten meanwhile.
    let stale = keepsViews ? self.lists : lists
    if keepsViews { self.lists = lists }
    for send in stale?.sends ?? [] { send.body.forget() }
    return lists.last.views
  }

  /// Forgets the views, and what the rows have kept.
  @usableFromInline
  override func forget() {
    super.forget()
    let lists = lists.take()
    for send in lists?.sends ?? [] { send.body.forget() }
  }
}

extension KeptRows.Lists {
  @usableFromInline typealias Made = KeptRows<ID, Row, Input, View>.Made

  /// Makes the views of the rows that have changed, whose identities are the same.
  @inlinable
  mutating func update(
    _ rows: some ListedRows<ID, Row>, _ view: (ID, Row, Send<Input>) -> View
  ) {
    var made = other
    other = last
    if made.number != number { made = last }
    for index in changes(of: rows, since: made.rows) {
      made.rows[index] = rows.row(index)
      made.views[index] =
        rows.isSame(index, other.rows, index)
        ? other.views[index] : view(ids[index], made.rows[index], sends[index])
    }
    last = made
  }

  /// Returns the indices of the rows that have changed. A row that has not is not retained.
  @inlinable
  func changes(of rows: some ListedRows<ID, Row>, since old: [Row]) -> [Int] {
    var changes: [Int] = []
    for index in old.indices where !rows.isSame(index, old, index) { changes.append(index) }
    return changes
  }

  /// Makes the views of the rows that are new or have changed.
  @inlinable
  mutating func arrange(
    _ rows: some ListedRows<ID, Row>, _ receive: (ID) -> Send<Input>,
    _ view: (ID, Row, Send<Input>) -> View
  ) {
    let (places, old) = (Dictionary(zip(ids, ids.indices)) { first, _ in first }, self)
    var isGone = Array(repeating: true, count: ids.count)
    number += 1
    (ids, sends, other) = ([], [], Made())
    var made = Made()
    made.number = number
    for index in 0..<rows.count {
      let (id, row) = (rows.id(index), rows.row(index))
      let place = places[id]
      let send = place.map { old.sends[$0] } ?? receive(id)
      let isKept = place.map { rows.isSame(index, old.last.rows, $0) } ?? false
      ids.append(id)
      sends.append(send)
      made.rows.append(row)
      made.views.append(isKept ? old.last.views[place ?? 0] : view(id, row, send))
      if let place { isGone[place] = false }
    }
    last = made
    for place in isGone.indices where isGone[place] { old.sends[place].body.forget() }
  }
}

#endif
