// Counts allocations, and bytes on request, by replacing the allocator's entry points, which forward
// to those of the C library under their second names. Only the GNU C library has these names.
// Elsewhere nothing is replaced, and nothing is counted.
#include "allocations.h"

#if __has_include(<features.h>)
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>
#include <stdbool.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

static _Thread_local int64_t count;
static _Thread_local bool is_tracking;
static _Thread_local int64_t live;
static _Thread_local int64_t peak;

int64_t pairings_allocations(void) { return count; }

void pairings_track_bytes(void) {
  is_tracking = true;
  live = 0;
  peak = 0;
}

int64_t pairings_peak_bytes(void) {
  is_tracking = false;
  return peak;
}

// Counts an allocation, and adds its bytes to those that are tracked.
static void *counted(void *pointer) {
  count++;
  if (is_tracking && pointer) {
    live += (int64_t)malloc_usable_size(pointer);
    if (live > peak) peak = live;
  }
  return pointer;
}

// Subtracts the bytes of an allocation that ends.
static void ended(void *pointer) {
  if (is_tracking && pointer) live -= (int64_t)malloc_usable_size(pointer);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *pointer, size_t size) {
  ended(pointer);
  return counted(__libc_realloc(pointer, size));
}

void free(void *pointer) {
  ended(pointer);
  __libc_free(pointer);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = counted(__libc_memalign(alignment, size));
  return *result ? 0 : ENOMEM;
}

#else

int64_t pairings_allocations(void) { return -1; }
void pairings_track_bytes(void) {}
int64_t pairings_peak_bytes(void) { return -1; }

#endif
