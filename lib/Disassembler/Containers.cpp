//===- Containers.cpp - The containers of binaries ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Containers.h"
#include "AmdCL1/Description.h"
#include "AmdCL2/Description.h"
#include "CodeObjectPrint/Description.h"
#include "Gallium/Description.h"
#include "ROCm/Description.h"
#include "RawCode/Description.h"
#include "clrx/Support/NameTable.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;

/// Returns the containers in the order in which they are tried. Nothing marks
/// Gallium's files, so Gallium is the last one and accepts every other file.
static ArrayRef<BinaryContainer> getContainers() {
  static const BinaryContainer Containers[] = {
      amdcl1::getBinaryContainer(),     amdcl2::getBinaryContainer(),
      codeobject::getBinaryContainer(), codeobject::getVersion3Container(),
      rocm::getBinaryContainer(),       gallium::getBinaryContainer()};
  return Containers;
}

const BinaryContainer &clrx::getRawContainer() {
  return rawcode::getBinaryContainer();
}

void clrx::printRawParts(StringRef Binary, const SourcePrintOptions &Options,
                         raw_ostream &OS, PrintedCode *Printed) {
  rawcode::printParts(Binary, readElfs(Binary), Options, OS, Printed);
}

const BinaryContainer &clrx::findBinaryContainer(StringRef Binary) {
  for (const BinaryContainer &C : getContainers())
    if (!C.IsBinary || C.IsBinary(Binary))
      return C;
  llvm_unreachable("the last container takes everything");
}

const BinaryContainer &clrx::getBundledContainer() {
  return *find_if(getContainers(),
                  [](const BinaryContainer &C) { return C.ComesInBundles; });
}

std::string clrx::listMarkedContainers() {
  SmallVector<StringRef, 4> Titles;
  for (const BinaryContainer &C : getContainers())
    if (C.IsBinary && !is_contained(Titles, C.Title))
      Titles.push_back(C.Title);
  return listWords(Titles, "or");
}

std::vector<NestedElf> clrx::readElfs(StringRef Binary) {
  return findBinaryContainer(Binary).ReadElfs(Binary);
}

/// Describes the byte \p Offset of \p File.
static std::string describeLocation(const ElfFile &File, uint64_t Offset) {
  for (const ElfFile::Section &S : File.Sections)
    if (S.Type != ELF::SHT_NOBITS && Offset >= S.Offset &&
        Offset - S.Offset < S.Size)
      return (" in section '" + S.Name + "' of the " + File.What + " at " +
              Twine(Offset - S.Offset))
          .str();
  return (" in the headers of the " + File.What + " at " + Twine(Offset)).str();
}

std::string clrx::describeLocation(StringRef Binary, uint64_t Offset) {
  std::string Result;
  for (const NestedElf &E : readElfs(Binary))
    if (Offset >= E.Offset && Offset - E.Offset < E.Size)
      Result = ::describeLocation(E.File, Offset - E.Offset);
    else if (Offset < E.Offset && Result.empty())
      Result = " in the list of kernels";
  return Result;
}
