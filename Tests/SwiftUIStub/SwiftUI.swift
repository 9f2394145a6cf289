// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The part of SwiftUI that `ExplorerView` and the example beside this file use, so that they
// compile without SwiftUI. None of it has any behaviour.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("It is never made.") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<First: View, Second: View>(
    _ first: First, _ second: Second
  ) -> Pair<First, Second> { Pair() }
}

public struct Pair<First: View, Second: View>: View {
  nonisolated init() {}
  public var body: Never { fatalError("It is never made.") }
}

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public let wrappedValue: Value
}

@propertyWrapper
public struct Binding<Value> {
  public nonisolated init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    fatalError("It is never made.")
  }

  public var wrappedValue: Value {
    get { fatalError("It is never made.") }
    nonmutating set { fatalError("It is never made.") }
  }
}

public struct TextField<Label: View>: View {
  public init(_ title: String, text: Binding<String>) where Label == Text {}
  public var body: Never { fatalError("It is never made.") }
}

public struct Text: View {
  public nonisolated init(_ text: String) {}
  public var body: Never { fatalError("It is never made.") }
}

public struct Button<Label: View>: View {
  public init(_ title: String, action: @escaping @MainActor () -> Void) where Label == Text {}
  public var body: Never { fatalError("It is never made.") }
}

public struct NavigationStack<Data, Root: View>: View {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {}
  public var body: Never { fatalError("It is never made.") }
}

extension View {
  public func navigationDestination<Value: Hashable, Destination: View>(
    for values: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    self
  }
}
