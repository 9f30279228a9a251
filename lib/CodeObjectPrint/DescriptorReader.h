//===- DescriptorReader.h - Kernel descriptors as directives ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts a descriptor back to an `.amdhsa_kernel` block, for any processor.
// The bits that a directive sets are learned from LLVM's assembler.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECTPRINT_DESCRIPTORREADER_H
#define CLRX_LIB_CODEOBJECTPRINT_DESCRIPTORREADER_H

#include "LLVMBridge/KernelDescriptors.h"
#include "clrx/Targets/TargetId.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include <array>

namespace clrx {

/// Lowest version of code objects that LLVM writes.
constexpr unsigned MinVersion = 4;

/// Converts descriptors to directives.
class DescriptorReader {
public:
  /// Reads the descriptors of code objects of \p Version, 3 to 6.
  DescriptorReader(const TargetId &Id, unsigned Version);

  /// Returns the directives that make the 64 bytes of \p Descriptor, except for
  /// the distance to the code. Returns nothing if no directives make them.
  std::optional<std::vector<AmdHsaDirective>> read(llvm::StringRef Descriptor);

private:
  using Words = std::array<uint32_t, 16>;

  /// The bits that a directive sets.
  struct Field {
    llvm::StringRef Name;
    unsigned Word;
    uint32_t Mask;
  };

  std::string Target;
  unsigned Version;
  bool HasAccVGPRs = false; ///< True if a block must have .amdhsa_accum_offset.
  bool IsLearned = false;
  std::vector<Field> Fields;
  Words Default = {}; ///< Words of a block with required directives only.

  std::optional<Words> make(std::vector<AmdHsaDirective> Directives,
                            const std::vector<AmdHsaDirective> &Required) const;
  std::vector<AmdHsaDirective> require(uint64_t VGPRs, uint64_t SGPRs,
                                       uint64_t AccOffset) const;
  void learn();
  void learnField(llvm::StringRef Name, uint64_t Max);
  std::optional<uint64_t> findVGPRs(const std::vector<AmdHsaDirective> &Others,
                                    const Words &Expected) const;
  std::optional<uint64_t> findSGPRs(const std::vector<AmdHsaDirective> &Others,
                                    uint64_t VGPRs,
                                    const Words &Expected) const;
};

} // namespace clrx

#endif // CLRX_LIB_CODEOBJECTPRINT_DESCRIPTORREADER_H
