//===- DescriptorReader.h - Kernel descriptors as directives ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The way back from a descriptor to an `.amdhsa_kernel` block, for any
// processor: which bits a directive sets there, LLVM's assembler is asked.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DISASSEMBLER_DESCRIPTORREADER_H
#define CLRX_LIB_DISASSEMBLER_DESCRIPTORREADER_H

#include "clrx/LLVMBridge/KernelDescriptors.h"
#include "clrx/Targets/TargetId.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include <array>

namespace clrx {

class DescriptorReader {
public:
  /// Of code objects of \p Version, 3 to 6.
  DescriptorReader(const TargetId &Id, unsigned Version);

  /// The directives that make \p Descriptor, 64 bytes, but for the distance to
  /// the code. \returns nothing if none do.
  std::optional<std::vector<AmdHsaDirective>> read(llvm::StringRef Descriptor);

private:
  using Words = std::array<uint32_t, 16>;

  /// What a directive sets.
  struct Field {
    llvm::StringRef Name;
    unsigned Word;
    uint32_t Mask;
  };

  std::string Target;
  unsigned Version;
  bool HasAccVGPRs = false; ///< In a part of the VGPRs that a block must give.
  bool IsLearned = false;
  std::vector<Field> Fields;
  Words Default = {}; ///< Of a block that says no more than it must.

  std::optional<Words> make(std::vector<AmdHsaDirective> Directives,
                            const std::vector<AmdHsaDirective> &Required) const;
  std::vector<AmdHsaDirective> require(uint64_t VGPRs, uint64_t SGPRs,
                                       uint64_t AccOffset) const;
  void learn();
  void learnField(llvm::StringRef Name, uint64_t Max);
  std::optional<uint64_t> findVGPRs(const std::vector<AmdHsaDirective> &Others,
                                    const Words &Wanted) const;
  std::optional<uint64_t> findSGPRs(const std::vector<AmdHsaDirective> &Others,
                                    uint64_t VGPRs, const Words &Wanted) const;
};

} // namespace clrx

#endif // CLRX_LIB_DISASSEMBLER_DESCRIPTORREADER_H
