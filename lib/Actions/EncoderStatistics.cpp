//===- EncoderStatistics.cpp - Numbers of the encoder ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes the statistics.
//
//===----------------------------------------------------------------------===//

#include "Actions/EncoderStatistics.h"

using namespace clrx;

std::vector<std::pair<const char *, uint64_t>>
clrx::listStatistics(const EncodingStats &Stats) {
  return {
      {"instructions encoded", Stats.Instructions},
      {"shapes learnt (mnemonic and encoding)", Stats.Shapes},
      {"instructions of a shape known before", Stats.Remembered},
      {"instructions LLVM was asked for",
       Stats.Asked[unsigned(EncodingSource::LLVM)]},
      {"the same, with fields set as CLRX does",
       Stats.Asked[unsigned(EncodingSource::Patched)]},
      {"the same, with plain operands",
       Stats.Asked[unsigned(EncodingSource::Placeholder)]},
      {"the same, with an opcode that LLVM lacks",
       Stats.Asked[unsigned(EncodingSource::Donor)]},
  };
}
