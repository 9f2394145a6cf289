import Testing

@testable import Gallery

/// The views of a component after inputs, and the messages of refused inputs.
struct Drive {
  private(set) var views: [String]
  private(set) var refusals: [String] = []

  /// The lines of all views.
  var lines: [String] { views.flatMap { $0.split(separator: "\n").map(String.init) } }

  /// All views, each with a newline after it.
  var output: String { views.map { $0 + "\n" }.joined() }

  /// Opens a component and sends inputs.
  init(_ name: String, _ inputs: [String]) throws {
    let component = try #require(GalleryComponent.all.first { $0.exhibit.name == name })
    let session = Session(component.place())
    views = [session.place.text]
    for input in inputs {
      do throws(Refusal) {
        try session.send(input)
        views.append(session.place.text)
      } catch {
        refusals.append(error.message)
      }
    }
  }
}

/// True in a debug build.
#if DEBUG
let isDebug = true
#else
let isDebug = false
#endif

/// Returns the first number in a release build, and the second in a debug build.
func many(_ count: Int, inDebug few: Int) -> Int { isDebug ? few : count }
