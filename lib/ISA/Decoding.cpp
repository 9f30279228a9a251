//===- Decoding.cpp - Words to instructions -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Determines the encoding and the row, and thereby the length; then reads the
// fields; then derives each operand from its field.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Decoding.h"
#include "DecodeIndex.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/OperandSizes.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Lengths
//===----------------------------------------------------------------------===//

namespace {

/// The structure of an instruction.
struct Shape {
  Layout Base = Layout::None;
  Layout Ext = Layout::None;
  const InstRow *Row = nullptr;
  bool HasLiteral = false;
  unsigned NumAddressWords = 0;
  unsigned Size = 0; ///< Number of dwords; 0 if the words are truncated.
};

} // namespace

/// Returns the encoding of the extension dword that source 0 selects.
static Layout findExtension(Layout Base, unsigned Source0,
                            const LayoutTable &Layouts) {
  auto IfThere = [&](Layout L, Layout Else) {
    return Layouts.fields(L).empty() ? Else : L;
  };
  switch (Source0) {
  case CodeSDWA: {
    Layout Plain = IfThere(Layout::SDWA, Layout::None);
    return Base == Layout::VOPC ? IfThere(Layout::SDWAB, Plain) : Plain;
  }
  case CodeDPP:
    return IfThere(Layout::DPP, Layout::None);
  case CodeDPP8:
  case CodeDPP8FetchInactive:
    return IfThere(Layout::DPP8, Layout::None);
  default:
    return Layout::None;
  }
}

/// Handles the encodings that DecodeIndex marks as irregular.
static void findIrregularExtent(Shape &S, ArrayRef<uint32_t> Words,
                                const DecodeIndex &Index) {
  if (S.Base == Layout::MIMG) {
    S.NumAddressWords = Words[0] >> 1 & 3;
  } else if (S.Base == Layout::SMRD) {    // The literal offset of loads
    constexpr uint32_t Mask = 0x3c0001ff; // Higher opcodes are not loads.
    S.HasLiteral |= (Words[0] & Mask) == CodeLiteral;
  } else if (S.Base != Layout::SOPC) { // Long encodings
    S.HasLiteral = Index.hasLongLiteral(Words[1]);
  } else if (S.HasLiteral) {
    // Only s_set_gpr_idx_on has an immediate in a source field.
    const InstRow *Row = Index.find(S.Base, Words);
    S.HasLiteral = !Row || !Row->hasOperand(OperandKind::Imm8) ||
                   (Words[0] & 0xff) == CodeLiteral;
  }
}

/// Finds everything except the row. Forced inline, because a Shape is returned
/// in memory.
LLVM_ATTRIBUTE_ALWAYS_INLINE
static Shape findExtent(ArrayRef<uint32_t> Words, const DecodeIndex &Index) {
  Shape S;
  if (Words.empty())
    return S;
  const PrefixFacts &Prefix = Index.getPrefix(Words[0]);
  S.Base = Prefix.Base;
  if (S.Base == Layout::None || Words.size() < Prefix.Dwords)
    return S;
  unsigned Source0 = Words[0] & 0x1ff;
  if (Prefix.MayExtend && Source0 >= CodeDPP8 && Source0 <= CodeDPP)
    S.Ext = findExtension(S.Base, Source0, Index.Layouts);
  S.HasLiteral = Prefix.hasLiteral(Words[0]);
  if (LLVM_UNLIKELY(Prefix.IsIrregular))
    findIrregularExtent(S, Words, Index);
  unsigned Size = Prefix.Dwords + (S.HasLiteral || S.Ext != Layout::None) +
                  S.NumAddressWords;
  S.Size = Size <= Words.size() ? Size : 0;
  return S;
}

LLVM_ATTRIBUTE_ALWAYS_INLINE
static Shape findShape(ArrayRef<uint32_t> Words, const DecodeIndex &Index) {
  Shape S = findExtent(Words, Index);
  if (S.Size)
    S.Row = Index.find(S.Base, Words);
  return S;
}

