//===- OutputContainer.h - Start and end of the output ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The container, and everything that is fixed with it when the output starts.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_OUTPUTCONTAINER_H
#define CLRX_LIB_LANGUAGE_OUTPUTCONTAINER_H

#include "Language/Container.h"
#include "ParserContext.h"

namespace clrx {

class AssembledCode;

class OutputContainer : ParserPart {
  AsmHost &Host;
  llvm::MCAsmParser &Parser;
  std::unique_ptr<Container> TheContainer; ///< Null before the output starts.
  SourcePos StartPos;             ///< Statement that started the output.
  InstAssembler *Insts = nullptr; ///< Null before the output starts.
  Arch InstructionSet = Arch::GCN1_0;
  const LLVMProcessor *Processor = nullptr;
  bool HasFailed = false; ///< The output cannot start; that was reported.

public:
  /// \p Host and \p Parser are given to the container.
  OutputContainer(ParserContext &Ctx, AsmHost &Host, llvm::MCAsmParser &Parser)
      : ParserPart(Ctx), Host(Host), Parser(Parser) {}
  ~OutputContainer();

  /// Creates the container, sets the instruction set, and enters the first
  /// section, unless the output has started already. \returns true after
  /// reporting an error.
  bool start() { return !TheContainer && startNow(); }
  bool hasStarted() const { return TheContainer != nullptr; }
  /// Returns the position of the statement that started the output.
  SourcePos getStartPos() const { return StartPos; }

  /// \name Facts that are fixed when the output starts
  /// @{
  Container &operator*() const { return *TheContainer; }
  Container *operator->() const { return TheContainer.get(); }
  Container *get() const { return TheContainer.get(); }
  InstAssembler &getInstAssembler() const { return *Insts; }
  Arch getInstructionSet() const { return InstructionSet; }
  const LLVMProcessor &getProcessor() const { return *Processor; }
  /// @}

  /// Returns true if there is a container that keeps sections for a linker.
  bool keepsSections() const {
    return TheContainer && TheContainer->keepsSections();
  }
  /// Called after the container has parsed a pseudo-op. The pseudo-op may have
  /// made it a container that keeps sections for a linker.
  void updateLinking();

  /// Finishes the source and writes the output. \returns true after reporting
  /// an error.
  bool finish();

private:
  bool startNow();
  bool checkDevice(Container &C);
  void reportNoOutput();
  void write(AssembledCode &Code);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_OUTPUTCONTAINER_H
