//===- Bundle.cpp - Code objects for several GPUs in one file -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bundle has a magic string, the number of entries, a header for each entry
// with its position and its target, and then the entries. LLVM decompresses a
// compressed bundle.
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

/// Decompresses \p Bytes.
static Expected<std::unique_ptr<MemoryBuffer>> decompress(StringRef Bytes) {
  using object::CompressedOffloadBundle;
  auto Header =
      CompressedOffloadBundle::CompressedBundleHeader::tryParse(Bytes);
  if (!Header)
    return Header.takeError();
  if (Header->UncompressedFileSize > ElfImage::MaxSize)
    return createStringError("bundle: its unpacked size of " +
                             Twine(Header->UncompressedFileSize) +
                             " bytes exceeds " + Twine(ElfImage::MaxSize));
  return CompressedOffloadBundle::decompress(
      *MemoryBuffer::getMemBuffer(Bytes, "", /*RequiresNullTerminator=*/false));
}

/// Returns the target in \p Id, which follows the kind of offloading, such as
/// "hip-".
static std::optional<TargetId> readTarget(StringRef Id) {
  StringRef Target = Id.split('-').second;
  // The bundler writes the triple with or without an empty environment.
  if (!Target.consume_front("amdgcn-amd-amdhsa"))
    return std::nullopt;
  return TargetId::parse(Target.ltrim('-'));
}

/// Reads the entries in \p Bytes, which begins with the magic string.
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

/// Returns true if code for the target \p Entry runs on the target \p
/// Requested.
static bool isFor(const TargetId &Entry, const TargetId &Requested) {
  auto Fits = [](FeatureSetting Has, FeatureSetting Wants) {
    return Has == FeatureSetting::Any || Wants == FeatureSetting::Any ||
           Has == Wants;
  };
  return Entry.Processor == Requested.Processor &&
         Fits(Entry.XNACK, Requested.XNACK) &&
         Fits(Entry.SRAMECC, Requested.SRAMECC);
}

Expected<const BundleEntry *>
codeobject::chooseEntry(const Bundle &B,
                        const std::optional<TargetId> &Requested) {
  const BundleEntry *Chosen = nullptr;
  unsigned NumFitting = 0;
  std::vector<StringRef> Ids;
  for (const BundleEntry &E : B.Entries) {
    if (!E.Target)
      continue;
    Ids.push_back(E.Id);
    if (Requested && !isFor(*E.Target, *Requested))
      continue;
    Chosen = Chosen ? Chosen : &E;
    ++NumFitting;
  }
  if (NumFitting == 1 || (Requested && Chosen))
    return Chosen;
  if (Ids.empty())
    return createStringError("bundle: it has no entry for an AMD GPU");
  return createStringError("bundle: " +
                           (Requested ? "no entry for " + Requested->str()
                                      : std::string("more than one entry")) +
                           "; it has " + join(Ids, ", "));
}
