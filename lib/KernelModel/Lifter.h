//===- Lifter.h - Configurations from finished kernels ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The inverse of lowering, for all containers: finds the smallest configuration
// that a container lowers to the bytes of a finished kernel.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_LIFTER_H
#define CLRX_LIB_KERNELMODEL_LIFTER_H

#include "KernelModel/FieldPrinter.h"
#include "KernelModel/Lowering.h"

namespace clrx {

/// Finds the configuration of one kernel, of the container's type
/// \p Configuration. Call liftFields for each header of the kernel, then
/// finish.
template <class Configuration> class Lifter {
public:
  /// A set of fields in a configuration.
  using Part = KernelConfig Configuration::*;

  /// Starts from \p Start, which has everything that is not in headers.
  /// \p MakesKernel returns true if the container lowers a configuration to the
  /// bytes of the kernel.
  Lifter(Configuration Start,
         std::function<bool(const Configuration &)> MakesKernel)
      : C(std::move(Start)), MakesKernel(std::move(MakesKernel)) {}

  /// Sets the fields \p P so that \p Lower converts the configuration to
  /// \p Header. \p Read has the fields that were read from the header.
  /// \returns false if no fields make the header.
  bool
  liftFields(Part P, const AmdKernelCode &Header, const KernelConfig &Read,
             llvm::function_ref<AmdKernelCode(const Configuration &)> Lower) {
    std::optional<KernelConfig> Fields =
        lift(Header, Read, [&](const KernelConfig &Tried) {
          C.*P = Tried;
          return Lower(C);
        });
    if (Fields)
      C.*P = *Fields;
    return Fields.has_value();
  }

  /// Makes the configuration as small as possible. \p Parts are its sets of
  /// fields; the first one holds the register counts. \p Counts is the header
  /// that has the exact register counts, or null. Without it, the counts come
  /// from the RSRC words, which have only numbers of blocks.
  /// \returns std::nullopt if the configuration does not make the kernel.
  std::optional<Configuration> finish(std::initializer_list<Part> Parts,
                                      const AmdKernelCode *Counts = nullptr) {
    if (!MakesKernel(C))
      return std::nullopt;
    if (Counts) {
      setCount(Parts, KernelField::SGPRCount, Counts->WavefrontSGPRs);
      setCount(Parts, KernelField::VGPRCount, Counts->WorkitemVGPRs);
    }
    for (Part P : llvm::reverse(Parts))
      minimize(C.*P, [&](const KernelConfig &Tried) {
        Configuration Other = C;
        Other.*P = Tried;
        return MakesKernel(Other);
      });
    return std::move(C);
  }

private:
  Configuration C;
  std::function<bool(const Configuration &)> MakesKernel;

  void tryOut(const Configuration &Tried) {
    if (MakesKernel(Tried))
      C = Tried;
  }

  /// Tries to clear the count \p Field in all \p Parts but the first, and to
  /// set it to \p Count in the first. Parts without a count of their own use
  /// the count of the first part.
  void setCount(llvm::ArrayRef<Part> Parts, KernelField Field, uint64_t Count) {
    Configuration Tried = C;
    for (Part P : Parts.drop_front()) {
      (Tried.*P).clear(Field);
      tryOut(Tried);
    }
    (Tried.*Parts.front()).set(Field, Count);
    tryOut(Tried);
  }
};

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_LIFTER_H
