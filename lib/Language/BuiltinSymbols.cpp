//===- BuiltinSymbols.cpp - Symbols that LLVM's assembler defines ---------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables of the symbols, and the count of registers.
//
//===----------------------------------------------------------------------===//

#include "BuiltinSymbols.h"
#include "Analysis/RegisterCounter.h"
#include "DialectSelection.h"
#include "OutputContainer.h"
#include "TargetSelection.h"
#include "Targets/Processors.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

namespace {
struct Constant {
  StringLiteral Name;
  int64_t Value;
};
struct VersionPart {
  StringLiteral Name;
  unsigned ISAVersion::*Part;
};
struct RegisterCount {
  StringLiteral Name;
  int64_t NextFreeRegisters::*Count;
};
} // namespace

/// Numbers for s_version, from UCVersion in
/// llvm/lib/Target/AMDGPU/Utils/AMDGPUAsmUtils.cpp.
static constexpr Constant Constants[] = {
    {"UC_VERSION_GFX7", 0},       {"UC_VERSION_GFX10", 4},
    {"UC_VERSION_GFX11", 6},      {"UC_VERSION_GFX12", 9},
    {"UC_VERSION_W64_BIT", 8192}, {"UC_VERSION_W32_BIT", 16384},
    {"UC_VERSION_MDP_BIT", 32768}};

static constexpr VersionPart VersionParts[] = {
    {".amdgcn.gfx_generation_number", &ISAVersion::Major},
    {".amdgcn.gfx_generation_minor", &ISAVersion::Minor},
    {".amdgcn.gfx_generation_stepping", &ISAVersion::Stepping}};

static constexpr RegisterCount RegisterCounts[] = {
    {".amdgcn.next_free_sgpr", &NextFreeRegisters::SGPR},
    {".amdgcn.next_free_vgpr", &NextFreeRegisters::VGPR}};

template <typename Row, size_t N>
static const Row *findRow(const Row (&Rows)[N], StringRef Name) {
  const Row *Found =
      find_if(Rows, [Name](const Row &R) { return R.Name == Name; });
  return Found == std::end(Rows) ? nullptr : Found;
}

std::optional<BuiltinSymbol> BuiltinSymbols::find(StringRef Name) {
  // Nearly all names have another beginning.
  if (Name.starts_with("UC_VERSION_")) {
    if (const Constant *C = findRow(Constants, Name))
      return BuiltinSymbol{C->Value, nullptr};
  } else if (Name.starts_with(".amdgcn.")) {
    if (const VersionPart *P = findRow(VersionParts, Name))
      return BuiltinSymbol{getISAVersion(Ctx.Target.getState().getProcessor()).*
                               P->Part,
                           nullptr};
    if (const RegisterCount *C = findRow(RegisterCounts, Name))
      return BuiltinSymbol{NextFree.*C->Count, &(NextFree.*C->Count)};
  }
  return std::nullopt;
}

/// Raises \p Count to \p Named. An instruction that names no register does not
/// change the count, even if the source has set it to a negative number.
static void raise(int64_t &Count, unsigned Named) {
  if (Named)
    Count = std::max(Count, int64_t(Named));
}

void BuiltinSymbols::countRegisters(const EncodedInst &I) {
  const RegisterUsage Named =
      Ctx.Dialect.isLLVM()
          ? I.Usage
          : countNamed(*I.Instruction, Ctx.Output.getInstructionSet());
  raise(NextFree.SGPR, Named.NumSGPRs);
  raise(NextFree.VGPR, Named.NumVGPRs);
}
