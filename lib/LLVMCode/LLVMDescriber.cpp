//===- LLVMDescriber.cpp - LLVM's instructions for analyses ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The facts about an opcode are made when its first instruction is read.
//
//===----------------------------------------------------------------------===//

#include "LLVMDescriber.h"
#include "LLVMBridge/LLVMDisassembler.h"
#include "LLVMBridge/TargetDescription.h"
#include "RegisterCodes.h"
#include "clrx/ISA/Accesses.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInst.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

/// Masks of the bits of MCInstrDesc::TSFlags, by LLVM's names.
namespace tsflag {
enum : uint64_t {
#define CLRX_TSFLAG(Name, Bit) Name = uint64_t(1) << Bit,
#include "TSFlags.def"
};
} // namespace tsflag

/// Returns the format of instructions with the flags \p F; nothing for formats
/// that the dialect lacks, such as LDSDIR.
static std::optional<InstFormat> getFormat(uint64_t F) {
#define CLRX_TSFLAG_FORMAT(Name, Format)                                       \
  if (F & tsflag::Name)                                                        \
    return InstFormat::Format;
#include "TSFlags.def"
  return std::nullopt;
}

static InstClasses classifyFlags(uint64_t F) {
  InstClasses Classes;
  // The class is for atomics of memory. Those of LDS are not in it.
  if (F & tsflag::DS)
    F &= ~uint64_t(tsflag::IsAtomicNoRet | tsflag::IsAtomicRet);
#define CLRX_TSFLAG_CLASS(Name, Id)                                            \
  if (F & tsflag::Name)                                                        \
    Classes |= InstClass::Id;
#include "TSFlags.def"
  if (F & tsflag::FLAT && !(F & (tsflag::FlatGlobal | tsflag::FlatScratch)))
    Classes |= InstClass::FlatAddress;
  return Classes;
}

/// Returns the counter of the results of vector memory instructions.
static unsigned getReturnCounter(InstClasses Classes, const ArchInfo &Facts) {
  if (!Facts.HasSplitCounters)
    return VMCnt;
  if (Classes.has(InstClass::RayTracing))
    return BVHCnt;
  return Classes.has(InstClass::Sampled) ? SampleCnt : VMCnt;
}

/// Returns the counters that vector memory instructions with \p Desc increment.
static unsigned getVectorMemoryCounters(const MCInstrDesc &Desc,
                                        InstClasses Classes,
                                        const ArchInfo &Facts) {
  const bool Returns =
      Desc.getNumDefs() || !Desc.mayStore() || Classes.has(InstClass::ToLDS);
  unsigned Counters = Returns || !Facts.HasVSCnt
                          ? getReturnCounter(Classes, Facts)
                          : unsigned(VSCnt);
  if (Classes.has(InstClass::FlatAddress))
    Counters |= LGKMCnt;
  return Counters | (Facts.HasXCnt ? XCnt : 0);
}

/// Returns the counters that all instructions with \p Desc increment.
static unsigned getCounters(const MCInstrDesc &Desc, InstClasses Classes,
                            const ArchInfo &Facts) {
  const uint64_t F = Desc.TSFlags;
  const InstClasses Scalar = InstClasses(InstClass::SMEM) | InstClass::Message |
                             InstClass::ScalarReturn;
  unsigned Counters = 0;
  if (Classes.has(InstClass::DS))
    Counters |= LGKMCnt;
  if (Classes.hasAny(Scalar))
    Counters |= Facts.HasSplitCounters ? KMCnt : LGKMCnt;
  if (Classes.has(InstClass::SMEM) && Facts.HasXCnt)
    Counters |= XCnt;
  if (Classes.has(InstClass::GDS) ||
      (F & tsflag::EXP_CNT && !(F & tsflag::VM_CNT)))
    Counters |= ExpCnt;
  if (F & tsflag::VM_CNT)
    Counters |= getVectorMemoryCounters(Desc, Classes, Facts);
  return Counters;
}

//===----------------------------------------------------------------------===//
// Opcodes
//===----------------------------------------------------------------------===//

