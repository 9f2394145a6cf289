// The runtime support of a page for Embedded Swift: an allocator, the memory functions, the
// product of 128 bits for durations, rounding, printing, and the seed of hashing.
//
// The allocator: memory comes in pages of 64 KB. A page holds blocks of one size, in steps of
// 16 bytes up to 512 and in powers of two up to 32 KB, each size with a list of free blocks;
// a larger one takes pages in a row. Two bytes for each page give its content, so that a block
// has no header.
typedef __SIZE_TYPE__ size_t;

enum { page = 65536, pages = 65536, small = 32, classes = 38, isTail = 0xFFFF };

extern unsigned char __heap_base;

// 0: unused; up to `classes`: a size; above it: pages in a row; `isTail`: one of their tail.
static unsigned short kinds[pages];
static unsigned short runs[pages];  // The number of free pages from here on.
static size_t next;                 // The first page that was never used.
static void *lists[classes + 1];

static unsigned kindOf(size_t size) {
  if (size <= 512) return size < 1 ? 1 : (unsigned)((size + 15) / 16);
  return small + (32 - __builtin_clz((unsigned)size - 1)) - 9;
}

static size_t sizeOf(unsigned kind) {
  return kind <= small ? kind * 16 : (size_t)512 << (kind - small);
}

static size_t takePages(size_t count) {
  for (size_t at = 0; at < next; at += runs[at] ? runs[at] : 1) {
    if (!runs[at]) continue;
    while (at + runs[at] < next && runs[at + runs[at]]) {  // Free pages in a row are one run.
      size_t after = at + runs[at];
      if (runs[at] + runs[after] > 0xFFFE) break;
      runs[at] += runs[after];
      runs[after] = 0;
    }
    if (runs[at] < count) continue;
    if (runs[at] > count) runs[at + count] = runs[at] - (unsigned short)count;
    runs[at] = 0;
    return at;
  }
  if (!next) next = ((size_t)&__heap_base + page - 1) / page;
  size_t at = next, present = __builtin_wasm_memory_size(0);
  if (at + count > present) {
    size_t more = at + count - present;
    if (more < present / 4 && __builtin_wasm_memory_grow(0, present / 4) != (size_t)-1) more = 0;
    if (more && __builtin_wasm_memory_grow(0, more) == (size_t)-1) return 0;
  }
  next = at + count;
  return at;
}

static void *takeLarge(size_t size) {
  size_t count = (size + page - 1) / page;
  size_t at = count < 0x8000 ? takePages(count) : 0;
  if (!at) return 0;
  kinds[at] = (unsigned short)(classes + count);
  for (size_t i = 1; i < count; i++) kinds[at + i] = isTail;
  return (void *)(at * page);
}

static void *takeBlock(unsigned kind) {
  if (!lists[kind]) {
    size_t at = takePages(1), size = sizeOf(kind);
    if (!at) return 0;
    kinds[at] = (unsigned short)kind;
    unsigned char *start = (unsigned char *)(at * page);
    void *list = 0;
    for (size_t i = page / size; i > 0; i--) {
      void **block = (void **)(start + (i - 1) * size);
      *block = list;
      list = block;
    }
    lists[kind] = list;
  }
  void **block = lists[kind];
  lists[kind] = *block;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) {  // A block of a power of two begins at a multiple of it.
    if (size < alignment) size = alignment;
    if (size <= 512) size = size <= 32 ? 32 : (size_t)1 << (32 - __builtin_clz((unsigned)size - 1));
  }
  *result = size > page / 2 ? takeLarge(size) : takeBlock(kindOf(size));
  return *result ? 0 : 12;
}

void free(void *pointer) {
  if (!pointer) return;
  size_t at = (size_t)pointer / page;
  unsigned kind = kinds[at];
  if (kind <= classes) {
    *(void **)pointer = lists[kind];
    lists[kind] = pointer;
    return;
  }
  runs[at] = (unsigned short)(kind - classes);
  for (size_t i = 0; i < runs[at]; i++) kinds[at + i] = 0;
}

void *memmove(void *target, const void *source, size_t count) {
  return __builtin_memmove(target, source, count);
}

void *memcpy(void *target, const void *source, size_t count) {
  return __builtin_memcpy(target, source, count);
}

void *memset(void *target, int byte, size_t count) {
  return __builtin_memset(target, byte, count);
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *one = left, *other = right;
  for (size_t i = 0; i < count; i++) {
    if (one[i] != other[i]) return one[i] < other[i] ? -1 : 1;
  }
  return 0;
}

// The output of a program, such as the reason of a trap in a debug build, goes to the console by
// lines.
__attribute__((import_module("pairings"), import_name("print")))
void browserPrint(const char *line, size_t count);

int putchar(int character) {
  static char line[1024];
  static size_t count;
  if (character != '\n') line[count++] = (char)character;
  if (character == '\n' || count == sizeof line) {
    browserPrint(line, count);
    count = 0;
  }
  return character;
}

// WebAssembly rounds halves to even numbers; this rounds them away from zero.
double round(double number) {
  double whole = __builtin_trunc(number), rest = __builtin_fabs(number - whole);
  return rest < 0.5 ? whole : whole + __builtin_copysign(1, number);
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
