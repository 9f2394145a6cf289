import PairingsWeb

/// The entry of the page of the counter.
@main enum Main {
  static func main() { CounterPage.main() }
}
