import Notes
import PairingsAtlas
import PairingsTerminal

extension ExploredComponent {
  /// A counter, and notes from a server, with properties.
  public static var all: [ExploredComponent] {
    [
      ExploredComponent(
        "counter", about: "a count", inputs: .keys(["+": 1, "-": -1, "↑": 10]),
        properties: [.always(Proposition("below forty") { count in Int(count) ?? 40 < 40 })],
        within: .depth(5)
      ) { counter },
      opening("notes") { notes },
      opening("stale") { stale },
    ]
  }

  private static func opening(
    _ name: String, page: @escaping @MainActor () -> NotesPage
  ) -> ExploredComponent {
    ExploredComponent(
      name, about: "notes from a server",
      inputs: .lines(["open a", "open b"]) { line in
        line.hasPrefix("open ") ? .open(String(line.dropFirst(5))) : nil
      },
      failure: Offline(),
      properties: [
        .always(
          Proposition("what is wanted is shown when nothing waits") { page in
            !page.isQuiet || page.view.wanted == page.view.shown
          })
      ], component: page)
  }
}
