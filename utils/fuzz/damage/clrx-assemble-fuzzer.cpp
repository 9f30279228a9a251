//===- clrx-assemble-fuzzer.cpp - Any bytes as a source -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles the input as a source that cannot include files. The limits for
// macros, repetitions and data are low. Otherwise the fuzzer would only find
// inputs that take long for good reason.
//
//   clrx-assemble-fuzzer -timeout=5 -rss_limit_mb=1024 -only_ascii=1 CORPUS
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/Assembler.h"
#include <cstddef>

using namespace llvm;
using namespace clrx;

static AssembleOptions makeOptions() {
  AssembleOptions Options;
  SourceLimits &Limits = Options.Language.Limits;
  Limits.ExpandedStatements = Limits.LoopRounds = 10'000;
  Limits.ExpandedSize = 1 << 20;
  Limits.OutputSize = 1 << 20;
  Options.FileSystem = makeIntrusiveRefCnt<vfs::InMemoryFileSystem>();
  Options.OnPrint = [](StringRef) {};
  return Options;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  static const AssembleOptions Options = makeOptions();
  static Assembler Assembler;
  const std::string Source(reinterpret_cast<const char *>(Data), Size);
  AssembleResult Result =
      Assembler.assemble(Options, MemoryBufferRef(Source, "fuzzed"));
  // Print the diagnostics, too, because they quote the damaged source.
  for (const Diagnostic &D : Result.Diagnostics)
    D.print(nulls());
  return 0;
}
