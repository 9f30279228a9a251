//===- ModuleError.cpp - Errors of modules --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates the errors of writeModule, and adds the kernel to errors about its
// parts.
//
//===----------------------------------------------------------------------===//

#include "KernelModel/ModuleError.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;

char ModuleError::ID;

void ModuleError::log(raw_ostream &OS) const { OS << Message; }

Error clrx::makeModuleError(ModulePart Part, const Twine &Message,
                            const Twine &Advice) {
  std::vector<ModuleError::Note> Notes;
  if (std::string Text = Advice.str(); !Text.empty())
    Notes.push_back({Part, std::move(Text)});
  return makeModuleError(Part, Message, std::move(Notes));
}

Error clrx::makeModuleError(ModulePart Part, const Twine &Message,
                            std::vector<ModuleError::Note> Notes) {
  return make_error<ModuleError>(Part, Message, std::move(Notes));
}

/// Adds the kernel to \p Part. An error about no particular part of a kernel
/// refers to the whole kernel.
static void setKernel(ModulePart &Part, unsigned Number) {
  if (Part.K == ModulePart::File)
    Part.K = ModulePart::Kernel;
  if (Part.K >= ModulePart::Kernel)
    Part.KernelNumber = Number;
}

Error clrx::addKernel(Error E, unsigned Number, StringRef Name) {
  return handleErrors(
      std::move(E), [&](std::unique_ptr<ModuleError> M) -> Error {
        M->Message = ("kernel '" + Name + "': " + M->Message).str();
        setKernel(M->Part, Number);
        for (ModuleError::Note &N : M->Notes)
          setKernel(N.Part, Number);
        return Error(std::move(M));
      });
}
