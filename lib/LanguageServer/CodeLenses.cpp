//===- CodeLenses.cpp - The resources of kernels --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes lenses from the reports of kernels.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/CodeLenses.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

/// Returns \p Count with the noun \p What.
static std::string formatCount(uint64_t Count, StringRef What) {
  return (Twine(Count) + " " + What + (Count == 1 ? "" : "s")).str();
}

static std::string describe(const KernelReport &K) {
  SmallVector<std::string, 4> Parts;
  if (K.Resources) {
    Parts.push_back(formatCount(K.Resources->SGPRs, "SGPR"));
    Parts.push_back(formatCount(K.Resources->VGPRs, "VGPR"));
  }
  if (K.Waves)
    Parts.push_back((Twine(K.Waves->Waves) + " of " + Twine(K.Waves->Max) +
                     " wavefronts per SIMD")
                        .str());
  Parts.push_back(formatCount(K.CodeSize, "byte"));
  return join(Parts, ", ");
}

std::vector<CodeLens> clrx::server::findCodeLenses(const Analysis &A,
                                                   StringRef Path) {
  std::vector<CodeLens> Result;
  for (const KernelReport &K : A.Result.Kernels) {
    const bool IsHere =
        K.Line ? A.getPath(K.FileName) == Path : A.Request.Path == Path;
    if (!IsHere || !K.NumInsts)
      continue;
    const lsp::Position Begin(K.Line ? int(K.Line - 1) : 0, 0);
    Result.push_back({lsp::Range(Begin), describe(K)});
  }
  return Result;
}
