//===- Notes.cpp - Notes about a kernel -----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generates the notes of a configured kernel.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Format.h"
#include "KernelModel/RsrcBits.h"
#include "Parts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;
using KF = KernelField;

static void append(Bytes &Out, std::initializer_list<uint32_t> Words) {
  const SmallVector<ulittle32_t, 8> Encoded(Words.begin(), Words.end());
  Out.append(reinterpret_cast<const char *>(Encoded.data()),
             Encoded.size() * sizeof(Encoded.front()));
}

namespace {

/// Generates the notes, with a function for each note that has a content.
class NoteWriter {
  const LoweredKernel &K;
  ArrayRef<Argument> Args;
  std::vector<CALNote> Notes;

public:
  explicit NoteWriter(const LoweredKernel &K) : K(K), Args(K.C.Args) {}

  std::vector<CALNote> write();

private:
  using Mask = std::array<uint32_t, NumMaskWords>;

  Bytes &add(NoteType Type) {
    return Notes.emplace_back(CALNote{Type, ""}).Content;
  }
  void addField(NoteType Type, KF Field) {
    append(add(Type), {uint32_t(K.C.Fields.getOr(Field, 0))});
  }
  void addInputs();
  void addUAVs(Bytes &Out);
  void addOldUAVs(Bytes &Out);
  void addConstantBuffers(Bytes &Out);
  void addOldConstantBuffers(Bytes &Out);
  void addSamplers(Bytes &Out);
  void addProgInfo(Bytes &Out, const Mask &UAVs);
  void addUserData(Bytes &Out);
  Mask getMask() const;
};

} // namespace

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

void NoteWriter::addInputs() {
  Bytes &Out = add(NT_Inputs);
  const uint32_t Count = count_if(Args, [](const Argument &A) {
    return isImageFor(A, ImageAccess::ReadOnly);
  });
  for (uint32_t I = 0; I != Count; ++I)
    append(Out, {K.Driver.HasNewNotes ? I : Count - 1 - I});
}

void NoteWriter::addUAVs(Bytes &Out) {
  for (auto [A, Id] : zip_equal(Args, K.Ids.Args))
    if (isImageFor(A, ImageAccess::WriteOnly))
      append(Out, {Id, 2, 2, 5});
    else if (A.isPointerTo(PointerSpace::Global))
      append(Out, {Id, 4, 0, 5});
  if (K.usesPrintf())
    append(Out, {K.Ids.UAV, 0, 0, 5});
}

static uint32_t getDimensions(catalyst::ArgType Image) {
  switch (Image) {
  case catalyst::ArgType::Image1D:
    return 1;
  case catalyst::ArgType::Image1DArray:
  case catalyst::ArgType::Image1DBuffer:
    return 0;
  case catalyst::ArgType::Image3D:
    return 3;
  default:
    return 2;
  }
}

void NoteWriter::addOldUAVs(Bytes &Out) {
  for (auto [A, Id] : zip_equal(Args, K.Ids.Args))
    if (isImageFor(A, ImageAccess::WriteOnly))
      append(Out, {Id, 2, getDimensions(A.Type), 3});
  if (K.usesPrintf())
    append(Out, {K.Ids.UAV, 4, 0, 5});
  for (auto [A, Id] : zip_equal(Args, K.Ids.Args))
    if (A.isPointerTo(PointerSpace::Global))
      append(Out, {Id, 4, 0, 5});
}

void NoteWriter::addConstantBuffers(Bytes &Out) {
  append(Out, {0, 0, 1, 0});
  for (auto [A, Id] : zip_equal(Args, K.Ids.Args))
    if (A.isPointerTo(PointerSpace::Constant))
      append(Out, {Id, 0});
  if (!K.Driver.HasConstantUAVs && !K.M.GlobalData.empty())
    append(Out, {2, 0});
}

/// Adds the constant buffers with their sizes in units of 16 bytes.
void NoteWriter::addOldConstantBuffers(Bytes &Out) {
  constexpr uint32_t MaxElements = 4096, NumElementsOfSetup = 15;
  for (auto [A, Id] : zip_equal(reverse(Args), reverse(K.Ids.Args)))
    if (A.isPointerTo(PointerSpace::Constant))
      append(Out,
             {Id, A.ConstantSize ? (A.ConstantSize + 15) / 16 : MaxElements});
  if (!K.M.GlobalData.empty())
    append(Out, {2, uint32_t(divideCeil(K.M.GlobalData.size(), 16))});
  append(Out, {1, (K.Offsets.back() + 15) / 16, 0, NumElementsOfSetup});
}

