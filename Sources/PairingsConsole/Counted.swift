/// Returns a number of things in words: "1 law", "2 laws".
public func counted(_ count: some BinaryInteger, _ noun: String, _ plural: String? = nil) -> String
{
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
