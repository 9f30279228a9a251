//===- AsmHost.h - Services of the language for containers ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sections, symbols, diagnostics, and the operands of a container's pseudo-ops.
// A container reads operands with a Cursor, by the rules of the language.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_ASMHOST_H
#define CLRX_LIB_LANGUAGE_ASMHOST_H

#include "Expr/SymbolTable.h"
#include "Language/Section.h"
#include "clrx/Analysis/InstSink.h"
#include "clrx/Language/LanguageOptions.h"
#include "clrx/Support/SourcePos.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>

namespace clrx {

/// Interface of the language's parser, for containers.
class AsmHost {
public:
  virtual ~AsmHost() = default;

  /// Returns the target as the source has selected it so far.
  virtual TargetState &getTarget() = 0;
  virtual const LoaderVersions &getLoaderVersions() const = 0;
  /// Returns true if the container should warn about output that current
  /// software does not load.
  virtual bool shouldWarnOfOldVersions() const = 0;
  /// Returns true if the pseudo-op \p Name, in lower case, selected a
  /// container.
  virtual bool wasSelectedBy(llvm::StringRef Name) const = 0;
  /// Returns true if a statement was refused because its section holds no code
  /// or labels. Such a section also swallows the labels after it.
  virtual bool hasRefusedStatements() const = 0;
  /// Returns the position of the last .gpu or .arch; invalid if there is none.
  virtual SourcePos getDevicePos() const = 0;
  /// Returns the position of the last .32bit or .64bit that had an effect;
  /// invalid if there is none.
  virtual SourcePos getBitnessPos() const = 0;

  /// Creates a section, which the host owns until the assembly ends. \p Name is
  /// copied. Several sections may have the same name.
  virtual Section *createSection(llvm::StringRef Name,
                                 SectionTraits Traits) = 0;
  /// Returns the current section; null for the absolute section.
  virtual Section *getCurrentSection() = 0;
  /// Goes to the end of \p S, which is not null.
  virtual void switchToSection(Section *S) = 0;

  /// Adds a sink, which must outlive the assembly. It receives everything that
  /// is assembled from now on.
  virtual void addSink(InstSink &Sink) = 0;
  /// Lets the sinks complete a code object; see InstSink::amendCodeObject.
  virtual llvm::Error
  amendCodeObject(codeobject::Object &O,
                  llvm::ArrayRef<const ExprSection *> Origins) = 0;
  /// Shows a code object to the sinks; see InstSink::onCodeObject.
  virtual void showCodeObject(const codeobject::Object &O,
                              llvm::ArrayRef<const ExprSection *> Origins,
                              unsigned Version) = 0;

  /// \name Operands of a container's pseudo-op
  /// Functions that return bool return true on error and have reported it.
  /// @{

  /// Returns the rest of the statement.
  virtual Cursor &getOperands() = 0;
  using NumberUse = std::function<void(int64_t Value, SourcePos ExprPos)>;
  /// Parses an expression whose value is a number. \p Use is called at once, or
  /// as soon as all symbols of the expression have values.
  virtual bool parseNumber(NumberUse Use) = 0;
  /// Parses an expression whose value is a number that is known at once.
  virtual bool parseAbsolute(int64_t &Value) = 0;
  /// Parses a "string" with the language's escapes.
  virtual bool parseString(std::string &Value) = 0;
  /// Parses the name of a symbol and assigns \p Value to it, an offset in
  /// \p Sec, or a number if \p Sec is null. The symbol stays redefinable. For
  /// the symbol '.', goes to \p Sec.
  virtual bool parseAndAssignSymbol(Section *Sec, uint64_t Value) = 0;
  /// Reports an error if anything is left of the statement.
  virtual bool checkEndOfStatement() = 0;
  /// @}

  /// Emits \p Bytes into the current section, as a pseudo-op for data does.
  /// Returns true after reporting an error at \p Loc.
  virtual bool emitData(llvm::StringRef Bytes, llvm::SMLoc Loc) = 0;

  virtual SymbolTable &getSymbols() = 0;
  /// Visits the symbols that the binary shows: with -S, all symbols of the
  /// global scope in the order of their first mention, else those of .sym in
  /// the order of the source. Must be called after the end of the source.
  /// Reports each symbol of .sym that neither has a value nor waits for one.
  virtual void
  forEachAddedSymbol(llvm::function_ref<void(const SymbolInfo &)> Visit) = 0;

  /// Reads the next statement, for blocks that are not written in the language.
  /// Returns false at the end of the source. The text is valid until the next
  /// call.
  virtual bool readStatement(Cursor &Statement) = 0;
  /// Returns the position after the last newline of the source.
  virtual SourcePos getEndOfSource() = 0;
  /// Returns the text of the current file after the current statement; empty
  /// in a macro or repetition.
  virtual llvm::StringRef getRestOfFile() = 0;

  virtual Reporter &getReporter() = 0;
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_ASMHOST_H
