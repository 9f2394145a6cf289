/// The architecture of Verge: one state, and dispatchers of its parts, which commit from any code
/// and have a scope and a lifetime of their own. It is an instance of State/Store and the one
/// explorer.
///
///     let store = Verge.Store(AppState())
///     let loggedIn = store.dispatcher(\.loggedIn)
///     loggedIn.commit { $0.name = "Ada" }
///     let token = loggedIn.detached(by: \.settings).observe { print($0.current) }
///
/// - SeeAlso: Muukii, *Verge* (2020).
public enum Verge {}
