#if !hasFeature(Embedded)  // Embedded Swift has no key paths that are values.
  extension Lens {
    /// The part that a key path leads to.
    @inlinable
    public init(_ path: WritableKeyPath<Whole, Part>) {
      self.init(get: { $0[keyPath: path] }, modify: { $1(&$0[keyPath: path]) })
      self.path = path
    }

    /// Goes on along a key path.
    @inlinable
    public func appending<Detail>(_ path: WritableKeyPath<Part, Detail>) -> Lens<Whole, Detail> {
      appending(Lens<Part, Detail>(path))
    }
  }

  extension Prism {
    /// Goes on along a key path.
    @inlinable
    public func appending<Detail>(_ path: WritableKeyPath<Part, Detail>) -> Affine<Whole, Detail> {
      appending(Lens<Part, Detail>(path))
    }
  }

  extension Affine {
    /// Goes on along a key path.
    @inlinable
    public func appending<Detail>(_ path: WritableKeyPath<Part, Detail>) -> Affine<Whole, Detail> {
      appending(Lens<Part, Detail>(path))
    }
  }
#endif
