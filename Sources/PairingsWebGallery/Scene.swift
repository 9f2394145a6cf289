import PairingsGallery
import PairingsWeb

/// All that is seen of a component at a time.
struct Scene {
  /// A key with the view that it leads to.
  struct Promise {
    let key: Key

    /// The view that it leads to; nothing where it is refused, or where nobody knows.
    let future: String?

    /// What is different in that view.
    let difference: String
  }

  let exhibit: Exhibit

  /// The view.
  let text: String

  /// The view as a picture, where the component has one of its own.
  let picture: PageNode?

  /// The keys, each with what it leads to.
  let promises: [Promise]

  /// The line that is being typed, with what it leads to.
  let draft: Promise

  /// The past.
  let times: Times

  /// What was wrong with the last input.
  let message: String

  /// Whether something goes on.
  let isWaiting: Bool

  init(_ exhibit: Exhibit, _ opened: Opened, draft: String, message: String) {
    let session = opened.session
    let text = session.view()
    func promise(_ key: Key) -> Promise {
      let isTyped = !key.input.utf8.isEmpty
      let future = exhibit.knowsFutures && isTyped ? session.future(key.input) : nil
      let difference = future.map { Futures.difference(of: $0, from: text) }
      return Promise(key: key, future: future, difference: difference ?? "")
    }
    (self.exhibit, self.text, self.message) = (exhibit, text, message)
    picture = opened.picture?()
    promises = exhibit.keys.map(promise)
    self.draft = promise(Key(draft, ""))
    times = session.times()
    isWaiting = !session.isIdle
  }
}

extension Exhibit {
  /// Whether what a key leads to can be known before it is pressed: not where an effect waits,
  /// and not where chance decides.
  package var knowsFutures: Bool { !waits && !isRandom }
}
