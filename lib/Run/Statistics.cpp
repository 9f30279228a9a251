//===- Statistics.cpp - Counts of a run ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts instructions by format, and bytes by the kind of memory.
//
//===----------------------------------------------------------------------===//

#include "Run/Statistics.h"
#include "llvm/Support/Format.h"
#include <numeric>

using namespace clrx;
using namespace llvm;

static constexpr StringLiteral FormatNames[] = {
#define CLRX_INST_FORMAT(Id, ...) #Id,
#include "clrx/ISA/Formats.def"
};

/// Names of the kinds of memory, in the order of sim::MemoryKind.
static constexpr StringLiteral KindNames[] = {
    "by scalar instructions",
    "by buffer instructions",
    "by image instructions",
    "by flat and global instructions",
    "in LDS",
    "in GDS",
    "in scratch memory",
};
static_assert(std::size(KindNames) == sim::NumMemoryKinds,
              "each kind of memory has a name");

void RunStatistics::add(const sim::ExecutedInst &E) {
  ++Insts[unsigned(E.I.Row->Format)];
  for (const sim::AccessRecord &A : E.Accesses) {
    if (A.reads())
      BytesRead[unsigned(A.Kind)] += A.Size;
    if (A.writes())
      BytesWritten[unsigned(A.Kind)] += A.Size;
  }
}

std::vector<std::pair<std::string, uint64_t>> RunStatistics::list() const {
  std::vector<std::pair<std::string, uint64_t>> Rows;
  const auto Add = [&](const Twine &What, uint64_t Count) {
    if (Count)
      Rows.emplace_back(What.str(), Count);
  };
  Add("instructions",
      std::accumulate(std::begin(Insts), std::end(Insts), uint64_t(0)));
  for (unsigned F = 0; F != NumInstFormats; ++F)
    Add("instructions of format " + FormatNames[F], Insts[F]);
  for (unsigned K = 0; K != sim::NumMemoryKinds; ++K) {
    Add("bytes read " + KindNames[K], BytesRead[K]);
    Add("bytes written " + KindNames[K], BytesWritten[K]);
  }
  return Rows;
}

void RunStatistics::print(raw_ostream &OS) const {
  for (const auto &[What, Count] : list())
    OS << format_decimal(int64_t(Count), 10) << " run - " << What << '\n';
}
