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

StringRef SectionCode::getInserted(const CodeInst &I) const {
  if (!I.IsInserted)
    return "";
  auto It = Inserted.find(&I - Insts.data());
  return It == Inserted.end() ? "" : StringRef(It->second);
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

/// Returns the value of \p Op, an operand of \p I, if it is a constant.
static std::optional<uint32_t> getNumber(const Inst &I, const InstOperand &Op) {
  if (Op.File == OperandFile::Literal)
    return I.Literal;
  if (Op.File != OperandFile::Inline)
    return std::nullopt;
  // Codes of 0 to 64 come first, then those of -1 to -16.
  if (Op.Code < CodeInlineMinusOne)
    return Op.Code - CodeInlineZero;
  if (Op.Code < CodeInlineMinusOne + 16)
    return CodeInlineMinusOne - 1 - Op.Code;
  return std::nullopt;
}

static SmallVector<CodeOperand, MaxCodeOperands> getOperands(const Inst &I) {
  SmallVector<CodeOperand, MaxCodeOperands> Result;
  for (const InstOperand &Op : I.operands()) {
    Result.emplace_back();
    Result.back().IsRegister = Op.isRegister();
    if (Op.isRegister())
      Result.back().Register = RegisterId(Op);
    else
      Result.back().Constant = getNumber(I, Op);
  }
  return Result;
}

SmallVector<CodeOperand, MaxCodeOperands>
SectionCode::getOperands(const CodeInst &I) const {
  if (hasDialect())
    return ::getOperands(decodeInst(I));
  SmallVector<CodeOperand, MaxCodeOperands> Result(I.Opcode->NumOperands);
  InstDescription D;
  Describers[I.Wave32]->describe(Content, I.Offset, D);
  for (auto [Op, Constant] : zip(Result, D.Constants))
    if (Constant)
      Op.Constant = uint32_t(*Constant);
  for (const CodeAccess &X : getAccesses(I))
    if (X.Operand < Result.size()) {
      Result[X.Operand].IsRegister = true;
      Result[X.Operand].Register = RegisterId(X.First);
    }
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
  clear();
}

void CodeRecorder::clear() {
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

InstDescriber *CodeRecorder::getDescriber(const LLVMProcessor &P, bool Wave32) {
  const auto Known = find_if(Describers, [&](const KnownDescriber &D) {
    return D.Processor == &P && D.Wave32 == Wave32;
  });
  if (Known != Describers.end())
    return Known->Describer.get();
  Describers.push_back(
      {&P, Wave32, CreateDescriber ? CreateDescriber(P, Wave32) : nullptr});
  return Describers.back().Describer.get();
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
  Code.Present |= C.Classes;
  C.Counters = getRaisedCounters(I, Code.Architecture);
  C.FirstAccess = Code.Accesses.size();
  const OperandMasks Masks =
      C.Opcode->Masks ? *C.Opcode->Masks : getOperandMasks(I);
  const auto AddAccess = [&](const RegisterAccess &X) {
    Code.Accesses.push_back({X.First, X.Count, getOperandNumber(I, X.Operand),
                             X.IsWrite, X.Operand && X.Operand->IsVar});
  };
  forEachAccess(I, Masks, Code.Architecture, C.Wave32, AddAccess);
  C.NumAccesses = Code.Accesses.size() - C.FirstAccess;
  for (auto [Offset, Op] : zip(C.OperandOffsets, I.operands()))
    Offset = Op.TextOffset <= UINT8_MAX ? Op.TextOffset : 0;
}

void CodeRecorder::onInstruction(const InstEvent &E) {
  SectionCode &Code = get(E.Section);
  Code.Architecture = E.Architecture;
  if (!Code.Insts.empty() && Code.Insts.back().getEnd() != E.Offset)
    Code.Holes.push_back(Code.Insts.size());
  CodeInst &C = Code.Insts.emplace_back();
  C.Offset = E.Offset;
  C.Size = E.Size;
  C.Pos = Report->capture(E.Loc);
  C.Wave32 = E.Wave32;
  C.Waits = E.Waits;
  C.IsInserted = E.Inserted;
  C.Number = E.Number;
  if (E.Inserted)
    Code.Inserted.emplace(Code.Insts.size() - 1, E.Inserted->Statement);
  if (!E.Instruction) {
    // The words are described when they are final.
    Code.Describers[E.Wave32] = getDescriber(E.Processor, E.Wave32);
    return;
  }
  describe(Code, C, *E.Instruction);
  if (is_contained({Layout::SOPP, Layout::SOPK, Layout::EXP},
                   E.Instruction->Base))
    Code.Immediates.push_back(Code.Insts.size() - 1);
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

/// Sets the immediate of \p C, whose bytes are final.
static void readImmediate(const SectionCode &Code, CodeInst &C) {
  C.Immediate = support::endian::read16le(Code.Content.data() + C.Offset);
}

/// Reads the instruction at the offset of \p C with LLVM's disassembler and
/// sets the members of \p C that follow from it. The code ends at \p End.
/// \returns the instruction's size in bytes; 0, without changes, if there is
/// none or if it does not have the size of \p C, which is 0 if it is not known.
static unsigned describeWithLLVM(SectionCode &Code, CodeInst &C, uint64_t End) {
  InstDescriber *Describer = Code.Describers[C.Wave32];
  InstDescription D;
  const unsigned Size =
      Describer ? Describer->describe(StringRef(Code.Content).take_front(End),
                                      C.Offset, D)
                : 0;
  if (!Size || (C.Size && C.Size != Size))
    return 0;
  C.Opcode = D.Opcode;
  C.Classes = D.Classes;
  Code.Present |= C.Classes;
  C.Counters = D.Counters;
  C.FirstAccess = Code.Accesses.size();
  C.NumAccesses = D.Accesses.size();
  append_range(Code.Accesses, D.Accesses);
  readImmediate(Code, C);
  return Size;
}

/// Reads the instruction at the offset of \p C and describes it. The code ends
/// at \p End. \returns its size in bytes; 0 if there is no instruction.
static unsigned readInst(SectionCode &Code, CodeInst &C, uint64_t End) {
  if (!Code.hasDialect())
    return describeWithLLVM(Code, C, End);
  Inst I;
  const auto Words =
      readWords(StringRef(Code.Content).take_front(End), C.Offset);
  if (decode(Words, Code.Architecture, C.Wave32, I) != DecodeStatus::Success)
    return 0;
  CodeRecorder::describe(Code, C, I);
  readImmediate(Code, C);
  return getLength(Words, Code.Architecture) * 4;
}

/// Maximum size in bytes. Larger pieces of data among instructions are not
/// decoded.
static constexpr uint64_t MaxDecodedData = 1 << 16;

/// Appends the data between \p Before, an instruction, and \p End to \p To.
/// Decodes it as instructions until a word is not an instruction, and appends
/// the rest as one piece.
static void decodeData(SectionCode &Code, const CodeInst Before, uint64_t End,
                       SmallVectorImpl<CodeInst> &To) {
  uint64_t Begin = Before.getEnd();
  // Zeros at the end are reserved space, such as that of the next kernel's
  // header.
  uint64_t CodeEnd = End;
  while (CodeEnd >= Begin + 4 &&
         !support::endian::read32le(Code.Content.data() + CodeEnd - 4))
    CodeEnd -= 4;
  bool IsCode = Before.isUnderstood() && End - Begin <= MaxDecodedData;
  while (Begin < End) {
    CodeInst C;
    C.Offset = Begin;
    C.Wave32 = Before.Wave32;
    const unsigned Size =
        IsCode && Begin < CodeEnd ? readInst(Code, C, End) : 0;
    IsCode = Size != 0;
    C.Size = IsCode ? Size : End - Begin;
    Begin = C.getEnd();
    To.push_back(C);
  }
}

/// Fills the gaps between instructions with the data that the source has there.
static void fillHoles(SectionCode &Code) {
  SmallVector<CodeInst, 0> Data;
  SmallVector<uint32_t, 0> Ends; ///< Size of Data after each hole.
  for (uint32_t Next : Code.Holes) {
    decodeData(Code, Code.Insts[Next - 1], Code.Insts[Next].Offset, Data);
    Ends.push_back(Data.size());
  }
  const auto Renumber = [&](auto &Map) {
    std::decay_t<decltype(Map)> New;
    for (auto &[Number, Value] : Map) {
      const size_t NumHoles =
          upper_bound(Code.Holes, Number) - Code.Holes.begin();
      New.emplace(Number + (NumHoles ? Ends[NumHoles - 1] : 0),
                  std::move(Value));
    }
    Map = std::move(New);
  };
  Renumber(Code.VarInsts);
  Renumber(Code.Inserted);
  // Large code has room for one copy only, so it moves in place, from its end.
  const size_t OldSize = Code.Insts.size();
  Code.Insts.resize(OldSize + Data.size());
  CodeInst *From = Code.Insts.begin() + OldSize, *To = Code.Insts.end();
  for (size_t Hole = Code.Holes.size(); Hole--;) {
    CodeInst *Next = Code.Insts.begin() + Code.Holes[Hole];
    To = std::move_backward(Next, From, To);
    From = Next;
    To = std::copy_backward(Data.begin() + (Hole ? Ends[Hole - 1] : 0),
                            Data.begin() + Ends[Hole], To);
  }
  Code.Holes.clear();
}

void CodeRecorder::sourceEnded(CodeView &View) {
  for (SectionCode &Code : Sections) {
    if (Code.Insts.empty())
      continue;
    Code.Content = View.getContent(*Code.Section);
    if (!Code.hasDialect())
      for (CodeInst &I : Code.Insts)
        describeWithLLVM(Code, I, Code.Content.size());
    for (uint32_t Number : Code.Immediates)
      readImmediate(Code, Code.Insts[Number]);
    Code.Immediates.clear();
    if (!Code.Holes.empty())
      fillHoles(Code);
    if (!Code.Insts.back().Classes.hasAny(InstClass::ProgramEnd |
                                          InstClass::Branch | InstClass::SetPC))
      decodeData(Code, Code.Insts.back(), Code.Content.size(), Code.Insts);
  }
}
