extension Verge {
  /// The source location of a commit, and its name.
  @frozen
  public struct Trace: Equatable, Sendable, CustomStringConvertible {
    /// The name of the commit; empty if it has none.
    public let name: String

    /// The file, with its module.
    public let file: String

    /// The line.
    public let line: UInt

    @inlinable
    init(name: String, file: String, line: UInt) {
      (self.name, self.file, self.line) = (name, file, line)
    }

    /// The name, if there is one, and the source location.
    public var description: String {
      (name.isEmpty ? "" : "\(name) ") + "\(file):\(line)"
    }
  }

  /// A part of a state and the previous value of that part.
  @frozen
  public struct Changes<Scope> {
    /// The value that the observer received last; nil the first time.
    public let previous: Scope?

    /// The present value.
    public let current: Scope

    @inlinable
    init(previous: Scope?, current: Scope) { (self.previous, self.current) = (previous, current) }

    /// Calls `body` with a part of the value if that part has changed.
    public func ifChanged<Part: Equatable>(
      _ part: (Scope) -> Part, do body: (Part) -> Void
    ) {
      let now = part(current)
      if previous.map({ part($0) != now }) ?? true { body(now) }
    }
  }
}
