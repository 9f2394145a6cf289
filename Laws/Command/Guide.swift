/// The help of a command.
enum Guide {
  static var text: String {
    """
    \(Terminal.name): laws, checked

    usage: \(Terminal.name) VERB [OPTION …]

      list        every law with its id and its equation
                  [--filter GLOB] [--format text|json|markdown]
      run         checks the laws
                  [--filter GLOB] [--seed S] [--cases N] [--jobs N] [--limit S]
                  [--shard I/N] [--format text|json|junit]
      merge       makes one report of those that the parts of a run wrote as json
                  FILE … [--format text|json|junit]
      replay      makes one case of a law again and shows it
                  --law ID --case TEXT [--format text|json]
      mutants     checks that each broken instance is caught by its law
                  [--filter GLOB] [--seed S] [--cases N] [--jobs N] [--limit S]
                  [--format text|json|svg] [--from FILE]
      challenge   shrinks the failures of properties, for many seeds
                  [--filter GLOB] [--seeds N] [--scanned N] [--format text|json]

      --filter GLOB   only ids, or names, that match; * stands for any text
      --seed S        the seed of the random cases; a fresh one, which is told, if
                      not said (mutants: 1)
      --cases N       random cases of each law, 1000 if not said
      --jobs N        processes side by side, one a core if not said; the result is
                      the same for any number. The cases of a law are divided, too,
                      where few laws have many
      --limit S       seconds that a law may take; for ever if not said
      --shard I/N     part I of N, where I is from 0 to N - 1; merged, they report
                      what one run reports
      --seeds N       seeds of each challenge, 100 if not said
      --scanned N     cases tried below what edits of a failure lead to; if not said
                      as in a test, and for collisions more
      --from FILE     a picture (svg) of results that were saved as json

    A law that traps is told with the case that did it; the others go on. What laws
    print is not shown.
    A law that fails leaves its choices in the folder .laws, and the next run tries
    them first.

    Exit status: 0 if all hold, 1 if a law fails, 2 for bad usage.

    """
  }
}
