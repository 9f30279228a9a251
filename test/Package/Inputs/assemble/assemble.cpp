//===- assemble.cpp - A user of the library -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: assemble FILE CONTAINER [FILE CONTAINER]...
//
// Assembles each FILE 50 times in a thread of its own; all threads run at the
// same time. Writes the binary to FILE.CONTAINER and its disassembly to
// FILE.CONTAINER.s. All rounds must give the same bytes.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/Assembler.h"
#include "clrx/Disassembler/Disassembler.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <thread>

using namespace clrx;

static constexpr int Rounds = 50;

static AssembleResult assembleFile(llvm::StringRef File,
                                   llvm::StringRef Container) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  AssembleOptions Options;
  Options.Language.Container = clrx::findContainer(Container);
  Options.Language.Target.Device = GPU::Tonga;
  return assemble(Options, (*Buffer)->getMemBufferRef());
}

static bool isSame(const AssembleResult &A, const AssembleResult &B) {
  return A.Succeeded == B.Succeeded && A.Output == B.Output &&
         A.Diagnostics.size() == B.Diagnostics.size();
}

static void assembleRepeatedly(llvm::StringRef File, llvm::StringRef Container,
                               AssembleResult &First,
                               std::atomic<int> &NumDifferent) {
  First = assembleFile(File, Container);
  for (int I = 1; I < Rounds; ++I)
    if (!isSame(assembleFile(File, Container), First))
      ++NumDifferent;
}

/// Writes the source of \p Binary to the file \p Name, or prints the error.
static void disassembleTo(llvm::StringRef Name, llvm::StringRef Binary) {
  DisassembleOptions Options;
  Options.IsReadable = true;
  Options.Print.Device = GPU::Tonga;
  Options.Print.ShowOffsets = false;
  std::error_code EC;
  llvm::raw_fd_ostream OS(Name, EC);
  if (llvm::Error E = disassemble(Options, Binary, OS))
    llvm::outs() << Name << ": " << toString(std::move(E)) << '\n';
}

int main(int Argc, char **Argv) {
  const int NumFiles = (Argc - 1) / 2;
  std::vector<AssembleResult> Results(NumFiles);
  std::vector<std::thread> Threads;
  std::atomic<int> NumDifferent = 0;
  for (int I = 0; I < NumFiles; ++I)
    Threads.emplace_back(assembleRepeatedly, Argv[2 * I + 1], Argv[2 * I + 2],
                         std::ref(Results[I]), std::ref(NumDifferent));
  for (std::thread &T : Threads)
    T.join();

  for (int I = 0; I < NumFiles; ++I) {
    const AssembleResult &R = Results[I];
    std::string Name =
        std::string(Argv[2 * I + 1]) + "." + std::string(Argv[2 * I + 2]);
    for (const Diagnostic &D : R.Diagnostics)
      D.print(llvm::outs());
    llvm::outs() << Name << ": " << (R.Succeeded ? "succeeded" : "failed")
                 << '\n';
    std::error_code EC;
    llvm::raw_fd_ostream OS(Name, EC);
    OS.write(R.Output.data(), R.Output.size());
    if (R.Succeeded)
      disassembleTo(Name + ".s", {R.Output.data(), R.Output.size()});
  }
  llvm::outs() << NumDifferent << " rounds differed\n";
  return NumDifferent != 0;
}
