public import PairingsCore

/// A coroutine with its continuation, which ends in a value.
///
/// As in ``Program``, the part that depends on the type of the source is a function, specialised
/// where the node is built, and not an overridden method.
@usableFromInline
@_fixed_layout
class CoroutineNode<Brand: _CoroutineConstructor, Value>: _ChainLink {
  @usableFromInline typealias Receiver = CoroutineReceiver<Brand.Host, Brand.Failure, Value>

  /// The function that makes a frame, which runs this node and passes its outcome on.
  @usableFromInline final let makeFrame: (CoroutineNode, Receiver) -> CoroutineFrame<Brand.Host>

  @inlinable
  init(makeFrame: @escaping (CoroutineNode, Receiver) -> CoroutineFrame<Brand.Host>) {
    self.makeFrame = makeFrame
  }
}

/// A coroutine with the function that continues with its outcome.
@usableFromInline
@_fixed_layout
final class FollowNode<
  Source: _CoroutineConstructor, SourceValue, Brand: _CoroutineConstructor, Value
>: CoroutineNode<Brand, Value> where Source.Host == Brand.Host {
  @usableFromInline typealias Frame = FollowFrame<
    Brand.Host, Source.Failure, SourceValue, Brand.Failure, Value
  >

  /// Exclusivity needs no check: this field is never written.
  @exclusivity(unchecked) @usableFromInline var source: Coroutine<Source, SourceValue>
  @usableFromInline let follow: Frame.Follow

  /// The cast is sound: a node passes only itself to its own function.
  @inlinable
  init(_ source: Kind<Source, SourceValue>, _ follow: @escaping Frame.Follow) {
    unsafe self.source = Source.coroutine(source)
    self.follow = follow
    super.init { node, receiver in
      let node = unsafe unsafeDowncast(node, to: FollowNode.self)
      return unsafe Frame(for: receiver, from: node.source, node.follow)
    }
  }

  #if hasFeature(Embedded)  // Elsewhere `DeferredDeallocation` does this.
  /// Gives up the node of the source, if nothing else refers to the source.
  @usableFromInline
  override func _detach(_ others: inout [_ChainLink]) -> _ChainLink? {
    guard unsafe isKnownUniquelyReferenced(&source) else { return nil }
    return unsafe source.node.take()?.takeRetainedValue()
  }
  #endif
}
