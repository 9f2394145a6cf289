#if canImport(SwiftUI)
public import Pairings
public import SwiftUI

/// A view of SwiftUI that shows the present view of an explorer and follows its commits.
///
///     WindowGroup { ExplorerView(explorer) }
///
/// The observation begins with the first read of the view, so that a commit before the view appears
/// is shown as well. SwiftUI computes the body again once, however many commits there were since.
/// If another explorer replaces the explorer, the view follows that one.
///
/// For a view that reads only a part, a model of that part is better: ``Observed``.
///
/// - Note: The tests compile this view beside a stand-in for SwiftUI, which has the declarations
///   that the view uses and runs nothing. The follower is tested without SwiftUI.
@MainActor
public struct ExplorerView<Eff: Launching, Pair: Pairing, Input, Content: View>: View {
  private let explorer: Explorer<Eff, Pair, Input, Content>

  @SwiftUI.State private var follower = Follower<Eff, Pair, Input, Content>()

  /// Creates a view of an explorer, which lives on the main actor.
  public init(_ explorer: Explorer<Eff, Pair, Input, Content>) { self.explorer = explorer }

  /// The last shown view.
  public var body: some View { follower.follow(explorer).value }
}
#endif
