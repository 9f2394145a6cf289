import PairingsConsole

/// The files to which a recording is exported; nil for none.
struct Exports: Equatable {
  /// The file for the Redux DevTools.
  var tools: String?

  /// The page.
  var page: String?

  /// Refuses files of which one would overwrite another, or the recording.
  func checkFiles(besides recording: String) throws(Refusal) {
    let files =
      [("--replay", recording)]
      + [("--devtools", tools), ("--page", page)].compactMap {
        name, file in file.map { (name, $0) }
      }
    for (index, (name, file)) in files.enumerated() {
      for (otherName, other) in files[..<index] where isSameFile(file, other) {
        throw Refusal(message: "\(name) and \(otherName) are the same file")
      }
    }
  }
}
