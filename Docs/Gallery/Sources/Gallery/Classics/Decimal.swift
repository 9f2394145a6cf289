/// Returns the value of digits with at most one point, or nil for any other text.
func decimal(_ text: String) -> Double? {
  #if hasFeature(Embedded)  // There, `Double` has no parser; beyond 15 digits this is not exact.
  var (number, scale, digits, points) = (0.0, 1.0, 0, 0)
  for byte in text.utf8 {
    if byte == UInt8(ascii: ".") {
      points += 1
    } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      digits += 1
      number = number * 10 + Double(byte - UInt8(ascii: "0"))
      if points > 0 { scale *= 10 }
    } else {
      return nil
    }
  }
  return digits > 0 && points < 2 ? number / scale : nil
  #else
  return Double(text)
  #endif
}
