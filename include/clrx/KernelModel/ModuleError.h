//===- ModuleError.h - What cannot be written -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The errors of writeModule. A Module knows no source, so that they name the
// part of it that they are about; who made the Module of a source remembers
// where each part came from.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNELMODEL_MODULEERROR_H
#define CLRX_KERNELMODEL_MODULEERROR_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace clrx {

/// A part of a Module.
struct ModulePart {
  enum Kind : uint8_t {
    File, ///< No part, but the whole.
    Device,
    DriverVersion,
    Samplers,      ///< All that the file has.
    SamplerOffset, ///< Index is the sampler's id.
    Printf,        ///< Index is that of the format.
    Kernel,        ///< This and those below are in KernelNumber.
    Argument,      ///< Index is the argument's.
    UsedSamplers
  };
  static constexpr unsigned NoKernel = ~0u;

  Kind K = File;
  unsigned KernelNumber = NoKernel; ///< In the Module.
  unsigned Index = 0;               ///< Meaning depends on K.

  ModulePart(Kind K = File, unsigned Index = 0) : K(K), Index(Index) {}
  static ModulePart ofKernel(unsigned Number, Kind K = Kernel,
                             unsigned Index = 0) {
    ModulePart P(K, Index);
    P.KernelNumber = Number;
    return P;
  }
  bool operator==(const ModulePart &P) const {
    return K == P.K && KernelNumber == P.KernelNumber && Index == P.Index;
  }
};

class ModuleError : public llvm::ErrorInfo<ModuleError> {
public:
  /// A suggested fix, or another part that is involved in the error.
  struct Note {
    ModulePart Part;
    std::string Text;
  };

  static char ID;
  ModulePart Part;
  std::string Message;
  std::vector<Note> Notes;

  ModuleError(ModulePart Part, const llvm::Twine &Message,
              std::vector<Note> Notes)
      : Part(Part), Message(Message.str()), Notes(std::move(Notes)) {}

  /// The message alone.
  void log(llvm::raw_ostream &OS) const override;
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }
};

/// \p WayOut is a note at the same part, unless it is empty.
llvm::Error makeModuleError(ModulePart Part, const llvm::Twine &Message,
                            const llvm::Twine &WayOut = "");
llvm::Error makeModuleError(ModulePart Part, const llvm::Twine &Message,
                            std::vector<ModuleError::Note> Notes);

/// Says of \p E, whose parts are of no kernel yet, that it is about the kernel
/// \p Name, which has \p Number.
llvm::Error addKernel(llvm::Error E, unsigned Number, llvm::StringRef Name);

} // namespace clrx

#endif // CLRX_KERNELMODEL_MODULEERROR_H
