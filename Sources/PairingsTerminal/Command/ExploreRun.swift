import Foundation
import PairingsConsole
import PairingsTimeline

/// A run of an ``ExploreCommand``: opens a component in a host, or does another thing that the
/// command line names.
@MainActor
struct ExploreRun {
  let shelf: Shelf
  let summary: String

  /// Runs an invocation; returns the exit status.
  func run(_ invocation: Invocation) async -> Int32 {
    switch invocation {
    case .guide: Terminal.help(guide.text)
    case .list: Terminal.write(guide.list + "\n")
    case .open(let entry, let effect, let opening, let showsFutures, let file):
      do throws(Refusal) {
        let (session, recorder) = try open(entry.exhibit, opening, recordedIn: file)
        let status = await host(entry.exhibit, session, effect, showsFutures)
        return recorder?.isComplete ?? true ? status : max(status, EXIT_FAILURE)
      } catch {
        Terminal.streams.complain(error.message)
        return EXIT_FAILURE
      }
    case .replay(let player, let end): return player.play(to: end)
    case .shrink(let player, let text): return player.shrink(until: text)
    }
    return EXIT_SUCCESS
  }

  private var guide: Guide { Guide(shelf: shelf, summary: summary, command: Terminal.name) }

  /// Opens a component, and records its events if the command line names a file.
  private func open(
    _ exhibit: Exhibit, _ opening: ExploredComponent.Opening, recordedIn file: String?
  ) throws(Refusal) -> (Session, Recorder?) {
    let recorder = try file.map { file throws(Refusal) in try Recorder(file, exhibit) }
    let session = opening(true)
    if let recorder { session.onEvent = recorder.write }
    return (session, recorder)
  }

  private func host(
    _ exhibit: Exhibit, _ session: Session, _ effect: EffectName, _ showsFutures: Bool
  ) async -> Int32 {
    if RawTerminal.isThere,
      let host = TerminalHost(exhibit, session, effect, showingFutures: showsFutures)
    {
      return await host.run()
    }
    return await LineHost(exhibit: exhibit, session: session, showsFutures: showsFutures).run()
  }
}
