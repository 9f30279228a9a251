//===- ObjectBuilder.cpp - Code objects as sections and symbols -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is written or linked in the end: the source's sections with descriptors
// and note, and the symbols of kernels.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "clrx/Elf/ElfTables.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;
using codeobject::Object;

namespace {

/// Fills an Object.
class ObjectBuilder {
  Object O;

public:
  explicit ObjectBuilder(const AmdHsaObject &Facts) {
    O.ABIVersion = Facts.ABIVersion;
    O.Flags = Facts.Flags;
  }

  unsigned addSection(StringRef Name, uint32_t Type, uint64_t Flags,
                      uint64_t Alignment, std::string Content) {
    codeobject::Section &S = O.Sections.emplace_back();
    S.Name = Name.str();
    S.Type = Type;
    S.Flags = Flags;
    S.Alignment = Alignment;
    S.Content = std::move(Content);
    return O.Sections.size() - 1;
  }
  unsigned addSymbol(StringRef Name, unsigned Section, uint64_t Value,
                     uint64_t Size, uint8_t Type) {
    codeobject::Symbol &S = O.Symbols.emplace_back();
    S.Name = Name.str();
    S.Section = Section;
    S.Value = Value;
    S.Size = Size;
    S.Binding = ELF::STB_GLOBAL;
    S.Type = Type;
    S.Visibility = ELF::STV_PROTECTED;
    return O.Symbols.size() - 1;
  }
  codeobject::Section &section(unsigned Index) { return O.Sections[Index]; }
  Object take() { return std::move(O); }
};

} // namespace

/// The descriptor's one relocation: how far the code of \p Kernel is.
static codeobject::Relocation makeEntryRelocation(uint64_t Descriptor,
                                                  unsigned Kernel) {
  constexpr uint64_t Place = offsetof(KernelDescriptor, CodeEntryOffset);
  return {Descriptor + Place, ELF::R_AMDGPU_REL64, Kernel, int64_t(Place)};
}

/// Where the code of the kernel at \p Offset ends: where another one begins, or
/// the code ends.
static uint64_t findEnd(const Module &M, uint64_t Offset) {
  uint64_t End = M.Code.size();
  for (const Kernel &K : M.Kernels)
    if (K.Offset > Offset)
      End = std::min(End, K.Offset);
  return End;
}

Object AsmParser::buildObject() const {
  constexpr uint64_t DescriptorAlignment = 64, CodeAlignment = 256;
  constexpr uint64_t DataFlags = ELF::SHF_ALLOC;
  ObjectBuilder B(CodeObject.Facts);
  const unsigned Text =
      B.addSection(".text", ELF::SHT_PROGBITS,
                   ELF::SHF_ALLOC | ELF::SHF_EXECINSTR, CodeAlignment, M.Code);
  // Those of kernels with configurations stand first, or, in the format of LLVM
  // 10, where the source has reserved room.
  const bool HasRoom = M.Format == FileFormat::LLVM10;
  std::string Descriptors = HasRoom ? M.GlobalData.value_or("") : std::string();
  unsigned Data = 0;
  const unsigned First = B.addSection(".rodata", ELF::SHT_PROGBITS, DataFlags,
                                      DescriptorAlignment, "");
  if (M.GlobalData && !HasRoom)
    Data = B.addSection(".rodata", ELF::SHT_PROGBITS, DataFlags,
                        DescriptorAlignment, *M.GlobalData);
  (void)Data;
  uint64_t Offset = 0;
  size_t Next = 0;
  for (const Kernel &K : M.Kernels) {
    const unsigned Code = B.addSymbol(
        K.Name, Text, K.Offset, findEnd(M, K.Offset) - K.Offset, ELF::STT_FUNC);
    if (K.IsFunction)
      continue;
    const std::string &D = CodeObject.Facts.Descriptors[Next++];
    if (Descriptors.size() < Offset + D.size())
      Descriptors.resize(Offset + D.size());
    Descriptors.replace(Offset, D.size(), D);
    B.addSymbol(K.Name + DescriptorSuffix.str(), First, Offset, D.size(),
                ELF::STT_OBJECT);
    B.section(First).Relocations.push_back(makeEntryRelocation(Offset, Code));
    Offset += D.size();
  }
  B.section(First).Content = std::move(Descriptors);
  std::string Note;
  if (!CodeObject.Metadata.empty())
    appendNote(Note, "AMDGPU", ELF::NT_AMDGPU_METADATA, CodeObject.Metadata);
  B.addSection(".note", ELF::SHT_NOTE, ELF::SHF_ALLOC, 4, std::move(Note));
  return B.take();
}
