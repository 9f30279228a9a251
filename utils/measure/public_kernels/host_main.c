// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a kernel that was compiled for the host. Work-groups run one after the
// other. Each work-item is a coroutine, which stops at barriers.
//
// callKernel() is compiled with the kernel and calls it. The program's
// arguments are the three sizes of the launch, the three sizes of a work-group,
// and for each buffer a file that is read and written.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <ucontext.h>

enum { MaxBuffers = 32, MaxItems = 1024, MaxLocals = 4 };

void callKernel(void);

static char *Buffers[MaxBuffers];
static char Locals[MaxLocals][1 << 16] __attribute__((aligned(256)));

void *hostBuffer(unsigned I) { return Buffers[I]; }
void *hostLocal(unsigned I) { return Locals[I]; }

static size_t GlobalSize[3], LocalSize[3], GroupId[3], LocalId[3];

size_t hostGlobalSize(unsigned D) { return GlobalSize[D]; }
size_t hostLocalSize(unsigned D) { return LocalSize[D]; }
size_t hostGroupId(unsigned D) { return GroupId[D]; }
size_t hostLocalId(unsigned D) { return LocalId[D]; }

enum { StackSize = 1 << 17 };

static ucontext_t Scheduler, Items[MaxItems];
static int IsRunning[MaxItems];
static unsigned Current;
static char *Stacks;

void hostBarrier(void) { swapcontext(&Items[Current], &Scheduler); }

static void runItem(void) {
  callKernel();
  IsRunning[Current] = 0;
}

static void startItem(unsigned I) {
  getcontext(&Items[I]);
  Items[I].uc_stack.ss_sp = Stacks + (size_t)I * StackSize;
  Items[I].uc_stack.ss_size = StackSize;
  Items[I].uc_link = &Scheduler;
  makecontext(&Items[I], runItem, 0);
  IsRunning[I] = 1;
}

// Continues each work-item up to its next barrier. Returns whether one stopped
// there.
static int runToBarrier(unsigned NumItems) {
  int AnyRuns = 0;
  for (Current = 0; Current != NumItems; ++Current) {
    if (!IsRunning[Current])
      continue;
    LocalId[0] = Current % LocalSize[0];
    LocalId[1] = Current / LocalSize[0] % LocalSize[1];
    LocalId[2] = Current / LocalSize[0] / LocalSize[1];
    swapcontext(&Scheduler, &Items[Current]);
    AnyRuns |= IsRunning[Current];
  }
  return AnyRuns;
}

static void runGroup(void) {
  const unsigned NumItems = LocalSize[0] * LocalSize[1] * LocalSize[2];
  for (unsigned I = 0; I != NumItems; ++I)
    startItem(I);
  while (runToBarrier(NumItems)) {
  }
}

static size_t readBuffer(const char *Path, char **Buffer) {
  FILE *F = fopen(Path, "rb");
  if (!F)
    exit(2);
  fseek(F, 0, SEEK_END);
  const size_t Size = ftell(F);
  rewind(F);
  *Buffer = aligned_alloc(256, (Size + 255) / 256 * 256);
  if (fread(*Buffer, 1, Size, F) != Size)
    exit(2);
  fclose(F);
  return Size;
}

int main(int NumArgs, char **Args) {
  for (int I = 0; I != 3; ++I) {
    GlobalSize[I] = atol(Args[1 + I]);
    LocalSize[I] = atol(Args[4 + I]);
  }
  size_t Sizes[MaxBuffers];
  for (int I = 7; I < NumArgs; ++I)
    Sizes[I - 7] = readBuffer(Args[I], &Buffers[I - 7]);
  Stacks = malloc((size_t)MaxItems * StackSize);
  for (GroupId[2] = 0; GroupId[2] != GlobalSize[2] / LocalSize[2]; ++GroupId[2])
    for (GroupId[1] = 0; GroupId[1] != GlobalSize[1] / LocalSize[1];
         ++GroupId[1])
      for (GroupId[0] = 0; GroupId[0] != GlobalSize[0] / LocalSize[0];
           ++GroupId[0])
        runGroup();
  for (int I = 7; I < NumArgs; ++I) {
    FILE *F = fopen(Args[I], "wb");
    if (!F || fwrite(Buffers[I - 7], 1, Sizes[I - 7], F) != Sizes[I - 7])
      return 2;
    fclose(F);
  }
}
