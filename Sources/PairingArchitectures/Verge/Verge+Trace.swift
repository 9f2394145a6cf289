extension Verge {
  /// Where a commit was made.
  @frozen
  public struct Trace: Equatable, Sendable, CustomStringConvertible {
    /// What it is called; nothing if it was not named.
    public let name: String

    /// The file, after its module.
    public let file: String

    /// The line.
    public let line: UInt

    @inlinable
    init(name: String, file: String, line: UInt) {
      (self.name, self.file, self.line) = (name, file, line)
    }

    /// The name, if there is one, and the place.
    public var description: String {
      (name.isEmpty ? "" : "\(name) ") + "\(file):\(line)"
    }
  }

  /// A part of a state, and what it was before.
  @frozen
  public struct Changes<Scope> {
    /// What it was when it was last seen; nothing the first time.
    public let previous: Scope?

    /// What it is.
    public let current: Scope

    @inlinable
    init(previous: Scope?, current: Scope) { (self.previous, self.current) = (previous, current) }

    /// Calls a body with a part of it, if that has changed.
    public func ifChanged<Part: Equatable>(
      _ part: (Scope) -> Part, do body: (Part) -> Void
    ) {
      let now = part(current)
      if previous.map({ part($0) != now }) ?? true { body(now) }
    }
  }
}
