//===- Section.h - Sections of the output -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A section that a container has created. It is a section for expressions, and
// owns the MCSection with the content.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_SECTION_H
#define CLRX_LIB_LANGUAGE_SECTION_H

#include "clrx/Expr/OperandValue.h"
#include "llvm/MC/MCSection.h"
#include <memory>

namespace clrx {

/// Properties of a section.
struct SectionTraits {
  bool Addressable = true; ///< Labels and moves of the counter are legal.
  bool Writeable = true;   ///< Data and instructions are legal.
  bool IsCode = false;   ///< Alignment fills with s_nop; relocations are legal.
  bool IsNoBits = false; ///< Only the counter moves; nothing is stored.
  LabelValue Labels = LabelValue::Relative;

  /// Returns true if the section is always empty and no relocation refers to
  /// it, so that it needs no MCSection. The configuration of each kernel is
  /// such a section.
  bool isPlaceholder() const {
    return !Addressable && !Writeable && Labels != LabelValue::Unresolvable;
  }
};

class Section;

/// The content of a section. All MCSections of the parser are of this class.
class SectionContent final : public llvm::MCSection {
public:
  Section &Of;

  SectionContent(Section &Of, llvm::StringRef Name, SectionTraits T,
                 llvm::MCSymbol *Begin)
      : MCSection(Name, T.IsCode, T.IsNoBits, Begin), Of(Of) {}
};

/// A section that a container has created. Its content is in MC fragments. All
/// of them are data of known size, so that the offset of the next byte is known
/// at any time.
class Section final : public ExprSection {
  SectionTraits Traits;
  uint64_t Counter = 0;
  std::unique_ptr<SectionContent> Content; ///< Null for placeholders.

public:
  /// \p Name must outlive the section. \p Begin is the symbol of the MCSection,
  /// null for a placeholder.
  Section(llvm::StringRef Name, SectionTraits T, llvm::MCSymbol *Begin)
      : ExprSection(Name, T.Labels), Traits(T) {
    if (!T.isPlaceholder())
      Content = std::make_unique<SectionContent>(*this, Name, T, Begin);
  }

  /// Casts \p S, which must not stand for a symbol. All other sections that the
  /// parser creates are of this class.
  static const Section *from(const ExprSection *S) {
    return static_cast<const Section *>(S);
  }
  static Section &from(const llvm::MCSection &S) {
    return static_cast<const SectionContent &>(S).Of;
  }

  /// Returns the MCSection. A placeholder has none.
  llvm::MCSection &getContent() { return *Content; }
  const llvm::MCSection &getContent() const { return *Content; }
  /// Returns the bytes emitted so far. Fields that wait for a value are 0.
  std::string getBytes() const;

  const SectionTraits &traits() const { return Traits; }

  /// Returns the output counter: the offset of the next byte.
  uint64_t getCounter() const { return Counter; }
  void advance(uint64_t Bytes) { Counter += Bytes; }
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_SECTION_H
