//===- clrx-dispatch.cpp - Executes dispatches of Mesa ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   clrx-dispatch execute  executes the DispatchRequest on standard input, and
//                          writes the memory to standard output
//   clrx-dispatch launch [OPTION...] BINARY
//                          prints the initial state with which clrx-run starts
//                          a kernel; the options are those of clrx-run
//
// `execute` also appends the initial state to the file that the environment
// variable CLRX_DISPATCH_STATE names.
//
//===----------------------------------------------------------------------===//

#include "Dispatch.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>
#include <cstdlib>

using namespace clrx;
using namespace llvm;

namespace {

/// Prints findings to stderr.
class FindingPrinter : public sim::RunObserver {
public:
  void onFinding(const sim::Finding &F) override {
    errs() << (F.IsError ? "error: " : "warning: ") << F.Text << " [-C"
           << sim::getGroupInfo(F.Group).Name << "], work-group "
           << F.WorkGroup[0] << ',' << F.WorkGroup[1] << ',' << F.WorkGroup[2]
           << ", PC " << Twine::utohexstr(F.PC) << ": " << F.Note << '\n';
  }
};

} // namespace

static int fail(Error E) {
  errs() << "clrx-dispatch: error: " << toString(std::move(E)) << '\n';
  return 1;
}

static bool read(void *Data, size_t Size) {
  return std::fread(Data, 1, Size, stdin) == Size;
}

/// Reads the memory of a request. \returns the allocations in the order of the
/// request.
static Expected<std::vector<sim::Allocation *>> readMemory(uint32_t Count,
                                                           sim::Memory &Mem) {
  std::vector<sim::Allocation *> Result;
  for (uint32_t I = 0; I != Count; ++I) {
    MappingHeader Header;
    if (!read(&Header, sizeof Header))
      return createStringError("the request is too short");
    sim::Allocation &A =
        Mem.allocateAt("memory at 0x" + utohexstr(Header.Address),
                       Header.Address, Header.Size);
    if (!read(A.Values.data(), A.size()))
      return createStringError("the request is too short");
    Result.push_back(&A);
  }
  return Result;
}

/// Appends the initial state to the file that the user wants.
static Error writeState(sim::Machine &M, const sim::Dispatch &D) {
  const char *Path = std::getenv("CLRX_DISPATCH_STATE");
  if (!Path)
    return Error::success();
  std::error_code EC;
  raw_fd_ostream File(Path, EC, sys::fs::OF_Append);
  if (EC)
    return errorCodeToError(EC);
  clover::printInitialState(File, M, D);
  return Error::success();
}

/// Executes the request on standard input.
static int execute() {
  FindingPrinter Printer;
  sim::RunOptions Options;
  // Scratch memory is one of the driver's buffers. Work-groups that run one
  // after the other use the same part of it, which is no race.
  Options.Groups &= ~maskOf(sim::FindingGroup::Race);
  sim::Machine M(Printer, Options);
  DispatchRequest Request;
  if (!read(&Request, sizeof Request))
    return fail(createStringError("there is no request"));
  Expected<std::vector<sim::Allocation *>> Memory =
      readMemory(Request.NumMappings, M.Mem);
  if (!Memory)
    return fail(Memory.takeError());
  Expected<sim::Dispatch> D = clover::makeDispatch(Request, M.Mem);
  if (!D)
    return fail(D.takeError());
  if (Error E = writeState(M, *D))
    return fail(std::move(E));
  const bool IsGood = M.run(*D);
  for (const sim::Allocation *A : *Memory)
    std::fwrite(A->Values.data(), 1, A->size(), stdout);
  return std::fflush(stdout) || !IsGood;
}

static int launch(int Argc, char **Argv) {
  FindingPrinter Printer;
  sim::RunOptions Options;
  sim::Machine M(Printer, Options);
  Expected<sim::Dispatch> D = clover::launchKernel(Argc, Argv, M.Mem);
  if (!D)
    return fail(D.takeError());
  clover::printInitialState(outs(), M, *D);
  return 0;
}

int main(int Argc, char **Argv) {
  const StringRef Mode = Argc > 1 ? Argv[1] : "";
  if (Mode == "execute")
    return execute();
  if (Mode == "launch")
    return launch(Argc - 1, Argv + 1);
  errs() << "usage: clrx-dispatch execute|launch [OPTION...] BINARY\n";
  return 2;
}
