//===- PseudoOpOperands.h - Operands of pseudo-ops --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one way in which containers read operands.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNEL_PSEUDOOPOPERANDS_H
#define CLRX_KERNEL_PSEUDOOPOPERANDS_H

#include "clrx/KernelModel/FieldOps.h"
#include "clrx/Language/AsmHost.h"
#include "clrx/Support/NameTable.h"
#include <array>
#include <vector>

namespace clrx {

/// Reads operands where the current statement is read next. Functions that
/// return bool return true on error and have reported it.
class OperandReader {
  AsmHost &Host;
  Reporter &Report;
  Cursor &C;

public:
  explicit OperandReader(AsmHost &Host)
      : Host(Host), Report(Host.getReporter()), C(Host.getOperands()) {}

  /// Reads the whole operand list of \p Op, up to the end of the statement,
  /// checks it as the row says, and stores it in \p Config. \p Config is
  /// unchanged on error.
  bool readInto(const PseudoOp &Op, KernelConfig &Config);

  /// An absolute expression. \p Loc is set to its start.
  bool readNumber(uint64_t &Value, llvm::SMLoc &Loc);
  bool readNumber(uint64_t &Value) {
    llvm::SMLoc Loc;
    return readNumber(Value, Loc);
  }
  /// An absolute expression; bits outside of \p Mask are lost with a warning.
  bool readTruncated(uint64_t &Value, uint64_t Mask);
  /// The same for 32 bits, but negative numbers of 32 bits have no warning.
  bool readWord32(uint64_t &Value);
  /// A word; \p What says of what it is the name.
  bool readWord(llvm::StringRef What, llvm::StringRef &Word);
  /// A word of \p Table in any case; \p What says of what these are the names,
  /// \p Expected what is missed where there is no word, by default that.
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
  /// A string, up to the end of the statement; if \p EndsAtNul, what follows a
  /// NUL in it is lost. \p Text is unchanged on error.
  bool readLastString(std::string &Text, bool EndsAtNul = false);
  bool readComma();
  /// \name Skip what may be there; false if it is not
  /// @{
  bool skipWord(llvm::StringRef &Word);
  /// The word \p Keyword in any case.
  bool skipKeyword(llvm::StringRef Keyword);
  bool skip(char Char) { return C.consume(Char); }
  bool skipComma() { return skip(','); }
  /// @}
  /// True, reporting nothing, if nothing is left of the statement.
  bool isAtEnd() { return C.atEnd(); }
  /// True, reporting nothing, if blanks, or a comment, and nothing else are
  /// left of the statement.
  bool isBlankLeft() { return !C.rest().empty() && C.atEnd(); }
  /// True, reporting nothing, if nothing but a comma or the statement's end
  /// is next: an operand was left out.
  bool isEmptyOperand() { return isAtEnd() || isNext(','); }
  /// Up to 9 of the letters x, y, z in any case; empty without a name.
  bool readDimSet(unsigned &Dims);
  /// [X][, [Y][, [Z]]], a work-group size, up to the end of the statement.
  /// Sizes left out are 1; all or none are 0.
  bool readGroupSize(std::array<uint32_t, 3> &Sizes);
  /// [NUMBER[, NUMBER]...] of 32 bits, appended, up to the end of the
  /// statement.
  bool readNumberList(std::vector<uint32_t> &Values);
  Reporter &getReporter() { return Report; }
  bool readEnd() { return Host.checkEndOfStatement(); }

  /// Where the next operand starts.
  llvm::SMLoc getLoc() {
    C.skipBlanks();
    return C.loc();
  }

  /// Reports that the word \p Name at \p Loc is none of \p Known, the names of
  /// a \p What. Returns true.
  bool unknownName(llvm::SMLoc Loc, llvm::StringRef What, llvm::StringRef Name,
                   llvm::ArrayRef<llvm::StringLiteral> Known);

  /// Warns that \p Value loses bits outside of \p Mask, and removes them.
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

#endif // CLRX_KERNEL_PSEUDOOPOPERANDS_H
