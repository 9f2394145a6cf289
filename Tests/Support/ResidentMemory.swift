import Foundation

/// The memory of this process in bytes without pages of files, where that can be asked.
package func residentBytes() -> Int {
  let pages =
    (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ").compactMap { Int($0) } ?? []
  // Pages of files come and go with what other processes do.
  return pages.count > 2 ? (pages[1] - pages[2]) << 12 : 0
}
