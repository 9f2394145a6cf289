/// What the command says about itself.
enum Guide {
  static let text = """
    laws: the laws of monads, comonads and pairings, checked

    usage: laws list      [--filter GLOB] [--format text|json|markdown]
           laws run       [--filter GLOB] [--seed S] [--cases N] [--shard I/N]
                          [--format text|json|junit]
           laws replay    --law ID (--choices TEXT | --seed S --case N [--cases N])
           laws mutants   [--filter GLOB] [--seed S] [--cases N] [--format text|json]
           laws challenge [--filter GLOB] [--seeds N] [--format text|json]

      list        every law with its id and its equation
      run         checks the laws of every instance of the framework
      replay      makes one case of a law again and shows it
      mutants     checks that each broken instance is caught by its law
      challenge   shrinks the failures of a public suite, for many seeds

      --filter GLOB   only ids, or names, that match; * stands for any text
      --seed S        the seed of the random cases; a fresh one, which is told, if
                      not said (mutants: 1)
      --cases N       random cases of each law, 1000 if not said
      --shard I/N     the I-th of N parts; together they report what one run reports
      --seeds N       seeds of each challenge, 100 if not said

    A law that fails leaves its choices in the folder .laws, and the next run tries
    them first.

    Exit status: 0 if all hold, 1 if a law fails, 2 for bad usage.

    """
}
