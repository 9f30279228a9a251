//===- ConfigReader.cpp - Configurations of finished kernels --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the configuration of a kernel from its metadata and notes.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Format.h"
#include "Parts.h"
#include "clrx/AmdCL1/Reader.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;
using KF = KernelField;
using catalyst::ArgType;
using catalyst::ArgTypeInfo;

namespace {

/// Values of the note NT_ProgInfo by address. The keys have 64 bits, so no
/// address collides with the two keys that DenseMap reserves.
using ProgInfo = DenseMap<uint64_t, uint32_t>;

class ConfigReader {
public:
  ConfigReader(const Module &M, const Kernel &K, ConfigView View)
      : M(M), K(K), IsExact(View == ConfigView::Exact) {}

  Expected<Configuration> read();

private:
  using Words = SmallVector<StringRef, 12>;

  const Module &M;
  const Kernel &K;
  bool IsExact;
  Configuration C;
  StringMap<unsigned> ArgsByName;
  std::vector<uint32_t> ConstantSizes; ///< Sizes of constant buffers in bytes,
                                       ///< by id.

  Error readMetadata();
  bool readLine(StringRef Line);
  bool readField(const Words &W, KF Field);
  bool readMemory(const Words &W);
  bool readGroupSize(const Words &W);
  bool readValue(const Words &W);
  bool readPointer(const Words &W);
  bool readImage(const Words &W);
  bool readCounter(const Words &W);
  bool readSampler(const Words &W);
  bool readConst(const Words &W);
  bool readTypeName(StringRef Line);
  Argument &addArgument(StringRef Name, ArgType Type);

  void readNotes();
  void readConstantSizes(StringRef Content);
  void readProgInfo(const ProgInfo &Info);
  void readUses(const ProgInfo &Info);
  void nameTypes();
};

} // namespace

/// Reads a decimal number. \returns false if \p Word is not a number.
template <class T> static bool readNumber(StringRef Word, T &Value) {
  return !Word.getAsInteger(10, Value);
}

//===----------------------------------------------------------------------===//
// Metadata. Functions return false for malformed lines.
//===----------------------------------------------------------------------===//

Argument &ConfigReader::addArgument(StringRef Name, ArgType Type) {
  ArgsByName.try_emplace(Name, C.Args.size());
  Argument &A = C.Args.emplace_back();
  A.Name = Name.str();
  A.Type = Type;
  return A;
}

/// ::= field:number
bool ConfigReader::readField(const Words &W, KF Field) {
  uint32_t Value;
  if (W.size() < 2 || !readNumber(W[1], Value))
    return false;
  C.Fields.set(Field, Value);
  return true;
}

/// ::= memory:what[:number]
bool ConfigReader::readMemory(const Words &W) {
  const KF Field = StringSwitch<KF>(W.size() > 1 ? W[1] : "")
                       .Case("uavprivate", KF::UAVPrivate)
                       .Case("hwlocal", KF::LocalSize)
                       .Case("hwregion", KF::HWRegion)
                       .Default(KF::None);
  uint32_t Value;
  if (Field == KF::None)
    return true;
  if (W.size() < 3 || !readNumber(W[2], Value))
    return false;
  C.Fields.set(Field, Value);
  return true;
}

/// ::= cws:x:y:z
bool ConfigReader::readGroupSize(const Words &W) {
  auto &Size = C.RequiredGroupSize;
  return W.size() >= 4 && readNumber(W[1], Size[0]) &&
         readNumber(W[2], Size[1]) && readNumber(W[3], Size[2]);
}

/// Returns the value type with \p Length elements of the type \p Word, or the
/// image type with the dimensions \p Word.
static std::optional<ArgType> findType(ArgClass Class, StringRef Word,
                                       unsigned Length) {
  for (auto [I, Type] : enumerate(catalyst::getArgTypeInfos()))
    if (Type.Class == Class && Type.Word == Word &&
        Type.DeclaredElements == Length && ArgType(I) != ArgType::Void &&
        ArgType(I) != ArgType::Image)
      return ArgType(I);
  return std::nullopt;
}

