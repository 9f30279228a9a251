//===- LLVMDisassembler.cpp - Words in LLVM's syntax ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM does not say which operand is the literal. It is the operand that
// changes if the literal's bits change. To print a name instead of an operand,
// the disassembler makes the operand a symbol, prints the instruction, and
// replaces the symbol in the text.
//
//===----------------------------------------------------------------------===//

#include "LLVMBridge/LLVMDisassembler.h"
#include "LLVMEncoder.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCAsmInfoELF.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrAnalysis.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Endian.h"

extern "C" void LLVMInitializeAMDGPUDisassembler();

using namespace llvm;
using namespace clrx;

static constexpr StringLiteral Placeholder = "clrx_operand";

/// Size of the longest instruction of any processor in bytes.
static constexpr unsigned MaxInstSize = 20;
/// Size of the buffer for LLVM, with zeros after the code. Larger than any
/// encoding with a literal.
static constexpr unsigned ViewSize = MaxInstSize + 8;

namespace {
/// LLVM 22 crashes if bytes of a literal are missing. It reads literals even in
/// encodings that cannot have them, but its maximum length of an instruction
/// does not include these literals. Therefore all instructions get a larger
/// maximum. If an instruction wrongly gets a literal, read() rejects it,
/// because it encodes to other words.
class LongInsts final : public MCAsmInfoELF {
  unsigned getMaxInstLength(const MCSubtargetInfo *) const override {
    return ViewSize;
  }
};
} // namespace

struct LLVMDisassembler::Impl {
  TargetDescription Description;
  LongInsts DisassemblerInfo;
  std::unique_ptr<MCSubtargetInfo> Features;
  std::unique_ptr<MCContext> Context;
  std::unique_ptr<MCDisassembler> Disassembler;
  std::unique_ptr<MCInstPrinter> Printer;
  std::unique_ptr<MCInstrAnalysis> Analysis;
  std::unique_ptr<LLVMEncoder> Encoder;
  const MCExpr *Operand = nullptr; ///< Refers to Placeholder.

  // The instruction read last
  MCInst Inst;
  SmallVector<uint8_t, MaxInstSize> Bytes;
  uint64_t Offset = 0;

  void create(const Subtarget &Of);
  bool decode(ArrayRef<uint8_t> From, MCInst &To, uint64_t &Size) const;
  std::string print(const MCInst &I) const;
  std::string printWithName(unsigned Index, StringRef Name) const;
  bool isSame(const MCOperand &A, const MCOperand &B) const;
};

void LLVMDisassembler::Impl::create(const Subtarget &Of) {
  const Target &T = getAMDGPUTarget();
  static const bool IsInitialized = (LLVMInitializeAMDGPUDisassembler(), true);
  (void)IsInitialized;
  const TargetDescription &D = Description;
  Features.reset(
      T.createMCSubtargetInfo(D.TT, Of.Processor->CPU, getFeatures(Of)));
  Context = std::make_unique<MCContext>(D.TT, &DisassemblerInfo,
                                        D.Registers.get(), Features.get());
  Disassembler.reset(T.createMCDisassembler(*Features, *Context));
  Printer.reset(T.createMCInstPrinter(D.TT, /*SyntaxVariant=*/0, *D.AsmInfo,
                                      *D.Instructions, *D.Registers));
  Analysis.reset(T.createMCInstrAnalysis(D.Instructions.get()));
  Operand = MCSymbolRefExpr::create(Context->getOrCreateSymbol(Placeholder),
                                    *Context);
}

Expected<std::unique_ptr<LLVMDisassembler>>
LLVMDisassembler::create(const TargetId &Id, bool Wave32,
                         StringRef OtherFeatures) {
  auto I = std::make_unique<Impl>();
  const GPUName *Name = findGPUName(Id.Processor);
  if (!Name)
    return createStringError("LLVM's disassembler does not know '" +
                             Id.Processor + "'");
  const Subtarget Of = {&Name->Processor, Wave32, Id, OtherFeatures.str()};
  Expected<std::unique_ptr<LLVMEncoder>> Encoder =
      LLVMEncoder::create(I->Description, Of);
  if (!Encoder)
    return Encoder.takeError();
  I->Encoder = std::move(*Encoder);
  I->create(Of);
  return std::unique_ptr<LLVMDisassembler>(new LLVMDisassembler(std::move(I)));
}

LLVMDisassembler::LLVMDisassembler(std::unique_ptr<Impl> I) : P(std::move(I)) {}
LLVMDisassembler::~LLVMDisassembler() = default;

bool LLVMDisassembler::Impl::decode(ArrayRef<uint8_t> From, MCInst &To,
                                    uint64_t &Size) const {
  To.clear();
  return Disassembler->getInstruction(To, Size, From, Offset, nulls()) ==
         MCDisassembler::Success;
}

/// Returns the text without the leading tab.
std::string LLVMDisassembler::Impl::print(const MCInst &I) const {
  std::string Text;
  raw_string_ostream OS(Text);
  Printer->printInst(&I, Offset, /*Annot=*/"", *Features, OS);
  return StringRef(Text).trim().str();
}

