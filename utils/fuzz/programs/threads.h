// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Executes a kernel on the host with a thread for each work-item. The includer
// defines callKernel, NUM_GROUPS_X to NUM_GROUPS_Z and LOCAL_SIZE_X to
// LOCAL_SIZE_Z.

#include <pthread.h>

#define GROUP_THREADS (LOCAL_SIZE_X * LOCAL_SIZE_Y * LOCAL_SIZE_Z)

struct Position {
  u32 X, Y, Z;
};
struct WorkItem {
  struct Position Item, Group;
};

static _Thread_local struct WorkItem Current;
static pthread_barrier_t Barrier;

// The intrinsic functions of the kernel.
u32 ir_workitem_x(void) { return Current.Item.X; }
u32 ir_workitem_y(void) { return Current.Item.Y; }
u32 ir_workitem_z(void) { return Current.Item.Z; }
u32 ir_workgroup_x(void) { return Current.Group.X; }
u32 ir_workgroup_y(void) { return Current.Group.Y; }
u32 ir_workgroup_z(void) { return Current.Group.Z; }
void ir_barrier(void) { pthread_barrier_wait(&Barrier); }

static void *executeWorkItem(void *P) {
  Current = *(struct WorkItem *)P;
  callKernel();
  return 0;
}

static void executeGroup(struct Position Group) {
  static pthread_t Threads[GROUP_THREADS];
  static struct WorkItem Items[GROUP_THREADS];
  pthread_barrier_init(&Barrier, 0, GROUP_THREADS);
  for (u32 I = 0; I != GROUP_THREADS; ++I) {
    const struct Position Item = {I % LOCAL_SIZE_X,
                                  I / LOCAL_SIZE_X % LOCAL_SIZE_Y,
                                  I / (LOCAL_SIZE_X * LOCAL_SIZE_Y)};
    Items[I] = (struct WorkItem){Item, Group};
    if (pthread_create(&Threads[I], 0, executeWorkItem, &Items[I]))
      exit(1);
  }
  for (u32 I = 0; I != GROUP_THREADS; ++I)
    pthread_join(Threads[I], 0);
  pthread_barrier_destroy(&Barrier);
}

static void executeKernel(void) {
  for (u32 Z = 0; Z != NUM_GROUPS_Z; ++Z)
    for (u32 Y = 0; Y != NUM_GROUPS_Y; ++Y)
      for (u32 X = 0; X != NUM_GROUPS_X; ++X)
        executeGroup((struct Position){X, Y, Z});
}

static void readInput(void *To, size_t Size) {
  if (fread(To, Size, 1, stdin) != 1)
    exit(1);
}
