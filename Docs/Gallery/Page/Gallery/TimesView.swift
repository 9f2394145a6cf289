import PairingsSession
import PairingsTimeline
import PairingsWeb

/// The past of the chosen component.
struct TimesView {
  let times: Times

  var node: PageNode {
    TimelineBar(times) { "branch \($0.id): " + Self.short($0.text) }.node.map { input in
      switch input {
      case .undo: .travel(.undo)
      case .redo: .travel(.redo)
      case .jump(let entry): .travel(.jump(entry))
      case .save, .nothing: .nothing
      }
    }
  }

  private static func short(_ text: String) -> String {
    let line = text.split(separator: "\n").first ?? ""
    return line.count > 40 ? String(line.prefix(39)) + "…" : String(line)
  }
}
