//===- Places.cpp - Sections of a binary ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// AmdCL1 and AmdCL2 have ELF files in the .text of another, Gallium one behind
// a header.
//
//===----------------------------------------------------------------------===//

#include "BinaryContainers.h"
#include "clrx/Catalyst/ExtraParts.h"
#include "llvm/ADT/Twine.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;

/// \returns the content of .text; empty if the file cannot be read.
static StringRef addElf(std::vector<NestedElf> &Elfs, uint64_t Offset,
                        StringRef Bytes, StringRef What) {
  Expected<ElfFile> File = readElf(Bytes, What);
  if (!File) {
    consumeError(File.takeError());
    return StringRef();
  }
  const ElfFile::Section *Text = File->find(".text");
  StringRef Content = Text ? Text->Content : StringRef();
  Elfs.push_back({Offset, Bytes.size(), std::move(*File)});
  return Content;
}

std::vector<NestedElf> clrx::readKernelElfs(StringRef Binary) {
  std::vector<NestedElf> Elfs;
  addElf(Elfs, 0, Binary, "outer ELF");
  if (Elfs.empty())
    return Elfs;
  const ElfFile Outer = Elfs.front().File;
  uint64_t Size = 0; // Of those in .text, which are no more than the file.
  for (const ElfFile::Symbol &S : Outer.Symbols) {
    Expected<StringRef> Kernel = catalyst::getContent(Outer, S);
    if (!Kernel)
      consumeError(Kernel.takeError());
    else if (identifyElf(*Kernel) && (Size += S.Size) <= Binary.size())
      addElf(Elfs, Kernel->data() - Binary.data(), *Kernel, "inner ELF");
  }
  return Elfs;
}

std::vector<NestedElf> clrx::readNestedElfs(StringRef Binary) {
  std::vector<NestedElf> Elfs;
  const StringRef Text = addElf(Elfs, 0, Binary, "outer ELF");
  if (identifyElf(Text))
    addElf(Elfs, Text.data() - Binary.data(), Text, "inner ELF");
  return Elfs;
}

std::vector<NestedElf> clrx::readEmbeddedElf(StringRef Binary) {
  std::vector<NestedElf> Elfs;
  const size_t Offset = Binary.find(ELF::ElfMagic);
  if (Offset != StringRef::npos)
    addElf(Elfs, Offset, Binary.drop_front(Offset), "ELF image");
  return Elfs;
}

std::vector<NestedElf> clrx::readElfs(StringRef Binary) {
  return findBinaryContainer(Binary).ReadElfs(Binary);
}

/// \p Offset: in the file.
static std::string describePlace(const ElfFile &File, uint64_t Offset) {
  for (const ElfFile::Section &S : File.Sections)
    if (S.Type != ELF::SHT_NOBITS && Offset >= S.Offset &&
        Offset - S.Offset < S.Size)
      return (" in section '" + S.Name + "' of the " + File.What + " at " +
              Twine(Offset - S.Offset))
          .str();
  return (" in the headers of the " + File.What + " at " + Twine(Offset)).str();
}

std::string clrx::describePlace(StringRef Binary, uint64_t Offset) {
  std::string Result;
  for (const NestedElf &E : readElfs(Binary))
    if (Offset >= E.Offset && Offset - E.Offset < E.Size)
      Result = ::describePlace(E.File, Offset - E.Offset);
    else if (Offset < E.Offset && Result.empty())
      Result = " in the list of kernels";
  return Result;
}
