import Foundation
/// The folder of saved failures: one file for each law and test, with the choices of the failed
/// cases.
package struct FailureFolder: Sendable {
  /// The folder.
  static let url = URL(fileURLWithPath: ".laws", isDirectory: true)

  /// The identity of the test, since other tests may check laws of the same names.
  private let place: String

  package init(of place: String = "") { self.place = place }

  /// Returns the saved choices of a law.
  package func choices(_ law: String) -> [String] {
    guard let text = try? String(contentsOf: file(law), encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map(String.init)
  }

  /// Saves the choices of a failed law, or deletes them if the law holds.
  ///
  /// - Returns: A message if the folder cannot be written, otherwise nil.
  package func keep(_ report: Report) -> String? {
    do {
      switch report.outcome {
      case .failed(let failure):
        try FileManager.default.createDirectory(at: Self.url, withIntermediateDirectories: true)
        let choices = ([failure] + report.others).map { $0.choices + "\n" }.joined()
        try choices.write(to: file(report.law), atomically: true, encoding: .utf8)
      case .passed:
        let path = file(report.law).path
        if FileManager.default.fileExists(atPath: path) {
          try FileManager.default.removeItem(atPath: path)
        }
      case .unhealthy, .ended: break
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
