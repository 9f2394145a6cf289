import Foundation
import Synchronization

/// The file of the crash records of a process, with a slot for each check that runs.
///
/// A process deletes its file at its end. SIGKILL, `_exit` and a stack overflow leave it there, so
/// that the parent process, or the next process in the same folder, tells the cases.
package enum CrashFile {
  /// The size of a slot.
  static let size = 8_192

  /// The number of slots.
  static let slots = 64

  private static let folder = FailureFolder.url.path

  /// The name of the file of this process, as a string of C that is never freed, or zero.
  private static let fileName = Atomic<UInt>(0)

  /// The name of the folder, likewise.
  private static let folderName = Atomic<UInt>(0)

  /// Opens the file of this process, once the cases of processes that have ended are told. Opens a
  /// file without a name if the folder cannot be written.
  ///
  /// - Returns: The descriptor, or -1.
  static func open() -> Int32 {
    mkdir(folder, 0o777)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard name.hasPrefix("running-") else { continue }
      for text in cases(takenFrom: "\(folder)/\(name)") {
        Environment.say(
          "An earlier process ended while this law was checked, in this case: \(text)")
      }
    }
    let path = path(of: getpid())
    let file = Foundation.open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0 else {
      return tmpfile().map { fileno($0) } ?? -1
    }
    folderName.store(UInt(bitPattern: strdup(folder)), ordering: .releasing)
    fileName.store(UInt(bitPattern: strdup(path)), ordering: .releasing)
    return file
  }

  /// Deletes the file of this process, and its folder if that is empty. A handler of signals may
  /// call it.
  package static func delete() {
    guard let file = UnsafePointer<CChar>(bitPattern: fileName.load(ordering: .acquiring)),
      let folder = UnsafePointer<CChar>(bitPattern: folderName.load(ordering: .acquiring))
    else { return }
    unlink(file)
    rmdir(folder)
  }

  /// Returns the sentences of a process that has ended and could not write them, and deletes its file.
  package static func lastWords(of process: Int32) -> String {
    cases(takenFrom: path(of: process)).map { "\(CrashRecord.words)\($0)\n" }.joined()
  }

  private static func path(of process: Int32) -> String { "\(folder)/running-\(process)" }

  /// Returns the cases in the file of a process that has ended, and deletes the file. Returns none if
  /// the process still holds it.
  private static func cases(takenFrom path: String) -> [String] {
    let file = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard flock(file, LOCK_EX | LOCK_NB) == 0, fstat(file, &status) == 0, status.st_nlink > 0,
      unlink(path) == 0, let data = try? handle.readToEnd()
    else { return [] }
    return stride(from: 0, to: data.count, by: size).compactMap { start in
      let text = String(decoding: data.dropFirst(start).prefix { $0 != 0 }, as: UTF8.self)
      return text.isEmpty ? nil : text.trimmingCharacters(in: .newlines)
    }
  }
}
