# Writes the second file with the blocks of the first one, a page, in place of `// block: LINE`. An
# ellipsis divides a block. An error in a block is one at its line in the page, where Swift allows a
# directive: not in a switch or within an expression.
FNR == NR {
  if (/^```/) { inside = /^```swift$/; first = ""; next }
  if (!inside) next
  line = $0
  sub(/^ +/, "", line)
  if (line == "…" || line == "// …") { first = ""; next }
  if (line ~ /^(@testable )?import / || (line == "" && first == "")) next
  if (first == "") {
    first = line
    if (first in text) { print FILENAME ":" FNR ": error: another block begins so" > "/dev/stderr"; exit 1 }
    place[first] = "#sourceLocation(file: \"" FILENAME "\", line: " FNR ")"
  }
  text[first] = text[first] $0 "\n"
  depth[first] += gsub(/[{(\[]/, "") - gsub(/[})\]]/, "")
  next
}
{
  line = $0
  sub(/^ +/, "", line)
  if (!sub(/^\/\/ block: /, "", line)) { print; next }
  if (!(line in text)) {
    print FILENAME ":" FNR ": error: the page has no block '" line "'" > "/dev/stderr"
    exit 1
  }
  isWhole = depth[line] == 0 && line !~ /^(case |default|\.|\})/
  if (isWhole) print place[line]
  printf "%s", text[line]
  if (isWhole) print "#sourceLocation(file: \"" FILENAME "\", line: " FNR + 1 ")"
}
