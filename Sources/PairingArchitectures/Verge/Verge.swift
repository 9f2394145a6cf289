/// One state, committed to from anywhere by dispatchers that have a scope and a life of their
/// own: the architecture of Verge, as an instance of State/Store and the one explorer.
///
///     let store = Verge.Store(AppState())
///     let loggedIn = store.dispatcher(\.loggedIn)
///     loggedIn.commit { $0.name = "Ada" }
///     let token = loggedIn.detached(by: \.settings).observe { print($0.current) }
///
/// - SeeAlso: Muukii, *Verge* (2020).
public enum Verge {}
