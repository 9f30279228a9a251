//===- AsmHost.h - What containers may ask of the language ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sections, symbols, diagnostics, and the operands of a container's pseudo-ops:
// what is left of the statement, read with a Cursor by the language's rules.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LANGUAGE_ASMHOST_H
#define CLRX_LANGUAGE_ASMHOST_H

#include "clrx/Analysis/InstSink.h"
#include "clrx/Expr/SymbolTable.h"
#include "clrx/Language/Section.h"
#include "clrx/Support/SourcePos.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>

namespace clrx {

/// Formats and versions of the output, as the command line gives them. The
/// number 0 means that the command line has none.
struct LoaderVersions {
  /// Version of the driver that loads the output, in the driver's own scheme,
  /// as in .driver_version.
  uint32_t Driver = 0;
  uint32_t LLVM = 0; ///< As in .llvm_version: major*10000 + minor*100 + micro.
  bool HasNewFormat = false;  ///< True for the file format of .newbinfmt.
  uint32_t CodeObject = 0;    ///< Version of a code object (.codeobject).
  bool IsRelocatable = false; ///< True for input of a linker (.relocatable).
};

class AsmHost {
public:
  virtual ~AsmHost() = default;

  /// The target as of this statement.
  virtual TargetState &getTarget() = 0;
  virtual const LoaderVersions &getLoaderVersions() const = 0;
  /// Whether to warn of output that only old software loads.
  virtual bool shouldWarnOfOldVersions() const = 0;
  /// Whether the pseudo-op \p Name, in lower case, selected a container.
  virtual bool wasSelectedBy(llvm::StringRef Name) const = 0;
  /// The last .gpu or .arch; invalid: there is none.
  virtual SourcePos getDevicePos() const = 0;
  /// The last .32bit or .64bit; invalid: there is none.
  virtual SourcePos getBitnessPos() const = 0;

  /// Creates a section; the host owns it until the assembly ends. \p Name is
  /// copied. Several sections may have the same name.
  virtual Section *createSection(llvm::StringRef Name,
                                 SectionTraits Traits) = 0;
  virtual Section *getCurrentSection() = 0;
  /// Continues \p S at its end. Never null.
  virtual void switchToSection(Section *S) = 0;

  /// Shows \p Sink what follows; it must outlive the assembly.
  virtual void addSink(InstSink &Sink) = 0;

  /// \name Operands of a container's pseudo-op
  /// Functions that return bool return true on error and have reported it.
  /// @{

  /// What is left of the statement.
  virtual Cursor &getOperands() = 0;
  using NumberUse = std::function<void(int64_t Value, SourcePos ExprPos)>;
  /// An expression that is a number, which \p Use is given at once, or when
  /// the symbols that it waits for have their values.
  virtual bool parseNumber(NumberUse Use) = 0;
  /// An expression that is a number at once.
  virtual bool parseAbsolute(int64_t &Value) = 0;
  /// A "string" with the language's escapes.
  virtual bool parseString(std::string &Value) = 0;
  /// Parses a symbol name and assigns it (redefinable): \p Sec null for an
  /// absolute value. For the symbol '.', goes to \p Sec.
  virtual bool parseAndAssignSymbol(Section *Sec, uint64_t Value) = 0;
  /// Reports what is left of the statement as garbage; true if there was any.
  virtual bool checkEndOfStatement() = 0;
  /// @}

  /// Puts \p Bytes where the output stands, as a pseudo-op for data would.
  /// \returns true on error, reported at \p Loc.
  virtual bool emitData(llvm::StringRef Bytes, llvm::SMLoc Loc) = 0;

  virtual SymbolTable &getSymbols() = 0;
  /// The symbols that the binary is to show: with -S all of the global scope in
  /// the order of their first mention, else those of .sym in its order. Call it
  /// when the source has ended; reports those without a value, but for symbols
  /// that wait for one.
  virtual void
  forEachAddedSymbol(llvm::function_ref<void(const SymbolInfo &)> Visit) = 0;

  /// Goes on to the next statement, for blocks that are not the language's.
  /// False at the end of the source. The text is valid until the next call.
  virtual bool readStatement(Cursor &Statement) = 0;
  /// Where reading stopped: behind the last newline of the source.
  virtual SourcePos getEndOfSource() = 0;
  /// The text of the current file behind the current statement; empty in a
  /// macro or repetition.
  virtual llvm::StringRef getRestOfFile() = 0;

  virtual Reporter &getReporter() = 0;
};

} // namespace clrx

#endif // CLRX_LANGUAGE_ASMHOST_H
