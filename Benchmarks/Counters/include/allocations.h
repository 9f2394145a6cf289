#ifndef PAIRINGS_ALLOCATIONS_H
#define PAIRINGS_ALLOCATIONS_H

#include <stdint.h>

// Returns the number of allocations of this thread so far, or -1 where they cannot be counted.
int64_t pairings_allocations(void);

// Begins to track the bytes of this thread that are allocated and not yet freed.
void pairings_track_bytes(void);

// Ends the tracking. Returns the most bytes that were allocated at once since it began, beyond those
// that were allocated before, or -1 where they cannot be counted.
int64_t pairings_peak_bytes(void);

#endif
