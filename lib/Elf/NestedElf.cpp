//===- NestedElf.cpp - ELF files inside a binary --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elf/NestedElf.h"

using namespace llvm;
using namespace clrx;

StringRef clrx::addElf(std::vector<NestedElf> &Elfs, uint64_t Offset,
                       StringRef Bytes, StringRef What, StringRef Kernel) {
  Expected<ElfFile> File = readElf(Bytes, What);
  if (!File) {
    consumeError(File.takeError());
    return StringRef();
  }
  const ElfFile::Section *Text = File->find(".text");
  StringRef Content = Text ? Text->Content : StringRef();
  Elfs.push_back({Offset, Bytes.size(), std::move(*File), Kernel});
  return Content;
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