namespace {
/// An opcode of LLVM.
struct KnownOpcode {
  OpcodeFacts Facts;
  uint16_t Counters = 0;
  unsigned NumWrites = 0; ///< Number of LLVM's operands that are written.
  /// True if it reads its destination, and LLVM does not list it as a source.
  bool ReadsDst = false;
  bool UsesM0ForLDS = false; ///< True for LDS accesses that read M0.
  /// Index in OpcodeFacts::Operands for each of LLVM's operands, or
  /// CodeAccess::NoOperand.
  SmallVector<uint8_t, 12> Numbers;
};

/// The implementation over LLVM's disassembler.
class LLVMDescriber final : public InstDescriber {
public:
  LLVMDescriber(std::unique_ptr<LLVMDisassembler> TheDisassembler,
                const LLVMProcessor &Processor, bool Wave32);
  unsigned describe(StringRef Content, uint64_t Offset,
                    InstDescription &Result) override;

private:
  const std::unique_ptr<LLVMDisassembler> Disassembler;
  const MCInstrInfo &Instructions;
  const ArchInfo &Facts;
  const bool Wave32;
  std::vector<RegisterSpan> Ranges; ///< By LLVM's register number.
  DenseMap<unsigned, std::unique_ptr<const KnownOpcode>> Opcodes;

  const KnownOpcode &getKnown(const MCInst &I);
  std::unique_ptr<const KnownOpcode> makeKnown(const MCInstrDesc &Desc) const;
  void addRegister(unsigned Register, uint8_t Operand, bool IsWrite,
                   InstDescription &D) const;
  void addFieldClasses(const MCInst &I, InstDescription &D) const;
  void addImplicitReads(const MCInstrDesc &Desc, const KnownOpcode &Known,
                        InstDescription &D) const;
};
} // namespace

LLVMDescriber::LLVMDescriber(std::unique_ptr<LLVMDisassembler> TheDisassembler,
                             const LLVMProcessor &Processor, bool Wave32)
    : Disassembler(std::move(TheDisassembler)),
      Instructions(*Disassembler->getDescription().Instructions),
      Facts(getArchInfo(Processor.Rules)), Wave32(Wave32) {
  const MCRegisterInfo &Registers = *Disassembler->getDescription().Registers;
  Ranges.reserve(Registers.getNumRegs());
  for (unsigned R = 0; R != Registers.getNumRegs(); ++R)
    Ranges.push_back(getRegisterSpan(Registers.getName(R), Facts));
}

/// Returns the index of the operand to which LLVM's operand \p Index of \p Desc
/// is tied; std::nullopt if it is not tied.
static std::optional<unsigned> getTied(const MCInstrDesc &Desc,
                                       unsigned Index) {
  const int Tied = Desc.getOperandConstraint(Index, MCOI::TIED_TO);
  return Tied < 0 ? std::nullopt : std::optional<unsigned>(Tied);
}

/// Returns true if LLVM's operand \p Index of \p Desc is a register, or a
/// constant in its place. Others are immediate fields and modifiers.
static bool isOperand(const MCInstrDesc &Desc, unsigned Index) {
  const MCOperandInfo &Info = Desc.operands()[Index];
  return Info.RegClass >= 0 || Info.OperandType == MCOI::OPERAND_PCREL;
}

/// Returns the number of operands at the start of \p Desc, which has \p
/// Classes, that are written. LLVM lists the destinations of some relative
/// moves as sources.
static unsigned getNumWrites(const MCInstrDesc &Desc, InstClasses Classes) {
  return Classes.has(InstClass::Displaced) ? std::max(Desc.getNumDefs(), 1u)
                                           : Desc.getNumDefs();
}

/// Returns the kind of LLVM's operand \p Index of \p Desc, which has \p
/// Classes.
/// \p NumReads is the number of vector operands that are read before it.
static OperandKind getKind(const MCInstrDesc &Desc, InstClasses Classes,
                           unsigned Index, unsigned NumReads) {
  const bool IsWrite = Index < getNumWrites(Desc, Classes);
  const InstClasses Scalar =
      InstClasses(InstClass::SALU) | InstClass::SOPP | InstClass::SMEM;
  if (Desc.operands()[Index].OperandType == MCOI::OPERAND_PCREL)
    return OperandKind::Label;
  if (Classes.hasAny(Scalar))
    return IsWrite ? OperandKind::SDst : OperandKind::SSrc;
  if (Classes.has(InstClass::VALU))
    return IsWrite ? OperandKind::VDst : OperandKind::VSrc;
  const bool IsTyped = Classes.hasAny(InstClass::Buffer | InstClass::Image);
  if (IsWrite)
    return IsTyped ? OperandKind::VData : OperandKind::VDst;
  // The data of buffer and image stores comes first, that of other accesses
  // after the address.
  const bool DataIsFirst = IsTyped && !Desc.getNumDefs();
  if (Classes.hasAny(InstClasses(InstClass::DS) | InstClass::Flat) || IsTyped)
    return DataIsFirst == (NumReads == 0) ? OperandKind::VData
                                          : OperandKind::VAddr;
  return OperandKind::VReg;
}

