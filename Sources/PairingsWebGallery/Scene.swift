import PairingsGallery
import PairingsSession
import PairingsWeb

/// The visible state of a component.
struct Scene {
  /// A key with the view that it leads to.
  struct Promise {
    let key: Key

    /// The view that the key leads to. It is nil if the key is refused, or if the view cannot be
    /// known.
    let future: String?

    /// The difference of that view from the present one.
    let difference: String
  }

  let exhibit: Exhibit

  /// The view.
  let text: String

  /// The view as a picture, or nil for a component without one.
  let picture: PageNode?

  /// The keys, each with its future.
  let promises: [Promise]

  /// The draft of a line, with its future.
  let draft: Promise

  /// The past.
  let times: Times

  /// The reason for which the last input was refused.
  let message: String

  /// True while an effect goes on.
  let isWaiting: Bool

  init(_ exhibit: Exhibit, _ open: GallerySession, draft: String, message: String) {
    let session = open.session
    let text = session.view()
    func promise(_ key: Key) -> Promise {
      let isTyped = !key.input.utf8.isEmpty
      let future = exhibit.knowsFutures && isTyped ? session.future(key.input) : nil
      let difference = future.map { Futures.difference(of: $0, from: text) }
      return Promise(key: key, future: future, difference: difference ?? "")
    }
    (self.exhibit, self.text, self.message) = (exhibit, text, message)
    picture = open.widget()?.picture
    promises = exhibit.keys.map(promise)
    self.draft = promise(Key(draft, ""))
    times = session.times()
    isWaiting = !session.isIdle
  }
}
