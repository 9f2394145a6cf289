public import Pairings
public import PairingsTimeline

extension Page {
  /// Creates a page of a component with its timeline below it: a slider over the past, and a button
  /// for each other branch. The effects of the component wait for the browser.
  ///
  ///     Page(timelineOf: counter)
  ///
  /// Each commit draws the buttons of all branches.
  ///
  /// Travel starts no effect, and cancels none but those of parts that go. With a format, a button
  /// saves the recording of the path to the present view as a file. The button works after an input
  /// that has stopped the program, and the recording ends with that input.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - start: The effects that start when the page opens.
  ///   - recording: The format of the recording; nil for no button.
  /// - SeeAlso: ``/PairingsTimeline/Timeline``, which travels.
  public convenience init<Eff: Launching, Pair: Pairing, Input>(
    timelineOf component: Component<Eff, Pair, Input, Node<Input>>,
    start: Effects<Eff, Pair.Moves, Input> = .none, recording: RecordingFormat<Input>? = nil
  ) where Eff.Launcher == Window {
    self.init { Page.show(Timeline(Explorer(component, on: $1)), $0, $1, start, recording) }
  }

  /// Creates a page of a component with its timeline below it. The effects of the component need no
  /// launcher.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - start: The effects that start when the page opens.
  ///   - recording: The format of the recording; nil for no button.
  public convenience init<Eff: Launching, Pair: Pairing, Input>(
    timelineOf component: Component<Eff, Pair, Input, Node<Input>>,
    start: Effects<Eff, Pair.Moves, Input> = .none, recording: RecordingFormat<Input>? = nil
  ) where Eff.Launcher == Void {
    self.init { Page.show(Timeline(Explorer(component)), $0, $1, start, recording) }
  }

  private static func show<Eff: Launching, Pair: Pairing, Input>(
    _ timeline: Timeline<Eff, Pair, Input, Node<Input>>, _ apply: @escaping ([UInt8]) -> Void,
    _ window: Window, _ start: Effects<Eff, Pair.Moves, Input>, _ recording: RecordingFormat<Input>?
  ) -> Opened {
    let renderer = Renderer<TimelinePageInput<Input>>()
    // There is an input after a trap, where no `send` returns, with the entry before it.
    var unfinished: (input: Input, after: Int)?
    func render(_ view: Node<Input>) -> [UInt8]? {
      let bar = TimelineBar(Times(timeline), isSaving: recording != nil)
      return renderer.render(view.map { .component($0) }, above: bar.node.map { .bar($0) })
    }
    return show(timeline.explorer, apply, window, start, renderer, render) { input in
      switch input {
      case .component(let input):
        guard unfinished == nil else { return _ = timeline.explorer.send(input) }
        unfinished = (input, timeline.current)
        timeline.explorer.send(input)
        unfinished = nil
      case .bar(.undo): timeline.undo()
      case .bar(.redo): timeline.redo()
      case .bar(.jump(let entry)): timeline.jump(to: entry)
      case .bar(.slide(let index)): timeline.jump(toIndex: index)
      case .bar(.nothing): break
      case .bar(.save):
        guard let recording else { return }
        var name = recording.subject.bytes
        name.add(".jsonl")
        // A view that traps follows the commit of its input, which is an entry then.
        let last = unfinished.flatMap { timeline.current == $0.after ? $0.input : nil }
        let text = timeline.recording(as: recording, endingWith: last)
        _ = window.ask(.download(text, as: String(bytes: name))) { _ in }
      }
    }
  }
}

/// An input of a page with a timeline: of the component, or of the bar below it.
private enum TimelinePageInput<Input> {
  case component(Input)
  case bar(TimelineBar.Input)
}
