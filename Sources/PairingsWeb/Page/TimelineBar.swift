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

    /// A jump to an index in the line.
    case slide(Int)

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
            button("Forward", .redo, isOff: times.index == times.last),
            .element("span", [.class("place")], [.text(place)]),
          ] + (isSaving ? [button("Save recording", .save, isOff: false)] : [])),
        .element(
          "ul", [.class("branches"), .attribute("aria-label", "Branches")],
          times.branches.map(branch)),
      ])
  }

  private var place: String {
    var bytes = times.index.description.bytes
    bytes.add(" of ")
    bytes.add(times.last.description)
    return String(bytes: bytes)
  }

  private var slider: Node<Input> {
    .element(
      "input",
      [
        .attribute("type", "range"), .attribute("aria-label", "Time"), .attribute("min", "0"),
        .attribute("max", times.last.description), .attribute("aria-valuetext", place),
        .flag("disabled", times.last == 0), .value(times.index.description),
        .on("input") { event in Int(event.value).map { .slide($0) } },
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
