import PairingsWeb

/// The visible state of a component.
struct Scene {
  /// A key with the view that it leads to.
  struct Promise {
    let key: Key

    /// The text of the view that the key leads to. It is nil if the key is refused, or if the view
    /// cannot be known.
    let future: String?

    /// The change from the present view to that one, in words.
    let change: String
  }

  let exhibit: Exhibit

  /// The text of the view.
  let text: String

  /// The view: its widget, or its parts in words.
  let picture: PageNode

  /// The keys, each with its future.
  let promises: [Promise]

  /// The draft of a line, with its future.
  let draft: Promise

  /// The past.
  let times: Times

  /// The reason for which the last input was refused.
  let message: String

  init(_ exhibit: Exhibit, _ session: Session, draft: String, message: String) {
    let present = session.place
    let facts = present.facts()
    func promise(_ key: Key) -> Promise {
      let isTyped = !key.input.utf8.isEmpty
      let isKnown = exhibit.unknown == nil && isTyped
      let future = isKnown ? try? present.after(key.input) : nil
      return Promise(
        key: key, future: future?.text, change: future?.facts().change(from: facts) ?? "")
    }
    (self.exhibit, text, self.message) = (exhibit, present.text, message)
    picture = present.widget()?.picture ?? FactsView(facts: facts).node
    promises = exhibit.keys.map(promise)
    self.draft = promise(Key(draft, ""))
    times = session.times
  }
}