std::unique_ptr<const KnownOpcode>
LLVMDescriber::makeKnown(const MCInstrDesc &Desc) const {
  auto Known = std::make_unique<KnownOpcode>();
  OpcodeFacts &F = Known->Facts;
  F.Mnemonic = Disassembler->getMnemonic();
  if (const std::optional<InstFormat> Format = getFormat(Desc.TSFlags))
    F.Classes = classify(*Format, F.Mnemonic);
  F.Classes |= classifyFlags(Desc.TSFlags);
  if (Desc.TSFlags & tsflag::VOP3P &&
      !F.Classes.hasAny(InstClasses(InstClass::MFMA) | InstClass::WMMA |
                        InstClass::AccRead | InstClass::AccWrite))
    F.Classes |= InstClass::Packed;
  if (StringRef(Instructions.getName(Desc.getOpcode())).contains("_LDS_"))
    F.Classes |= InstClass::ToLDS;
  // On GFX11, the mnemonics belong to VINTERP instructions.
  if (Desc.TSFlags & tsflag::VALU && !(Desc.TSFlags & tsflag::VINTERP) &&
      F.Mnemonic.starts_with("v_interp_"))
    F.Classes |= InstClass::Interp;
  Known->NumWrites = getNumWrites(Desc, F.Classes);
  Known->ReadsDst = F.Classes.has(InstClass::KeepsDst);
  Known->UsesM0ForLDS = Facts.LDSNeedsM0 || F.Classes.has(InstClass::AddTid) ||
                        F.Mnemonic == "ds_append" || F.Mnemonic == "ds_consume";
  unsigned NumReads = 0;
  for (unsigned I = 0; I != Desc.getNumOperands(); ++I) {
    Known->Numbers.push_back(CodeAccess::NoOperand);
    if (const std::optional<unsigned> Tied = getTied(Desc, I)) {
      Known->Numbers.back() = Known->Numbers[*Tied];
      Known->ReadsDst = false;
      if (!(Desc.TSFlags & tsflag::TiedSourceNotRead) &&
          !F.Classes.has(InstClass::Atomic))
        F.Classes |= InstClass::KeepsDst;
      continue;
    }
    if (!isOperand(Desc, I) && F.Classes.has(InstClass::VALU))
      F.Classes |= InstClass::Modified;
    if (!isOperand(Desc, I) || F.NumOperands == MaxCodeOperands)
      continue;
    Known->Numbers.back() = F.NumOperands;
    F.Operands[F.NumOperands++] = getKind(Desc, F.Classes, I, NumReads);
    NumReads += I >= Known->NumWrites;
  }
  // Trace data is a message that no counter counts.
  if (!F.Mnemonic.starts_with("s_ttracedata"))
    Known->Counters = getCounters(Desc, F.Classes, Facts);
  return Known;
}

