import Pairings
import PairingsTimeline

/// A running component with its past, whose host sees places and sends texts.
///
/// The explorer and the timeline are those of places, for each component.
package final class Session {
  private typealias Places = Explorer<IdentityOf, StateStore<Place>, Place, Place>

  /// The callbacks of the session.
  package let callbacks = Callbacks()

  package final class Callbacks {
    /// The callback for each committed view.
    package var onView: () -> Void = {}

    /// The callback for each failure of an effect.
    package var onFailure: () -> Void = {}
  }

  private let places: Places
  private let timeline: Timeline<IdentityOf, StateStore<Place>, Place, Place>
  private var tokens: [ObservationToken] = []

  /// Opens a session at a place. An input is the next place.
  package init(_ place: Place) {
    let moves = Dispatcher<IdentityOf, StateOf<Place>, Place>.reduce { place, next in place = next }
    places = Places(.store(place, on: moves) { place, _ in place })
    timeline = Timeline(places, limit: 10_000)
    tokens.append(places.observe { [callbacks] _ in callbacks.onView() })
  }

  /// Opens a session on an explorer whose displays are changed by effects. Each of its views is a
  /// place. An input that is typed at an earlier place returns the explorer to that place first.
  package convenience init<Eff: Launching, Position, Input>(
    _ explorer: Explorer<Eff, StateStore<Position>, Input, Display<Input>>
  ) {
    var (number, isReturning) = (0, false)
    func place() -> Place {
      number += 1
      let (own, position) = (number, explorer.component.position)
      return Place(sending: explorer.view) { input in
        if own != number {
          isReturning = true
          explorer.commit(.set(position))
          isReturning = false
        }
        explorer.send(input)
      }
    }
    self.init(place())
    tokens += [
      explorer.observe { [places] _ in if !isReturning { places.send(place()) } },
      explorer.observeReports { [callbacks] _ in callbacks.onFailure() },
    ]
  }

  /// The present place.
  package var place: Place { places.view }

  /// The past, and the line that a redo follows.
  package var times: Times {
    let path = timeline.path
    let line = [timeline.beginning] + path + timeline.ahead
    let branches = timeline.leaves.compactMap { end -> Times.Branch? in
      guard end != line.last, let component = timeline.component(at: end) else { return nil }
      return Times.Branch(id: end, words: component.view(Send { _ in }).words)
    }
    return Times(line: line, index: path.count, branches: branches)
  }

  /// Sends a typed text, whose effects may go on.
  package func send(_ text: String) throws(Refusal) {
    if let next = try place.after(text) { places.send(next) }
  }

  /// Travels to another time.
  package func travel(_ travel: Travel) throws(Refusal) {
    let answer =
      switch travel {
      case .undo: timeline.undo()
      case .redo: timeline.redo()
      case .jump(let entry): timeline.jump(to: entry)
      }
    guard answer.isAccepted else { throw Refusal(message: "has no such time") }
  }
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
