//===- Results.h - Values after a run ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps the state of the first wavefront and work-group, and prints values.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_RESULTS_H
#define CLRX_LIB_RUN_RESULTS_H

#include "Run/RawCode.h"
#include "Simulator/WorkGroup.h"

namespace clrx {

/// The state that -print can show.
struct FinalState {
  Arch Architecture = Arch::GCN1_0;
  unsigned NumLanes = 64;
  sim::ScalarRegisters Scalars;
  sim::VectorRegisters Vectors{0};
  sim::ScalarValue SCC{0, 1};
  sim::Bytes LDS;

  /// Copies the state of \p W and its work-group.
  void save(const sim::Wavefront &W);
};

/// Returns the element of \p Size bytes at the offset \p At of \p Bytes.
sim::ScalarValue readElement(const sim::Bytes &Bytes, uint64_t At,
                             unsigned Size);

/// Prints the low bits of \p V as an element of \p Type.
void printElement(llvm::raw_ostream &OS, const ElementType &Type,
                  sim::ScalarValue V);

/// Values of registers: of a range of SGPRs, or of the lanes of a VGPR.
struct RegisterRow {
  std::string Name;
  std::vector<sim::ScalarValue> Values;
};

/// Returns the values of the registers of \p P, which checkPrint() accepts: one
/// row for SGPRs, and one for each VGPR or pair of them.
std::vector<RegisterRow> readRegisters(const PrintRequest &P,
                                       const FinalState &State);

/// Returns an error if a run of \p D cannot give the values of \p P.
llvm::Error checkPrint(const PrintRequest &P, const sim::Dispatch &D,
                       const BufferMap &Buffers);

/// Prints the values of \p P, which checkPrint() accepts.
void printValues(llvm::raw_ostream &OS, const PrintRequest &P,
                 const FinalState &State, const BufferMap &Buffers);

} // namespace clrx

#endif // CLRX_LIB_RUN_RESULTS_H
