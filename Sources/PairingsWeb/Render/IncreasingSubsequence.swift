/// Finds a longest subsequence of increasing numbers.
///
/// Negative numbers are ignored.
///
/// - Complexity: O(n log n).
/// - Returns: -2 for each number in the subsequence, and a greater number for the others.
/// - SeeAlso: Fredman, *On Computing the Length of Longest Increasing Subsequences* (1975).
func longestIncreasingSubsequence(of numbers: [Int]) -> [Int] {
  var previous = [Int](repeating: -1, count: numbers.count)
  var tails: [Int] = []  // The index of the least last number, for each length.
  for index in numbers.indices where numbers[index] >= 0 {
    let number = numbers[index]
    var (low, high) = (0, tails.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var index = tails.last ?? -1
  while index >= 0 {
    let next = previous[index]
    previous[index] = -2
    index = next
  }
  return previous
}
