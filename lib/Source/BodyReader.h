//===- BodyReader.h - Statements of a macro call or repetition --*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a recorded body once for each round and substitutes the values of
// parameters. Statements without substitutions are not copied.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SOURCE_BODYREADER_H
#define CLRX_LIB_SOURCE_BODYREADER_H

#include "Source/RecordedBody.h"
#include "Source/ValueStack.h"
#include "llvm/ADT/FunctionExtras.h"

namespace clrx {

/// Function that returns true if .for or .while has another round. \p IsLeaving
/// is true if the body is skipped from now on.
using LoopControl = llvm::unique_function<bool(bool IsLeaving)>;

/// The current statement. Its text belongs to a recorded body or a buffer.
struct StatementView {
  llvm::StringRef Text; ///< A NUL follows it.
  llvm::ArrayRef<Splice> Splices;
};

/// Reads a recorded body, round by round, and substitutes values.
class BodyReader {
public:
  /// Kinds of statements whose body is read in rounds.
  enum class Rounds : uint8_t {
    Macro,      ///< A macro call, which has one round.
    Count,      ///< .rept
    Values,     ///< .irp
    Characters, ///< .irpc
    Loop        ///< .for and .while
  };

private:
  /// A local name of a macro, and the symbol that replaces it.
  struct LocalName {
    std::string Name;
    std::string Symbol;
  };

  Rounds Kind = Rounds::Macro;
  /// True in alternate macro mode: bare words are substituted, and `local`
  /// declares names.
  bool IsAlternate = false;
  bool IsLeaving = false;
  bool IsIdle = false; ///< True if reading the body again changes nothing.
  BodyRef Body;
  /// Index of the next statement. Before the first round, the end of the body.
  size_t Next = 0;
  size_t Limit = llvm::StringRef::npos; ///< Argument of the last read().

  MacroRef Macro;
  uint64_t CallNumber = 0;
  std::vector<LocalName> Locals;

  const ValueStack *Values = nullptr;
  ValueStack::Mark OwnValues;

  uint64_t Round = 0; ///< Number of the current round, from 1.
  uint64_t Count = 1;
  LoopControl Loop;

  /// Line in which the last statement ends, and the number of characters that
  /// substitutions have added to this line so far. Columns count characters of
  /// the expanded text, so the next statement of the line moves by Growth.
  uint64_t GrownLine = 0;
  int64_t Growth = 0;

public:
  /// Largest number of characters in an expanded statement.
  static constexpr size_t MaxStatementSize = size_t(1) << 24;

  BodyReader() = default;
  /// Reads a macro call. The values of its parameters are on \p Values, from
  /// \p From.
  BodyReader(MacroRef M, uint64_t CallNumber, bool IsAlternate,
             const ValueStack &Values, ValueStack::Mark From);
  /// Reads the body of .rept, .irp or .irpc.
  BodyReader(Rounds Kind, BodyRef Body, uint64_t Count,
             const ValueStack &Values, ValueStack::Mark From);
  /// Reads the body of .for or .while, which have no values. \p From marks the
  /// end of the values of other bodies.
  BodyReader(BodyRef Body, LoopControl Loop, ValueStack::Mark From);

  const RecordedBody &body() const { return *Body; }
  /// Returns the macro; null for other bodies.
  const MacroRef &getMacro() const { return Macro; }
  uint64_t getRound() const { return Round; }
  /// Returns the number of rounds; 0 if it is unknown.
  uint64_t getCount() const { return Loop ? 0 : Count; }
  ValueStack::Mark getValues() const { return OwnValues; }
  bool isAlternate() const { return IsAlternate; }
  /// Handles .exitm. This round and the following ones are still read, so that
  /// conditionals end properly, but isLeaving() is true. After a whole round
  /// that leaves the open conditionals unchanged, the caller calls setIdle(),
  /// and the body is not read again.
  void leave() { IsLeaving = true; }
  bool isLeaving() const { return IsLeaving; }
  void setIdle() { IsIdle = true; }

  bool atEndOfRound() const { return Next == Body->size(); }
  /// Begins the first or next round. \returns false if there is none.
  bool startRound();
  /// Returns the next statement as it was recorded.
  llvm::StringRef peek() const { return Body->getText(Next); }
  /// Reads the next statement of the round, at most \p MaxLength recorded
  /// characters. The text is in the body or, after substitutions, in \p Buffer.
  /// \returns false if the expanded statement is too long.
  bool read(StatementText &Buffer, StatementView &Result,
            size_t MaxLength = llvm::StringRef::npos);
  size_t getCurrent() const { return Next - 1; }
  /// Returns true if values may be substituted in statement \p I.
  bool needsExpansion(size_t I) const {
    return IsAlternate || !Body->getPoints(I).empty();
  }

  /// Returns the origin of the current statement after the expansion.
  TextOrigin getOrigin() const;
  /// Calls \p Visit with each use of a parameter in the body: the place of its
  /// name, and the index of its value.
  void forEachParameterUse(
      llvm::function_ref<void(const FilePlace &, int32_t)> Visit) const;

  /// Replaces \p Name by \p Symbol from now on. \returns false if a parameter
  /// or local name is called \p Name already.
  bool addLocal(llvm::StringRef Name, std::string Symbol);

  /// Returns the expanded text of line \p Line, which holds a splice of
  /// statement \p I; at most \p MaxLength characters.
  std::string getLineText(size_t I, uint64_t Line, size_t MaxLength) const;

private:
  class SubstitutionFinder;
  bool expand(size_t I, llvm::StringRef Text, StatementText &Out) const;
  bool appendValue(int32_t Value, StatementText &Out) const;
  llvm::StringRef getValueText(int32_t Value) const;
  size_t addValueOrigin(int32_t Value, size_t At, TextOrigin &Out) const;
  int32_t findName(llvm::StringRef Name) const;
  void shiftColumns(llvm::ArrayRef<Splice> Old, size_t OldLength,
                    llvm::MutableArrayRef<Splice> New, size_t NewLength);
};

} // namespace clrx

#endif // CLRX_LIB_SOURCE_BODYREADER_H
