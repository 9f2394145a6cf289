import Pairings
import PairingsTimeline

/// A running component with its past, whose host sees places and sends texts.
package final class Session {
  /// The function that returns the present place.
  package let place: () -> Place

  /// The function that returns the past, and the line that a redo follows.
  package let times: () -> Times

  /// The callbacks of the session.
  package let callbacks: Callbacks

  package final class Callbacks {
    /// The callback for each committed view.
    package var onView: () -> Void = {}

    /// The callback for each failure of an effect.
    package var onFailure: () -> Void = {}
  }

  private let sending: (String) throws(Refusal) -> Void
  private let travelling: (Travel) throws(Refusal) -> Void
  private let tokens: [ObservationToken]

  private init(
    place: @escaping () -> Place, times: @escaping () -> Times,
    sending: @escaping (String) throws(Refusal) -> Void,
    travelling: @escaping (Travel) throws(Refusal) -> Void, _ callbacks: Callbacks,
    _ tokens: [ObservationToken]
  ) {
    (self.place, self.times, self.sending, self.travelling) = (place, times, sending, travelling)
    (self.callbacks, self.tokens) = (callbacks, tokens)
  }

  /// Opens a session on an explorer.
  ///
  /// - Parameters:
  ///   - place: Returns the place of a view.
  ///   - read: Reads a text as an input at a view.
  package convenience init<Eff: Launching, Position, Input, View>(
    _ explorer: Explorer<Eff, StateStore<Position>, Input, View>,
    at place: @escaping (View) -> Place,
    reading read: @escaping (String, View) throws(Refusal) -> Input
  ) {
    let timeline = Timeline(explorer, limit: 10_000)
    let callbacks = Callbacks()
    self.init(
      place: { place(explorer.view) },
      times: {
        let path = timeline.path
        let line = [timeline.beginning] + path + timeline.ahead
        let branches = timeline.leaves.compactMap { end -> Times.Branch? in
          guard end != line.last, let component = timeline.component(at: end) else { return nil }
          return Times.Branch(id: end, words: place(component.view(Send { _ in })).words)
        }
        return Times(line: line, index: path.count, branches: branches)
      },
      sending: { text throws(Refusal) in explorer.send(try read(text, explorer.view)) },
      travelling: { travel throws(Refusal) in
        let isThere =
          switch travel {
          case .undo: timeline.undo()
          case .redo: timeline.redo()
          case .jump(let entry): timeline.jump(to: entry)
          }
        guard isThere else { throw Refusal(message: "has no such time") }
      },
      callbacks,
      [
        explorer.observe { _ in callbacks.onView() },
        explorer.observeReports { _ in callbacks.onFailure() },
      ])
  }

  /// Opens a session at a place. An input is the place to which a text leads.
  package convenience init(_ place: Place) {
    let moves = Dispatcher<IdentityOf, StateOf<Place>, Place>.reduce { place, next in place = next }
    self.init(
      Explorer(.store(place, on: moves) { place, _ in place }), at: { $0 },
      reading: { text, place throws(Refusal) in try place.after(text) })
  }

  /// Opens a session on an explorer whose displays are changed by effects.
  package convenience init<Eff: Launching, Position, Input>(
    _ explorer: Explorer<Eff, StateStore<Position>, Input, Display<Input>>
  ) {
    self.init(
      explorer,
      at: { display in
        Place(display) { _ throws(Refusal) in throw Refusal(message: "is decided by an effect") }
      },
      reading: { text, display throws(Refusal) in try display.respond(text) })
  }

  /// Sends a typed text, whose effects may go on.
  package func send(_ text: String) throws(Refusal) { try sending(text) }

  /// Travels to another time.
  package func travel(_ travel: Travel) throws(Refusal) { try travelling(travel) }
}

/// A travel through time.
package enum Travel {
  case undo, redo

  /// A travel to an entry.
  case jump(Int)
}

/// The past of a session: the entries on the way to the present and on the way of a redo, and the
/// ends of the other branches.
package struct Times {
  /// The end of a branch, with the view there in words.
  package struct Branch {
    package let id: Int
    package let words: String
  }

  /// The numbers of the entries on the line, from the beginning.
  package let line: [Int]

  /// The index of the present entry in the line.
  package let index: Int

  package let branches: [Branch]
}
