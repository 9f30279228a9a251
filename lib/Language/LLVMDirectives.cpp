//===- LLVMDirectives.cpp - Directives of LLVM's dialect ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Directives for sections and data, and labels.
//
//===----------------------------------------------------------------------===//

#include "LLVMDirectives.h"
#include "ContainerHost.h"
#include "OutputContainer.h"
#include "ParserParts.h"
#include "TargetSelection.h"
#include "Targets/Processors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;

namespace {
struct LLVMSection {
  StringLiteral Name;
  CompilerSection Use;
};
} // namespace

static bool isNamed(StringRef Name, const LLVMSection &S) {
  if (!Name.consume_front(S.Name))
    return false;
  return Name.empty() || Name[0] == '.' || S.Name.ends_with(".") ||
         S.Name.ends_with("_");
}

static const LLVMSection *findSection(StringRef Name) {
  static constexpr LLVMSection Sections[] = {
#define CLRX_LLVM_SECTION(Name, Use) {Name, CompilerSection::Use},
#include "LLVMDirectives.def"
  };
  const LLVMSection *Found = find_if(
      Sections, [Name](const LLVMSection &S) { return isNamed(Name, S); });
  return Found == std::end(Sections) ? nullptr : Found;
}

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

const LLVMDirective *clrx::findLLVMDirective(StringRef Name) {
  static constexpr LLVMDirective Directives[] = {
#define CLRX_LLVM_DIRECTIVE(Name, StartsOutput, Owner, Handler, Arg)           \
  {Name, StartsOutput, CLRX_PART_HANDLER(Owner, Handler), unsigned(Arg)},
#include "LLVMDirectives.def"
  };
  const LLVMDirective *Found = find_if(
      Directives, [Name](const LLVMDirective &D) { return D.Name == Name; });
  return Found == std::end(Directives) ? nullptr : Found;
}

/// Tells the observer about the blocks that describe kernels. \p Operand may
/// have quotes.
static void observeBlock(SourceObserver &Observer, StringRef Name,
                         StringRef Operand, SMLoc Loc) {
  if (Name == ".amdhsa_kernel" && !Operand.empty())
    Observer.descriptionBegins(Operand);
  else if (Name == ".end_amdhsa_kernel")
    Observer.descriptionEnds(Loc);
}

void LLVMDirectives::parseKernelDirective(StringRef Name, Cursor &C,
                                          SMLoc Loc) {
  if (Name == ".amdgcn_target")
    Ctx.Target.takeCompilerTarget(C, Loc);
  if (Ctx.Output.start())
    return;
  if (Ctx.Observer)
    observeBlock(*Ctx.Observer, Name,
                 StringRef(C.pos(), size_t(C.end() - C.pos())).trim().trim('"'),
                 Loc);
  Host.setOperands(C);
  if (!Ctx.Output->parseLLVMDirective(Name, Loc))
    Diags.error(Loc, rules::Unsupported,
                "directive '" + Name + "' has no meaning in " +
                    Ctx.Target.getContainer().Title);
  Ctx.Output.updateLinking();
}

/// ::= directive text
bool LLVMDirectives::skipDirective(Cursor &, unsigned, SMLoc) { return false; }

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

/// ::= .section name[, "flags"[, @type[, ...]]]
bool LLVMDirectives::parseSection(Cursor &C, unsigned, SMLoc Loc) {
  if (Ctx.Output.keepsSections())
    return Kept.parseSection(C, Loc);
  Cursor Plain = C;
  C.skipBlanks();
  std::string Name;
  if (C.peek() == '"') {
    if (parseString(C, Name))
      return true;
  } else {
    Name = C.rest().take_until(
        [](char Ch) { return StringRef(" ,").contains(Ch); });
  }
  const LLVMSection *S = findSection(Name);
  if (!S || !Ctx.Output->isReadingCompiled())
    return Ctx.Sections.parseSection(Plain, 0, Loc);
  switch (S->Use) {
  case CompilerSection::Writeable:
    return refuseWriteableSection(C, 0, Loc);
  case CompilerSection::Dropped:
    break;
  case CompilerSection::Code:
  case CompilerSection::Constants:
    if (Ctx.Output->switchToSection(".text", SectionAttributes(), Loc))
      return true;
    break;
  }
  Ctx.Sections.enterCompilerSection(S->Use);
  return false;
}

/// ::= .data
bool LLVMDirectives::parseData(Cursor &C, unsigned, SMLoc Loc) {
  if (Ctx.Output->isReadingCompiled() && !Ctx.Output.keepsSections())
    return refuseWriteableSection(C, 0, Loc);
  return Ctx.Sections.parseNamedSection(C, unsigned(NamedSection::Data), Loc);
}

/// ::= .lcomm symbol, size
bool LLVMDirectives::refuseWriteableData(Cursor &, unsigned, SMLoc Loc) {
  Diags.error(Loc, rules::Unsupported,
              "variables in global memory are not supported in compiled "
              "code");
  Diags.note(Loc, "pass a buffer to the kernel instead, or make it constant");
  return true;
}

