//===- Metadata.cpp - Metadata of modules ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Completes the metadata of a module with numbers from headers and descriptors,
// and stores metadata that was read.
//
//===----------------------------------------------------------------------===//

#include "HSAMetadata/Keys.h"
#include "KernelModel/ModuleError.h"
#include "Parts.h"
#include "clrx/ROCm/Reader.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;
using hsa::FileMetadata;
using hsa::MsgPackForm;
using KF = KernelField;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// Returns the fields of numbers in clrxasm's metadata.
static ArrayRef<KF> getNumberFields() {
  static const SmallVector<KF, 16> Fields = [] {
    SmallVector<KF, 16> Result;
    for (const hsa::KernelKey &Key : hsa::getKernelKeys())
      if (const KF *Field = std::get_if<KF>(&Key.Value);
          Field && isInForm(Key, MsgPackForm::CLRX))
        Result.push_back(*Field);
    return Result;
  }();
  return Fields;
}

/// Returns the numbers that the source gives for \p K. If the kernel has \p
/// Parts, numbers that the source does not give are taken from them.
static KernelConfig getNumbers(const KernelMetadata &K,
                               const std::optional<KernelParts> &Parts) {
  KernelConfig N;
  if (Parts) {
    const AmdKernelCode &Header = Parts->Header;
    N.set(KF::MetaKernargSize, Header.KernargSize);
    N.set(KF::MetaGroupSize, Header.GroupSegmentSize);
    N.set(KF::MetaPrivateSize, Header.PrivateSegmentSize);
    // By mistake, clrxasm stores the logarithm instead of the number of bytes.
    N.set(KF::MetaKernargAlign, Header.KernargAlignLog2);
    N.set(KF::MetaWavefrontSize, 1u << Header.WavefrontSizeLog2);
    N.set(KF::MetaSGPRs, Parts->Registers.SGPRs);
    N.set(KF::MetaVGPRs, Parts->Registers.VGPRs);
  }
  for (KF Field : getNumberFields()) {
    const uint64_t Unset = getUnsetNumber(Field);
    if (const uint64_t Value = K.Numbers.getOr(Field, Unset); Value != Unset)
      N.set(Field, Value);
  }
  return N;
}

static void addIfUnset(KernelConfig &N, KF Field, uint64_t Value) {
  if (!isSpecified(N, Field))
    N.set(Field, Value);
}

/// Adds the missing numbers of YAML from the 256 bytes \p Found at the kernel's
/// label, even if these are not a header.
static void completeNumbers(KernelConfig &N, const AmdKernelCode &Found) {
  constexpr uint64_t DefaultFlatGroupSize = 256;
  addIfUnset(N, KF::MetaKernargSize, Found.KernargSize);
  addIfUnset(N, KF::MetaGroupSize, Found.GroupSegmentSize);
  addIfUnset(N, KF::MetaPrivateSize, Found.PrivateSegmentSize);
  addIfUnset(N, KF::MetaKernargAlign,
             uint64_t(1) << (Found.KernargAlignLog2 & 63));
  addIfUnset(N, KF::MetaWavefrontSize,
             uint32_t(1) << (Found.WavefrontSizeLog2 & 31));
  addIfUnset(N, KF::MetaSGPRs, Found.WavefrontSGPRs);
  addIfUnset(N, KF::MetaVGPRs, Found.WorkitemVGPRs);
  addIfUnset(N, KF::MaxFlatGroupSize, DefaultFlatGroupSize);
  for (KF Field : {KF::SpilledSGPRs, KF::SpilledVGPRs})
    if (!isSpecified(N, Field))
      N.clear(Field);
}

/// Adds the missing numbers of MsgPack from \p Found: the 64 bytes at the
/// offset of the descriptor, even if they are not a descriptor. Like clrxasm,
/// sets numbers that are still missing to getUnsetNumber.
static void completeNumbers(KernelConfig &N, const KernelDescriptor &Found) {
  addIfUnset(N, KF::MetaGroupSize, Found.GroupSegmentSize);
  addIfUnset(N, KF::MetaPrivateSize, Found.PrivateSegmentSize);
  for (KF Field : getNumberFields())
    N.setIfUnset(Field, getUnsetNumber(Field));
}

