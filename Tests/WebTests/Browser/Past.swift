import Pairings
import PairingsTimeline
import PairingsWeb

/// A page with its past: a count, which keys change as well, and an input that stops the program.
@main enum Past: WebPage {
  enum Input { case up, down, stop }

  static func page() -> Page {
    Page(
      timelineOf: counter,
      recording: RecordingFormat(subject: "counter", inputs: "Past.Input") { input in
        switch input {
        case .up: #"{"up":{}}"#
        case .down: #"{"down":{}}"#
        case .stop: #"{"stop":{}}"#
        }
      })
  }

  static var counter: Component<IdentityOf, StateStore<Int>, Input, Node<Input>> {
    .store(
      0,
      on: .reduce { count, input in
        switch input {
        case .up: count += 1
        case .down: count -= 1
        case .stop: preconditionFailure("The program stops.")
        }
      }
    ) { count, _ in
      .element(
        "main", [.on("keydown") { $0.isKey("+") ? .up : $0.isKey("-") ? .down : nil }],
        [
          .element("output", [], [.text(count.description)]),
          .element("button", [.on("click", .stop)], ["stop"]),
        ])
    }
  }
}
