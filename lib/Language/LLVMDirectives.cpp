//===- LLVMDirectives.cpp - Directives of LLVM's dialect ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Directives in what LLVM's AMDGPU targets print that are no pseudo-ops, and
// its sections.
//
// A compiler's constants continue the code, which reaches them by a distance
// that is known here; sections for tools are read, but not kept.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "clrx/Targets/Processors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;

namespace {
struct LLVMDirective {
  StringLiteral Name;
  bool (ClrxAsmParser::*Handler)(Cursor &C, unsigned Arg, SMLoc Loc);
  bool StartsOutput;
};

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

/// Those of kernels.
static bool isOfContainer(StringRef Name) {
  return any_of(ArrayRef<StringLiteral>{".amd", ".end_amd"},
                [Name](StringRef Prefix) { return Name.starts_with(Prefix); });
}

bool ClrxAsmParser::parseLLVMDirective(StringRef Name, Cursor &C, SMLoc Loc) {
  static constexpr LLVMDirective Directives[] = {
#define CLRX_LLVM_DIRECTIVE(Name, Handler)                                     \
  {Name, &ClrxAsmParser::Handler, true},
#define CLRX_LLVM_ATTRIBUTE(Name, Handler)                                     \
  {Name, &ClrxAsmParser::Handler, false},
#include "LLVMDirectives.def"
  };
  const LLVMDirective *D = find_if(
      Directives, [Name](const LLVMDirective &D) { return D.Name == Name; });
  if (D != std::end(Directives)) {
    if (!D->StartsOutput || !startOutput())
      (this->*D->Handler)(C, 0, Loc);
    return true;
  }
  if (!isOfContainer(Name))
    return false;
  if (callMacro(Name, C, Loc))
    return true;
  if (Name == ".amdgcn_target")
    takeTarget(C, Loc);
  if (startOutput())
    return true;
  Operands = C;
  if (!TheContainer->parseLLVMDirective(Name, Loc))
    Diags.error(Loc, "directive '" + Name + "' has no meaning in " +
                         Selected->Title);
  updateLinking();
  return true;
}

/// A compiler's output says what it is for: that is the target where nothing
/// else was selected, and the features of the device that was. What is wrong
/// with it, the container will say.
void ClrxAsmParser::takeTarget(Cursor C, SMLoc Loc) {
  C.skipBlanks();
  const StringRef Text = C.rest().trim(" \t\"");
  const std::optional<TargetId> Id = TargetId::parse(Text.split("--").second);
  if (!Id || hasOutputStarted())
    return;
  if (!Target.IsSelected) {
    Target.select(*Id);
    deviceSelected(Loc);
  } else if (getCanonicalName(Target.getProcessor()) == Id->Processor) {
    Target.Features = *Id;
  }
}

/// ::= directive text
bool ClrxAsmParser::skipDirective(Cursor &, unsigned, SMLoc) { return false; }

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

/// Called while the section that is left is still the current one.
void ClrxAsmParser::enterCompilerSection(CompilerSection Use) {
  constexpr uint64_t InstAlignment = 4;
  if (CurCompilerSection == CompilerSection::Constants) {
    DelayedAlignment = InstAlignment;
    alignConstants();
  }
  CurCompilerSection = Use;
  DelayedAlignment = 1;
}

/// ::= .section name[, "flags"[, @type[, ...]]]
bool ClrxAsmParser::parseLLVMSection(Cursor &C, unsigned, SMLoc Loc) {
  if (keepsSections())
    return parseKeptSection(C, Loc);
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
  if (!S || !TheContainer->isReadingCompiled())
    return parseSection(Plain, 0, Loc);
  switch (S->Use) {
  case CompilerSection::Writeable:
    return refuseWriteableSection(C, 0, Loc);
  case CompilerSection::Dropped:
    break;
  case CompilerSection::Code:
  case CompilerSection::Constants:
    if (TheContainer->switchToSection(".text", SectionAttributes(), Loc))
      return true;
    break;
  }
  enterCompilerSection(S->Use);
  return false;
}

/// ::= .data
bool ClrxAsmParser::parseLLVMData(Cursor &C, unsigned, SMLoc Loc) {
  if (TheContainer->isReadingCompiled() && !keepsSections())
    return refuseWriteableSection(C, 0, Loc);
  return parseNamedSection(C, unsigned(NamedSection::Data), Loc);
}

/// ::= .comm symbol, size | .lcomm symbol, size
bool ClrxAsmParser::refuseWriteableData(Cursor &, unsigned, SMLoc Loc) {
  Diags.error(Loc, "variables in global memory are not supported in compiled "
                   "code");
  Diags.note(Loc, "pass a buffer to the kernel instead, or make it constant");
  return true;
}

/// ::= .bss
bool ClrxAsmParser::refuseWriteableSection(Cursor &C, unsigned Arg, SMLoc Loc) {
  if (keepsSections())
    return enterNamedSection(C, ".bss", Loc);
  refuseWriteableData(C, Arg, Loc);
  // That the symbols in it are unknown would be one error more.
  if (!TheContainer->switchToSection(".text", SectionAttributes(), Loc))
    enterCompilerSection(CompilerSection::Constants);
  return true;
}

bool ClrxAsmParser::prepareForData(const GenericOp &Op) {
  using Handler = decltype(Op.Handler);
  static constexpr Handler DataHandlers[] = {
      &ClrxAsmParser::parseAlign,  &ClrxAsmParser::parseAlignWide,
      &ClrxAsmParser::parseFill,   &ClrxAsmParser::parseFloat,
      &ClrxAsmParser::parseIncbin, &ClrxAsmParser::parseIntegers,
      &ClrxAsmParser::parseOcta,   &ClrxAsmParser::parseSkip,
      &ClrxAsmParser::parseString};
  if (!is_contained(DataHandlers, Op.Handler))
    return false;
  if (CurCompilerSection == CompilerSection::Dropped)
    return true;
  alignConstants();
  return false;
}

bool ClrxAsmParser::defineLLVMLabel(StringRef Path) {
  if (CurCompilerSection == CompilerSection::Dropped)
    return false;
  alignConstants();
  return Symbols.defineLabel(Path, StatementLoc) || reserveForKernel(Path);
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

/// ::= log2[, [fill][, [limit]]]
bool ClrxAsmParser::parseLog2Alignment(Cursor &C, unsigned FillBits,
                                       AlignOperands &Ops) {
  constexpr unsigned MaxLog2 = 12;
  if (parseAlignOperands(C, FillBits, Ops))
    return true;
  if (Ops.Value > MaxLog2)
    return Diags.error(Ops.Loc, "power of two " + Twine(Ops.Value) +
                                    " is out of range (0 to " + Twine(MaxLog2) +
                                    ")");
  Ops.Value = uint64_t(1) << Ops.Value;
  return false;
}

/// ::= .p2align log2[, [fill][, [limit]]]
///
/// The compiler aligns its section of constants for each kernel, though nothing
/// of a kernel's stands there here: an alignment waits for what it is for.
bool ClrxAsmParser::parseLLVMAlign(Cursor &C, unsigned, SMLoc Loc) {
  if (CurCompilerSection == CompilerSection::Dropped)
    return false;
  if (CurCompilerSection != CompilerSection::Constants)
    return parseAlign(C, /*IsPowerOf2=*/true, Loc);
  AlignOperands Ops;
  if (parseLog2Alignment(C, 8, Ops))
    return true;
  DelayedAlignment = std::max(DelayedAlignment, Ops.Value);
  return false;
}

/// ::= .p2alignl log2[, [dword][, [limit]]]
bool ClrxAsmParser::parseLLVMAlignWide(Cursor &C, unsigned, SMLoc Loc) {
  constexpr unsigned FillSize = 4;
  AlignOperands Ops;
  if (CurCompilerSection == CompilerSection::Dropped)
    return false;
  return checkCounterMovable(Loc) || parseLog2Alignment(C, 8 * FillSize, Ops) ||
         alignCounter(Ops.Value, Ops, FillSize, Loc);
}

void ClrxAsmParser::alignConstants() {
  AlignOperands Zeros;
  Zeros.HasFill = true;
  alignCounter(DelayedAlignment, Zeros, /*FillSize=*/1, StatementLoc);
  DelayedAlignment = 1;
}

/// ::= .zero size[, fill]
bool ClrxAsmParser::parseZero(Cursor &C, unsigned, SMLoc Loc) {
  if (CurCompilerSection == CompilerSection::Dropped)
    return false;
  alignConstants();
  if (C.atEnd())
    return Diags.error(C.loc(), "expected expression");
  return parseSkip(C, 0, Loc);
}

/// ::= directive number {, number}
///
/// Offsets never change here, so a number must be known where it stands.
bool ClrxAsmParser::parseLEB128(Cursor &C, bool IsSigned, SMLoc Loc) {
  if (CurCompilerSection == CompilerSection::Dropped)
    return false;
  alignConstants();
  return parseDataList(C, Loc, [&] {
    int64_t Value;
    SmallString<16> Bytes;
    raw_svector_ostream OS(Bytes);
    if (parseAbsolute(C, Value))
      return true;
    if (IsSigned)
      encodeSLEB128(Value, OS);
    else
      encodeULEB128(uint64_t(Value), OS);
    if (checkRoom(Bytes.size(), Loc))
      return true;
    Streamer.emitBytes(Bytes);
    return false;
  });
}

/// ::= .uleb128 number {, number}
bool ClrxAsmParser::parseULEB128(Cursor &C, unsigned, SMLoc Loc) {
  return parseLEB128(C, /*IsSigned=*/false, Loc);
}

/// ::= .sleb128 number {, number}
bool ClrxAsmParser::parseSLEB128(Cursor &C, unsigned, SMLoc Loc) {
  return parseLEB128(C, /*IsSigned=*/true, Loc);
}

/// ::= .ident "text"
///
/// Each is a string of .comment, which begins with an empty one.
bool ClrxAsmParser::parseIdent(Cursor &C, unsigned, SMLoc Loc) {
  if (!keepsSections())
    return false;
  std::string Text;
  C.skipBlanks();
  if (parseString(C, Text) || checkGarbage(C))
    return true;
  SectionAttributes A;
  A.Flags = ELF::SHF_MERGE | ELF::SHF_STRINGS;
  A.EntrySize = 1;
  const SectionStack::Entry E = {CurSection, KeptSections.Previous};
  if (enterKeptSection(".comment", A, Loc))
    return true;
  if (!CurSection->getCounter())
    Text.insert(Text.begin(), '\0');
  Text.push_back('\0');
  const bool Failed = checkRoom(Text.size(), Loc);
  if (!Failed)
    Streamer.emitBytes(Text);
  goToSection(E.Current);
  KeptSections.Previous = E.Previous;
  return Failed;
}

/// Behind the label \p Name in code: room for what a kernel has in front of its
/// instructions.
bool ClrxAsmParser::reserveForKernel(StringRef Name) {
  if (!CurSection || !CurSection->traits().IsCode)
    return false;
  const uint64_t From = getCounter();
  const bool Failed =
      fillBytes(TheContainer->getRoomBehind(Name), /*Fill=*/0, StatementLoc);
  showData(From);
  return Failed;
}
