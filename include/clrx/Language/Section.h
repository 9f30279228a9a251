//===- Section.h - Sections as the language sees them -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A section as containers create it: what expressions know of it, and the
// MCSection with its content.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LANGUAGE_SECTION_H
#define CLRX_LANGUAGE_SECTION_H

#include "clrx/Expr/OperandValue.h"
#include "llvm/MC/MCSection.h"
#include <memory>

namespace clrx {

struct SectionTraits {
  bool Addressable = true; ///< Labels and moves of the counter are legal.
  bool Writeable = true;   ///< Data and instructions are legal.
  bool IsCode = false;     ///< Alignment fills with s_nop; relocations allowed.
  bool IsNoBits = false;   ///< Only the counter moves; nothing is stored.
  LabelValue Labels = LabelValue::Relative;

  /// Whether nothing is ever in it and no relocation names it, so that MC need
  /// not know it. Sources have one for each kernel's configuration.
  bool isPlaceholder() const {
    return !Addressable && !Writeable && Labels != LabelValue::Unresolvable;
  }
};

class Section;

/// The content of a section, as MC has it. There are no other MCSections.
class SectionContent final : public llvm::MCSection {
public:
  Section &Of;

  SectionContent(Section &Of, llvm::StringRef Name, SectionTraits T,
                 llvm::MCSymbol *Begin)
      : MCSection(Name, T.IsCode, T.IsNoBits, Begin), Of(Of) {}
};

/// A section a container has created. Its content lives in MC fragments; all
/// fragments are data of known size, so that the offset of the next byte is
/// known at any time.
class Section final : public ExprSection {
  SectionTraits Traits;
  uint64_t Counter = 0;
  std::unique_ptr<SectionContent> Content; ///< Null in placeholders.

public:
  /// \p Name must outlive the section; \p Begin is its MC section symbol, null
  /// for a placeholder.
  Section(llvm::StringRef Name, SectionTraits T, llvm::MCSymbol *Begin)
      : ExprSection(Name, T.Labels), Traits(T) {
    if (!T.isPlaceholder())
      Content = std::make_unique<SectionContent>(*this, Name, T, Begin);
  }

  /// The language has no other sections.
  static const Section *from(const ExprSection *S) {
    return static_cast<const Section *>(S);
  }
  static Section &from(const llvm::MCSection &S) {
    return static_cast<const SectionContent &>(S).Of;
  }

  /// Not of placeholders.
  llvm::MCSection &getContent() { return *Content; }
  const llvm::MCSection &getContent() const { return *Content; }
  /// What has been emitted into it; what waits for a value is 0.
  std::string getBytes() const;

  const SectionTraits &traits() const { return Traits; }

  /// The output counter: where the next byte goes, in bytes from the start.
  uint64_t getCounter() const { return Counter; }
  void advance(uint64_t Bytes) { Counter += Bytes; }
};

} // namespace clrx

#endif // CLRX_LANGUAGE_SECTION_H
