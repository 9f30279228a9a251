//===- Relocations.cpp - Relocations that the loader applies --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Relocations to two words of the scratch buffer's resource, for all versions,
// and to addresses in the sections that Mesa 20.3 and later load.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

static uint32_t getRelocationType(RelocationSpecifier Half) {
  switch (Half) {
  case RS_Low32:
    return ELF::R_AMDGPU_ABS32_LO;
  case RS_High32:
    return ELF::R_AMDGPU_ABS32_HI;
  case RS_RelLow32:
    return ELF::R_AMDGPU_REL32_LO;
  case RS_RelHigh32:
    return ELF::R_AMDGPU_REL32_HI;
  default: // Only linkers support the others.
    llvm_unreachable("no relocation of Mesa's");
  }
}

static std::string checkScratch(const RelocationRequest &R) {
  if (isDistance(R.Half))
    return "the scratch buffer's resource has no distance from here; use "
           "@abs32@lo or @abs32@hi";
  if (R.Addend != 0)
    return "expression must point to the start of the scratch buffer, not " +
           std::to_string(R.Addend) + " bytes past it";
  return {};
}

/// Returns true if Mesa loads the section: .text, .rodata, or a section with
/// SHF_ALLOC.
bool AsmParser::isLoaded(Symbol::SectionKind Kind, unsigned ExtraIndex) const {
  switch (Kind) {
  case Symbol::Code:
  case Symbol::GlobalData:
    return true;
  case Symbol::Extra:
    return Sections.getExtra()[ExtraIndex].InFile.Flags & ELF::SHF_ALLOC;
  case Symbol::Absolute:
  case Symbol::Comment:
    return false;
  }
  llvm_unreachable("unknown section kind");
}

std::string AsmParser::checkRelocation(const RelocationRequest &R) {
  if (R.Target == Scratch)
    return checkScratch(R);
  const std::string Name = ("section '" + R.Target->getName() + "'").str();
  if (!getLayout().HasRelocationTypes) {
    const uint32_t Version = getFirstVersion(&Layout::HasRelocationTypes);
    return "relocations to " + Name + " need Mesa " + formatVersion(Version) +
           " or later; write '.driver_version " +
           std::to_string(SuggestedMesaVersion) + "' after '.gpu'";
  }
  Symbol::SectionKind Kind;
  unsigned ExtraIndex = 0;
  if (!Sections.findSection(R.getTargetSection(), Kind, ExtraIndex) ||
      !isLoaded(Kind, ExtraIndex))
    return Name + " is not loaded, so it has no address; give it the flag 'a'";
  // The relocated field holds the addend, which is unsigned.
  if (isHighHalf(R.Half) && !isUInt<32>(R.Addend))
    return "the upper half of an address " + std::to_string(R.Addend) +
           " bytes from the start of " + Name +
           " cannot be relocated (0 to 4294967295)";
  return {};
}

uint32_t AsmParser::addRelocation(const RelocationRequest &R, uint64_t Offset) {
  Relocation &New = M.Relocations.emplace_back();
  New.Offset = Offset;
  if (R.Target == Scratch) {
    New.Target = isHighHalf(R.Half) ? Relocation::ScratchWord1
                                    : Relocation::ScratchWord0;
  } else {
    New.Target = Relocation::InSection;
    Sections.findSection(R.getTargetSection(), New.Section, New.ExtraIndex);
    New.Type = getRelocationType(R.Half);
    New.Addend = R.Addend;
  }
  return 0; // The writer completes the word.
}
