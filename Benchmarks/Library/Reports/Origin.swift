import Foundation
import PairingsConsole

/// The origin of figures: the machine, the toolchain and the command, in a line.
enum Origin {
  static var text: String {
    let info = ProcessInfo.processInfo
    let command = [Terminal.name] + CommandLine.arguments.dropFirst()
    return "\(processor)\(info.operatingSystemVersionString), \(info.activeProcessorCount) cores; "
      + "\(compiler); \(command.joined(separator: " "))"
  }

  /// The name of the processor with a comma; empty if the system does not name it.
  private static var processor: String {
    let name = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last
    return name.map { $0.trimmingCharacters(in: .whitespaces) + ", " } ?? ""
  }

  private static var compiler: String {
    #if compiler(>=6.4)
    "Swift 6.4 or later"
    #elseif compiler(>=6.3)
    "Swift 6.3"
    #else
    "Swift 6.2"
    #endif
  }
}