static constexpr unsigned WordSize = 4;

unsigned LLVMDisassembler::decode(StringRef Code, uint64_t Offset) {
  const StringRef Rest = Code.substr(Offset, MaxInstSize);
  SmallString<ViewSize> View = Rest;
  View.resize(ViewSize);
  P->Offset = Offset;
  uint64_t Size = 0;
  if (!P->decode(arrayRefFromStringRef(View), P->Inst, Size) ||
      Size > Rest.size() || Size % WordSize != 0)
    return 0;
  P->Bytes.assign(Rest.bytes_begin(), Rest.bytes_begin() + Size);
  return Size;
}

std::string LLVMDisassembler::describe() const {
  std::string Text;
  raw_string_ostream OS(Text);
  P->Inst.dump_pretty(OS, P->Printer.get(), "\n ", P->Context.get());
  return Text;
}

std::string LLVMDisassembler::assemble() const {
  SmallVector<uint32_t, MaxInstSize / WordSize> Words;
  if (!P->Encoder->encode(P->print(P->Inst), Words))
    return "";
  std::string Bytes(Words.size() * WordSize, 0);
  for (size_t I = 0; I != Words.size(); ++I)
    support::endian::write32le(&Bytes[I * WordSize], Words[I]);
  return Bytes;
}

unsigned LLVMDisassembler::read(StringRef Code, uint64_t Offset) {
  const unsigned Size = decode(Code, Offset);
  return Size && assemble() == Code.substr(Offset, Size) ? Size : 0;
}

const MCSubtargetInfo &LLVMDisassembler::getSubtarget() const {
  return *P->Features;
}

const TargetDescription &LLVMDisassembler::getDescription() const {
  return P->Description;
}

const MCInst &LLVMDisassembler::getInst() const { return P->Inst; }

StringRef LLVMDisassembler::getMnemonic() const {
  return StringRef(P->Printer->getMnemonic(P->Inst).first).trim();
}

std::optional<uint64_t> LLVMDisassembler::getBranchTarget() const {
  uint64_t Target;
  if (!P->Analysis->evaluateBranch(P->Inst, P->Offset, P->Bytes.size(), Target))
    return std::nullopt;
  return Target;
}

/// Returns the text with \p Name for the operand \p Index.
std::string LLVMDisassembler::Impl::printWithName(unsigned Index,
                                                  StringRef Name) const {
  MCInst Named = Inst;
  Named.getOperand(Index) = MCOperand::createExpr(Operand);
  std::string Text = print(Named);
  const size_t At = Text.find(Placeholder);
  if (At != std::string::npos)
    Text.replace(At, Placeholder.size(), Name.str());
  return Text;
}

void LLVMDisassembler::print(raw_ostream &OS, StringRef Label) {
  // The first operand of a branch is its distance.
  OS << (Label.empty() ? P->print(P->Inst) : P->printWithName(0, Label));
}

/// Returns true if \p A and \p B, operands of one instruction with different
/// literals, are equal. Literals with the value of an inline constant are
/// expressions.
bool LLVMDisassembler::Impl::isSame(const MCOperand &A,
                                    const MCOperand &B) const {
  if (A.isReg() || A.isImm())
    return A.isReg() == B.isReg() && A.isImm() == B.isImm() &&
           (A.isReg() ? A.getReg() == B.getReg() : A.getImm() == B.getImm());
  if (!A.isExpr() || !B.isExpr())
    return false;
  std::string Texts[2];
  raw_string_ostream First(Texts[0]), Second(Texts[1]);
  Description.AsmInfo->printExpr(First, *A.getExpr());
  Description.AsmInfo->printExpr(Second, *B.getExpr());
  return Texts[0] == Texts[1];
}

std::optional<unsigned> LLVMDisassembler::findLiteral(unsigned At) const {
  constexpr uint8_t Change = 0x5a;
  if (At + 4 > P->Bytes.size())
    return std::nullopt;
  SmallVector<uint8_t, 20> Changed = P->Bytes;
  for (unsigned I = 0; I != 4; ++I)
    Changed[At + I] ^= Change;
  MCInst Other;
  uint64_t Size;
  if (!P->decode(Changed, Other, Size) || Size != P->Bytes.size() ||
      Other.getOpcode() != P->Inst.getOpcode() ||
      Other.getNumOperands() != P->Inst.getNumOperands())
    return std::nullopt;
  std::optional<unsigned> Index;
  for (unsigned I = 0; I != Other.getNumOperands(); ++I) {
    if (P->isSame(P->Inst.getOperand(I), Other.getOperand(I)))
      continue;
    if (Index)
      return std::nullopt;
    Index = I;
  }
  return Index;
}

bool LLVMDisassembler::printLiteral(raw_ostream &OS, unsigned At,
                                    StringRef Value) {
  const std::optional<unsigned> Index = findLiteral(At);
  if (Index)
    OS << P->printWithName(*Index, Value);
  return Index.has_value();
}
