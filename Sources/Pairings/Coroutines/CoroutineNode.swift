/// A coroutine and what follows it, ending in a value.
///
/// As in ``Program``, what depends on the type of the source is a function that is
/// specialised where the node is built, and not an overridden method.
@usableFromInline
@_fixed_layout
class CoroutineNode<Brand: _CoroutineConstructor, Value>: _ChainLink {
  @usableFromInline typealias Receiver = CoroutineReceiver<Brand.Host, Brand.Failure, Value>

  /// Makes the frame that runs this node and hands its outcome over.
  @usableFromInline final let makeFrame: (CoroutineNode, Receiver) -> CoroutineFrame<Brand.Host>

  @inlinable
  init(makeFrame: @escaping (CoroutineNode, Receiver) -> CoroutineFrame<Brand.Host>) {
    self.makeFrame = makeFrame
  }
}

/// A coroutine and a function that says what follows its outcome.
@usableFromInline
@_fixed_layout
final class FollowNode<
  Source: _CoroutineConstructor, SourceValue, Brand: _CoroutineConstructor, Value
>: CoroutineNode<Brand, Value> where Source.Host == Brand.Host {
  @usableFromInline typealias Frame = FollowFrame<
    Brand.Host, Source.Failure, SourceValue, Brand.Failure, Value
  >

  /// Exclusivity needs no check: it is never written.
  @exclusivity(unchecked) @usableFromInline var source: Coroutine<Source, SourceValue>
  @usableFromInline let follow: Frame.Follow

  /// The cast is sound: a node hands only itself to its own function.
  @inlinable
  init(_ source: Kind<Source, SourceValue>, _ follow: @escaping Frame.Follow) {
    unsafe self.source = Source.coroutine(source)
    self.follow = follow
    super.init { node, receiver in
      let node = unsafe unsafeDowncast(node, to: FollowNode.self)
      return unsafe Frame(for: receiver, from: node.source, node.follow)
    }
  }

  #if hasFeature(Embedded)  // Elsewhere `ChainRemains` sees to it.
  /// Gives up the node of its source, if nothing else refers to the source.
  @usableFromInline
  override func detach(_ others: inout [_ChainLink]) -> _ChainLink? {
    guard unsafe isKnownUniquelyReferenced(&source) else { return nil }
    return unsafe source.node.take()?.takeRetainedValue()
  }
  #endif
}
