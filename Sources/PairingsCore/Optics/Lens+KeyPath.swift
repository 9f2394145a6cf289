#if !hasFeature(Embedded)  // Embedded Swift has no key paths that are values.
extension Lens {
  /// Creates the lens of the part at a key path.
  @inlinable
  public init(_ path: WritableKeyPath<Whole, Part>) {
    if let offset = MemoryLayout<Whole>.offset(of: path) {
      self.init(
        get: { Self.part(of: $0, at: offset) },
        modify: { whole, change in Self.withPart(of: &whole, at: offset, change) })
      self.offset = offset
    } else {
      self.init(get: { $0[keyPath: path] }, modify: { $1(&$0[keyPath: path]) })
    }
    self.path = path
  }

  /// Returns the part that is stored at an offset, as soundly as the next function.
  @inlinable
  static func part(of whole: Whole, at offset: Int) -> Part {
    unsafe withUnsafePointer(to: whole) { pointer in
      let part = unsafe UnsafeRawPointer(pointer) + offset
      return unsafe part.assumingMemoryBound(to: Part.self).pointee
    }
  }

  /// Calls `change` with the part that is stored at an offset.
  ///
  /// The pointer is sound: the offset is the one at which the layout of the whole has a `Part`, and
  /// no other code has access to the whole meanwhile.
  @inlinable
  static func withPart<Result, Failure: Error>(
    of whole: inout Whole, at offset: Int, _ change: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try withUnsafeMutablePointer(to: &whole) { pointer throws(Failure) in
      let part = unsafe UnsafeMutableRawPointer(pointer) + offset
      return unsafe try change(&part.assumingMemoryBound(to: Part.self).pointee)
    }
  }

  /// Returns the lens of the part at a key path of this part.
  @inlinable
  public func appending<Detail>(_ path: WritableKeyPath<Part, Detail>) -> Lens<Whole, Detail> {
    appending(Lens<Part, Detail>(path))
  }
}

extension Prism {
  /// Returns the affine of the part at a key path of this part.
  @inlinable
  public func appending<Detail>(_ path: WritableKeyPath<Part, Detail>) -> Affine<Whole, Detail> {
    appending(Lens<Part, Detail>(path))
  }
}

extension Traversal {
  /// Returns the traversal of the part at a key path in each of these parts.
  @inlinable
  public func appending<Detail>(
    _ path: WritableKeyPath<Part, Detail>
  ) -> Traversal<Whole, Detail> {
    appending(Lens<Part, Detail>(path))
  }
}

extension Affine {
  /// Returns the affine of the part at a key path of this part.
  @inlinable
  public func appending<Detail>(_ path: WritableKeyPath<Part, Detail>) -> Affine<Whole, Detail> {
    appending(Lens<Part, Detail>(path))
  }
}
#endif
