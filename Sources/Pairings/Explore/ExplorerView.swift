#if canImport(SwiftUI)
public import SwiftUI

/// Shows the present view of an explorer and follows its commits.
///
///     WindowGroup { ExplorerView(explorer) }
@MainActor
public struct ExplorerView<Eff: Monad, Pair: Pairing, Content: View>: View {
  private let explorer: Explorer<Eff, Pair, Content>

  @SwiftUI.State private var version = 0
  @SwiftUI.State private var token: ObservationToken?

  /// Shows an explorer, which lives on the main actor.
  public init(_ explorer: Explorer<Eff, Pair, Content>) { self.explorer = explorer }

  /// The view of the last commit that was seen.
  public var body: some View {
    content.onChange(of: ObjectIdentifier(explorer), initial: true) { follow() }
  }

  /// Follows the explorer, which another may have taken the place of: its commits from now
  /// on, and those that were made since the body was asked for.
  private func follow() {
    token = explorer.observe { version = $0.version }
    version = explorer.version
  }

  /// Depends on the version, so that SwiftUI asks again after each commit.
  private var content: Content {
    _ = version
    return explorer.view
  }
}
#endif