const KnownOpcode &LLVMDescriber::getKnown(const MCInst &I) {
  std::unique_ptr<const KnownOpcode> &Known = Opcodes[I.getOpcode()];
  if (!Known)
    Known = makeKnown(Instructions.get(I.getOpcode()));
  return *Known;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

void LLVMDescriber::addRegister(unsigned Register, uint8_t Operand,
                                bool IsWrite, InstDescription &D) const {
  RegisterSpan R = Ranges[Register];
  // LLVM lists VCC and EXEC as pairs for both wavefront sizes.
  const bool IsMask = R.First == CodeVCC || R.First == CodeExec;
  if (Wave32 && IsMask && Operand == CodeAccess::NoOperand)
    R.Count = 1;
  // These codes stand for a part or a property of a register.
  const uint16_t MaskSize = Wave32 ? 1 : 2;
  if (R.First == CodeVCCZ)
    R = {CodeVCC, MaskSize};
  else if (R.First == CodeEXECZ)
    R = {CodeExec, MaskSize};
  else if (R.First == CodeLDSDirect)
    R = {CodeM0, 1};
  if (R.Count)
    D.Accesses.push_back({R.First, R.Count, Operand, IsWrite, /*IsVar=*/false});
}

/// Returns true if the instruction \p Words with \p Desc, which is VALU, writes
/// only a part of its destination. \p IsByte is true for results of 8 bits.
static bool writesPart(const MCInstrDesc &Desc, ArrayRef<uint32_t> Words,
                       bool IsByte) {
  constexpr unsigned SDWADstSel = 8, SDWADword = 6;
  if (Desc.TSFlags & tsflag::VOPC)
    return false;
  if (Desc.TSFlags & tsflag::SDWA)
    return Words.size() > 1 && (Words[1] >> SDWADstSel & 7) != SDWADword;
  // The bits of op_sel that select a part of the destination; two of them for
  // results of 8 bits. VOP3B has its second destination there.
  constexpr uint32_t Half = 1 << 14, Byte = 1 << 13;
  const bool HasOpSel = Desc.TSFlags & tsflag::VOP3 &&
                        !(Desc.TSFlags & tsflag::VOP3P) &&
                        Desc.getNumDefs() == 1 && !Words.empty();
  return HasOpSel && (Words[0] & Half || (Words[0] & Byte && IsByte));
}

/// Returns the classes of stores that hold more than 64 bits of data.
static InstClasses classifyWideStore(const MCInstrDesc &Desc,
                                     const InstDescription &D) {
  const auto IsData = [&D](const CodeAccess &X) {
    return X.isVector() && !X.IsWrite && X.Count > 2 &&
           X.Operand != CodeAccess::NoOperand &&
           D.Opcode->Operands[X.Operand] == OperandKind::VData;
  };
  const auto IsOffset = [](const CodeAccess &X) {
    return !X.isVector() && !X.IsWrite && X.Count == 1 &&
           X.Operand != CodeAccess::NoOperand;
  };
  if (!Desc.mayStore() || none_of(D.Accesses, IsData))
    return {};
  if (D.Classes.has(InstClass::Flat))
    return InstClass::WideFlatStore;
  if (D.Classes.has(InstClass::Buffer) && none_of(D.Accesses, IsOffset))
    return InstClass::WideStore;
  return {};
}

/// Adds the classes that depend on the operands of \p I, and their counters.
void LLVMDescriber::addFieldClasses(const MCInst &I, InstDescription &D) const {
  for (const MCOperand &Op : I) {
    if (!Op.isReg())
      continue;
    const unsigned Code = Ranges[Op.getReg().id()].First;
    if (!D.Classes.has(InstClass::VALU))
      continue;
    if (Code == CodeVCCZ)
      D.Classes |= InstClass::ReadsVCCZ;
    else if (Code == CodeEXECZ)
      D.Classes |= InstClass::ReadsEXECZ;
    else if (Code == CodeLDSDirect)
      D.Classes |= InstClass::LDSDirect;
  }
  // The last operand of most DS instructions says whether they access GDS,
  // which GFX12 lacks. In the others, it is the offset.
  constexpr unsigned FirstWithoutGDS = 12;
  const InstClasses WithoutGDS =
      InstClass::GDS | InstClass::LDSCross | InstClass::RayTracing;
  if (!D.Classes.has(InstClass::DS) || D.Classes.hasAny(WithoutGDS) ||
      Facts.GFXMajor >= FirstWithoutGDS)
    return;
  const auto Constants = make_filter_range(
      reverse(I), [](const MCOperand &Op) { return Op.isImm(); });
  if (!Constants.empty() && Constants.begin()->getImm()) {
    D.Classes |= InstClass::GDS;
    D.Counters |= ExpCnt;
  }
}

void LLVMDescriber::addImplicitReads(const MCInstrDesc &Desc,
                                     const KnownOpcode &Known,
                                     InstDescription &D) const {
  // LLVM's instructions of later processors list M0, which they do not need.
  const bool SkipsM0 = D.Classes.has(InstClass::DS) && !Known.UsesM0ForLDS;
  for (MCPhysReg R : Desc.implicit_uses())
    if (!SkipsM0 || Ranges[R].First != CodeM0)
      addRegister(R, CodeAccess::NoOperand, /*IsWrite=*/false, D);
  if (SkipsM0 && D.Classes.has(InstClass::GDS))
    D.Accesses.push_back({CodeM0, 1, CodeAccess::NoOperand, /*IsWrite=*/false,
                          /*IsVar=*/false});
}

/// Returns the value of \p Op if it is a constant.
static std::optional<int64_t> getConstant(const MCOperand &Op) {
  int64_t Value;
  if (Op.isImm())
    return Op.getImm();
  if (Op.isExpr() && Op.getExpr()->evaluateAsAbsolute(Value))
    return Value;
  return std::nullopt;
}

/// Returns true if LLVM's operand \p Index of an export, whose first word is \p
/// Word, is a source that the export does not read. LLVM's disassembler lists
/// all four sources.
static bool isUnreadExport(unsigned Index, uint32_t Word,
                           const ArchInfo &Facts) {
  constexpr unsigned FirstSource = 1, NumSources = 4, FirstWithoutCompr = 11;
  if (Index < FirstSource || Index >= FirstSource + NumSources)
    return false;
  const unsigned Source = Index - FirstSource;
  const bool IsCompressed =
      Facts.GFXMajor < FirstWithoutCompr && Word >> 10 & 1;
  // A compressed source has the values of two components.
  const unsigned Enable =
      IsCompressed ? (Source < 2 ? 3u << 2 * Source : 0) : 1u << Source;
  return !(Word & Enable);
}

unsigned LLVMDescriber::describe(StringRef Content, uint64_t Offset,
                                 InstDescription &Result) {
  const unsigned Size = Disassembler->decode(Content, Offset);
  if (!Size)
    return 0;
  const MCInst &I = Disassembler->getInst();
  const MCInstrDesc &Desc = Instructions.get(I.getOpcode());
  const KnownOpcode &Known = getKnown(I);
  Result.Opcode = &Known.Facts;
  Result.Classes = Known.Facts.Classes;
  Result.Counters = Known.Counters;
  addFieldClasses(I, Result);
  const unsigned NumOperands =
      std::min<unsigned>(I.getNumOperands(), Desc.getNumOperands());
  const unsigned FirstRead = Known.ReadsDst ? 0 : Known.NumWrites;
  for (unsigned N = FirstRead; N < NumOperands; ++N) {
    const MCOperand &Op = I.getOperand(N);
    const uint8_t Number = Known.Numbers[N];
    const bool IsUnread =
        (Desc.TSFlags & tsflag::TiedSourceNotRead && getTied(Desc, N)) ||
        (Result.Classes.has(InstClass::Export) &&
         isUnreadExport(N, support::endian::read32le(Content.data() + Offset),
                        Facts));
    if (Op.isReg() && !IsUnread)
      addRegister(Op.getReg().id(), Number, /*IsWrite=*/false, Result);
    else if (Number != CodeAccess::NoOperand)
      Result.Constants[Number] = getConstant(Op);
  }
  addImplicitReads(Desc, Known, Result);
  for (unsigned N = 0; N != std::min(NumOperands, Known.NumWrites); ++N)
    if (I.getOperand(N).isReg())
      addRegister(I.getOperand(N).getReg().id(), Known.Numbers[N],
                  /*IsWrite=*/true, Result);
  for (MCPhysReg R : Desc.implicit_defs())
    addRegister(R, CodeAccess::NoOperand, /*IsWrite=*/true, Result);
  Result.Classes |= classifyWideStore(Desc, Result);
  SmallVector<uint32_t, 2> Words;
  for (unsigned At = 0; At + 4 <= std::min(Size, 8u); At += 4)
    Words.push_back(support::endian::read32le(Content.data() + Offset + At));
  // The encoding of matrix instructions and their moves is that of VOP3P, but
  // LLVM does not describe all of them as VOP3P.
  const InstClasses Matrix =
      InstClass::MFMA | InstClass::AccRead | InstClass::AccWrite;
  if (Result.Classes.has(InstClass::VALU) && !Result.Classes.hasAny(Matrix) &&
      writesPart(Desc, Words,
                 Known.Facts.Mnemonic.contains("p8_") ||
                     Known.Facts.Mnemonic.contains("f8_")))
    Result.Classes |= InstClass::PartialWrite;
  return Size;
}

std::unique_ptr<InstDescriber>
clrx::createLLVMDescriber(const LLVMProcessor &Processor, bool Wave32) {
  TargetId Id;
  Id.Processor = Processor.CPU;
  Expected<std::unique_ptr<LLVMDisassembler>> Disassembler =
      LLVMDisassembler::create(Id, Wave32);
  if (!Disassembler) {
    consumeError(Disassembler.takeError());
    return nullptr;
  }
  return std::make_unique<LLVMDescriber>(std::move(*Disassembler), Processor,
                                         Wave32);
}
