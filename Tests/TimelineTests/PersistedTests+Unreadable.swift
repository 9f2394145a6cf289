import Foundation
import Pairings
import PairingsTimeline
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Files that cannot be read for now, and folders that cannot be synchronized.
extension PersistedTests {
  #if canImport(Glibc)
  @Test("a good file without a permission to read it stays, and is read later")
  func withoutPermission() async {
    await #expect(processExitsWith: .success) {
      let tests = try PersistedTests()
      let kept = tests.keep()
      tests.explorer.send(.add(1))
      kept.stop()
      asOther(in: tests.folder) {
        chmod(tests.folder.file().path, 0)
        do throws(PersistedError) {
          let value = try tests.load()
          fatalError("\(String(describing: value)) is read.")
        } catch {
          guard case .unreadable = error else { fatalError("\(error)") }
        }
      }
      chmod(tests.folder.file().path, 0o600)
      let isWhole = try tests.folder.names == ["file"] && tests.load() == 1
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
      let isWhole = try tests.folder.names == ["file"] && tests.load() == 1
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
