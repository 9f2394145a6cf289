// What a freestanding WebAssembly module has to bring along for Embedded Swift:
// an allocator that never frees, the memory functions, and what hashing starts with.
typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;
static unsigned char *next = &__heap_base;

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t address = ((size_t)next + alignment - 1) / alignment * alignment;
  size_t end = address + size;
  size_t pages = (end + 65535) / 65536;
  size_t present = __builtin_wasm_memory_size(0);
  if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) return 12;
  next = (unsigned char *)end;
  *result = (void *)address;
  return 0;
}

void free(void *pointer) { (void)pointer; }

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to < from) {
    for (size_t i = 0; i < count; i++) to[i] = from[i];
  } else {
    for (size_t i = count; i > 0; i--) to[i - 1] = from[i - 1];
  }
  return target;
}

void *memcpy(void *target, const void *source, size_t count) {
  return memmove(target, source, count);
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *one = left, *other = right;
  for (size_t i = 0; i < count; i++) {
    if (one[i] != other[i]) return one[i] < other[i] ? -1 : 1;
  }
  return 0;
}

void *memset(void *target, int byte, size_t count) {
  unsigned char *to = target;
  for (size_t i = 0; i < count; i++) to[i] = (unsigned char)byte;
  return target;
}

// Hashing starts the same on every run.
void arc4random_buf(void *target, size_t count) { memset(target, 7, count); }

// Durations are counted in 128 bits; WebAssembly multiplies 64.
__int128 __multi3(__int128 left, __int128 right) {
  typedef unsigned long long half;
  half a = left, b = right, low = 0xffffffff;
  half middle = (a >> 32) * (b & low) + ((a & low) * (b & low) >> 32);
  half other = (a & low) * (b >> 32) + (middle & low);
  half high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += a * (half)(right >> 64) + (half)(left >> 64) * b;
  return (__int128)(((unsigned __int128)high << 64) | (a * b));
}
