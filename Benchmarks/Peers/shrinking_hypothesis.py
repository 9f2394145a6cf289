"""The shrinking challenges of the laws, stated for Hypothesis.

Each property fails, and has the generator of the challenge of the same name in
Benchmarks/Challenges. It prints a table in Markdown; run it in a virtual environment:

    python3 -m venv peers && . peers/bin/activate && pip install hypothesis
    python3 Benchmarks/Peers/shrinking_hypothesis.py --seeds 100

Integers written in this file may be tried by Hypothesis as cases; shrinking is as
anywhere else.
"""

import argparse
import json
import platform
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from typing import Any, Callable, Optional

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st
from hypothesis.configuration import set_hypothesis_home_dir


@dataclass
class Challenge:
    """A property that does not hold, with its simplest failing case."""

    name: str
    minimal: str
    strategy: st.SearchStrategy
    holds: Callable[[Any], bool]
    shown: Callable[[Any], str] = str
    examples: int = 100_000
    # The maximal number of seeds, for a slow challenge.
    seeds: Optional[int] = None


# Generators

INTEGERS = st.integers(-(2**63), 2**63 - 1)

# Letters first, then the rest of ASCII, then characters that break naive code.
LETTERS = [chr(code) for code in range(97, 123)]
REST = [chr(code) for code in range(32, 127) if chr(code) not in LETTERS]
CHARACTERS = LETTERS + REST + ["\u0301", "👩🏽‍🚀", "é", "\0", "\n"]


def array(elements, least=0, most=32):
    return st.lists(elements, min_size=least, max_size=most)


def string(most=16):
    return array(st.sampled_from(CHARACTERS), most=most).map("".join)


@st.composite
def recursive(draw, leaf, branch, depth=5):
    """Leaves, or branches of trees one level less deep."""
    if depth == 0 or not draw(st.booleans()):
        return draw(leaf)
    return draw(branch(recursive(leaf, branch, depth - 1)))


def wrapped(number, bits):
    """The number as a signed integer of so many bits."""
    return (number + 2 ** (bits - 1)) % 2**bits - 2 ** (bits - 1)


# Lists


def sum16(numbers):
    return wrapped(sum(numbers), 16)


def joined(lists):
    return [element for part in lists for element in part]


def is_uncoupled(numbers):
    if not all(number < len(numbers) for number in numbers):
        return True
    return all(
        number == index or numbers[number] != index for index, number in enumerate(numbers)
    )


def deletes(case):
    numbers, element = case
    rest = list(numbers)
    rest.remove(element)
    return element not in rest


def weighted_list(numbers):
    return sum(place * number for place, number in enumerate(numbers, 1)) < 850


def list_with_element(numbers):
    return st.tuples(st.just(numbers), st.sampled_from(numbers))


def collision(name, minimal, modulus, **limits):
    def hashed(text):
        result = 7
        for scalar in text:
            result = (result * 31 + ord(scalar)) % modulus
        return result

    def shown(case):
        return "(" + ", ".join(json.dumps(text, ensure_ascii=False) for text in case) + ")"

    def holds(case):
        return case[0] == case[1] or hashed(case[0]) != hashed(case[1])

    return Challenge(name, minimal, st.tuples(string(8), string(8)), holds, shown, **limits)


def list_challenges():
    shorts = array(st.integers(-(2**15), 2**15 - 1)).filter(lambda part: sum16(part) < 256)
    counted = st.integers(1, 100).flatmap(lambda n: array(st.integers(0, 1_000), n, n))
    return [
        Challenge(
            "bound5",
            "[[], [], [], [-1], [-32768]]",
            array(shorts, 5, 5),
            lambda lists: sum16(joined(lists)) < 5 * 256,
            seeds=50,
        ),
        Challenge(
            "large_union_list",
            "[[0, 1, -1, 2, -2]]",
            array(array(INTEGERS)),
            lambda lists: len(set(joined(lists))) <= 4,
            seeds=50,
        ),
        Challenge("reverse", "[0, 1]", array(INTEGERS), lambda numbers: numbers == numbers[::-1]),
        Challenge("lengthlist", "[900]", counted, lambda numbers: max(numbers) < 900, seeds=50),
        Challenge("coupling", "[1, 0]", array(st.integers(0, 10)), is_uncoupled),
        Challenge(
            "deletion", "([0, 0], 0)", array(INTEGERS, least=1).flatmap(list_with_element), deletes
        ),
        Challenge(
            "distinct", "[0, 1, -1]", array(INTEGERS), lambda numbers: len(set(numbers)) < 3
        ),
        Challenge(
            "nestedlists",
            str([[0] * 11]),
            array(array(INTEGERS)),
            lambda lists: len(joined(lists)) <= 10,
            seeds=50,
        ),
        Challenge("weighted_list", "[0, 75, 100, 100]", array(st.integers(0, 100)), weighted_list),
        collision("collision", '("", "]")', 101),
        collision("rare_collision", '("", "f}")', 10_007, examples=20_000, seeds=10),
    ]


# Numbers


