//===- SymbolAttributes.cpp - Attributes of symbols for linkers -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's directives about visibility, type and storage of symbols. They have no
// effect if the output is not linked.
//
//===----------------------------------------------------------------------===//

#include "OutputContainer.h"
#include "Symbols.h"
#include "clrx/Support/NameTable.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;

static constexpr NamedValue<uint8_t> SymbolTypeRows[] = {
    {"function", ELF::STT_FUNC},
    {"object", ELF::STT_OBJECT},
    {"notype", ELF::STT_NOTYPE},
    {"tls_object", ELF::STT_TLS},
    {"common", ELF::STT_COMMON},
    {"gnu_indirect_function", ELF::STT_GNU_IFUNC},
    {"amdgpu_hsa_kernel", ELF::STT_AMDGPU_HSA_KERNEL},
};
static constexpr NameTable<NamedValue<uint8_t>> SymbolTypes(SymbolTypeRows);

/// Returns true if the output is not linked. That is not known before the
/// output starts, so attributes are kept until then.
bool SymbolDirectives::hasNoLinker() const {
  return Ctx.Output.hasStarted() && !Ctx.Output.keepsSections();
}

/// ::= (.hidden | .internal | .protected) symbol {, symbol}
bool SymbolDirectives::parseVisibility(Cursor &C, unsigned Visibility, SMLoc) {
  return !hasNoLinker() && parseList(C, [&] {
    SymbolAttributes *A;
    if (parseAttributedSymbol(C, A))
      return true;
    if (A)
      A->Visibility = uint8_t(Visibility);
    return false;
  });
}

/// ::= .type symbol[,] [@ | %] name
bool SymbolDirectives::parseSymbolType(Cursor &C, unsigned, SMLoc) {
  SymbolAttributes *A;
  if (hasNoLinker())
    return false;
  if (parseAttributedSymbol(C, A))
    return true;
  C.consume(',');
  C.skipBlanks();
  if (!C.consume('@'))
    C.consume('%');
  SMLoc Loc = C.nextLoc();
  StringRef Name = C.takeName();
  const NamedValue<uint8_t> *Row = SymbolTypes.find(Name);
  if (!Row)
    return Diags.error(Loc, rules::UnknownName,
                       "unknown symbol type '" + Name + "', expected " +
                           SymbolTypes.list());
  if (A)
    A->Type = Row->Value;
  return checkGarbage(C);
}

/// ::= symbol, size[, alignment]
bool SymbolDirectives::parseAllocated(Cursor &C, uint8_t Storage,
                                      uint64_t DefaultAlignment) {
  SymbolAttributes *A;
  int64_t Size;
  if (parseAttributedSymbol(C, A) || expectComma(C) || parseAbsolute(C, Size))
    return true;
  int64_t Alignment = int64_t(DefaultAlignment);
  SMLoc Loc = C.nextLoc();
  if (C.consume(',')) {
    Loc = C.nextLoc();
    if (parseAbsolute(C, Alignment))
      return true;
  }
  if (!isPowerOf2_64(uint64_t(Alignment)))
    return Diags.error(Loc, rules::Alignment,
                       "alignment is not a power of two");
  if (A) {
    A->Storage = decltype(A->Storage)(Storage);
    A->Binding = ELF::STB_GLOBAL;
    A->Type = ELF::STT_OBJECT;
    A->Size = uint64_t(Size);
    A->Alignment = uint64_t(Alignment);
  }
  return checkGarbage(C);
}

/// ::= .amdgpu_lds symbol, size[, alignment]
bool SymbolDirectives::parseLDSVariable(Cursor &C, unsigned, SMLoc) {
  constexpr uint64_t DefaultAlignment = 4;
  return !hasNoLinker() &&
         parseAllocated(C, SymbolAttributes::InLDS, DefaultAlignment);
}
