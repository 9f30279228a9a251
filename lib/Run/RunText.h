//===- RunText.h - Texts about a run -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form of values, registers and instructions in traces, findings and the
// reports of the debugger.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_RUNTEXT_H
#define CLRX_LIB_RUN_RUNTEXT_H

#include "Run/CodeOrigin.h"
#include "Simulator/WorkGroup.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

struct RegisterAccess;

/// \name Values and memory
/// @{
/// Prints \p V in hexadecimal digits, or `undef`.
void printValue(llvm::raw_ostream &OS, sim::ScalarValue V);
/// Returns true if printValue() prints the same for both.
bool haveEqualText(sim::ScalarValue A, sim::ScalarValue B);
/// Prints \p Count values in braces. \p Get returns the value with a number. A
/// run of equal values is printed once, followed by its length.
void printList(llvm::raw_ostream &OS, size_t Count,
               llvm::function_ref<sim::ScalarValue(size_t)> Get);
/// Prints the place of a byte: `mem[arg 0+0x40]`, `lds[0x10]` or `gds[0x10]`.
void printMemoryPlace(llvm::raw_ostream &OS, sim::MemoryKind Kind,
                      const sim::Bytes &In, uint64_t Offset);
/// @}

/// \name Registers
/// @{
/// Prints the name of the register with the operand code \p Code.
void printRegisterName(llvm::raw_ostream &OS, unsigned Code, Arch A);
/// Returns the value of one lane of a VGPR.
sim::ScalarValue readLane(const sim::Wavefront &W, unsigned Register,
                          unsigned Lane);
/// Prints the registers of \p Access for which \p IsShown returns true, each as
/// ` NAME=VALUE`. A VGPR has a list with the values of all lanes.
void printAccessed(llvm::raw_ostream &OS, const sim::Wavefront &W,
                   const RegisterAccess &Access,
                   llvm::function_ref<bool(unsigned Code)> IsShown);
/// @}

/// \name Instructions
/// @{
/// Prints the work-group, the wavefront, \p PC and \p Exec.
void printPosition(llvm::raw_ostream &OS, const sim::Wavefront &W, uint64_t PC,
                   uint64_t Exec);
/// Decodes the instruction at \p PC. \returns false if there is none.
bool decodeAt(const sim::Dispatch &D, uint64_t PC, Inst &I);
/// Returns a diagnostic without a message at the instruction at \p PC. The
/// place of an instruction without a line is its offset.
Diagnostic makePlace(const sim::Dispatch &D, const CodeOrigin &Origin,
                     uint64_t PC);
/// @}

} // namespace clrx

#endif // CLRX_LIB_RUN_RUNTEXT_H
