//===- CodeCache.cpp - Decoded instructions ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoding of instructions into the form that the units execute.
//
//===----------------------------------------------------------------------===//

#include "Simulator/CodeCache.h"
#include "Simulator/MemoryUnit.h"
#include "Simulator/Wavefront.h"
#include "clrx/ISA/Decoding.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/InlineConstants.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Endian.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

CodeCache::CodeCache(const Dispatch &D) : D(D) {
  Parts.reserve(1 + D.CodeBuffers.size());
  Parts.emplace_back(*D.Code);
  for (const Allocation *A : D.CodeBuffers)
    Parts.emplace_back(*A);
  Current = &Parts.front();
}

//===----------------------------------------------------------------------===//
// Instructions that cannot be executed
//===----------------------------------------------------------------------===//

static void executeInvalid(Wavefront &W, const DecodedInst & /*I*/) {
  W.stop(FindingGroup::Trap, "this is no instruction of the GPU", "");
}

static void executeUnknown(Wavefront &W, const DecodedInst &I) {
  StringRef Reason = I.Op ? StringRef(I.Op->Text) : "";
  W.stop(FindingGroup::Unsupported,
         "the simulator cannot execute " + I.I.Row->Mnemonic, Reason);
}

/// Returns the name of the operand \p Op of \p I that names registers that the
/// wavefront does not have; empty if there is none. \p D tells how many it has.
static std::string findMissingRegister(const Dispatch &D, const Inst &I,
                                       const InstOperand &Op, unsigned Count) {
  // The unit of images checks addresses: decoding only guesses their size.
  if (Op.Kind == OperandKind::VAddr && I.Row->Format == InstFormat::MIMG)
    return "";
  if (Op.isVGPR()) {
    const unsigned Last = Op.Code - CodeVGPR0 + Count;
    return Last > D.NumVGPRs ? ("v" + Twine(Last - 1)).str() : "";
  }
  const unsigned NumRegular = getArchInfo(D.Architecture).AddressableSGPRs;
  const unsigned Last = std::min(Op.Code + Count, NumRegular);
  if (Op.File != OperandFile::Scalar || Op.Code >= NumRegular)
    return "";
  return Last > D.countSGPRs() ? ("s" + Twine(Last - 1)).str() : "";
}

static bool isSource(const InstOperand &Op) {
  return Op.isSource() || Op.Kind == OperandKind::Const32;
}

static std::string findMissingRegister(const Dispatch &D,
                                       const DecodedInst &I) {
  unsigned N = 0;
  for (const InstOperand &Op : I.I.operands()) {
    unsigned Count = std::max<unsigned>(Op.Count, 1);
    // The dialect writes the mask of v_cmp_class_f64 as two registers, but the
    // operation reads one.
    if (I.Op->Kind == OperationKind::Lane && isSource(Op) &&
        N != std::size(I.Sources))
      Count = getTypeInfo(I.Sources[N++].Type).dwords();
    std::string Name = findMissingRegister(D, I.I, Op, Count);
    if (!Name.empty())
      return Name;
  }
  return "";
}

static void executeMissing(Wavefront &W, const DecodedInst &I) {
  const Dispatch &D = W.dispatch();
  W.stop(FindingGroup::Trap,
         "the instruction names a register that the wavefront does not have",
         findMissingRegister(D, I) + " is not one of the " + Twine(D.NumVGPRs) +
             " VGPRs and " + Twine(D.NumSGPRs) + " SGPRs");
}

/// Returns true if \p I names scalar registers behind the last one.
static bool namesScalarsBehindEnd(const Inst &I) {
  return any_of(I.operands(), [](const InstOperand &Op) {
    return Op.File == OperandFile::Scalar &&
           Op.Code + Op.Count > CodeInlineZero;
  });
}