/// ::= .comm symbol, size[, alignment]
bool LLVMDirectives::parseCommon(Cursor &C, unsigned Arg, SMLoc Loc) {
  return Ctx.Output.keepsSections()
             ? SymbolOps.parseAllocated(C, SymbolAttributes::Common, 1)
             : refuseWriteableData(C, Arg, Loc);
}

/// ::= .bss
bool LLVMDirectives::refuseWriteableSection(Cursor &C, unsigned Arg,
                                            SMLoc Loc) {
  if (Ctx.Output.keepsSections())
    return Kept.enterNamed(C, ".bss", Loc);
  refuseWriteableData(C, Arg, Loc);
  // Go on as if the section existed, so that its symbols cause no more errors.
  if (!Ctx.Output->switchToSection(".text", SectionAttributes(), Loc))
    Ctx.Sections.enterCompilerSection(CompilerSection::Constants);
  return true;
}

bool LLVMDirectives::defineLabel(StringRef Path) {
  if (Ctx.Sections.isDropped())
    return false;
  Ctx.Sections.alignConstants();
  return Symbols.defineLabel(Path, Ctx.StatementLoc) || reserveForKernel(Path);
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

/// ::= log2[, [fill][, [limit]]]
bool LLVMDirectives::parseLog2Alignment(Cursor &C, unsigned FillBits,
                                        AlignOperands &Ops) {
  constexpr unsigned MaxLog2 = 12;
  if (Data.parseAlignOperands(C, FillBits, Ops))
    return true;
  if (Ops.Value > MaxLog2)
    return Diags.error(Ops.Loc, rules::ValueRange,
                       "power of two " + Twine(Ops.Value) +
                           " is out of range (0 to " + Twine(MaxLog2) + ")");
  Ops.Value = uint64_t(1) << Ops.Value;
  return false;
}

/// ::= .p2align log2[, [fill][, [limit]]]
///
/// The compiler aligns its section of constants for each kernel, even if no
/// constant of the kernel follows. So the next constant does the alignment.
bool LLVMDirectives::parseAlign(Cursor &C, unsigned, SMLoc Loc) {
  if (Ctx.Sections.isDropped())
    return false;
  if (Ctx.Sections.getCompilerSection() != CompilerSection::Constants)
    return Data.parseAlign(C, /*IsPowerOf2=*/true, Loc);
  AlignOperands Ops;
  if (parseLog2Alignment(C, 8, Ops))
    return true;
  Ctx.Sections.delayAlignment(Ops.Value);
  return false;
}

/// ::= .p2alignl log2[, [dword][, [limit]]]
bool LLVMDirectives::parseAlignWide(Cursor &C, unsigned, SMLoc Loc) {
  constexpr unsigned FillSize = 4;
  AlignOperands Ops;
  if (Ctx.Sections.isDropped())
    return false;
  return Ctx.Emit.checkCounterMovable(Loc) ||
         parseLog2Alignment(C, 8 * FillSize, Ops) ||
         Ctx.Emit.alignCounter(Ops.Value, Ops, FillSize, Loc);
}

/// ::= .zero size[, fill]
bool LLVMDirectives::parseZero(Cursor &C, unsigned, SMLoc Loc) {
  if (Ctx.Sections.isDropped())
    return false;
  Ctx.Sections.alignConstants();
  if (C.atEnd())
    return Diags.error(C.loc(), rules::Syntax, "expected expression");
  return Data.parseSkip(C, 0, Loc);
}

/// ::= (.uleb128 | .sleb128) number {, number}
///
/// A number must be known immediately, because its size determines later
/// offsets.
bool LLVMDirectives::parseLEB128(Cursor &C, unsigned IsSigned, SMLoc Loc) {
  if (Ctx.Sections.isDropped())
    return false;
  Ctx.Sections.alignConstants();
  return Data.parseDataList(C, Loc, [&] {
    int64_t Value;
    SmallString<16> Bytes;
    raw_svector_ostream OS(Bytes);
    if (parseAbsolute(C, Value))
      return true;
    if (IsSigned)
      encodeSLEB128(Value, OS);
    else
      encodeULEB128(uint64_t(Value), OS);
    if (Ctx.Emit.checkRoom(Bytes.size(), Loc))
      return true;
    Ctx.Emit.streamer().emitBytes(Bytes);
    return false;
  });
}

/// Reserves the bytes that the container needs between the label \p Name of a
/// kernel and its instructions. \returns true after reporting an error.
bool LLVMDirectives::reserveForKernel(StringRef Name) {
  if (!Ctx.Emit.getSection() || !Ctx.Emit.getSection()->traits().IsCode)
    return false;
  const uint64_t From = Ctx.Emit.getCounter();
  const bool Failed = Ctx.Emit.fillBytes(Ctx.Output->getGapAfter(Name),
                                         /*Fill=*/0, Ctx.StatementLoc);
  Ctx.Emit.showData(From);
  return Failed;
}