void NoteWriter::addSamplers(Bytes &Out) {
  const uint32_t NumArgs = count_if(
      Args, [](const Argument &A) { return A.isValueOf(ArgClass::Sampler); });
  const uint32_t Count = K.C.Samplers.size();
  for (uint32_t I = 0; I != Count; ++I)
    append(Out, {0, NumArgs + I});
  for (uint32_t I = 0; I != NumArgs; ++I)
    append(Out, {0, I});
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

void NoteWriter::addUserData(Bytes &Out) {
  const uint32_t Count = K.C.UserSGPRs.size();
  append(Out, {PI_UserDataCount, Count});
  for (uint32_t I = 0; I != (K.Driver.HasNewNotes ? Count : MaxUserData); ++I) {
    const UserData D = I < Count ? K.C.UserSGPRs[I] : UserData();
    const uint32_t Address = PI_UserData + 4 * I;
    append(Out, {Address, D.Class, Address + 1, D.Slot, Address + 2,
                 D.FirstSGPR, Address + 3, D.NumSGPRs});
  }
}

/// Returns the mask of used UAVs. The bit of a buffer is its id, and the bit of
/// an image is its position. The bits of images, global data and printf are in
/// the first word only, so their numbers wrap modulo 32.
NoteWriter::Mask NoteWriter::getMask() const {
  Mask UAVs = {};
  unsigned NumImages = 0;
  auto SetInFirst = [&](uint32_t Bit) { UAVs[0] |= 1u << (Bit % 32); };
  for (auto [A, Id] : zip_equal(Args, K.Ids.Args)) {
    const bool IsUsed = A.Use != ArgUse::Unused;
    if (isImageFor(A, ImageAccess::WriteOnly)) {
      if (IsUsed)
        SetInFirst(NumImages);
      ++NumImages;
    } else if (IsUsed && isUAV(A, K.Driver)) {
      UAVs[Id / 32] |= 1u << (Id % 32);
    }
  }
  constexpr uint32_t DefaultPrintfBit = 9;
  if (K.C.Fields.isOn(KF::UseConstData) && K.Driver.HasConstantUAVs)
    SetInFirst(getConstDataBit(K.Ids.CB));
  if (K.usesPrintf())
    SetInFirst(K.Ids.Printf == NoId ? DefaultPrintfBit : K.Ids.Printf);
  return UAVs;
}

void NoteWriter::addProgInfo(Bytes &Out, const Mask &UAVs) {
  const KernelConfig &F = K.C.Fields;
  const auto &Size = K.C.RequiredGroupSize;
  const bool HasSize = Size[0] || Size[1] || Size[2];
  constexpr uint32_t DefaultGroupSize = 256, LDSBlockSize = 256;
  const uint32_t LDSBlocks = rsrc::GRANULATED_LDS_SIZE.get(K.PgmRsrc2);
  addUserData(Out);
  append(Out,
         {PI_VGPRs,       K.Registers.VGPRs,
          PI_SGPRs,       K.Registers.ProgramSGPRs,
          PI_MaxSGPRs,    getArchInfo(K.M.getArch()).MaxSGPRs - NumVCCSGPRs,
          PI_MaxVGPRs,    MaxVGPRs,
          PI_FloatMode,   uint32_t(F.getOrDefault(KF::FloatMode)),
          PI_IeeeMode,    F.isOn(KF::IeeeMode),
          PI_ScratchSize, K.getScratchWords(),
          PI_PgmRsrc2,    K.PgmRsrc2,
          PI_GroupSizeX,  HasSize ? Size[0] : DefaultGroupSize,
          PI_GroupSizeY,  Size[1],
          PI_GroupSizeZ,  Size[2],
          PI_80001841,    0,
          PI_UAVMask0,    UAVs[0]});
  for (unsigned I = 0; I != NumMaskWords; ++I)
    append(Out, {PI_UAVMask + I, UAVs[I]});
  append(Out, {PI_8000000a, 1, PI_WaveSize, 64, PI_MaxLDSSize, 32768,
               PI_LDSSize, LDSBlocks * LDSBlockSize});
}

//===----------------------------------------------------------------------===//
// All notes
//===----------------------------------------------------------------------===//

std::vector<CALNote> NoteWriter::write() {
  const Mask UAVs = getMask();
  addInputs();
  add(NT_Outputs);
  if (K.Driver.HasNewNotes)
    addUAVs(add(NT_UAV));
  else
    addOldUAVs(add(NT_UAV));
  addField(NT_CondOut, KF::CondOut);
  add(NT_FloatConsts);
  add(NT_IntConsts);
  add(NT_BoolConsts);
  addField(NT_EarlyExit, KF::EarlyExit);
  add(NT_GlobalBuffers);
  if (K.Driver.HasNewNotes)
    addConstantBuffers(add(NT_ConstantBuffers));
  else
    addOldConstantBuffers(add(NT_ConstantBuffers));
  addSamplers(add(NT_InputSamplers));
  append(add(NT_ScratchBuffers), {K.getScratchWords()});
  add(NT_PersistentBuffers);
  addProgInfo(add(NT_ProgInfo), UAVs);
  add(NT_SubConstantBuffers);
  append(add(NT_UAVMailboxSize), {0});
  Bytes &MaskNote = add(NT_UAVOpMask);
  for (uint32_t Word : UAVs)
    append(MaskNote, {Word});
  return std::move(Notes);
}

std::vector<CALNote> amdcl1::generateNotes(const LoweredKernel &K) {
  return NoteWriter(K).write();
}
