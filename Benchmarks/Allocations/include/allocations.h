#ifndef PAIRINGS_ALLOCATIONS_H
#define PAIRINGS_ALLOCATIONS_H

#include <stdint.h>

// Returns how many blocks of memory this thread has asked for so far, or -1 where
// they cannot be counted.
int64_t pairings_allocations(void);

#endif