//===----------------------------------------------------------------------===//
// Formats of printf
//===----------------------------------------------------------------------===//

Expected<std::vector<PrintfFormat>>
rocm::numberPrintfs(ArrayRef<PrintfFormat> Printfs) {
  SmallDenseMap<uint32_t, unsigned> Taken; // Format index by id.
  for (auto [I, P] : enumerate(Printfs)) {
    if (P.Id == PrintfFormat::NoId)
      continue;
    const auto [Owner, IsNew] = Taken.try_emplace(P.Id, I);
    if (!IsNew)
      return makeModuleError(
          {ModulePart::Printf, unsigned(I)},
          "two formats of '.printf' have the id " + Twine(P.Id),
          std::vector<ModuleError::Note>{
              {{ModulePart::Printf, Owner->second},
               "the first format with the id is here"},
              {{ModulePart::Printf, unsigned(I)},
               "leave the id out to get the smallest free one"}});
  }
  std::vector<PrintfFormat> Numbered(Printfs.begin(), Printfs.end());
  uint32_t Next = 1;
  for (PrintfFormat &P : Numbered) {
    if (P.Id != PrintfFormat::NoId)
      continue;
    while (Taken.contains(Next))
      ++Next;
    P.Id = Next++;
  }
  return Numbered;
}

//===----------------------------------------------------------------------===//
// Metadata of files
//===----------------------------------------------------------------------===//

Expected<std::string> rocm::makeMetadata(const Module &M) {
  if (M.MetadataBytes)
    return *M.MetadataBytes;
  if (!M.HasMetadata)
    return std::string();
  Expected<Contents> C = makeContents(M);
  if (!C)
    return C.takeError();
  Expected<std::vector<PrintfFormat>> Printfs = numberPrintfs(M.Printfs);
  if (!Printfs)
    return Printfs.takeError();
  FileMetadata File;
  File.MetadataVersion = M.MetadataVersion;
  File.Printfs = std::move(*Printfs);
  File.Kernels.reserve(M.Kernels.size());
  for (auto [I, K] : enumerate(M.Kernels)) {
    KernelMetadata &Meta = File.Kernels.emplace_back(K.Metadata);
    Meta.Name = K.Name;
    Meta.Numbers = getNumbers(K.Metadata, C->Kernels[I]);
    if (M.HasMsgPack)
      completeNumbers(Meta.Numbers,
                      readAt<KernelDescriptor>(C->GlobalData,
                                               I * sizeof(KernelDescriptor)));
    else
      completeNumbers(Meta.Numbers, readAt<AmdKernelCode>(C->Code, K.Offset));
    if (Meta.SymbolName.empty() && !M.HasMsgPack)
      Meta.SymbolName = K.Name + "@kd";
  }
  if (M.HasMsgPack)
    return writeMsgPack(File);
  if (File.MetadataVersion.Major >= Version::NotSet)
    File.MetadataVersion = {1, 0};
  return writeYAML(File);
}

Error rocm::readMetadata(Module &M) {
  if (!M.MetadataBytes || M.MetadataBytes->empty())
    return Error::success();
  Expected<FileMetadata> File =
      M.HasMsgPack ? hsa::readMsgPack(*M.MetadataBytes, MsgPackForm::CLRX)
                   : hsa::readYAML(*M.MetadataBytes);
  if (!File)
    return File.takeError();
  M.MetadataVersion = File->MetadataVersion;
  M.Printfs = std::move(File->Printfs);
  StringMap<Kernel *> ByName;
  for (Kernel &K : M.Kernels)
    ByName.try_emplace(K.Name, &K);
  for (KernelMetadata &Meta : File->Kernels)
    if (Kernel *K = ByName.lookup(Meta.Name))
      K->Metadata = std::move(Meta);
  return Error::success();
}
