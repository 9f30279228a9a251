//===- clrx-mc.cpp - Assembler for AMD GCN GPUs ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One program with three command lines: one in llvm-mc's style, and those of
// clrxasm and clrxdisasm, which the program has under these names.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/PrettyStackTrace.h"

using namespace llvm;

#if defined(__SANITIZE_ADDRESS__)
// LLVM's packaged libraries are not instrumented. BumpPtrAllocator poisons its
// unused memory in our code, but the library's code does not unpoison it.
extern "C" const char *__asan_default_options();
extern "C" const char *__asan_default_options() {
  return "allow_user_poisoning=0";
}
#endif

/// Returns true if the program was called \p Tool, possibly as a part of a
/// longer name (tool.exe, tool-22, x86_64-linux-gnu-tool).
static bool isCalled(StringRef Program, StringRef Tool) {
  StringRef Stem = sys::path::stem(Program);
  size_t I = Stem.rfind_insensitive(Tool);
  return I != StringRef::npos && (I == 0 || !isAlnum(Stem[I - 1])) &&
         (I + Tool.size() == Stem.size() || !isAlnum(Stem[I + Tool.size()]));
}

namespace {
/// A name of the program, and its command line.
struct CommandLine {
  StringLiteral Name;
  int (*Run)(int Argc, char **Argv);
};
} // namespace

static constexpr CommandLine CommandLines[] = {
    {"clrxasm", clrx::runClrxasmStyle},
    {"clrxdisasm", clrx::runClrxdisasmStyle},
    {"clrx-mc", clrx::runLLVMStyle}};

int main(int Argc, char **Argv) {
  setBugReportMsg("clrx-mc crashed; please report it with the source and the "
                  "command line.\n");
  InitLLVM X(Argc, Argv);
  const CommandLine *F = find_if(CommandLines, [&](const CommandLine &Row) {
    return isCalled(Argc ? Argv[0] : "", Row.Name);
  });
  if (F == std::end(CommandLines))
    F = &CommandLines[std::size(CommandLines) - 1];
  int Status = F->Run(Argc, Argv);
  // Output of .print and --help may still be buffered.
  if (Error E = clrx::flushStdout())
    Status =
        clrx::reportError(F->Name, "cannot write " + toString(std::move(E)));
  clrx::finishMessages();
  return Status;
}
