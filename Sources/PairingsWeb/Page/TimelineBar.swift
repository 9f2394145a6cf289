package import PairingsTimeline

/// The past of a component in a page: a slider from the beginning to the end of the redo, and a
/// button for each other branch.
package struct TimelineBar {
  /// An input of the bar.
  package enum Input {
    /// An undo.
    case undo

    /// A redo.
    case redo

    /// A jump to an entry.
    case jump(Int)

    /// A save of the recording.
    case save

    /// No travel; the listeners around the bar do not receive the event.
    case nothing
  }

  private let times: Times
  private let isSaving: Bool

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - times: The past.
  ///   - isSaving: True if a button saves the recording.
  package init(_ times: Times, isSaving: Bool = false) {
    (self.times, self.isSaving) = (times, isSaving)
  }

  /// The elements of the bar.
  package var node: Node<Input> {
    .element(
      "section", [.class("times"), .attribute("aria-label", "Time")],
      [
        .element("h3", [], ["Time"]),
        .element(
          "div", [.class("travel")],
          [
            button("Back", .undo, isOff: times.index == 0), slider,
            button("Forward", .redo, isOff: times.index == last),
            .element("span", [.class("place")], [.text(place)]),
          ] + (isSaving ? [button("Save recording", .save, isOff: false)] : [])),
        .element(
          "ul", [.class("branches"), .attribute("aria-label", "Branches")],
          times.branches.map(branch)),
      ])
  }

  private var last: Int { times.line.count - 1 }

  private var place: String {
    var bytes = times.index.description.bytes
    bytes.add(" of ")
    bytes.add(last.description)
    return String(bytes: bytes)
  }

  private var slider: Node<Input> {
    let line = times.line
    return .element(
      "input",
      [
        .attribute("type", "range"), .attribute("aria-label", "Time"), .attribute("min", "0"),
        .attribute("max", last.description), .attribute("aria-valuetext", place),
        .flag("disabled", last == 0), .value(times.index.description),
        .on("input") { event in
          guard let index = Int(event.value), line.indices.contains(index) else { return nil }
          return .jump(line[index])
        },
        .on("keydown", .stopPropagation) { event in
          event.key.bytes.count == 1 ? nil : .nothing  // Only arrows move the slider.
        },
      ])
  }

  private func button(_ label: String, _ input: Input, isOff: Bool) -> Node<Input> {
    .element("button", [.flag("disabled", isOff), .on("click", input)], [.text(label)])
  }

  private func branch(_ entry: Int) -> Node<Input> {
    var label = "Branch ".bytes
    label.add(entry.description)
    return .element(
      "li", key: .number(entry), [],
      [.element("button", [.on("click", .jump(entry))], [.text(String(bytes: label))])])
  }
}
