//===- ModuleError.h - Errors of modules ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The errors of writeModule. A Module has no positions in the source, so an
// error names the affected part of the Module. The caller that has made the
// Module from a source knows the position of each part.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_MODULEERROR_H
#define CLRX_LIB_KERNELMODEL_MODULEERROR_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace clrx {

/// A part of a Module.
struct ModulePart {
  enum Kind : uint8_t {
    File, ///< The whole module.
    Device,
    DriverVersion,
    Samplers,      ///< All samplers of the file.
    SamplerOffset, ///< Index is the sampler's id.
    Printf,        ///< Index is the format's.
    Kernel,        ///< This part and those below belong to KernelNumber.
    Argument,      ///< Index is the argument's.
    UsedSamplers
  };
  static constexpr unsigned NoKernel = ~0u;

  Kind K = File;
  unsigned KernelNumber = NoKernel; ///< Index of the kernel in the Module.
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

  /// Prints the message without the notes.
  void log(llvm::raw_ostream &OS) const override;
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }
};

/// Returns an error. If \p Advice is not empty, it becomes a note at the same
/// part.
llvm::Error makeModuleError(ModulePart Part, const llvm::Twine &Message,
                            const llvm::Twine &Advice = "");
llvm::Error makeModuleError(ModulePart Part, const llvm::Twine &Message,
                            std::vector<ModuleError::Note> Notes);

/// Adds the kernel \p Name with \p Number to \p E, whose parts name no kernel
/// yet.
llvm::Error addKernel(llvm::Error E, unsigned Number, llvm::StringRef Name);

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_MODULEERROR_H
