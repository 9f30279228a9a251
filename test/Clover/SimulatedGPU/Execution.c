//===- Execution.c - Dispatches for the program that executes them -------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Starts clrx-dispatch for each dispatch, and exchanges memory with it. The
// driver's process has the C library of another system, so the simulator is
// not loaded into it.
//
//===----------------------------------------------------------------------===//

#include "DispatchRequest.h"
#include "SimulatedGPU.h"
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

const char *getExecutor(void) { return getenv("SIMULATED_GPU_PROGRAM"); }

/// A running program.
struct Child {
  pid_t Process;
  int In;  ///< For writing.
  int Out; ///< For reading.
};

static bool start(struct Child *C) {
  signal(SIGPIPE, SIG_IGN); // The program may end early.
  int In[2], Out[2];
  if (pipe(In) || pipe(Out))
    return false;
  posix_spawn_file_actions_t Actions;
  posix_spawn_file_actions_init(&Actions);
  posix_spawn_file_actions_adddup2(&Actions, In[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&Actions, Out[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&Actions, In[1]);
  char *Arguments[] = {(char *)getExecutor(), "execute", NULL};
  int Status = posix_spawn(&C->Process, Arguments[0], &Actions, NULL, Arguments,
                           environ);
  posix_spawn_file_actions_destroy(&Actions);
  close(In[0]);
  close(Out[1]);
  C->In = In[1];
  C->Out = Out[0];
  return !Status;
}

static bool writeAll(int File, const void *Data, size_t Size) {
  for (const char *P = Data; Size;) {
    ssize_t Count = write(File, P, Size);
    if (Count <= 0)
      return false;
    P += Count;
    Size -= Count;
  }
  return true;
}

static bool readAll(int File, void *Data, size_t Size) {
  for (char *P = Data; Size;) {
    ssize_t Count = read(File, P, Size);
    if (Count <= 0)
      return false;
    P += Count;
    Size -= Count;
  }
  return true;
}

static bool sendMemory(int File) {
  for (const struct Mapping *M = getMappings(); M; M = M->Next) {
    const struct MappingHeader Header = {M->Address, M->Size};
    if (!writeAll(File, &Header, sizeof Header) ||
        !writeAll(File, M->Memory, M->Size))
      return false;
  }
  return true;
}

static bool receiveMemory(int File) {
  for (const struct Mapping *M = getMappings(); M; M = M->Next)
    if (!readAll(File, M->Memory, M->Size))
      return false;
  return true;
}

void executeDispatch(const uint32_t *NumGroups, uint32_t Initiator,
                     const uint32_t *Sh, const uint8_t *IsSet) {
  struct DispatchRequest Request = {.Initiator = Initiator};
  strncpy(Request.Chip, getChip()->Name, sizeof Request.Chip - 1);
  memcpy(Request.NumGroups, NumGroups, sizeof Request.NumGroups);
  memcpy(Request.Sh, Sh, sizeof Request.Sh);
  memcpy(Request.IsSet, IsSet, sizeof Request.IsSet);
  for (const struct Mapping *M = getMappings(); M; M = M->Next)
    ++Request.NumMappings;

  struct Child C;
  int Status = -1;
  bool IsGood = start(&C);
  if (IsGood) {
    IsGood = writeAll(C.In, &Request, sizeof Request) && sendMemory(C.In) &&
             receiveMemory(C.Out);
    close(C.In);
    close(C.Out);
    waitpid(C.Process, &Status, 0);
  }
  if (!IsGood || Status)
    fprintf(stderr, "%s: the dispatch FAILED\n", getExecutor());
}
