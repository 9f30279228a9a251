//===- PseudoOpOperands.h - Operands of pseudo-ops --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reader of pseudo-op operands that all containers use.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNEL_PSEUDOOPOPERANDS_H
#define CLRX_LIB_KERNEL_PSEUDOOPOPERANDS_H

#include "KernelModel/FieldOps.h"
#include "Language/AsmHost.h"
#include "clrx/Support/NameTable.h"
#include <array>
#include <vector>

namespace clrx {

/// Reads operands at the cursor of the current statement. Functions that return
/// bool return true on error and have reported it.
class OperandReader {
  AsmHost &Host;
  Reporter &Report;
  Cursor &C;

public:
  explicit OperandReader(AsmHost &Host)
      : Host(Host), Report(Host.getReporter()), C(Host.getOperands()) {}

  /// Reads all operands of \p Op up to the end of the statement, checks them by
  /// the rules of its row, and stores them in \p Config. \p Config is unchanged
  /// on error.
  bool readInto(const PseudoOp &Op, KernelConfig &Config);

  /// Reads an absolute expression. \p Loc is set to its start.
  bool readNumber(uint64_t &Value, llvm::SMLoc &Loc);
  bool readNumber(uint64_t &Value) {
    llvm::SMLoc Loc;
    return readNumber(Value, Loc);
  }
  /// Reads an absolute expression. Warns if it loses bits outside \p Mask.
  bool readTruncated(uint64_t &Value, uint64_t Mask);
  /// Reads an absolute expression of 32 bits. Negative numbers of 32 bits draw
  /// no warning.
  bool readWord32(uint64_t &Value);
  /// Reads a word. \p What describes it in messages, e.g. "kernel".
  bool readWord(llvm::StringRef What, llvm::StringRef &Word);
  /// Reads a word of \p Table in any letter case. \p What describes it in
  /// messages. \p Expected describes it in the message about a missing word;
  /// the default is \p What.
  template <class T>
  bool readOneOf(llvm::ArrayRef<NamedValue<T>> Table, llvm::StringRef What,
                 T &Value, llvm::StringRef Expected = "");
  template <class T, size_t N>
  bool readOneOf(const NamedValue<T> (&Table)[N], llvm::StringRef What,
                 T &Value, llvm::StringRef Expected = "") {
    return readOneOf(llvm::ArrayRef(Table), What, Value, Expected);
  }
  bool isString() { return isNext('"'); }
  bool readString(std::string &Text) { return Host.parseString(Text); }
  /// Reads a string up to the end of the statement. If \p EndsAtNul, the part
  /// after a NUL is dropped. \p Text is unchanged on error.
  bool readLastString(std::string &Text, bool EndsAtNul = false);
  bool readComma();
  /// \name Optional tokens; these functions return false if there is none
  /// @{
  bool skipWord(llvm::StringRef &Word);
  /// Skips the word \p Keyword in any letter case.
  bool skipKeyword(llvm::StringRef Keyword);
  bool skip(char Char) { return C.consume(Char); }
  bool skipComma() { return skip(','); }
  /// @}
  /// Returns true if nothing is left of the statement. Reports nothing.
  bool isAtEnd() { return C.atEnd(); }
  /// Returns true if at least one blank or a comment, and nothing else, is left
  /// of the statement. Reports nothing.
  bool isBlankLeft() { return !C.rest().empty() && C.atEnd(); }
  /// Returns true if a comma or the end of the statement is next, that is, if
  /// an operand is omitted. Reports nothing.
  bool isEmptyOperand() { return isAtEnd() || isNext(','); }
  /// Reads a word of up to 9 letters x, y, z in any letter case. \p Dims is 0
  /// if there is no word.
  bool readDimSet(unsigned &Dims);
  /// Reads a work-group size, [X][, [Y][, [Z]]], up to the end of the
  /// statement. Omitted sizes are 1. A size of 0 is an error unless all are 0.
  bool readGroupSize(std::array<uint32_t, 3> &Sizes);
  /// Reads and appends [NUMBER[, NUMBER]...] of 32 bits up to the end of the
  /// statement.
  bool readNumberList(std::vector<uint32_t> &Values);
  Reporter &getReporter() { return Report; }
  bool readEnd() { return Host.checkEndOfStatement(); }

  /// Returns the location of the next operand.
  llvm::SMLoc getLoc() {
    C.skipBlanks();
    return C.loc();
  }

  /// Reports that the word \p Name at \p Loc is not one of \p Known, the names
  /// of a \p What. Returns true.
  bool unknownName(llvm::SMLoc Loc, llvm::StringRef What, llvm::StringRef Name,
                   llvm::ArrayRef<llvm::StringLiteral> Known);

  /// Returns \p Value without the bits outside \p Mask. Warns if it had any.
  uint64_t truncate(uint64_t Value, uint64_t Mask, llvm::SMLoc Loc);

private:
  bool isNext(char Char) { return !isAtEnd() && C.peek() == Char; }
  using Values = llvm::SmallVector<uint64_t, 4>;

  bool readOperands(const PseudoOp &Op, Values &V);
  bool readChecked(const PseudoOp &Op, uint64_t &Value);
  bool readNumbers(const PseudoOp &Op, unsigned Count, Values &V);
  bool readInRange(const PseudoOp &Op, uint64_t Max, uint64_t &Value,
                   llvm::SMLoc &Loc);
  bool readProgramSGPRCount(const PseudoOp &Op, uint64_t &Value);
  bool readRegisterRange(const PseudoOp &Op, uint64_t Max, Values &V);
  bool readPowerOfTwo(const PseudoOp &Op, Values &V);
  bool readDimSets(Values &V);
  bool rangeError(llvm::SMLoc Loc, const PseudoOp &Op, uint64_t Value,
                  uint64_t Max);
  uint64_t getMaxSGPRs() const;
};

template <class T>
bool OperandReader::readOneOf(llvm::ArrayRef<NamedValue<T>> Table,
                              llvm::StringRef What, T &Value,
                              llvm::StringRef Expected) {
  const llvm::SMLoc Loc = getLoc();
  llvm::StringRef Word;
  if (readWord(Expected.empty() ? What : Expected, Word))
    return true;
  llvm::SmallVector<llvm::StringLiteral, 8> Names;
  for (const NamedValue<T> &Row : Table) {
    if (Word.equals_insensitive(Row.Name)) {
      Value = Row.Value;
      return false;
    }
    Names.push_back(Row.Name);
  }
  return unknownName(Loc, What, Word, Names);
}

} // namespace clrx

#endif // CLRX_LIB_KERNEL_PSEUDOOPOPERANDS_H
