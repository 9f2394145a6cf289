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

  @usableFromInline let source: Coroutine<Source, SourceValue>
  @usableFromInline let follow: Frame.Follow

  /// The cast is sound: a node hands only itself to its own function.
  @inlinable
  init(_ source: Kind<Source, SourceValue>, _ follow: @escaping Frame.Follow) {
    self.source = Source.coroutine(source)
    self.follow = follow
    super.init { node, receiver in
      let node = unsafe unsafeDowncast(node, to: FollowNode.self)
      return Frame(for: receiver, from: node.source, node.follow)
    }
  }
}
