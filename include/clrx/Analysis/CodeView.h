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
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace clrx {

/// An argument as a kernel's code finds it.
struct ArgumentView {
  std::string Name;    ///< May be empty.
  std::string Type;    ///< In the container's words.
  uint64_t Offset = 0; ///< In bytes, in the memory that passes arguments.
  uint64_t Size = 0;   ///< In bytes, there.
};

/// What registers hold when a kernel starts.
struct EntryValue {
  std::string Name;
  uint16_t First; ///< Source code; see CodeAccess.
  uint16_t Count;
  /// The address of the memory that passes the arguments.
  bool IsArgumentAddress = false;
};

/// What a kernel takes of the hardware, and what it is given.
struct KernelResources {
  /// \name Registers
  /// The counts that the file will tell the hardware, in registers; where the
  /// file has no room for that, before they are rounded up.
  /// @{
  unsigned SGPRs = 0; ///< VCC and the like included.
  unsigned VGPRs = 0; ///< AccVGPRs included where they are of the same file.
  /// What the source gives, as it gives it: containers differ in whether VCC is
  /// in it.
  std::optional<unsigned> GivenSGPRs, GivenVGPRs;
  /// What the code was counted to use; see RegisterUsage.
  RegisterUsage Counted;
  /// @}

  /// What the header's field says, which nobody reads: a bit counts, see
  /// KernelView::Wave32.
  unsigned StatedWaveSize = 64;
  uint64_t LDSSize = 0;     ///< In bytes, for a work-group.
  bool HasMoreLDS = false;  ///< The host may add to it when it launches.
  uint64_t ScratchSize = 0; ///< In bytes, for a work-item.
  /// Of the memory that passes the arguments, in bytes.
  uint64_t KernargSize = 0;
  std::vector<ArgumentView> Args;
  /// Work-items in x, y, z that it must be launched with; zeros: any.
  std::array<uint32_t, 3> GroupSize = {};
  std::vector<EntryValue> EntryValues; ///< By register.
};

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
  /// Known in InstSink::finish only, when the container has counted registers
  /// and read what a compiler says. Nothing even then: the source has no
  /// configuration of it, or there are none in such containers.
  std::optional<KernelResources> Resources;
  /// The same; false: the source has neither that nor the header that is made
  /// of it, or one of zeros.
  bool HasHeader = true;
};

/// A source as a whole.
struct SourceView {
  /// The source, or whoever has it assembled, says for which device.
  bool IsDeviceNamed = true;
  llvm::StringRef Device; ///< What messages call it.
  /// Where the source selects another architecture than its instructions have,
  /// which was fixed at OutputPos already; invalid: nowhere.
  SourcePos LateDevicePos;
  SourcePos OutputPos; ///< Of the first statement with output.
  /// What is made of it may be of use without kernels: others link it.
  bool MayBeLibrary = false;
  /// XNACK may be on: memory access may be executed once more when it has
  /// written a part of its registers.
  bool MayReplay = false;
};

/// Valid during the call that hands it out.
class CodeView {
public:
  virtual ~CodeView() = default;

  /// In the order of their declaration.
  virtual std::vector<KernelView> getKernels() = 0;
  virtual SourceView getSource() = 0;
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
