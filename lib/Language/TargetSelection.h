//===- TargetSelection.h - GPU, container, address size ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The target that the source selects: device, container and size of addresses.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_TARGETSELECTION_H
#define CLRX_LIB_LANGUAGE_TARGETSELECTION_H

#include "Language/Container.h"
#include "ParserContext.h"

namespace clrx {

class TargetSelection : ParserPart {
  TargetState State;
  const ContainerInfo *Selected; ///< Never null.
  bool IsContainerNamed;         ///< Named by the source or an option.
  /// Pseudo-ops that selected a container, such as ".rawcode".
  llvm::SmallVector<llvm::StringLiteral, 1> UsedSelectors;
  SourcePos DevicePos;
  SourcePos LateDevicePos;
  SourcePos BitnessPos;

public:
  explicit TargetSelection(ParserContext &Ctx);

  TargetState &getState() { return State; }
  const TargetState &getState() const { return State; }
  /// Returns the selected container.
  const ContainerInfo &getContainer() const { return *Selected; }
  bool wasSelectedBy(llvm::StringRef Selector) const {
    return llvm::is_contained(UsedSelectors, Selector);
  }

  /// Returns the position of the last .gpu or .arch; invalid if there is none.
  SourcePos getDevicePos() const { return DevicePos; }
  /// Returns the position of the first .gpu or .arch that selects another
  /// instruction set after the output has started. Ignores statements for which
  /// warnings about kernels are off. The result is invalid if there is none.
  SourcePos getLateDevicePos() const { return LateDevicePos; }
  /// Returns the position of the last .32bit or .64bit that had an effect;
  /// invalid if there is none.
  SourcePos getBitnessPos() const { return BitnessPos; }

  /// \name Selection. Functions that return bool return true after reporting an
  /// error
  /// @{
  bool selectContainer(const ContainerInfo &Info, llvm::SMLoc Loc);
  /// Parses the pseudo-op \p Key, in lower case, which selects a container.
  bool parseSelector(const ContainerInfo &Info, llvm::StringRef Key, Cursor &C,
                     llvm::SMLoc Loc);
  /// Takes the target that the output of a compiler names at \p C. If the
  /// source has selected the same device, only the features are taken. The
  /// container reports targets that are wrong.
  void takeCompilerTarget(Cursor C, llvm::SMLoc Loc);
  bool setWave32(bool On, llvm::SMLoc Loc);
  /// @}

  /// Adds a note to the error at \p Pos if neither the source nor the options
  /// name a container. The note suggests the containers \p Names, with which
  /// there would be no error. \returns false if a container is named.
  bool noteUnnamedContainer(SourcePos Pos,
                            llvm::ArrayRef<llvm::StringRef> Names);

  /// \name Names of targets, parsed as operands. The functions return null
  /// after reporting an error
  /// @{
  bool noteProduct(llvm::StringRef Text, llvm::SMLoc Loc);
  const GPUName *parseGPUOperand(Cursor &C);
  std::optional<Arch> parseArchOperand(Cursor &C);
  const ContainerInfo *parseContainerOperand(Cursor &C);
  /// @}

  /// \name Pseudo-ops
  /// @{
  bool parseArch(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseBitness(Cursor &C, unsigned Bits, llvm::SMLoc Loc);
  bool parseFormat(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseGetTarget(Cursor &C, unsigned Fact, llvm::SMLoc Loc);
  bool parseGPU(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parsePolicy(Cursor &C, unsigned, llvm::SMLoc Loc);
  /// @}

private:
  bool checkProcessorChange(const LLVMProcessor &P, llvm::SMLoc Loc);
  void deviceSelected(llvm::SMLoc Loc);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_TARGETSELECTION_H