def difference(name, minimal, is_met, **limits):
    positive = st.integers(1, 1_000_000)

    def holds(case):
        return case[0] < 10 or not is_met(abs(case[0] - case[1]))

    return Challenge(name, minimal, st.tuples(positive, positive), holds, **limits)


def weighted(name, minimal, most, is_met, **limits):
    numbers = array(st.integers(0, most), 3, 3)
    return Challenge(name, minimal, numbers, lambda case: not is_met(*case), **limits)


def number_challenges():
    return [
        difference("difference_must_not_be_zero", "(10, 10)", lambda d: d == 0),
        difference("difference_must_not_be_small", "(10, 6)", lambda d: 1 <= d <= 4, seeds=50),
        difference("difference_must_not_be_one", "(10, 9)", lambda d: d == 1, seeds=50),
        weighted(
            "weighted_bound", "[34, 299, 300]", 300, lambda x, y, z: 3 * x + 2 * y + z >= 1_000
        ),
        weighted("weighted_sum", "[0, 2, 32]", 50, lambda x, y, z: x + 2 * y + 3 * z == 100),
        weighted(
            "large_weighted_sum",
            "[0, 2, 3332]",
            5_000,
            lambda x, y, z: x + 2 * y + 3 * z == 10_000,
            examples=20_000,
            seeds=20,
        ),
    ]


# Trees: a tree is a number or two trees; an expression is a number or an operator
# and two expressions; a heap is None or an element and two heaps.


def depth(tree):
    return 0 if isinstance(tree, int) else 1 + max(map(depth, tree))


def leaves(tree):
    return 1 if isinstance(tree, int) else sum(map(leaves, tree))


def branches(below):
    return st.one_of(
        st.tuples(st.just("+"), below, below), st.tuples(st.just("/"), below, below)
    )


def divides_by_literal_zero(expression):
    if isinstance(expression, int):
        return False
    operator, left, right = expression
    if operator == "/" and right == 0:
        return True
    return divides_by_literal_zero(left) or divides_by_literal_zero(right)


def value(expression):
    """The value; None after a division by zero."""
    if isinstance(expression, int):
        return expression
    operator, left, right = expression[0], value(expression[1]), value(expression[2])
    if left is None or right is None or operator == "/" and right == 0:
        return None
    return wrapped(left + right if operator == "+" else quotient(left, right), 64)


def quotient(left, right):
    """The quotient, rounded to zero."""
    rounded = abs(left) // abs(right)
    return rounded if (left < 0) == (right < 0) else -rounded


def shown_expression(expression):
    if isinstance(expression, int):
        return str(expression)
    operator, left, right = expression
    return f"{shown_operand(left)} {operator} {shown_operand(right)}"


def shown_operand(expression):
    text = shown_expression(expression)
    return text if isinstance(expression, int) else f"({text})"


@st.composite
def heaps(draw, least=0, depth=6):
    """Heaps: no element is smaller than the one above it."""
    if depth == 0 or not draw(st.booleans()):
        return None
    element = least + draw(st.integers(0, 1_000))
    below = heaps(element, depth - 1)
    return element, draw(below), draw(below)


def elements(heap):
    return [] if heap is None else [heap[0]] + elements(heap[1]) + elements(heap[2])


def wrongly_sorted(heap):
    """The elements in order, with a deliberate error: below the root they are not sorted."""
    return [] if heap is None else [heap[0]] + listed(merged(heap[1], heap[2]))


def listed(heap):
    """The elements of a stack of heaps, the right side of each before its left."""
    result, stack = [], [heap]
    while stack:
        heap = stack.pop()
        if heap is not None:
            result.append(heap[0])
            stack += heap[1:]
    return result


def merged(first, second):
    if first is None or second is None:
        return first or second
    if first[0] > second[0]:
        first, second = second, first
    return first[0], merged(first[2], second), first[1]


def is_sorted_right(heap):
    result = wrongly_sorted(heap)
    return sorted(elements(heap)) == sorted(result) == result


def shown_heap(heap):
    if heap is None:
        return "-"
    return f"({heap[0]}, {shown_heap(heap[1])}, {shown_heap(heap[2])})"


def pairs(below):
    return st.tuples(below, below)


def calculator(name, expressions, **limits):
    def holds(case):
        return divides_by_literal_zero(case) or value(case) is not None

    return Challenge(name, "0 / (0 + 0)", expressions, holds, shown_expression, **limits)


def deep_tree(name, trees, **limits):
    def holds(tree):
        return depth(tree) < 4 or leaves(tree) < 7

    return Challenge(name, "(0, (0, (0, ((0, 0), (0, 0)))))", trees, holds, **limits)


def tree_challenges():
    # The trees of st.recursive may have as many leaves as the others, and be deeper.
    return [
        calculator("calculator", recursive(INTEGERS, branches)),
        calculator("calculator, st.recursive", st.recursive(INTEGERS, branches, max_leaves=32)),
        Challenge(
            "binheap", "(0, -, (0, (0, -, -), (1, -, -)))", heaps(), is_sorted_right, shown_heap
        ),
        deep_tree("deep_tree", recursive(INTEGERS, pairs)),
        deep_tree(
            "deep_tree, st.recursive", st.recursive(INTEGERS, pairs, max_leaves=32), seeds=50
        ),
    ]


