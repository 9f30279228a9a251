//===- Code.cpp - Assembled code as data ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records code while the source is read, and completes the records when all
// symbols have their values.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Code.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Decoding.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// SectionCode
//===----------------------------------------------------------------------===//

std::optional<uint32_t> SectionCode::findInst(uint64_t Offset) const {
  auto It = partition_point(
      Insts, [=](const CodeInst &I) { return I.Offset < Offset; });
  if (It == Insts.end() || It->Offset != Offset)
    return std::nullopt;
  return It - Insts.begin();
}

/// Reads words at \p Offset, at most as many as the longest instruction has.
static SmallVector<uint32_t, MaxInstDwords> readWords(StringRef Content,
                                                      uint64_t Offset) {
  SmallVector<uint32_t, MaxInstDwords> Words;
  for (; Words.size() != MaxInstDwords && Offset + 4 <= Content.size();
       Offset += 4)
    Words.push_back(support::endian::read32le(Content.data() + Offset));
  return Words;
}

const VarInst *SectionCode::findVarInst(const CodeInst &I) const {
  if (VarInsts.empty())
    return nullptr;
  auto It = VarInsts.find(&I - Insts.data());
  return It == VarInsts.end() ? nullptr : &It->second;
}

Inst SectionCode::decodeInst(const CodeInst &I) const {
  Inst Result;
  decode(readWords(Content, I.Offset), Architecture, I.Wave32, Result);
  const VarInst *V = findVarInst(I);
  if (!V || !Result.Row)
    return Result;
  // The words may decode to another row with the same operands.
  for (auto [To, From] : zip(Result.operands(), V->Instruction.operands()))
    if (From.IsVar)
      To = From;
  return Result;
}

RegisterId SectionCode::getRegister(const CodeInst &I,
                                    const CodeAccess &X) const {
  if (X.IsVar && X.Operand != CodeAccess::NoOperand)
    if (const VarInst *V = findVarInst(I))
      return RegisterId(V->Instruction.Operands[X.Operand]);
  return RegisterId(X.First);
}

std::pair<unsigned, unsigned> clrx::getCodes(const RegisterNote &N) {
  const unsigned First =
      N.Range.First + (N.Range.File == RegisterFile::VGPR ? CodeVGPR0 : 0);
  if (N.Range.File != RegisterFile::VGPR && N.Range.File != RegisterFile::SGPR)
    return {0, 0};
  return {First, First + N.Range.Count};
}

//===----------------------------------------------------------------------===//
// Recording
//===----------------------------------------------------------------------===//

void CodeRecorder::start(Reporter &R) {
  Report = &R;
  Sections.clear();
  BySection.clear();
  Last = nullptr;
}

SectionCode *CodeRecorder::find(const ExprSection *S) {
  return BySection.lookup(S);
}

SectionCode &CodeRecorder::get(const ExprSection *S) {
  if (Last && Last->Section == S)
    return *Last;
  SectionCode *&Found = BySection[S];
  if (!Found) {
    Found = &Sections.emplace_back();
    Found->Section = S;
  }
  Last = Found;
  return *Last;
}

/// Returns the index of \p Op in \p I. All registers of an address list have
/// the index of the VAddr operand.
static uint8_t getOperandNumber(const Inst &I, const InstOperand *Op) {
  if (!Op)
    return CodeAccess::NoOperand;
  const ArrayRef<InstOperand> All = I.operands();
  if (Op < All.begin() || Op >= All.end())
    Op = I.find(OperandKind::VAddr);
  return Op - All.begin();
}

void CodeRecorder::describe(SectionCode &Code, CodeInst &C, const Inst &I) {
  C.Opcode = &getOpcodeFacts(*I.Row);
  C.Classes = classify(I, *C.Opcode);
  C.Counters = getRaisedCounters(I, Code.Architecture);
  C.FirstAccess = Code.Accesses.size();
  forEachAccess(I, Code.Architecture, C.Wave32, [&](const RegisterAccess &X) {
    Code.Accesses.push_back({X.First, X.Count, getOperandNumber(I, X.Operand),
                             X.IsWrite, X.Operand && X.Operand->IsVar});
  });
  C.NumAccesses = Code.Accesses.size() - C.FirstAccess;
  for (auto [Offset, Op] : zip(C.OperandOffsets, I.operands()))
    Offset = Op.TextOffset <= UINT8_MAX ? Op.TextOffset : 0;
}

