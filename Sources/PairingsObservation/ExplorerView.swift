#if canImport(SwiftUI)
public import Pairings
public import SwiftUI

/// Shows the present view of an explorer and follows its commits.
///
///     WindowGroup { ExplorerView(explorer) }
///
/// The view is observed from where it is read on: a commit that is made before it appears is
/// shown as well. SwiftUI asks for the body again once, however many commits there were since.
/// An explorer that takes the place of another is followed instead.
///
/// A view that reads only a part of what is shown is better given a model of that:
/// ``Observed``.
///
/// - Note: It is compiled in the tests beside a stand-in for SwiftUI, which has the
///   declarations that it uses and runs nothing; what it follows by is tested without SwiftUI.
@MainActor
public struct ExplorerView<Eff: Launching, Pair: Pairing, Input, Content: View>: View {
  private let explorer: Explorer<Eff, Pair, Input, Content>

  @SwiftUI.State private var follower = Follower<Eff, Pair, Input, Content>()

  /// Shows an explorer, which lives on the main actor.
  public init(_ explorer: Explorer<Eff, Pair, Input, Content>) { self.explorer = explorer }

  /// The view that was shown last.
  public var body: some View { follower.follow(explorer).value }
}
#endif
