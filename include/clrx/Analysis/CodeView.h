//===- CodeView.h - Assembled code and its kernels --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What analyses are told when a source has ended: the bytes of sections, and
// what the container knows of its kernels.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_CODEVIEW_H
#define CLRX_ANALYSIS_CODEVIEW_H

#include "clrx/Expr/OperandValue.h"
#include "clrx/ISA/RegisterUsage.h"
#include "clrx/Support/SourcePos.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>
#include <string>
#include <vector>

namespace clrx {

/// A kernel of the source. In raw code, which has none, the code as a whole.
struct KernelView {
  /// Of those that the container does not number.
  static constexpr unsigned NoNumber = ~0u;

  std::string Name;           ///< Empty: of raw code.
  SourcePos Pos;              ///< Where it was declared; may be invalid.
  unsigned Number = NoNumber; ///< To the container.
  /// Where its code is. Null: nowhere.
  const ExprSection *Section = nullptr;
  uint64_t Entry = 0; ///< Offset of the first instruction in it.
  bool Wave32 = false;
};

/// Valid during the call that hands it out.
class CodeView {
public:
  virtual ~CodeView() = default;

  /// In the order of their declaration.
  virtual std::vector<KernelView> getKernels() = 0;
  /// The bytes of \p S. What only a relocation makes known is 0, but for
  /// distances within \p S.
  virtual std::string getContent(const ExprSection &S) = 0;

  /// \name In InstSink::sourceEnded only
  /// @{
  /// Writes \p Words over the instruction at \p Offset, which has as many.
  virtual void patch(const ExprSection &S, uint64_t Offset,
                     llvm::ArrayRef<uint32_t> Words) = 0;
  /// The code of the kernel \p Number uses \p Usage, too.
  virtual void addUsage(unsigned Number, const RegisterUsage &Usage) = 0;
  /// @}
};

} // namespace clrx

#endif // CLRX_ANALYSIS_CODEVIEW_H
