#ifndef PAIRINGS_INSTRUCTIONS_H
#define PAIRINGS_INSTRUCTIONS_H

#include <stdbool.h>
#include <stdint.h>

// The numbers of what a thread has executed.
typedef struct {
  int64_t instructions;

  // The strong retains of objects, and the releases.
  int64_t retains;
  int64_t releases;
} pairings_executed;

// Begins to count what this thread executes. After `limit` instructions nothing is counted any more.
void pairings_count_instructions(int64_t limit);

// Ends the counting, and tells what was executed since it began. Returns false if there was more than
// the limit, or nothing can be counted on this machine.
bool pairings_counted_instructions(pairings_executed *executed);

#endif
