//===- RelocationExprs.cpp - Relocations as MCExprs -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RelocationExprs.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"

using namespace llvm;
using namespace clrx;

static constexpr RelocationForm Forms[] = {
    {ELF::R_AMDGPU_ABS32, 4, "", false},
    {ELF::R_AMDGPU_ABS32_LO, 4, "abs32@lo", false},
    {ELF::R_AMDGPU_ABS32_HI, 4, "abs32@hi", false},
    {ELF::R_AMDGPU_ABS64, 8, "", false},
    {ELF::R_AMDGPU_REL32, 4, "", true},
    {ELF::R_AMDGPU_REL32_LO, 4, "rel32@lo", false},
    {ELF::R_AMDGPU_REL32_HI, 4, "rel32@hi", false},
    {ELF::R_AMDGPU_REL64, 8, "", true},
    {ELF::R_AMDGPU_GOTPCREL, 4, "gotpcrel", false},
    {ELF::R_AMDGPU_GOTPCREL32_LO, 4, "gotpcrel32@lo", false},
    {ELF::R_AMDGPU_GOTPCREL32_HI, 4, "gotpcrel32@hi", false},
};

const RelocationForm *clrx::findRelocationForm(uint32_t Type) {
  const RelocationForm *Found = find_if(
      Forms, [Type](const RelocationForm &F) { return F.Type == Type; });
  return Found == std::end(Forms) ? nullptr : Found;
}

const MCExpr *clrx::makeSum(const MCSymbol *S, int64_t Addend, MCContext &Ctx,
                            uint16_t Specifier) {
  const MCExpr *E = MCSymbolRefExpr::create(S, Specifier, Ctx);
  if (!Addend)
    return E;
  return MCBinaryExpr::createAdd(E, MCConstantExpr::create(Addend, Ctx), Ctx);
}

const MCExpr *clrx::makeRelocationExpr(const RelocationForm &Form,
                                       const MCSymbol *S, int64_t Addend,
                                       MCContext &Ctx) {
  uint16_t Specifier = 0;
  if (!Form.Specifier.empty())
    Specifier =
        Ctx.getAsmInfo()->getSpecifierForName(Form.Specifier).value_or(0);
  return makeSum(S, Addend, Ctx, Specifier);
}
