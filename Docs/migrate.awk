# The rules and the rewriting of `Docs/migrate`: the first file is the changelog.

# Replaces whole words. `before` is the text before the word: a dot, or nothing.
function rename(text, before, old, new,   out, at, left, right) {
  out = ""
  while ((at = index(text, before old)) > 0) {
    left = substr(out substr(text, 1, at - 1), length(out) + at - 1, 1)
    right = substr(text, at + length(before old), 1)
    if (right ~ /[A-Za-z0-9_]/ || (before == "" && left ~ /[A-Za-z0-9_.]/)) {
      out = out substr(text, 1, at + length(before old) - 1)
    } else {
      out = out substr(text, 1, at - 1) before new
    }
    text = substr(text, at + length(before old))
  }
  return out text
}

# Replaces the first label of a call, or a label among its arguments.
function relabel(text, call, old, new,   at, from, depth, i, c, args) {
  from = 1
  while ((at = index(substr(text, from), call "(")) > 0) {
    at += from - 1 + length(call)
    depth = 0
    for (i = at; i <= length(text); i++) {
      c = substr(text, i, 1)
      if (c == "(") depth++
      if (c == ")" && --depth == 0) break
    }
    args = substr(text, at, i - at + 1)
    if (new != "") args = rename(args, "", old ":", new ":")
    else if (index(args, "(" old ": ") == 1) args = "(" substr(args, length(old) + 4)
    text = substr(text, 1, at - 1) args substr(text, i + 1)
    from = at
  }
  return text
}

# The code spans of a cell.
function spans(cell, list,   count, part, i, pieces) {
  count = split(cell, pieces, "`")
  part = 0
  for (i = 2; i <= count; i += 2) list[++part] = pieces[i]
  return part
}

function member(span) {
  sub(/^[A-Za-z]*\./, "", span)
  return span
}

