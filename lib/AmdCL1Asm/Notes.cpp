//===- Notes.cpp - Headers, metadata and notes ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the statements about a kernel that is described by its parts.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Format.h"
#include "AsmParser.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;

//===----------------------------------------------------------------------===//
// Opening parts and notes
//===----------------------------------------------------------------------===//

bool AsmParser::checkUnconfigured(StringRef Name, SMLoc Loc) {
  return currentKernel().Config &&
         Report.error(Loc, rules::Exclusive,
                      "'" + Name +
                          "' cannot be mixed with a "
                          "configuration in a kernel");
}

/// A configuration describes only the kernel's own notes.
bool AsmParser::checkNote(StringRef Name, SMLoc Loc) {
  return !CurEncoding && checkUnconfigured(Name, Loc);
}

/// ::= .header
/// ::= .metadata
bool AsmParser::parseDirectivePart(StringRef Name, SMLoc Loc) {
  if (operands().readEnd() || checkUnconfigured(Name, Loc))
    return true;
  const bool IsHeader = Name == ".header";
  enter(IsHeader ? currentSource().Header : currentSource().Metadata,
        IsHeader ? SectionRole::Header : SectionRole::Metadata, Name);
  return false;
}

std::vector<CALNote> &AsmParser::getNotes(const SourceSection &S) {
  Kernel &K = M.Kernels[*S.Kernel];
  return S.Encoding ? K.Encodings[*S.Encoding].Notes : K.Parts.Notes;
}

/// Enters a new note. Reads its first word if the type allows one and the
/// statement has it.
bool AsmParser::openNote(uint32_t Type, SMLoc Loc) {
  OperandReader Operands = operands();
  const NoteInfo *Info = findNoteInfo(Type);
  uint64_t Value = 0;
  const bool HasValue =
      Info && Info->Form != NoteForm::Plain && !Operands.isAtEnd();
  if ((HasValue && Operands.readWord32(Value)) || Operands.readEnd())
    return true;
  SourceSection &S = addSection(SectionRole::Note, ".calnote");
  std::vector<CALNote> &Notes = getNotes(S);
  S.Index = Notes.size();
  Notes.push_back({Type, ""});
  enter(S);
  return HasValue && Host.emitData(rawBytes(ulittle32_t(Value)), Loc);
}

/// ::= .proginfo | .inputs | ...
/// ::= (.uavopmask | .uavmailboxsize) [number]
bool AsmParser::parseDirectiveNote(StringRef Name, SMLoc Loc) {
  if (checkNote(Name, Loc))
    return true;
  return openNote(
      find_if(NoteInfos,
              [Name](const NoteInfo &N) { return N.Name == Name.drop_front(); })
          ->Type,
      Loc);
}

/// ::= .calnote type [number]
bool AsmParser::parseDirectiveCALNote(StringRef Name, SMLoc Loc) {
  uint64_t Type;
  return checkNote(Name, Loc) || operands().readTruncated(Type, UINT32_MAX) ||
         openNote(Type, Loc);
}

//===----------------------------------------------------------------------===//
// Names with two meanings
//===----------------------------------------------------------------------===//

/// Pseudo-ops of configurations whose names have another meaning elsewhere.
static constexpr PseudoOp ConfigRows[] = {
#define CLRX_FIELD_OP(...)
#define CLRX_FLAG_OP(...)
#define CLRX_NOTE_FIELD_OP(Name, Scopes, Operand, Field, Min, Max, Overflow,   \
                           Doc)                                                \
  {Name, Scopes, PseudoOperand::Operand,   KernelField::Field,                 \
   Min,  Max,    OverflowPolicy::Overflow, Doc},
#include "AmdCL1/FieldOps.def"
};

static const PseudoOp &getConfigRow(StringRef Name) {
  return *find_if(ConfigRows,
                  [Name](const PseudoOp &Op) { return Op.Name == Name; });
}

/// ::= .condout [number]
/// ::= .earlyexit [number]
bool AsmParser::parseDirectiveNoteOrField(StringRef Name, SMLoc Loc) {
  if (!isInConfig())
    return parseDirectiveNote(Name, Loc);
  return operands().readInto(getConfigRow(Name), currentConfig().Fields);
}

/// ::= .cbid [number]
/// ::= .cbid number, number
bool AsmParser::parseDirectiveCBId(StringRef Name, SMLoc Loc) {
  if (!isInConfig())
    return parseDirectiveWordPair(Name, Loc);
  return operands().readInto(getConfigRow(Name), currentConfig().Fields);
}

/// ::= .sampler [number[, number]...]
/// ::= .sampler number, number
bool AsmParser::parseDirectiveSampler(StringRef Name, SMLoc Loc) {
  if (!isInConfig())
    return parseDirectiveWordPair(Name, Loc);
  return operands().readNumberList(currentConfig().Samplers);
}

//===----------------------------------------------------------------------===//
// Words of notes
//===----------------------------------------------------------------------===//

/// Returns the scopes in a note of \p Type. clrxasm checks only types below 32.
static unsigned getScopesOfNote(uint32_t Type) {
  if (Type >= 32)
    return InEntries | InConstantBuffers | InInputSamplers | InConstants;
  switch (Type) {
  case NT_ProgInfo:
  case NT_UAV:
    return InEntries;
  case NT_ConstantBuffers:
    return InConstantBuffers;
  case NT_InputSamplers:
    return InInputSamplers;
  case NT_IntConsts:
  case NT_FloatConsts:
  case NT_BoolConsts:
    return InConstants;
  default:
    return 0;
  }
}

/// Returns true if the current section is a note that has one of \p Scopes.
bool AsmParser::isInNote(unsigned Scopes) {
  const SourceSection *S = currentSection();
  return S && S->Role == SectionRole::Note &&
         Scopes & getScopesOfNote(getNotes(*S)[S->Index].Type);
}

/// ::= number{, number}
bool AsmParser::appendWords(unsigned Count, SMLoc Loc) {
  OperandReader Operands = operands();
  Bytes Words;
  for (unsigned I = 0; I != Count; ++I) {
    uint64_t Value;
    if ((I && Operands.readComma()) || Operands.readWord32(Value))
      return true;
    Words += rawBytes(ulittle32_t(Value));
  }
  return Operands.readEnd() || Host.emitData(Words, Loc);
}

/// ::= .entry address, value
/// ::= .entry id, number, number, type
bool AsmParser::parseDirectiveEntry(StringRef, SMLoc Loc) {
  const SourceSection &S = *currentSection();
  const CALNote &Note = getNotes(S)[S.Index];
  return appendWords(Note.Type == NT_UAV ? 4 : 2, Loc);
}

/// ::= .cbmask number, number
/// ::= .segment number, number
bool AsmParser::parseDirectiveWordPair(StringRef, SMLoc Loc) {
  return appendWords(2, Loc);
}
