import PairingsWeb

/// An input element for a line. Enter sends the line as an input and empties the element.
struct LineInput {
  let label: String
  var text = ""
  let input: (_ line: String) -> String

  var node: PageNode {
    .element(
      "input",
      [
        .class("entry"), .attribute("aria-label", label), .attribute("placeholder", label),
        .attribute("autocomplete", "off"), .value(text),
        .on("keydown", .stopPropagation) { event in
          event.isKey("Enter") ? .send(input(event.value)) : .nothing
        },
      ])
  }
}
