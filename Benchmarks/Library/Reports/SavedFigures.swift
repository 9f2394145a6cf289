import Foundation
import PairingsConsole

/// The saved figures, with their machine, toolchain and command.
struct SavedFigures: Decodable {
  let machine: String
  let toolchain: String
  let command: String
  let rows: [Figure]

  /// Reads a file.
  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  /// The machine, the toolchain and the command, in a line.
  var origin: String { "\(machine); \(toolchain); \(command)" }

  /// Returns the text of a file with the measurements of a report, made on this machine.
  static func text(_ report: Report) -> String {
    """
    {"machine": \(quoted(here)), "toolchain": \(quoted(compiler)),
     "command": \(quoted(([Terminal.name] + CommandLine.arguments.dropFirst()).joined(separator: " "))),
     "rows": \(report.json(withSamples: true))}

    """
  }

  /// The processor, if the system names it, the system and the number of cores.
  static var here: String {
    let info = ProcessInfo.processInfo
    return "\(processor)\(info.operatingSystemVersionString), \(info.activeProcessorCount) cores"
  }

  /// The name of the processor with a comma, with which ``here`` begins; empty if the system does not
  /// name it.
  static let processor: String = {
    let name = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last
    return name.map { $0.trimmingCharacters(in: .whitespaces) + ", " } ?? ""
  }()

  static var compiler: String {
    #if compiler(>=6.4)
    "Swift 6.4 or later"
    #elseif compiler(>=6.3)
    "Swift 6.3"
    #else
    "Swift 6.2"
    #endif
  }
}
