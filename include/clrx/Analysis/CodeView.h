//===- CodeView.h - Assembled code and its kernels --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The view that analyses have when a source has ended: the contents of its
// sections, and the container's description of its kernels.
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

/// A kernel argument.
struct ArgumentView {
  std::string Name;    ///< May be empty.
  std::string Type;    ///< The type as the container's syntax spells it.
  uint64_t Offset = 0; ///< Byte offset in the kernarg memory.
  uint64_t Size = 0;   ///< Size in bytes in the kernarg memory.
};

/// A value that the driver or the hardware puts into registers.
enum class EntryKind : uint8_t {
  UserData, ///< Another value of the driver.
  ScratchBuffer,
  DispatchPacket,
  Queue,
  Arguments, ///< Address of the kernarg memory.
  DispatchId,
  FlatScratchInit,
  ScratchSize,
  GroupCountX,
  GroupCountY,
  GroupCountZ,
  GroupIdX,
  GroupIdY,
  GroupIdZ,
  GroupInfo,
  ScratchOffset,
  LocalIdX,
  LocalIdY,
  LocalIdZ
};

/// The value that registers hold when a kernel starts.
struct EntryValue {
  llvm::StringRef Name; ///< A constant.
  uint16_t First;       ///< Source operand code; see CodeAccess.
  uint16_t Count;
  EntryKind Kind = EntryKind::UserData;
};

/// A value that registers would hold when the kernel starts if its
/// configuration requested the value.
struct EntryOption : EntryValue {
  /// The change of the configuration that requests it, such as "add '.tgsize'";
  /// empty if no pseudo-op requests the value alone. A constant.
  llvm::StringRef Change;
};

/// The hardware resources that a kernel uses and that its configuration grants.
struct KernelResources {
  /// \name Registers
  /// Numbers of registers that the output file grants to the kernel. If the
  /// file does not store counts, these are the values before rounding.
  /// @{
  unsigned SGPRs = 0; ///< VCC and other special registers included.
  unsigned VGPRs = 0; ///< AccVGPRs included if SharesVGPRs.
  unsigned AccVGPRs = 0;
  bool SharesVGPRs = false; ///< True if both share one register file.
  /// Counts from the source, unchanged. Containers differ in whether they
  /// include VCC.
  std::optional<unsigned> SpecifiedSGPRs, SpecifiedVGPRs;
  /// Counts of the registers that the code uses; see RegisterUsage.
  RegisterUsage Counted;
  /// @}

  /// Wave size from the header's field, which drivers ignore: a flag bit
  /// decides instead, see KernelView::Wave32.
  unsigned StatedWaveSize = 64;
  uint64_t LDSSize = 0;        ///< Bytes per work-group.
  bool MayHaveMoreLDS = false; ///< True if the host may add LDS at launch.
  uint64_t ScratchSize = 0;    ///< Bytes per work-item.
  /// Size of the kernarg memory in bytes.
  uint64_t KernargSize = 0;
  std::vector<ArgumentView> Args;
  /// Required work-group size in x, y, z; all zero if any size is allowed.
  std::array<uint32_t, 3> GroupSize = {};
  std::vector<EntryValue> EntryValues; ///< Sorted by register.
  /// Values that the kernel does not get, in the same order.
  std::vector<EntryOption> EntryOptions;
};

/// A kernel of the source. Raw code has no kernels; there, one object stands
/// for the code as a whole.
struct KernelView {
  /// Number of a kernel that the container does not number.
  static constexpr unsigned NoNumber = ~0u;

  std::string Name;           ///< Empty for raw code.
  SourcePos Pos;              ///< Position of its declaration; may be invalid.
  unsigned Number = NoNumber; ///< Number that the container gave it.
  /// Section with its code; null if it has none.
  const ExprSection *Section = nullptr;
  uint64_t Entry = 0; ///< Offset of the first instruction in Section.
  bool Wave32 = false;
  /// Resources of the kernel, which are known only in InstSink::finish, after
  /// the container has counted registers and has read a compiler's directives.
  /// Empty even there if the source has no configuration for the kernel, or if
  /// the container has no configurations.
  std::optional<KernelResources> Resources;
  /// False if the source has no configuration for the kernel and the kernel's
  /// header is missing or all zero. Also known only in InstSink::finish.
  bool HasHeader = true;
};

/// Facts about the source as a whole.
struct SourceView {
  /// True if the source or the caller names the device.
  bool IsDeviceNamed = true;
  llvm::StringRef Device; ///< Name of the device in messages.
  /// Position where the source selects an architecture too late: instructions
  /// from OutputPos on were already encoded for another architecture. Invalid
  /// if the source does not do this.
  SourcePos LateDevicePos;
  SourcePos OutputPos; ///< Position of the first statement with output.
  /// True if the output is a code object. Other files may link it, so it may be
  /// useful without kernels.
  bool IsCodeObject = false;
  /// True if XNACK may be on. Memory instructions may then be replayed after
  /// they have written some of their registers.
  bool MayReplay = false;
};

/// Access to the assembly for analyses. Valid only during the call that passes
/// it.
class CodeView {
public:
  virtual ~CodeView() = default;

  /// Returns the kernels in the order of their declaration.
  virtual std::vector<KernelView> getKernels() = 0;
  virtual SourceView getSource() = 0;
  /// Returns the bytes of \p S. Relocated fields are 0, except distances within
  /// \p S.
  virtual std::string getContent(const ExprSection &S) = 0;

  /// \name Callable only during InstSink::sourceEnded
  /// @{
  /// Overwrites the instruction at \p Offset with \p Words, which must have the
  /// same length.
  virtual void patch(const ExprSection &S, uint64_t Offset,
                     llvm::ArrayRef<uint32_t> Words) = 0;
  /// Adds \p Usage to the registers that kernel \p Number uses.
  virtual void addUsage(unsigned Number, const RegisterUsage &Usage) = 0;
  /// @}
};

} // namespace clrx

#endif // CLRX_ANALYSIS_CODEVIEW_H
