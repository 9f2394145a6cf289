// What a freestanding WebAssembly module has to bring along for Embedded Swift:
// an allocator that never frees, and the three memory functions.
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

void *memset(void *target, int byte, size_t count) {
  unsigned char *to = target;
  for (size_t i = 0; i < count; i++) to[i] = (unsigned char)byte;
  return target;
}
