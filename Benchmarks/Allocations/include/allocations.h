#ifndef PAIRINGS_ALLOCATIONS_H
#define PAIRINGS_ALLOCATIONS_H

#include <stdint.h>

// Returns the number of allocations of this thread so far, or -1 where they cannot be counted.
int64_t pairings_allocations(void);

#endif
