/// The visitor of a search: it observes the properties of states, and records the predecessor of
/// each; if a property needs it, also the graph, and the chart if there is one.
@frozen
@usableFromInline
struct StateRecorder<System: Model> {
  @usableFromInline let monitor: PropertyMonitor<System>
  @usableFromInline let needsViews: Bool
  @usableFromInline let needsExpansions: Bool
  @usableFromInline let isGraph: Bool

  /// The number of visited states.
  @usableFromInline var count = 0
  @usableFromInline var predecessors = Predecessors()
  @usableFromInline var graph = Graph()

  /// The builder of the chart; nil without a chart.
  @usableFromInline var builder: ChartBuilder<System.View>?

  /// The sample of merged states.
  @usableFromInline var sample = MergeSample<System.State>()

  @inlinable
  init(
    _ monitor: PropertyMonitor<System>, builder: ChartBuilder<System.View>? = nil
  ) {
    (self.monitor, self.builder) = (monitor, builder)
    (needsViews, isGraph) = (monitor.needsViews, monitor.needsGraph)
    needsExpansions = monitor.needsExpansions
  }

  /// The number of states and transitions that the analysis of the graph visits.
  @inlinable
  var analysed: Int { isGraph ? (count + graph.targets.count) * monitor.graphProperties : 0 }

  /// The size by which the tables grow next, and of the analysis of the graph, in bytes.
  @inlinable
  var bytesToGrow: Int {
    predecessors.parents.bytesToGrow + predecessors.ordinals.bytesToGrow
      + graph.targets.bytesToGrow * 2 + (analysed > 0 ? (count + graph.targets.count) * 24 : 0)
  }

  /// Visits a new state.
  @inlinable @inline(__always)
  mutating func visit(_ model: System, _ successor: SearchSuccessor<System.State>, depth: Int) {
    if needsViews { monitor.visit(model, successor.state, count) }
    predecessors.append(from: successor.parent, by: successor.ordinal)
    count += 1
    if builder != nil { builder?.add(model.view(of: successor.state), depth: depth) }
  }

  /// Visits a transition. One that changes nothing is no step of a fair action.
  @inlinable @inline(__always)
  mutating func take(
    _ action: System.Action, from source: Int, to target: UInt32, by ordinal: Int
  ) {
    if isGraph {
      let fairness = Int(target) == source ? 0 : monitor.fairness(of: action)
      graph.append(target, fairness, UInt16(truncatingIfNeeded: ordinal))
    }
    builder?.add(action, from: source, to: Int(target), by: ordinal)
  }
}