function learn(old, new) {
  if (old ~ /^[A-Z][A-Za-z]*$/ && new ~ /^[A-Z][A-Za-z]*$/) {
    types[++typeCount] = old
    typed[old] = new
    home[old] = module
  } else if (old ~ /^[A-Z][A-Za-z]*\.[A-Z]/) {
    return  # A nested type goes with its outer one.
  } else if (old ~ /\(/) {
    if (old ~ /^[A-Za-z.]+\([^()]*\)$/ && new ~ /^[A-Za-z.]+\([^()]*\)$/) learnCall(old, new)
  } else if (old !~ /[ {…-]/ && new !~ /[ {…-]/) {
    learnMember(member(old), member(new))
  }
}

function learnMember(old, new) {
  if ((old in members) && members[old] != new) unclear[old] = 1
  members[old] = new
  home["." old] = module
}

# A call: its name, and the labels in order.
function learnCall(old, new,   a, b, was, is, n, m, i) {
  a = member(substr(old, 1, index(old, "(") - 1))
  b = member(substr(new, 1, index(new, "(") - 1))
  n = labels(old, was)
  m = labels(new, is)
  if (a != b) learnMember(a, b)
  for (i = 1; i <= n && n == m; i++)
    if (was[i] != is[i]) learnLabel((b in typed ? typed[b] : b), was[i], is[i])
  if (n == 1 && m == 0) learnLabel(b, was[1], "")
}

function learnLabel(call, old, new) {
  calls[++callCount] = call SUBSEP old SUBSEP new
  callHome[callCount] = module
}

function labels(text, list,   count, i, parts, found) {
  sub(/^[^(]*\(/, "", text)
  sub(/\)$/, "", text)
  delete list
  found = 0
  if (index(text, ",") > 0 || text ~ /: /) {
    count = split(text, parts, ", ")
    for (i = 1; i <= count; i++)
      if (parts[i] ~ /:/) list[++found] = substr(parts[i], 1, index(parts[i], ":") - 1)
    return found
  }
  count = split(text, parts, ":") - 1
  for (i = 1; i <= count; i++) if (parts[i] != "_") list[++found] = parts[i]
  return found
}

# Takes strings and comments out of a line; `back` puts them in again. The state of a string or a
# comment of several lines is kept in `within`.
function code(line,   out, c, start, rest) {
  out = ""
  kept = 0
  while (line != "") {
    if (within != "") {
      c = index(line, within)
      if (c == 0) {
        out = out keep(line)
        return out
      }
      c += length(within) - 1
      out = out keep(substr(line, 1, c))
      line = substr(line, c + 1)
      within = ""
    } else if (match(line, /"""|\/\*|\/\/|#*"/)) {
      start = RSTART
      out = out substr(line, 1, start - 1)
      c = substr(line, start, RLENGTH)
      rest = substr(line, start + RLENGTH)
      if (c == "//") return out keep(substr(line, start))
      if (c == "\"\"\"" || c == "/*") {
        within = c == "/*" ? "*/" : c
        out = out keep(c)
        line = rest
      } else {
        c = string(substr(line, start))
        out = out keep(c)
        line = substr(line, start + length(c))
      }
    } else return out line
  }
  return out
}

# The string literal at the beginning of a text.
function string(text,   i, c) {
  match(text, /^#*"/)
  for (i = RLENGTH + 1; i <= length(text); i++) {
    c = substr(text, i, 1)
    if (c == "\\") i++
    else if (c == "\"") return substr(text, 1, i)
  }
  return text
}

function keep(text) {
  strings[++kept] = text
  return "\001" kept "\001"
}

function back(text,   i) {
  for (i = 1; i <= kept; i++) text = put(text, "\001" i "\001", strings[i])
  return text
}

function put(text, mark, new,   at) {
  at = index(text, mark)
  return substr(text, 1, at - 1) new substr(text, at + length(mark))
}

# True if the file imports the module of a rule. A test module reaches those that it is for.
function applies(module) {
  return module == "" ? imports ~ /Pair|PropertyTesting/ : index(imports, module) > 0
}

function complain(name, why) {
  print FILENAME ":" FNR ": \"" name "\" " why ": " $0 > "/dev/stderr"
}

FNR == NR {
  if (/^### /) {
    inTable = /^### Renamed/
    module = /: / ? substr($0, index($0, ": ") + 2) : ""
  }
  if (inTable && /^Names that other things have, too: /) {
    count = spans($0, before)
    for (i = 1; i <= count; i++) taken[before[i]] = 1
  }
  if (!inTable || !/^\| `/) next
  split($0, cells, / \| /)
  count = spans(cells[1], before)
  if (count != spans(cells[2], after)) next
  for (i = 1; i <= count; i++) learn(before[i], after[i])
  next
}

FNR == 1 {
  imports = ""
  while ((getline line < FILENAME) > 0) {
    if (line ~ /^ *(@[a-z]+ )*([a-z]+ )?import /) imports = imports " " line
    for (old in typed)
      if (line ~ ("(struct|class|enum|protocol|typealias|actor) " old "([^A-Za-z0-9_]|$)"))
        taken[old] = 1
  }
  close(FILENAME)
}

{
  line = code($0)
  for (i = 1; i <= typeCount; i++) {
    old = types[i]
    if (!applies(home[old])) continue
    if (!(old in taken)) line = rename(line, "", old, typed[old])
    else if (rename(line, "", old, "") != line) complain(old, "may be another thing")
  }
  for (old in members) {
    if (!applies(home["." old])) continue
    if (!(old in unclear) && !(("." old) in taken)) line = rename(line, ".", old, members[old])
    else if (rename(line, ".", old, "") != line) complain("." old, "may be another thing")
  }
  for (i = 1; i <= callCount; i++) {
    split(calls[i], rule, SUBSEP)
    if (applies(callHome[i])) line = relabel(line, rule[1], rule[2], rule[3])
  }
  printf "%s%s", (FNR > 1 ? "\n" : ""), back(line)
}

END { if (hasEnd + 0) printf "\n" }
