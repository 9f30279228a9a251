//===- Bundle.cpp - Code objects for several GPUs in one file -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bundle is a mark, the number of entries, where each is and what it is for,
// and the entries. LLVM unpacks what is compressed.
//
//===----------------------------------------------------------------------===//

#include "clrx/CodeObject/Bundle.h"
#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/OffloadBundle.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

static constexpr StringLiteral Mark = "__CLANG_OFFLOAD_BUNDLE__";
static constexpr StringLiteral CompressedMark = "CCOB";

bool codeobject::isBundle(StringRef Bytes) {
  return Bytes.starts_with(Mark) || Bytes.starts_with(CompressedMark);
}

/// Unpacks \p Bytes.
static Expected<std::unique_ptr<MemoryBuffer>> decompress(StringRef Bytes) {
  using object::CompressedOffloadBundle;
  auto Header =
      CompressedOffloadBundle::CompressedBundleHeader::tryParse(Bytes);
  if (!Header)
    return Header.takeError();
  if (Header->UncompressedFileSize > ElfImage::MaxSize)
    return createStringError("bundle: " + Twine(Header->UncompressedFileSize) +
                             " bytes when it is unpacked are more than " +
                             Twine(ElfImage::MaxSize));
  return CompressedOffloadBundle::decompress(
      *MemoryBuffer::getMemBuffer(Bytes, "", /*RequiresNullTerminator=*/false));
}

/// The target in \p Id, behind the kind of offloading: "hip-" and the like.
static std::optional<TargetId> readTarget(StringRef Id) {
  StringRef Target = Id.split('-').second;
  // Versions of the tool differ in the environment, which is empty.
  if (!Target.consume_front("amdgcn-amd-amdhsa"))
    return std::nullopt;
  return TargetId::parse(Target.ltrim('-'));
}

/// Reads the entries of \p Bytes, behind the mark.
static Error readEntries(StringRef Bytes, std::vector<BundleEntry> &Entries) {
  StringRef Rest = Bytes.drop_front(Mark.size());
  auto ReadNumber = [&](uint64_t &N) {
    if (Rest.size() < sizeof(N))
      return false;
    N = support::endian::read64le(Rest.data());
    Rest = Rest.drop_front(sizeof(N));
    return true;
  };
  auto MakeError = [&](uint64_t I, const Twine &Problem) {
    return createStringError("bundle: entry " + Twine(I) + ": " + Problem +
                             ", in a file of " + Twine(Bytes.size()) +
                             " bytes");
  };
  uint64_t NumEntries;
  if (!ReadNumber(NumEntries))
    return createStringError("bundle: it ends before its number of entries");
  for (uint64_t I = 0; I != NumEntries; ++I) {
    uint64_t Offset, Size, IdSize;
    if (!ReadNumber(Offset) || !ReadNumber(Size) || !ReadNumber(IdSize))
      return MakeError(I, "the header ends");
    if (IdSize > Rest.size())
      return MakeError(I, "name of " + Twine(IdSize) + " bytes");
    if (Offset > Bytes.size() || Size > Bytes.size() - Offset)
      return MakeError(I, Twine(Size) + " bytes at offset " + Twine(Offset));
    BundleEntry &E = Entries.emplace_back();
    E.Id = Rest.take_front(IdSize).str();
    E.Target = readTarget(E.Id);
    E.Content = Bytes.substr(Offset, Size);
    Rest = Rest.drop_front(IdSize);
  }
  return Error::success();
}

Expected<Bundle> codeobject::readBundle(StringRef Bytes) {
  Bundle B;
  if (Bytes.starts_with(CompressedMark)) {
    auto Unpacked = decompress(Bytes);
    if (!Unpacked)
      return Unpacked.takeError();
    B.Unpacked = std::move(*Unpacked);
    Bytes = B.Unpacked->getBuffer();
  }
  if (!Bytes.starts_with(Mark))
    return createStringError("bundle: it does not begin with '" + Mark + "'");
  if (Error E = readEntries(Bytes, B.Entries))
    return std::move(E);
  return std::move(B);
}

/// Whether code for \p Entry runs where \p Wanted says.
static bool isFor(const TargetId &Entry, const TargetId &Wanted) {
  auto Fits = [](FeatureSetting Has, FeatureSetting Wants) {
    return Has == FeatureSetting::Any || Wants == FeatureSetting::Any ||
           Has == Wants;
  };
  return Entry.Processor == Wanted.Processor &&
         Fits(Entry.XNACK, Wanted.XNACK) && Fits(Entry.SRAMECC, Wanted.SRAMECC);
}

Expected<const BundleEntry *>
codeobject::chooseEntry(const Bundle &B,
                        const std::optional<TargetId> &Wanted) {
  const BundleEntry *Chosen = nullptr;
  unsigned NumFitting = 0;
  std::vector<StringRef> Ids;
  for (const BundleEntry &E : B.Entries) {
    if (!E.Target)
      continue;
    Ids.push_back(E.Id);
    if (Wanted && !isFor(*E.Target, *Wanted))
      continue;
    Chosen = Chosen ? Chosen : &E;
    ++NumFitting;
  }
  if (NumFitting == 1 || (Wanted && Chosen))
    return Chosen;
  if (Ids.empty())
    return createStringError("bundle: it has no entry for an AMD GPU");
  return createStringError("bundle: " +
                           (Wanted ? "no entry for " + Wanted->str()
                                   : std::string("more than one entry")) +
                           "; it has " + join(Ids, ", "));
}