# Functions


class Function:
    """A random function that records its requested inputs."""

    def __init__(self, run):
        self.run = run
        self.answers = {}

    def __call__(self, argument):
        if argument not in self.answers:
            self.answers[argument] = self.run(argument)
        return self.answers[argument]

    def __str__(self):
        """The table, the most frequent answer last: `{a1 → b2, _ → b0}`."""
        [(usual, _)] = Counter(self.answers.values()).most_common(1)
        rows = [f"{key} → {answer}" for key, answer in self.answers.items() if answer != usual]
        return "{" + ", ".join(rows + [f"_ → {usual}"]) + "}"


def functions():
    return st.functions(like=lambda argument: None, returns=INTEGERS, pure=True).map(Function)


def f1(f):
    return f("monkey") == f("banana") or f("banana") == f("elephant")


def f4(case):
    f, g, numbers = case
    return [g(f(number)) for number in numbers] == [f(g(number)) for number in numbers]


def shown_f4(case):
    f, g, numbers = case
    return f"{f}; {g}; ({', '.join(map(str, numbers))})"


def function_challenges():
    return [
        Challenge("F1", "{banana → 1, _ → 0}", functions(), f1),
        Challenge(
            "F4",
            "{_ → 0}; {_ → 1}; (0)",
            st.tuples(functions(), functions(), array(INTEGERS, most=8)),
            f4,
            shown_f4,
        ),
    ]


# Runs


class Recorder:
    """Counts and times the evaluations of a search and its shrinking."""

    def __init__(self, challenge):
        self.challenge = challenge
        self.form = None
        self.start = None
        self.evaluations = 0

    def evaluate(self, case):
        """Evaluates the property; the last failure is the one that is reported."""
        self.evaluations += self.start is not None
        if self.challenge.holds(case):
            return
        self.start = self.start or time.perf_counter()
        self.form = self.challenge.shown(case)
        raise AssertionError(self.form)


def run(challenge, number):
    """The form, the evaluations and the milliseconds of shrinking of one seed; or None."""
    recorder = Recorder(challenge)

    @seed(number)
    @settings(
        database=None,
        max_examples=challenge.examples,
        phases=[Phase.generate, Phase.shrink],
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=False,
        verbosity=Verbosity.quiet,
        # Otherwise more cases are generated after the first failure.
        report_multiple_bugs=False,
    )
    @given(challenge.strategy)
    def test(case):
        recorder.evaluate(case)

    try:
        test()
    except AssertionError:
        milliseconds = (time.perf_counter() - recorder.start) * 1e3
        return recorder.form, recorder.evaluations, milliseconds
    return None


def code(form):
    """The form as code in a cell of a table."""
    fence = "``" if "`" in form else "`"
    return fence + form.replace("|", "\\|") + fence


def percent(part, whole):
    return f"{100 * part / whole:.0f} %"


def compared(challenge, form, counts):
    """A mark if a form is the simplest; otherwise, the share of seeds with the simplest form."""
    if form == challenge.minimal:
        return "yes"
    share = percent(counts[challenge.minimal], counts.total())
    return f"no: {code(challenge.minimal)} {share}"


def row(challenge, seeds):
    """The row of the table; shares and means are of the seeds with a failure."""
    seeds = min(seeds, challenge.seeds or seeds)
    results = [result for number in range(seeds) if (result := run(challenge, number))]
    tried = f"{seeds}" if len(results) == seeds else f"{seeds}, {seeds - len(results)} no failure"
    if not results:
        return [challenge.name, tried, "–", "–", "–", "–", "–"]
    counts = Counter(form for form, _, _ in results)
    [(form, count)] = counts.most_common(1)
    return [
        challenge.name,
        tried,
        code(form),
        percent(count, len(results)),
        compared(challenge, form, counts),
        f"{sum(result[1] for result in results) / len(results):.0f}",
        f"{sum(result[2] for result in results) / len(results):.1f}",
    ]


TITLES = ["Challenge", "Seeds", "Most frequent form", "Share", "As in Swift", "Evaluations", "ms"]


def printed(cells):
    print("| " + " | ".join(cells) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=int, default=100, help="seeds for each challenge")
    parser.add_argument("--only", nargs="*", metavar="NAME", help="the challenges to run")
    options = parser.parse_args()
    challenges = list_challenges() + number_challenges() + tree_challenges()
    challenges += function_challenges()
    print(f"Python {platform.python_version()}, Hypothesis {hypothesis.__version__}\n")
    print("Slow challenges have fewer seeds; shares and means are of the seeds with a failure.\n")
    printed(TITLES)
    printed(["---", "---:", "---", "---:", "---", "---:", "---:"])
    # Hypothesis stores files between runs; they are discarded here.
    with tempfile.TemporaryDirectory() as folder:
        set_hypothesis_home_dir(folder)
        for challenge in challenges:
            if options.only is None or challenge.name in options.only:
                printed(row(challenge, options.seeds))


if __name__ == "__main__":
    main()
