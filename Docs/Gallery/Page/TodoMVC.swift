import PairingsWeb

/// The entry of the page of TodoMVC.
@main enum Main {
  static func main() { TodoPage.main() }
}
