//===- SymbolRecorder.h - Symbols for the result ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sink that fills AssembleResult::Symbols.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_SYMBOLRECORDER_H
#define CLRX_LIB_ASSEMBLER_SYMBOLRECORDER_H

#include "Language/Section.h"
#include "clrx/Assembler/Assembler.h"

namespace clrx {

/// Records the final values of symbols.
class SymbolRecorder final : public InstSink {
  AssembleResult &Result;

public:
  explicit SymbolRecorder(AssembleResult &Result) : Result(Result) {}

  unsigned getInterests() const override { return WantsValues; }
  void start(Reporter &) override { Result.Symbols.clear(); }
  void onValue(const SymbolInfo &S) override {
    if (!S.HasValue)
      return;
    const std::string Section =
        S.Sec ? Section::from(S.Sec)->getName().str() : "";
    Result.Symbols.push_back({S.Name.str(), Section, S.Value});
  }
};

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_SYMBOLRECORDER_H
