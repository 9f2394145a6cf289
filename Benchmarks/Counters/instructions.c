// Counts instructions, retains and releases by the trap flag of the processor: it traps after each
// instruction, and the handler counts. A step takes some microseconds, and the counts are the same on
// every machine. Only Linux on x86-64 is supported. Elsewhere nothing is counted.
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "instructions.h"

#if defined(__linux__) && defined(__x86_64__)
#include <signal.h>
#include <stddef.h>
#include <ucontext.h>

enum { trap_flag = 0x100 };

// The entry points of the runtime that change a strong count, by one or by their second argument.
extern void swift_retain(void) __attribute__((weak));
extern void swift_bridgeObjectRetain(void) __attribute__((weak));
extern void swift_retain_n(void) __attribute__((weak));
extern void swift_bridgeObjectRetain_n(void) __attribute__((weak));
extern void swift_release(void) __attribute__((weak));
extern void swift_bridgeObjectRelease(void) __attribute__((weak));
extern void swift_release_n(void) __attribute__((weak));
extern void swift_bridgeObjectRelease_n(void) __attribute__((weak));

// By one, by one, and by the argument twice.
typedef void (*const entries[4])(void);
static entries retains = {
  swift_retain, swift_bridgeObjectRetain, swift_retain_n, swift_bridgeObjectRetain_n,
};
static entries releases = {
  swift_release, swift_bridgeObjectRelease, swift_release_n, swift_bridgeObjectRelease_n,
};

static _Thread_local pairings_executed executed;
static _Thread_local int64_t limit;
static _Thread_local bool is_counting;

// The stack pointer at the last entry that was counted. An entry at the same one, before the stack
// was left, is the tail call of an entry point to another one.
static _Thread_local greg_t entry;

// Returns the change of a count that an instruction begins, or 0 if it is no entry point, or there is
// no object.
static int64_t change(entries points, const greg_t *registers) {
  if (!registers[REG_RDI]) return 0;
  for (int index = 0; index < 4; index++) {
    if ((greg_t)points[index] != registers[REG_RIP]) continue;
    return index < 2 ? 1 : (int64_t)(uint32_t)registers[REG_RSI];
  }
  return 0;
}

static void on_step(int number, siginfo_t *information, void *context) {
  if (!is_counting) {
    // The trap of a debugger or of a program that stops itself.
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
  greg_t stack = registers[REG_RSP];
  if (++executed.instructions > limit) registers[REG_EFL] &= ~(greg_t)trap_flag;
  if (entry && stack > entry) entry = 0;
  if (stack == entry) return;
  int64_t retained = change(retains, registers), released = change(releases, registers);
  if (retained || released) entry = stack;
  executed.retains += retained;
  executed.releases += released;
}

// Sets and clears bits of the processor's flags, on the stack beyond the 128 bytes that a function may
// use below its stack pointer.
#define CHANGE_FLAGS(operation, bits) \
  __asm__ volatile( \
    "leaq -128(%%rsp), %%rsp\n pushfq\n " operation " %0, (%%rsp)\n popfq\n" \
    "leaq 128(%%rsp), %%rsp" : : "i"(bits) : "memory", "cc")

void pairings_count_instructions(int64_t most) {
  // The handler stays, since another thread may count.
  struct sigaction action = {.sa_sigaction = on_step, .sa_flags = SA_SIGINFO};
  sigaction(SIGTRAP, &action, NULL);
  executed = (pairings_executed){0};
  limit = most;
  entry = 0;
  is_counting = true;
  CHANGE_FLAGS("orq", trap_flag);
}

bool pairings_counted_instructions(pairings_executed *result) {
  CHANGE_FLAGS("andq", ~trap_flag);
  is_counting = false;
  *result = executed;
  return 0 < executed.instructions && executed.instructions <= limit;
}

#else

void pairings_count_instructions(int64_t limit) {}
bool pairings_counted_instructions(pairings_executed *executed) { return false; }

#endif