static void executeBehindEnd(Wavefront &W, const DecodedInst & /*I*/) {
  W.stop(FindingGroup::Trap,
         "the instruction names registers that the wavefront does not have",
         "");
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Returns the bits of a float that equals \p Single, in the format of \p T.
static uint64_t convertFloat(unsigned Code, ValueType T) {
  const uint64_t Single = getInlineBits(Code);
  const uint64_t Exponent = Single >> 23 & 0xff;
  const uint64_t Fraction = Single & 0x7fffff;
  const uint64_t Sign = Single >> 31;
  switch (getTypeInfo(T).Bits) {
  case 16:
    if (Code == CodeInline1Over2Pi)
      return 0x3118;
    return Sign << 15 | (Exponent - 127 + 15) << 10 | Fraction >> 13;
  case 64:
    if (Code == CodeInline1Over2Pi)
      return 0x3fc45f306dc9c882;
    return Sign << 63 | (Exponent - 127 + 1023) << 52 | Fraction << 29;
  default:
    return Single;
  }
}

/// Returns the value of the inline constant \p Code for a source of type \p T.
/// Integers are extended by their sign. Floats have the format of 16-bit and
/// 32-bit sources; 64-bit sources take doubles.
static uint64_t getInlineValue(unsigned Code, ValueType T) {
  if (Code >= CodeInlineHalf && Code <= CodeInline1Over2Pi)
    return convertFloat(Code, T);
  return int64_t(int32_t(getInlineBits(Code)));
}

/// Returns the value of the literal \p Bits for a source of type \p T: the
/// upper half of doubles. Signed integers of 64 bits are extended by the sign,
/// other bits by zeros (LLVM's review 70274).
static uint64_t getLiteralValue(uint32_t Bits, ValueType T) {
  const ValueTypeInfo &Type = getTypeInfo(T);
  if (Type.Bits < 64)
    return Bits;
  if (Type.isFloat())
    return uint64_t(Bits) << 32;
  return Type.Class == ValueClass::Signed ? int64_t(int32_t(Bits)) : Bits;
}

/// Fills the part of \p S that the operand \p Op tells.
static void decodeSource(DecodedSource &S, const Inst &I,
                         const InstOperand &Op) {
  using Kind = DecodedSource::Kind;
  if (Op.isVGPR()) {
    S.From = Kind::Vector;
    S.Register = Op.Code - CodeVGPR0;
  } else if (Op.File == OperandFile::Literal ||
             Op.Kind == OperandKind::Const32) {
    S.From = Kind::Constant;
    S.Constant = getLiteralValue(I.Literal, S.Type);
  } else if (isInlineConstant(Op.Code)) {
    S.From = Kind::Constant;
    S.Constant = getInlineValue(Op.Code, S.Type);
  } else {
    S.From = Op.Code < CodeInlineZero ? Kind::Scalar : Kind::Special;
    S.Register = Op.Code;
  }
}

/// Fills the sources of \p D in the order of the statement.
static void decodeSources(DecodedInst &D) {
  unsigned N = 0;
  for (const InstOperand &Op : D.I.operands()) {
    if (!isSource(Op) || N == std::size(D.Sources))
      continue;
    DecodedSource &S = D.Sources[N];
    S.Type = D.Op->Sources[N];
    decodeSource(S, D.I, Op);
    ++N;
  }
  if (!D.Op->has(Accumulates) || !D.Destination)
    return;
  DecodedSource &S = D.Sources[N];
  S.Type = D.Op->Sources[N];
  decodeSource(S, D.I, *D.Destination);
}

static void decodeOperands(DecodedInst &D) {
  unsigned NumReads = 0;
  for (const InstOperand &Op : D.I.operands()) {
    if ((isSource(Op) || Op.Kind == OperandKind::SReg) &&
        NumReads != std::size(D.Reads))
      D.Reads[NumReads++] = &Op;
    switch (Op.Kind) {
    case OperandKind::VDst:
    case OperandKind::SDst:
      D.Destination = &Op;
      break;
    case OperandKind::CarryOut:
      D.MaskOut = &Op;
      break;
    case OperandKind::CarryIn:
      D.MaskIn = Op.Code;
      break;
    default:
      break;
    }
  }
  // SOPK comparisons read their only register.
  if (!D.Destination && D.I.Row->Format == InstFormat::SOPK)
    D.Destination = D.I.find(OperandKind::SReg);
  if (D.I.Row->has(VCCRead))
    D.MaskIn = CodeVCC;
  decodeSources(D);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

static bool isScalar(InstFormat F) { return F <= InstFormat::SMRD; }

static bool changesMemory(const Operation &Op) {
  if (Op.Kind == OperationKind::Wave)
    return getMemoryWaveFunction(Op.Id) != nullptr;
  return Op.Access == MemoryAccess::Store || Op.Access == MemoryAccess::Atomic;
}

/// Returns the function that executes \p D, an instruction that accesses
/// memory; null if it does not.
static ExecuteFn getMemoryExecute(const DecodedInst &D) {
  const ExecuteFn Fn = D.Op->Kind == OperationKind::Memory
                           ? getMemoryFunction(D.I.Row->Format)
                           : getMemoryWaveFunction(D.Op->Id);
  return Fn && namesScalarsBehindEnd(D.I) ? executeBehindEnd : Fn;
}

static ExecuteFn getExecute(const DecodedInst &D) {
  const Operation *Op = D.Op;
  if (!Op)
    return executeUnknown;
  switch (Op->Kind) {
  case OperationKind::Lane:
    return isSimple(D)         ? executeSimpleLanes
           : isSimplePacked(D) ? executeSimplePacked
                               : executeLanes;
  case OperationKind::Scalar:
    return executeScalar;
  case OperationKind::Memory:
    return getMemoryExecute(D);
  case OperationKind::Wave:
    if (ExecuteFn Fn = getMemoryExecute(D))
      return Fn;
    return getWaveFunction(Op->Id);
  case OperationKind::Unsupported:
    return executeUnknown;
  }
  llvm_unreachable("unknown kind of operation");
}

const DecodedInst *CodeCache::getElsewhere(uint64_t Address) {
  const Allocation &Code = D.findCode(Address);
  if (Address % 4 || !Code.contains(Address, 4))
    return nullptr;
  Current = &*find_if(Parts, [&](const Part &P) { return &P.Code == &Code; });
  return get(Address);
}

const DecodedInst *CodeCache::decodeAt(uint64_t Index) {
  std::vector<std::unique_ptr<DecodedInst>> &Insts = Current->Insts;
  SmallVector<uint32_t, MaxInstDwords> Words;
  for (uint64_t I = Index; I < Insts.size() && Words.size() < MaxInstDwords;
       ++I)
    Words.push_back(support::endian::read32le(&Current->Code.Values[I * 4]));
  Insts[Index] = std::make_unique<DecodedInst>();
  DecodedInst &Result = *Insts[Index];
  DecodeStatus Status = decode(Words, D.Architecture, D.Wave32, Result.I);
  if (Status != DecodeStatus::Success || Result.I.Row->has(Unknown)) {
    Result.Size = 4;
    Result.Execute = executeInvalid;
    return &Result;
  }
  Result.Size = getSize(Result.I) * 4;
  Result.Op = findOperation(*Result.I.Row, D.Architecture);
  Result.IsVector = !isScalar(Result.I.Row->Format);
  if (!Result.Op) {
    Result.Execute = executeUnknown;
    return &Result;
  }
  decodeOperands(Result);
  if (Result.Op->Kind == OperationKind::Lane)
    decodeLaneForms(Result, D.Architecture, D.Wave32 ? 32 : 64);
  Result.ChangesMemory = changesMemory(*Result.Op);
  Result.Execute = findMissingRegister(D, Result).empty() ? getExecute(Result)
                                                          : executeMissing;
  return &Result;
}
