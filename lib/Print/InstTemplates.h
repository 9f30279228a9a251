//===- InstTemplates.h - Texts of frequent instructions ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints instructions in clrxdisasm's style by templates. A template is the
// text that printInst() gives for a sample, with gaps for the register fields.
// It serves all words that differ from the sample only in these fields.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_INSTTEMPLATES_H
#define CLRX_LIB_PRINT_INSTTEMPLATES_H

#include "clrx/ISA/Decoding.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>
#include <mutex>
#include <vector>

namespace clrx {

/// The text of an instruction with gaps for register fields and offsets.
struct InstTemplate {
  /// A gap, and the text before it.
  struct Gap {
    const FieldRow *Value = nullptr;
    /// The texts of operand codes. If it is null, the gap is for a decimal
    /// number, which is not printed if it is 0.
    const SourceTexts *Texts = nullptr;
    uint16_t Bias = 0;         ///< Operand code of the field's value 0.
    bool MayBeLiteral = false; ///< Code 255 stands for a literal.
    bool IsNeverVCC = false;   ///< With VCC, the rest of the text is different.
    uint8_t Begin = 0, Size = 0; ///< The text before the gap.
  };

  static constexpr unsigned MaxGaps = 5, MaxText = 96;
  /// Text before a gap is copied in blocks of this size.
  static constexpr unsigned MaxPiece = 32;

  Layout Encoding = Layout::None;
  uint8_t NumDwords = 0; ///< Without a literal.
  uint8_t NumGaps = 0;
  uint8_t TailBegin = 0, TailSize = 0; ///< The text after the last gap.
  uint32_t Unused[2] = {};             ///< Bits of the dwords that must be 0.
  Gap Gaps[MaxGaps];
  char Text[MaxText + MaxPiece] = {};
};

/// Templates of one architecture. They are made while code is printed.
class InstTemplates {
public:
  InstTemplates(Arch A, bool Wave32);

  /// Prints the instruction at the beginning of \p Words, which has
  /// MaxInstDwords elements. The text is that of decodeAny() and printInst()
  /// without options for floats and relocations. \returns the number of dwords
  /// read. If there is no template for the instruction, returns 0 without
  /// output.
  unsigned print(TextStream &OS, const uint32_t *Words);

private:
  /// Bits of the first two dwords. Instructions of an encoding that agree in
  /// them share a template.
  struct KeyMask {
    uint32_t Dwords[2] = {};
  };

  Arch A;
  bool Wave32;
  const LayoutTable &Layouts;
  bool HasExtensions; ///< True if the architecture has SDWA and DPP.
  /// By encoding. A mask is 0 if there are no templates.
  KeyMask Keys[NumLayouts];
  KeyMask ExtendedKeys[NumLayouts]; ///< With an SDWA or DPP dword.
  static constexpr unsigned MaxRange = 16;
  /// Texts of register ranges, by the number of registers.
  std::unique_ptr<SourceTexts> Ranges[MaxRange + 1];
  /// Index of the template for each key. If there is none, or if the key was
  /// seen only once, the value is one of two special values.
  llvm::DenseMap<uint64_t, unsigned> Index;
  std::vector<InstTemplate> Templates;
  Inst Sample; ///< A member, because it is large.

  const InstTemplate *find(const uint32_t *Words);
  unsigned learn(const uint32_t *Words);
  bool make(InstTemplate &T, llvm::MutableArrayRef<uint32_t> Words);
  const FieldRow *findGap(Layout L, Layout Ext, Field F) const;
  void makeSample(InstTemplate &T, llvm::MutableArrayRef<uint32_t> Words) const;
  bool fillGaps(InstTemplate &T, llvm::ArrayRef<uint32_t> Words,
                llvm::StringRef Text);
  size_t findRegister(llvm::StringRef Text, unsigned Code,
                      const SourceTexts *&Texts);
  const SourceTexts &getTexts(unsigned Count);
};

/// The templates of a source. Threads take and return them.
class InstTemplatePool {
public:
  InstTemplatePool(Arch A, bool Wave32) : A(A), Wave32(Wave32) {}

  /// Returns templates that no other thread uses.
  std::unique_ptr<InstTemplates> take();
  /// Keeps \p Templates for the next call of take().
  void giveBack(std::unique_ptr<InstTemplates> Templates);

private:
  const Arch A;
  const bool Wave32;
  std::mutex Mutex;
  std::vector<std::unique_ptr<InstTemplates>> Free;
};

} // namespace clrx

#endif // CLRX_LIB_PRINT_INSTTEMPLATES_H
