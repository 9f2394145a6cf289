/// A worker of a parallel search, on a core of its own.
///
/// The actor does not know the types of the model. Asynchronous code is not specialised; its work
/// is, at the call site of the check.
@usableFromInline
actor SearchWorker<State: Sendable> {
  @usableFromInline typealias Successor = SearchSuccessor<State>
  @usableFromInline typealias Report = PartitionReport<Successor>

  /// The tables of a partition.
  @usableFromInline
  typealias Tables = (
    seen: SeenSet<State>, predecessors: Predecessors, sample: MergeSample<State>
  )

  /// The work on a partition.
  @usableFromInline
  typealias Work = (advance: ([[Successor]], Round) -> Report, tables: () -> Tables)

  private let work: Work

  /// The last report of each worker; only the workers keep them, so that old reports are freed.
  private var nodes: [BroadcastNode<Successor>] = []

  @usableFromInline
  init(_ make: @Sendable () -> Work) { work = make() }

  /// Stores the first report of each worker.
  func begin(with nodes: [BroadcastNode<Successor>]) { self.nodes = nodes }

  /// Searches round by round, together with the other workers; returns the final progress.
  ///
  /// - Parameters:
  ///   - number: The number of the worker.
  ///   - progress: The progress before.
  func search(as number: Int, _ progress: SearchProgress) async -> SearchProgress {
    var progress = progress
    repeat {
      let round = progress.round(of: nodes.count)
      let report = work.advance(nodes.map { $0.report.successors[number] }, round)
      nodes[number].follow(with: BroadcastNode(report))
      for index in nodes.indices {
        let next = await nodes[index].next()
        nodes[index] = next
      }
    } while progress.add(nodes.map(\.report))
    return progress
  }

  /// The tables of the partition.
  var tables: Tables { work.tables() }
}
