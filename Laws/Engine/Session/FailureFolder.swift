import Foundation
import Synchronization

/// The folder of saved failures: one file for each law and test, with the choices of the failed
/// cases.
///
/// A test with several arguments, or a loop, checks the same law again and again. Each check has the
/// cases that were saved before the process began, and the file has the failures of all checks.
package struct FailureFolder: Sendable {
  /// The folder.
  static let url = URL(fileURLWithPath: ".laws", isDirectory: true)

  /// The choices of each file: those that a process has found in it, and those of its own failures.
  package final class Record: Sendable {
    fileprivate let files = Mutex<[URL: (found: [String], failed: [String])]>([:])
    package static let process = Record()

    package init() {}
  }

  /// The identity of the test, since other tests may check laws of the same names.
  private let place: String
  private let record: Record

  package init(of place: String = "", record: Record = .process) {
    (self.place, self.record) = (place, record)
  }

  /// Returns the choices of a law that were saved before the process began.
  package func choices(_ law: String) -> [String] {
    let file = file(law)
    return record.files.withLock { files in
      if let known = files[file] { return known.found }
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let found = text.split(separator: "\n").map(String.init)
      files[file] = (found, [])
      return found
    }
  }

  /// Saves the choices of a failed law, beside those of earlier failures in the process. If the law
  /// holds and has not failed in the process, deletes the file.
  ///
  /// - Returns: A message if the folder cannot be written, otherwise nil.
  package func keep(_ report: Report) -> String? {
    let file = file(report.law)
    do {
      try record.files.withLock { files in
        var failed = files[file]?.failed ?? []
        switch report.outcome {
        case .failed(let failure):
          let new = ([failure] + report.others).map(\.choices).filter { !failed.contains($0) }
          failed = Array((failed + new).prefix(100))
          files[file, default: ([], [])].failed = failed
          try FileManager.default.createDirectory(at: Self.url, withIntermediateDirectories: true)
          try failed.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
        case .passed where failed.isEmpty && FileManager.default.fileExists(atPath: file.path):
          try FileManager.default.removeItem(at: file)
        case .passed, .unhealthy, .ended: break
        }
      }
      return nil
    } catch {
      return "the failure of \(report.law) cannot be kept: \(error.localizedDescription)"
    }
  }

  private func file(_ law: String) -> URL {
    let name = law.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }.prefix(80)
    return Self.url.appendingPathComponent(name + "." + String(stableHash(law + place), radix: 16))
  }
}