void CodeRecorder::onInstruction(const InstEvent &E) {
  SectionCode &Code = get(E.Section);
  Code.Architecture = E.Architecture;
  CodeInst &C = Code.Insts.emplace_back();
  C.Offset = E.Offset;
  C.Size = E.Size;
  C.Pos = Report->capture(E.Loc);
  C.Wave32 = E.Wave32;
  if (!E.Instruction)
    return;
  describe(Code, C, *E.Instruction);
  if (E.Instruction->hasVars())
    Code.VarInsts.emplace(Code.Insts.size() - 1,
                          VarInst{*E.Instruction, E.NeedsRegisters});
}

void CodeRecorder::onCodeFlow(CodeFlow Kind, const OutputEvent &E,
                              std::optional<uint64_t> Target) {
  get(E.Section).FlowNotes.insert({E.Offset, {Kind, Target}});
}

void CodeRecorder::onRegisterNote(const RegisterNote &N, const OutputEvent &E) {
  if (E.Section)
    get(E.Section).RegisterNotes.insert({E.Offset, N});
}

//===----------------------------------------------------------------------===//
// Completion at the end of the source
//===----------------------------------------------------------------------===//

/// Maximum size in bytes. Larger pieces of data among instructions are not
/// decoded.
static constexpr uint64_t MaxDecodedData = 1 << 16;

/// Appends the data between the last instruction and \p End. Decodes it as
/// instructions until a word is not an instruction, and appends the rest as one
/// piece.
static void decodeData(SectionCode &Code, uint64_t End) {
  const StringRef Content = StringRef(Code.Content).take_front(End);
  const bool Wave32 = Code.Insts.back().Wave32;
  uint64_t Begin = Code.Insts.back().getEnd();
  // Zeros at the end are reserved space, such as that of the next kernel's
  // header.
  const uint64_t CodeEnd = Content.rtrim('\0').size();
  bool IsCode =
      Code.Insts.back().isUnderstood() && End - Begin <= MaxDecodedData;
  while (Begin < End) {
    CodeInst &C = Code.Insts.emplace_back();
    C.Offset = Begin;
    C.Size = End - Begin;
    C.Wave32 = Wave32;
    Inst I;
    const auto Words = readWords(Content, Begin);
    IsCode =
        IsCode && Begin < CodeEnd &&
        decode(Words, Code.Architecture, Wave32, I) == DecodeStatus::Success;
    if (IsCode) {
      C.Size = getLength(Words, Code.Architecture) * 4;
      CodeRecorder::describe(Code, C, I);
    }
    Begin = C.getEnd();
  }
}

/// Fills the gaps between instructions with the data that the source has there.
static void fillHoles(SectionCode &Code) {
  const auto HasHole = [](const CodeInst &A, const CodeInst &B) {
    return A.getEnd() != B.Offset;
  };
  if (std::adjacent_find(Code.Insts.begin(), Code.Insts.end(), HasHole) ==
      Code.Insts.end())
    return;
  SmallVector<CodeInst, 0> Old = std::move(Code.Insts);
  std::map<uint32_t, VarInst> OldVarInsts = std::move(Code.VarInsts);
  Code.Insts.clear();
  Code.VarInsts.clear();
  for (auto [Number, I] : enumerate(Old)) {
    if (!Code.Insts.empty() && HasHole(Code.Insts.back(), I))
      decodeData(Code, I.Offset);
    auto Var = OldVarInsts.find(Number);
    if (Var != OldVarInsts.end())
      Code.VarInsts.emplace(Code.Insts.size(), std::move(Var->second));
    Code.Insts.push_back(I);
  }
}

void CodeRecorder::sourceEnded(CodeView &View) {
  for (SectionCode &Code : Sections) {
    if (Code.Insts.empty())
      continue;
    Code.Content = View.getContent(*Code.Section);
    fillHoles(Code);
    if (!Code.Insts.back().Classes.hasAny(InstClass::ProgramEnd |
                                          InstClass::Branch | InstClass::SetPC))
      decodeData(Code, Code.Content.size());
    for (CodeInst &I : Code.Insts)
      I.Immediate = support::endian::read16le(Code.Content.data() + I.Offset);
  }
}