/// ::= value:name:type:length:1:offset
/// ::= value:name:struct:size:1:offset
bool ConfigReader::readValue(const Words &W) {
  uint32_t Number;
  if (W.size() < 4 || !readNumber(W[3], Number))
    return false;
  if (W[2] == "struct") {
    addArgument(W[1], ArgType::Structure).StructSize = Number;
    return true;
  }
  const std::optional<ArgType> Type = findType(ArgClass::Value, W[2], Number);
  if (Type)
    addArgument(W[1], *Type);
  return Type.has_value();
}

/// Returns a value type with the name \p Word and \p Size bytes, or Void if
/// there is none.
static ArgType findTarget(StringRef Word, uint32_t Size) {
  for (auto [I, Type] : enumerate(catalyst::getArgTypeInfos()))
    if (Type.Class == ArgClass::Value && Type.Word == Word &&
        Type.ElementSize * Type.DeclaredElements == Size)
      return ArgType(I);
  return ArgType::Void;
}

/// ::= pointer:name:type:1:1:offset:where:id:size:access:volatile:restrict
bool ConfigReader::readPointer(const Words &W) {
  uint32_t Id, Size;
  if (W.size() < 12 || !readNumber(W[7], Id) || !readNumber(W[8], Size))
    return false;
  const bool IsOpaque = W[2] == "opaque";
  Argument &A =
      addArgument(W[1], IsOpaque || W[2] == "struct" ? ArgType::Structure
                                                     : findTarget(W[2], Size));
  A.IsPointer = true;
  A.Space = StringSwitch<PointerSpace>(W[6])
                .Case("uav", PointerSpace::Global)
                .Cases({"c", "hc"}, PointerSpace::Constant)
                .Default(PointerSpace::Local);
  if (A.Space != PointerSpace::Local)
    A.ResourceId = Id;
  if (A.getClass() == ArgClass::Structure && !IsOpaque)
    A.StructSize = Size;
  A.IsVolatile = W[10] == "1";
  A.IsRestrict = W[11] == "1";
  return true;
}

/// ::= image:name:dimensions:access:id:1:offset
bool ConfigReader::readImage(const Words &W) {
  uint32_t Id;
  if (W.size() < 5 || !readNumber(W[4], Id))
    return false;
  const std::optional<ArgType> Type = findType(ArgClass::Image, W[2], 1);
  if (!Type)
    return false;
  Argument &A = addArgument(W[1], *Type);
  A.ResourceId = Id;
  if (W[3] == "WO")
    A.Access = ImageAccess::WriteOnly;
  return true;
}

/// ::= counter:name:32:id:1:offset
bool ConfigReader::readCounter(const Words &W) {
  uint32_t Id;
  if (W.size() < 4 || !readNumber(W[3], Id))
    return false;
  addArgument(W[1], ArgType::Counter32).ResourceId = Id;
  return true;
}

/// ::= sampler:name:id:0:0 (marks an argument as a sampler)
/// ::= sampler:name:id:1:value
bool ConfigReader::readSampler(const Words &W) {
  uint32_t Value;
  if (W.size() < 5 || !readNumber(W[4], Value))
    return false;
  if (W[3] == "1") {
    C.Samplers.push_back(Value);
    return true;
  }
  auto It = ArgsByName.find(W[1]);
  if (It != ArgsByName.end())
    C.Args[It->second].Type = ArgType::Sampler;
  return It != ArgsByName.end();
}

/// ::= constarg:number:name
bool ConfigReader::readConst(const Words &W) {
  unsigned Index;
  if (W.size() < 2 || !readNumber(W[1], Index) || Index >= C.Args.size())
    return false;
  C.Args[Index].IsConst = true;
  return true;
}

