//===- Metadata.cpp - What both forms of metadata have --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names, numbers and printf entries of metadata, and the choice of its form.
//
//===----------------------------------------------------------------------===//

#include "clrx/HSAMetadata/Metadata.h"
#include "Parts.h"
#include "clrx/KernelModel/ModuleError.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;
using KF = KernelField;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static constexpr MetadataName KindNames[] = {
#define CLRX_ROCM_KIND(Id, Word, YAML, MsgPack) {YAML, MsgPack},
#define CLRX_ROCM_NEW_KIND(Id, Word, MsgPack) {"", MsgPack},
#include "clrx/HSAMetadata/ArgWords.def"
};
static constexpr MetadataName TypeNames[] = {
#define CLRX_ROCM_TYPE(Id, Word, YAML, MsgPack) {YAML, MsgPack},
#include "clrx/HSAMetadata/ArgWords.def"
};
static constexpr MetadataName SpaceNames[] = {
#define CLRX_ROCM_SPACE(Id, Word, YAML, MsgPack) {YAML, MsgPack},
#include "clrx/HSAMetadata/ArgWords.def"
};
static constexpr MetadataName AccessNamePairs[] = {
#define CLRX_ROCM_ACCESS(Id, Word, YAML, MsgPack) {YAML, MsgPack},
#include "clrx/HSAMetadata/ArgWords.def"
};

/// Sets \p Value to the number of the row of \p Names that has \p Name in
/// \p Form, if there is one.
template <class T, size_t N>
static bool findIn(const MetadataName (&Names)[N], StringRef Name,
                   MetadataForm Form, T &Value) {
  const auto *Row = find_if(Names, [=](const MetadataName &R) {
    return R.*Form == Name && !R.YAML.empty();
  });
  if (Row == std::end(Names))
    return false;
  Value = T(Row - Names);
  return true;
}

const MetadataName &rocm::getMetadataName(ArgKind Kind) {
  return KindNames[unsigned(Kind)];
}
bool rocm::findMetadataName(StringRef Name, MetadataForm Form, ArgKind &Kind) {
  return findIn(KindNames, Name, Form, Kind);
}

const MetadataName &rocm::getMetadataName(ArgType Type) {
  return TypeNames[unsigned(Type)];
}
bool rocm::findMetadataName(StringRef Name, MetadataForm Form, ArgType &Type) {
  return findIn(TypeNames, Name, Form, Type);
}

const MetadataName &rocm::getMetadataName(AddressSpace Space) {
  return SpaceNames[unsigned(Space)];
}
bool rocm::findMetadataName(StringRef Name, MetadataForm Form,
                            AddressSpace &Space) {
  return findIn(SpaceNames, Name, Form, Space);
}

const MetadataName &rocm::getMetadataName(Access A) {
  return AccessNamePairs[unsigned(A)];
}
bool rocm::findMetadataName(StringRef Name, MetadataForm Form, Access &A) {
  return findIn(AccessNamePairs, Name, Form, A);
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static MetadataNumbers getDefaults(const KernelParts &Parts) {
  const AmdKernelCode &Header = Parts.Header;
  MetadataNumbers N;
  N.KernargSize = Header.KernargSize;
  N.GroupSize = Header.GroupSegmentSize;
  N.PrivateSize = Header.PrivateSegmentSize;
  // A slip of clrxasm's, which takes it for the number of bytes.
  N.KernargAlign = Header.KernargAlignLog2;
  N.WavefrontSize = 1u << Header.WavefrontSizeLog2;
  N.SGPRs = Parts.Registers.SGPRs;
  N.VGPRs = Parts.Registers.VGPRs;
  return N;
}

MetadataNumbers rocm::getNumbers(const KernelMetadata &K,
                                 const std::optional<KernelParts> &Parts) {
  MetadataNumbers N;
  if (Parts)
    N = getDefaults(*Parts);
  const KernelConfig &Given = K.Numbers;
  // What is given as -2 is not given.
  const auto Set = [&Given](auto &Number, KF Field) {
    using T = std::remove_reference_t<decltype(Number)>;
    const T Value = Given.getOr(Field, T(-2));
    if (Value != T(-2))
      Number = Value;
  };
  Set(N.KernargSize, KF::MetaKernargSize);
  Set(N.GroupSize, KF::MetaGroupSize);
  Set(N.PrivateSize, KF::MetaPrivateSize);
  Set(N.KernargAlign, KF::MetaKernargAlign);
  Set(N.WavefrontSize, KF::MetaWavefrontSize);
  Set(N.SGPRs, KF::MetaSGPRs);
  Set(N.VGPRs, KF::MetaVGPRs);
  Set(N.SpilledSGPRs, KF::SpilledSGPRs);
  Set(N.SpilledVGPRs, KF::SpilledVGPRs);
  Set(N.MaxFlatGroupSize, KF::MaxFlatGroupSize);
  return N;
}

//===----------------------------------------------------------------------===//
// Formats of printf
//===----------------------------------------------------------------------===//

Expected<std::vector<uint32_t>>
rocm::numberPrintfs(ArrayRef<PrintfFormat> Printfs) {
  SmallDenseMap<uint32_t, unsigned> Taken; // Which format has an id.
  for (auto [I, P] : enumerate(Printfs)) {
    if (P.Id == PrintfFormat::NoId)
      continue;
    const auto [Owner, IsNew] = Taken.try_emplace(P.Id, I);
    if (!IsNew)
      return makeModuleError(
          {ModulePart::Printf, unsigned(I)},
          "two formats of '.printf' have the id " + Twine(P.Id),
          std::vector<ModuleError::Note>{
              {{ModulePart::Printf, Owner->second}, "this one has it"},
              {{ModulePart::Printf, unsigned(I)},
               "leave the id out, and it gets one that is free"}});
  }
  std::vector<uint32_t> Ids;
  uint32_t Next = 1;
  for (const PrintfFormat &P : Printfs) {
    if (P.Id != PrintfFormat::NoId) {
      Ids.push_back(P.Id);
      continue;
    }
    while (Taken.contains(Next))
      ++Next;
    Ids.push_back(Next++);
  }
  return Ids;
}

std::string rocm::makePrintfEntry(const PrintfFormat &P, uint32_t Id,
                                  StringRef Format) {
  std::string Entry;
  raw_string_ostream OS(Entry);
  OS << Id << ':' << P.Sizes.size() << ':';
  for (uint32_t Size : P.Sizes)
    OS << Size << ':';
  for (char C : Format)
    if (C == ':')
      OS << "\\72";
    else
      OS << C;
  return Entry;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

Expected<std::string> rocm::makeMetadata(const Module &M) {
  if (M.MetadataBytes)
    return *M.MetadataBytes;
  if (!M.HasMetadata)
    return std::string();
  Expected<Contents> C = makeContents(M);
  if (!C)
    return C.takeError();
  Expected<std::vector<uint32_t>> PrintfIds = numberPrintfs(M.Printfs);
  if (!PrintfIds)
    return PrintfIds.takeError();
  return M.HasMsgPack ? writeMsgPack(M, *C, *PrintfIds)
                      : writeYAML(M, *C, *PrintfIds);
}
