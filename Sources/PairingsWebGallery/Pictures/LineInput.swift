import Pairings
import PairingsWeb

/// An input for a line, which is sent by Enter and then empty again.
struct LineInput {
  let label: String
  var text = ""
  let send: (String) -> Deed

  var node: PageNode {
    .element(
      "input",
      [
        .class("entry"), .attribute("aria-label", label), .attribute("placeholder", label),
        .attribute("autocomplete", "off"), .value(text),
        .on("keydown", .stopPropagation) { event in
          event.isKey("Enter") ? send(event.value) : .pure(())
        },
      ])
  }
}
