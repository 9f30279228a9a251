//===- Extract.cpp - Parts of binaries ------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Extracts the inner ELF file of a binary, or the code of one of its kernels.
//
//===----------------------------------------------------------------------===//

#include "Actions/Extract.h"
#include "Options/OptionValues.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace llvm;
using namespace clrx;

/// Returns the first names as "'a', 'b' and 12 more".
static std::string listFirst(ArrayRef<StringRef> Names) {
  constexpr size_t MaxListed = 8;
  SmallVector<std::string, MaxListed + 1> Listed;
  for (StringRef Name : Names.take_front(MaxListed))
    Listed.push_back(("'" + Name + "'").str());
  if (Names.size() > MaxListed)
    Listed.push_back((Twine(Names.size() - MaxListed) + " more").str());
  return listWords(Listed, "and");
}

Expected<size_t> clrx::findKernel(ArrayRef<StringRef> Names, StringRef Name) {
  if (Names.empty())
    return createStringError("there are no kernels");
  if (Name.empty() && Names.size() == 1)
    return 0;
  if (Name.empty())
    return createStringError("there are " + Twine(Names.size()) + " kernels: " +
                             listFirst(Names) + "; select one with --kernel");
  const auto *It = find(Names, Name);
  if (It != Names.end())
    return It - Names.begin();
  ClosestName Closest(Name);
  Closest.considerAll(Names);
  if (!Closest.get().empty())
    return makeUnknownNameError("kernel", Name, Closest);
  return createStringError("unknown kernel '" + Name + "'; the file has " +
                           listFirst(Names));
}

static SmallVector<StringRef> getNames(const BinaryContents &Contents) {
  return map_to_vector(Contents.Kernels,
                       [](const BinaryKernel &K) { return StringRef(K.Name); });
}

static Expected<std::string> extractElf(const DisassembleOptions &Options,
                                        StringRef Binary, StringRef Kernel) {
  Expected<std::vector<InnerElf>> Elfs = readInnerElfs(Options, Binary);
  if (!Elfs)
    return Elfs.takeError();
  if (Kernel.empty() && Elfs->size() == 1)
    return Elfs->front().Bytes;
  Expected<BinaryContents> Contents = readContents(Options, Binary);
  if (!Contents)
    return Contents.takeError();
  if (Elfs->empty())
    return createStringError("there is no ELF file inside this " +
                             Contents->Summary +
                             "; --extract=code extracts the code of a kernel");
  const SmallVector<StringRef> Names = getNames(*Contents);
  Expected<size_t> Index = findKernel(Names, Kernel);
  if (!Index)
    return Index.takeError();
  for (const InnerElf &E : *Elfs)
    if (E.Kernel.empty() || E.Kernel == Names[*Index])
      return E.Bytes;
  return createStringError("the ELF file of kernel '" + Names[*Index] +
                           "' cannot be read");
}

static Expected<std::string> extractCode(const DisassembleOptions &Options,
                                         StringRef Binary, StringRef Kernel) {
  Expected<BinaryContents> Contents = readContents(Options, Binary);
  if (!Contents)
    return Contents.takeError();
  Expected<size_t> Index = findKernel(getNames(*Contents), Kernel);
  if (!Index)
    return Index.takeError();
  return readCode(Options, Binary, *Index);
}

Expected<std::string> clrx::extractPart(BinaryPart Part,
                                        const DisassembleOptions &Options,
                                        StringRef Binary, StringRef Kernel) {
  switch (Part) {
  case BinaryPart::InnerElf:
    return extractElf(Options, Binary, Kernel);
  case BinaryPart::Code:
    return extractCode(Options, Binary, Kernel);
  }
  llvm_unreachable("unknown part of a binary");
}