unsigned clrx::getLength(ArrayRef<uint32_t> Words, Arch A) {
  return findExtent(Words, DecodeIndex::get(A)).Size;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

namespace {

/// Fills the operands of an instruction from its fields. All functions return
/// false for codes that are not valid there; the operand then has a code and no
/// file.
class OperandReader {
public:
  OperandReader(Inst &I, const DecodeIndex &Index, Arch A, bool Wave32)
      : I(I), Index(Index), A(A), Facts(getArchInfo(A)), Wave32(Wave32) {}

  bool run();

private:
  Inst &I;
  const DecodeIndex &Index;
  Arch A;
  const ArchInfo &Facts;
  bool Wave32;
  bool HasSource = false;        ///< True after the first vector source.
  bool HasLiteralSource = false; ///< True if a source is the literal.

  bool isLong() const { return getDwords(I.Base) == 2; }
  bool hasField(Field F) const { return Index.Layouts.has(I.Base, F); }

  bool setScalar(InstOperand &Op, unsigned Code, unsigned Count);
  bool setVector(InstOperand &Op, unsigned Number, unsigned Count);
  bool setSource(InstOperand &Op, unsigned Code, unsigned Count);
  bool setMask(InstOperand &Op, Field F);
  bool read(InstOperand &Op, const OperandSpec &Spec, Field F);
  bool readVectorSource(InstOperand &Op, unsigned Count, Field F);
  bool readInterp(InstOperand &Op);
  bool readExport(InstOperand &Op, Field F);
  bool readSMOffset(InstOperand &Op);
  bool readAddress(InstOperand &Op);
  bool readImageAddress(InstOperand &Op);
  bool readSAddr(InstOperand &Op);
};

} // namespace

bool OperandReader::setScalar(InstOperand &Op, unsigned Code, unsigned Count) {
  Op.File = OperandFile::Scalar;
  Op.Code = Code;
  Op.Count = Count;
  return Code < CodeInlineZero && Index.getSource(Code) == SourceKind::Register;
}

bool OperandReader::setVector(InstOperand &Op, unsigned Number,
                              unsigned Count) {
  Op.File = OperandFile::Vector;
  Op.Code = CodeVGPR0 + (Number & 0xff);
  Op.Count = Count;
  return true;
}

/// Sets a scalar source or another value with a code below 256.
bool OperandReader::setSource(InstOperand &Op, unsigned Code, unsigned Count) {
  Op.Code = Code;
  bool IsFirst = Op.Kind == OperandKind::VSrc && !HasSource;
  switch (Index.getSource(Code)) {
  case SourceKind::Register:
    return setScalar(Op, Code, Count);
  case SourceKind::SourceOnly:
  case SourceKind::Lane:
    Op.File = OperandFile::Scalar;
    Op.Count = 1;
    return IsFirst || Index.getSource(Code) == SourceKind::SourceOnly;
  case SourceKind::Inline:
    Op.File = OperandFile::Inline;
    return true;
  case SourceKind::Literal:
    Op.File = OperandFile::Literal;
    HasLiteralSource = true;
    return I.HasLiteral;
  case SourceKind::None:
    return false;
  }
  return false;
}

/// Sets a lane mask. If the encoding lacks \p F, the mask is VCC.
bool OperandReader::setMask(InstOperand &Op, Field F) {
  unsigned Code = hasField(F) ? I[F] : unsigned(CodeVCC);
  if (I.Ext == Layout::SDWAB && (I[Field::ExtSDst] & 0x80))
    Code = I[Field::ExtSDst] & 0x7f;
  return setScalar(Op, Code, getMaskSize(*I.Row, A, Wave32));
}

/// Reads a vector source. Source 0 may be in the extension dword. In short
/// forms, source 1 is a VGPR unless SDWA selects a scalar register for it.
bool OperandReader::readVectorSource(InstOperand &Op, unsigned Count, Field F) {
  bool IsShort = !isLong();
  unsigned Code = I[F];
  if (F == Field::Src0 && I.Ext != Layout::None)
    Code = I[Field::ExtSrc0] + (I[Field::Src0Scalar] ? 0 : CodeVGPR0);
  else if (F == Field::Src1 && IsShort && Op.Kind == OperandKind::VSrc)
    Code += I[Field::Src1Scalar] ? 0 : CodeVGPR0;
  Op.Code = Code;
  bool IsVector = Code >= CodeVGPR0;
  bool IsValid = IsVector ? Op.Kind == OperandKind::VSrc &&
                                setVector(Op, Code - CodeVGPR0, Count)
                          : setSource(Op, Code, Count);
  HasSource = true;
  return IsValid;
}

/// Reads a register of an interpolation. In the long form, it is source 2 for a
/// VSReg operand, and source 1 otherwise.
bool OperandReader::readInterp(InstOperand &Op) {
  bool IsThird = Op.Kind == OperandKind::VSReg;
  if (!isLong())
    return setVector(Op, I[Field::Src0], 1);
  unsigned Code = Op.Code = I[IsThird ? Field::Src2 : Field::Src1];
  if (Code >= CodeVGPR0)
    return setVector(Op, Code - CodeVGPR0, 1);
  return IsThird && setScalar(Op, Code, 1);
}

/// Reads an export source. With compr, pairs of sources share a field.
bool OperandReader::readExport(InstOperand &Op, Field F) {
  unsigned N = unsigned(F) - unsigned(Field::ExpSrc0);
  if (!(I[Field::ExpEnable] >> N & 1))
    return true;
  F = Field(unsigned(Field::ExpSrc0) + (I[Field::Compr] ? N / 2 : N));
  return setVector(Op, I[F], 1);
}

bool OperandReader::readSMOffset(InstOperand &Op) {
  if (Facts.HasSMemOffsetRegister)
    return I[Field::SOffset] == CodeNull || setScalar(Op, I[Field::SOffset], 1);
  if (I[Field::SOffsetEnable])
    return setScalar(Op, I[Field::SOffset], 1);
  if (I[Field::ImmOffset])
    return true;
  if (I.HasLiteral)
    return setSource(Op, CodeLiteral, 1);
  return setScalar(Op, I[Field::Offset], 1);
}

bool OperandReader::readImageAddress(InstOperand &Op) {
  unsigned Count = getImageAddressSize(I, A);
  if (!Facts.HasImageDims)
    return setVector(Op, I[Field::VAddr], std::max(Count, 4u));
  if (I.ExtraWords.empty())
    return setVector(Op, I[Field::VAddr], Count);
  Count = std::min<unsigned>(Count, 1 + 4 * I.ExtraWords.size());
  I.AddrList.push_back(I[Field::VAddr]);
  for (unsigned N = 0; N + 1 < Count; ++N)
    I.AddrList.push_back(I.ExtraWords[N / 4] >> N % 4 * 8);
  return setVector(Op, I[Field::VAddr], Count);
}

bool OperandReader::readAddress(InstOperand &Op) {
  switch (I.Row->Format) {
  case InstFormat::MIMG:
    return readImageAddress(Op);
  case InstFormat::FLAT: {
    // The scalar address operand follows this one.
    bool HasSAddr = I.Row->hasOperand(OperandKind::SAddr) &&
                    I[Field::SAddr] != Facts.NoSAddr;
    if (HasSAddr && I.Row->has(ScratchSeg))
      return true;
    return setVector(Op, I[Field::VAddr],
                     HasSAddr || I.Row->has(ScratchSeg) ? 1 : 2);
  }
  default:
    return setVector(Op, I[Field::VAddr], getBufferAddressSize(I));
  }
}

bool OperandReader::readSAddr(InstOperand &Op) {
  if (I[Field::SAddr] == Facts.NoSAddr)
    return true;
  return setScalar(Op, I[Field::SAddr], I.Row->has(GlobalSeg) ? 2 : 1);
}

bool OperandReader::read(InstOperand &Op, const OperandSpec &Spec, Field F) {
  switch (Spec.Kind) {
  case OperandKind::SDst:
  case OperandKind::SData:
  case OperandKind::SReg:
    return setScalar(Op, I[F], Spec.Count);
  case OperandKind::VDst:
    return setVector(Op, I[F], Spec.Count + I[Field::TFE]);
  case OperandKind::VReg:
    if (I.Row->Format == InstFormat::EXP)
      return readExport(Op, F);
    if (I.Row->IsInterp)
      return readInterp(Op);
    return setVector(Op, I[F], Spec.Count);
  case OperandKind::VSReg:
    return readInterp(Op);
  case OperandKind::SSrc:
    if (!I.Row->isVector())
      return setSource(Op, I[F], Spec.Count);
    [[fallthrough]];
  case OperandKind::VSrc:
    return readVectorSource(Op, Spec.Count, F);
  case OperandKind::CarryOut:
  case OperandKind::CarryIn:
    return setMask(Op, F);
  case OperandKind::Const32: // A literal source has read it already.
    if (HasLiteralSource)
      return true;
    Op.File = OperandFile::Literal;
    Op.Code = CodeLiteral;
    return true;
  case OperandKind::SMOffset:
    return readSMOffset(Op);
  case OperandKind::SOffset:
    return setSource(Op, I[F], 1);
  case OperandKind::VAddr:
    return readAddress(Op);
  case OperandKind::VData:
    return setVector(Op, I[F],
                     I.Row->Format == InstFormat::MIMG
                         ? getImageDataSize(I, A)
                         : Spec.Count + I[Field::TFE]);
  case OperandKind::VDataMask:
    return setVector(Op, I[F], std::max(getImageDataSize(I, A), 1u));
  case OperandKind::ImageRsrc:
    return setScalar(Op, I[F], getImageResourceSize(I, A));
  case OperandKind::SAddr:
    return readSAddr(Op);
  case OperandKind::None:
  case OperandKind::Imm16: // Immediates stay in their fields.
  case OperandKind::Imm8:
  case OperandKind::Imm7:
  case OperandKind::Label:
  case OperandKind::HwReg:
  case OperandKind::WaitCnt:
  case OperandKind::SendMsg:
  case OperandKind::ExpTarget:
  case OperandKind::Attr:
  case OperandKind::Param:
    return true;
  }
  return false;
}

bool OperandReader::run() {
  const Field *Fields = I.Row->OperandFields;
  bool IsValid = true;
  for (unsigned N = 0, E = I.Row->NumOperands; N != E; ++N)
    if (!read(I.Operands[N], I.Row->Operands[N], Fields[N])) {
      I.Operands[N].File = OperandFile::None;
      IsValid = false;
    }
  return IsValid;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Reads the fields of \p L, except the opcode. \returns false if a bit outside
/// of all fields is set.
static inline bool readFields(Inst &I, Layout L, const LayoutTable &Layouts,
                              ArrayRef<uint32_t> Words) {
  for (const FieldRow &F : Layouts.fieldsAfterOpcode(L))
    I[F.Id] |= readField(F, Words);
  uint32_t Stray = Words[0] & Layouts.getFreeBits(L, 0);
  if (uint32_t Free = Layouts.getFreeBits(L, 1))
    Stray |= Words[1] & Free;
  return !Stray;
}

/// Sets the fields that repeat the content of others, for code that reads them.
static void deriveFields(Inst &I) {
  if (I.Ext == Layout::DPP8)
    I[Field::FetchInactive] = I[Field::Src0] == CodeDPP8FetchInactive;
  if (!I.Row->IsInterp || I.Base == Layout::VINTRP)
    return;
  I[Field::Attr] = I[Field::Src0] & 0x3f;
  I[Field::AttrChan] = I[Field::Src0] >> 6 & 3;
  I[Field::High] = I[Field::Src0] >> 8;
}

/// Fills \p Result from \p Words, an instruction of shape \p S. The shape must
/// have a row.
static DecodeStatus fill(Inst &Result, const Shape &S, ArrayRef<uint32_t> Words,
                         const DecodeIndex &Index, Arch A, bool Wave32) {
  Result.start(*S.Row);
  Result.Base = S.Base == Layout::VOP3A ? getLongLayout(*S.Row) : S.Base;
  Result.Ext = S.Ext;
  bool IsClean = readFields(Result, Result.Base, Index.Layouts, Words);
  if (S.Ext != Layout::None)
    IsClean &= readFields(Result, S.Ext, Index.Layouts, Words);
  Result.HasLiteral = S.HasLiteral;
  Result.Literal = S.HasLiteral ? Words[S.Size - 1] : 0;
  if (S.NumAddressWords) {
    ArrayRef<uint32_t> Addresses =
        Words.slice(getDwords(S.Base), S.NumAddressWords);
    Result.ExtraWords.assign(Addresses.begin(), Addresses.end());
  }
  deriveFields(Result);
  if (!OperandReader(Result, Index, A, Wave32).run())
    return DecodeStatus::NoOperand;
  return IsClean ? DecodeStatus::Success : DecodeStatus::StrayBits;
}

DecodeStatus clrx::decode(ArrayRef<uint32_t> Words, Arch A, bool Wave32,
                          Inst &Result) {
  Result.Row = nullptr;
  const DecodeIndex &Index = DecodeIndex::get(A);
  Shape S = findShape(Words, Index);
  if (S.Base == Layout::None)
    return Words.empty() ? DecodeStatus::Truncated : DecodeStatus::NoEncoding;
  if (!S.Size)
    return DecodeStatus::Truncated;
  if (!S.Row)
    return DecodeStatus::NoOpcode;
  if (S.Ext != Layout::None && S.HasLiteral)
    return DecodeStatus::NoForm;
  return fill(Result, S, Words, Index, A, Wave32);
}

/// Architectures that share a list of VOP3 opcodes in clrxdisasm.
static constexpr ArchMask SharedOpcodes[] = {GCN1x, GCN12 | GCN14, GCN15};

/// Returns true if the opcode is a VOP3A instruction on an architecture that
/// shares opcodes with \p A.
static bool isVOP3AElsewhere(ArrayRef<uint32_t> Words, Arch A) {
  for (ArchMask Sharing : SharedOpcodes)
    for (unsigned I = 0; I != NumArches; ++I)
      if (Sharing & maskOf(A) & AllGCN && Sharing & maskOf(Arch(I))) {
        const DecodeIndex &Index = DecodeIndex::get(Arch(I));
        const InstRow *Row = Index.find(Index.Layouts.find(Words[0]), Words);
        if (Row && !Row->has(LLVMOnly) && getLongLayout(*Row) != Layout::VOP3B)
          return true;
      }
  return false;
}

/// Completes an instruction with an unknown opcode. For unknown VOP3 opcodes,
/// the reference ignores fields that VOP3B lacks.
static void completeUnknown(Inst &I, ArrayRef<uint32_t> Words, Arch A) {
  I[Field::Opcode] = readOpcode(Words, I.Base, A);
  if (I.Base != Layout::VOP3A || isVOP3AElsewhere(Words, A))
    return;
  I[Field::Abs] = 0;
  if (!getArchInfo(A).HasSDWAAndDPP)
    I[Field::Clamp] = 0;
}

/// Returns the bits of the first word that clrxdisasm ignores on GCN 1.5: the
/// last bit of the VOP3P prefix and the upper bit of the MIMG opcode.
static uint32_t getIgnoredBits(uint32_t Word, Arch A) {
  constexpr uint32_t PrefixMask = 0xfc000000, Packed = 0xcc000000;
  constexpr uint32_t PackedMarker = 3u << 24, Image = 0xf0000000;
  if (!getArchInfo(A).HasImageDims)
    return 0;
  if ((Word & PrefixMask) == Image)
    return 1;
  return (Word & (PrefixMask | PackedMarker)) == Packed ? 1u << 23 : 0;
}

/// Returns the number of dwords that the reference skips after an instruction.
/// It treats the immediate of s_set_gpr_idx_on as a source, and skips its
/// literal.
static unsigned getSkippedDwords(Layout Base, const DecodeIndex &Index,
                                 ArrayRef<uint32_t> Words) {
  if (Base != Layout::SOPC)
    return 0;
  const InstRow *Row = Index.find(Base, Words);
  return Row && Row->hasOperand(OperandKind::Imm8) &&
         (Words[0] >> 8 & 0xff) == CodeLiteral &&
         (Words[0] & 0xff) != CodeLiteral;
}

unsigned clrx::decodeAny(ArrayRef<uint32_t> Words, Arch A, bool Wave32,
                         Inst &Result) {
  if (uint32_t Ignored = Words[0] & getIgnoredBits(Words[0], A)) {
    SmallVector<uint32_t, MaxInstDwords> Seen(Words);
    Seen[0] ^= Ignored;
    return decodeAny(Seen, A, Wave32, Result);
  }
  const DecodeIndex &Index = DecodeIndex::get(A);
  Shape S = findShape(Words, Index);
  if (S.Base == Layout::None)
    return 0;
  if (!S.Row || S.Row->has(LLVMOnly)) {
    // If packed opcodes are a part of VOP3A's, the row of VOP3A is clearer.
    if (S.Base == Layout::VOP3P && !getArchInfo(A).HasVOP3Literals)
      S.Base = Layout::VOP3A;
    S.Row = &getUnknownRow(S.Base, readOpcode(Words, S.Base, A), A);
  }
  S.HasLiteral |= S.Ext != Layout::None;
  // The reference decodes these as VOP3B.
  if (S.Base == Layout::VOP3A && S.Row->Format == InstFormat::VOP2 &&
      S.Row->Mnemonic.ends_with("_nc_u32"))
    S.Base = Layout::VOP3B;
  fill(Result, S, Words, Index, A, Wave32);
  if (S.Row->has(Unknown))
    completeUnknown(Result, Words, A);
  return S.Size + getSkippedDwords(S.Base, Index, Words);
}

/// Returns the length of a regular instruction; 0 for others. The code has no
/// branches, because they would be unpredictable and dominate the scan.
LLVM_ATTRIBUTE_ALWAYS_INLINE
static unsigned getRegularLength(uint32_t Word, const DecodeIndex &Index) {
  const PrefixFacts &Prefix = Index.getPrefix(Word);
  const unsigned IsExtended =
      Prefix.MayExtend & Index.isExtension(Word & 0x1ff);
  const unsigned Size =
      Prefix.Dwords + (unsigned(Prefix.hasLiteral(Word)) | IsExtended);
  return Prefix.IsIrregular || !Prefix.Dwords ? 0 : Size;
}

unsigned clrx::getScanLength(ArrayRef<uint32_t> Words, Arch A) {
  const DecodeIndex &Index = DecodeIndex::get(A);
  const unsigned Regular = getRegularLength(Words[0], Index);
  if (LLVM_LIKELY(Regular && Regular <= Words.size()))
    return Regular;
  Shape S = findExtent(Words, Index);
  if (S.Size)
    return S.Size + getSkippedDwords(S.Base, Index, Words);
  if (!getArchInfo(A).HasVOP3Literals)
    return 1;
  // Packed instructions on GCN 1.5, except for the bits 25 to 23.
  constexpr uint32_t Mask = 0xfc000000, Value = 0xcc000000;
  if ((Words[0] & Mask) != Value)
    return 1;
  SmallVector<uint32_t, MaxInstDwords> Packed(Words);
  Packed[0] = Value;
  return getLength(Packed, A);
}

unsigned clrx::readOpcode(ArrayRef<uint32_t> Words, Layout L, Arch A) {
  unsigned Opcode = 0;
  for (const FieldRow &F : LayoutTable::get(A).fields(L)) {
    if (F.Id != Field::Opcode)
      break;
    Opcode |= readField(F, Words);
  }
  return Opcode;
}

const InstRow &clrx::getCanonicalRow(const InstRow &Row, Arch A) {
  return DecodeIndex::get(A).getCanonical(Row);
}