/// ::= number:type (the type may contain colons)
bool ConfigReader::readTypeName(StringRef Line) {
  const auto [Number, Type] = Line.split(':');
  unsigned Index;
  if (!readNumber(Number, Index) || Index >= C.Args.size())
    return false;
  C.Args[Index].TypeName = Type.str();
  return true;
}

bool ConfigReader::readLine(StringRef Line) {
  if (!Line.consume_front(";"))
    return Line.empty();
  if (Line.consume_front("reflection:"))
    return readTypeName(Line);
  Words W;
  constexpr int MaxWords = 12;
  Line.split(W, ':', MaxWords);
  const KF Field = StringSwitch<KF>(W[0])
                       .Case("uavid", KF::UAVId)
                       .Case("printfid", KF::PrintfId)
                       .Case("cbid", KF::CBId)
                       .Case("privateid", KF::PrivateId)
                       .Default(KF::None);
  if (Field != KF::None)
    return readField(W, Field);
  using Handler = bool (ConfigReader::*)(const Words &);
  const Handler Handle = StringSwitch<Handler>(W[0])
                             .Case("memory", &ConfigReader::readMemory)
                             .Case("cws", &ConfigReader::readGroupSize)
                             .Case("value", &ConfigReader::readValue)
                             .Case("pointer", &ConfigReader::readPointer)
                             .Case("image", &ConfigReader::readImage)
                             .Case("counter", &ConfigReader::readCounter)
                             .Case("sampler", &ConfigReader::readSampler)
                             .Case("constarg", &ConfigReader::readConst)
                             .Default(nullptr);
  return !Handle || (this->*Handle)(W);
}

