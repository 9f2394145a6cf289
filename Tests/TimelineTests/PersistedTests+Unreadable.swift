import Foundation
import Pairings
import PairingsTimeline
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Files that cannot be read for now, and folders that cannot be synchronized.
extension PersistedTests {
  /// Returns the error of a reading, or stops the process if there is none.
  private func failure() -> PersistedError {
    let value: Double?
    do throws(PersistedError) { value = try load() } catch { return error }
    fatalError("\(String(describing: value)) is read.")
  }

  /// Keeps 1 in the file, as a process does that has ended.
  private func write() {
    let kept = keep()
    explorer.send(.add(1))
    kept.stop()
  }

  /// True if the file is the only one, and has 1.
  private var isWhole: Bool {
    get throws { try folder.names == ["file"] && load() == 1 }
  }

  #if canImport(Glibc)
  @Test("a good file without a permission to read it stays, and is read later")
  func withoutPermission() async {
    await #expect(processExitsWith: .success) {
      let tests = try PersistedTests()
      tests.write()
      asOther(in: tests.folder) {
        chmod(tests.folder.file().path, 0)
        let failure = tests.failure()
        guard case .unreadable = failure else { fatalError("\(failure)") }
      }
      chmod(tests.folder.file().path, 0o600)
      let isWhole = try tests.isWhole
      precondition(isWhole)
    }
  }

  @Test("a file whose folder cannot be synchronized is told as written")
  func withoutSynchronization() async {
    await #expect(processExitsWith: .success) {
      let tests = try PersistedTests()
      var failures: [PersistedError] = []
      let kept = Persisted(
        positionOf: tests.explorer, in: tests.folder.file(), subject: "sum"
      ) { failures.append($0) }
      asOther(in: tests.folder) {
        chmod(tests.folder.url.path, 0o300)
        tests.explorer.send(.add(1))
      }
      guard failures.count == 1, case .unsynchronized = failures[0] else {
        fatalError("\(failures)")
      }
      let sentence = "the file is written, but may not outlast a crash of the machine: "
      precondition(failures[0].description.hasPrefix(sentence))
      chmod(tests.folder.url.path, 0o700)
      let isWhole = try tests.isWhole
      precondition(isWhole)
      withExtendedLifetime(kept) {}
    }
  }
  #endif
}

#if canImport(Glibc)
/// Runs `body` as a user without privileges, who owns the folder and its files.
private func asOther(in folder: Folder, _ body: () -> Void) {
  let user = geteuid()
  let other = user == 0 ? 65_534 : user
  for file in [folder.url, folder.file()] { _ = chown(file.path, other, .max) }
  precondition(seteuid(other) == 0)
  body()
  precondition(seteuid(user) == 0)
}
#endif