Error ConfigReader::readMetadata() {
  StringRef Line, Rest = K.Parts.Metadata;
  for (unsigned Number = 1; !Rest.empty(); ++Number) {
    std::tie(Line, Rest) = Rest.split('\n');
    if (!readLine(Line))
      return createStringError("metadata of kernel '" + K.Name + "': line " +
                               Twine(Number) + " is malformed");
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Notes
//===----------------------------------------------------------------------===//

static uint32_t readWord(StringRef Bytes, size_t Offset) {
  return Offset + 4 <= Bytes.size()
             ? support::endian::read32le(Bytes.data() + Offset)
             : 0;
}

/// Reads the sizes of constant buffers, which older drivers store in units of
/// 16 bytes.
void ConfigReader::readConstantSizes(StringRef Content) {
  constexpr uint32_t NumIds = 1024;
  ConstantSizes.assign(NumIds, 0);
  for (size_t I = 0; I + 8 <= Content.size(); I += 8)
    if (uint32_t Id = readWord(Content, I); Id < NumIds)
      ConstantSizes[Id] = 16 * readWord(Content, I + 4);
}

void ConfigReader::readProgInfo(const ProgInfo &Info) {
  auto Set = [&](KF Field, uint32_t Address) {
    C.Fields.set(Field, Info.lookup(Address));
  };
  Set(KF::VGPRCount, PI_VGPRs);
  Set(KF::SGPRCount, PI_SGPRs);
  Set(KF::FloatMode, PI_FloatMode);
  Set(KF::IeeeMode, PI_IeeeMode);
  if (Info.contains(PI_PgmRsrc2))
    Set(KF::PgmRsrc2, PI_PgmRsrc2);
  const uint32_t Count =
      std::min<uint32_t>(Info.lookup(PI_UserDataCount), MaxUserData);
  for (uint32_t I = 0; I != Count; ++I) {
    const uint32_t Address = PI_UserData + 4 * I;
    C.UserSGPRs.push_back({Info.lookup(Address), Info.lookup(Address + 1),
                           Info.lookup(Address + 2), Info.lookup(Address + 3)});
  }
}

/// Determines from the masks in \p Info which arguments are used. The bits of
/// write-only images are in the order of the arguments. Also sets the sizes of
/// constant buffers and the fields that depend on the masks.
void ConfigReader::readUses(const ProgInfo &Info) {
  const uint32_t FirstWord = Info.lookup(PI_UAVMask0);
  unsigned NumImages = 0;
  for (Argument &A : C.Args) {
    bool IsUsed = true;
    if (A.isValueOf(ArgClass::Image) && A.Access == ImageAccess::WriteOnly)
      IsUsed = FirstWord >> (NumImages++ % 32) & 1;
    else if (A.isPointerTo(PointerSpace::Global) ||
             (M.getDriver().HasConstantUAVs &&
              A.isPointerTo(PointerSpace::Constant)))
      IsUsed =
          *A.ResourceId / 32 < NumMaskWords &&
          Info.lookup(PI_UAVMask + *A.ResourceId / 32) >> (*A.ResourceId % 32) &
              1;
    if (!IsUsed)
      A.Use = ArgUse::Unused;
    if (A.isPointerTo(PointerSpace::Constant) && !M.getDriver().HasNewNotes &&
        *A.ResourceId < ConstantSizes.size())
      A.ConstantSize = ConstantSizes[*A.ResourceId];
  }
  constexpr unsigned DefaultCBId = 10, OldUAVId = 9;
  const unsigned ConstDataBit =
      IsExact ? getConstDataBit(C.Fields.getOr(KF::CBId, NoId)) : DefaultCBId;
  if (M.getDriver().HasConstantUAVs)
    C.Fields.set(KF::UseConstData, FirstWord >> ConstDataBit & 1);
  if (IsExact)
    return;
  if (!M.getDriver().HasConstantUAVs)
    C.Fields.set(KF::UAVId, OldUAVId);
  // clrxdisasm shows 0 instead of the id of a buffer that is in use.
  const uint64_t UAVId = C.Fields.getOr(KF::UAVId, 0);
  if (UAVId < 32 && FirstWord >> UAVId & 1)
    C.Fields.set(KF::UAVId, 0);
}

void ConfigReader::readNotes() {
  ProgInfo Info;
  for (const CALNote &N : K.Parts.Notes) {
    switch (N.Type) {
    case NT_EarlyExit:
      C.Fields.set(KF::EarlyExit, readWord(N.Content, 0));
      break;
    case NT_CondOut:
      C.Fields.set(KF::CondOut, readWord(N.Content, 0));
      break;
    case NT_ScratchBuffers:
      C.Fields.set(KF::ScratchSize, 4 * readWord(N.Content, 0));
      break;
    case NT_ConstantBuffers:
      readConstantSizes(N.Content);
      break;
    case NT_ProgInfo:
      for (size_t I = 0; I + 8 <= N.Content.size(); I += 8)
        Info[readWord(N.Content, I)] = readWord(N.Content, I + 4);
      break;
    default:
      break;
    }
  }
  readProgInfo(Info);
  readUses(Info);
}

//===----------------------------------------------------------------------===//
// Configuration
//===----------------------------------------------------------------------===//

/// Sets the types of pointers by their type names alone, as clrxdisasm does.
void ConfigReader::nameTypes() {
  for (Argument &A : C.Args) {
    StringRef Name = A.TypeName;
    if (!A.IsPointer || A.getClass() == ArgClass::Structure)
      continue;
    if (!Name.consume_back("*"))
      Name = "";
    A.Type = catalyst::parseTypeName(Name).value_or(ArgType::Void);
  }
}

Expected<Configuration> ConfigReader::read() {
  if (Error E = readMetadata())
    return E;
  if (!IsExact)
    nameTypes();
  readNotes();
  C.Fields.set(KF::UsePrintf,
               (readWord(K.Parts.Header, offsetof(KernelHeader, Flags)) &
                HF_Printf) != 0);
  return std::move(C);
}

Expected<Configuration>
amdcl1::readConfiguration(const Module &M, const Kernel &K, ConfigView View) {
  return ConfigReader(M, K, View).read();
}
