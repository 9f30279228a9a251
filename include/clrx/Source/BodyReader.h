//===- BodyReader.h - Statements of a macro call or repetition --*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads what was recorded again, as often as its rounds go, with the values of
// parameters put in. Where nothing is put in, no text is copied.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SOURCE_BODYREADER_H
#define CLRX_SOURCE_BODYREADER_H

#include "clrx/Source/RecordedBody.h"
#include "clrx/Source/ValueStack.h"
#include "llvm/ADT/FunctionExtras.h"

namespace clrx {

/// Decides whether .for or .while goes another round. \p IsLeaving: the body is
/// skipped from now on.
using LoopControl = llvm::unique_function<bool(bool IsLeaving)>;

/// The current statement, wherever its text is.
struct StatementView {
  llvm::StringRef Text; ///< With a NUL behind it.
  llvm::ArrayRef<Splice> Splices;
};

/// Reads a recorded body, round by round, and substitutes values.
class BodyReader {
public:
  /// What a round of a repetition gives to its name.
  enum class Rounds : uint8_t {
    Macro, ///< The one round of a macro call.
    Count, ///< .rept
    Values,
    Characters,
    Loop
  };

private:
  struct LocalName {
    std::string Name;
    std::string Symbol;
  };

  Rounds Kind = Rounds::Macro;
  bool IsAlternate = false; ///< Bare words and `local` have a meaning.
  bool IsLeaving = false;
  bool IsIdle = false; ///< Reading the body again would change nothing.
  BodyRef Body;
  size_t Next = 0; ///< Statement to read next; at first, behind the last one.

  MacroRef Macro;
  uint64_t CallNumber = 0;
  std::vector<LocalName> Locals;

  const ValueStack *Values = nullptr;
  ValueStack::Mark OwnValues;

  uint64_t Round = 0; ///< From 1.
  uint64_t Count = 1;
  LoopControl Loop;

  /// Columns count in expanded text: how much longer line GrownLine has become
  /// left of the next statement.
  uint64_t GrownLine = 0;
  int64_t Growth = 0;

public:
  /// Most characters in an expanded statement.
  static constexpr size_t MaxStatementSize = size_t(1) << 24;

  BodyReader() = default;
  /// A macro call; the values of the parameters are on \p Values from \p From.
  BodyReader(MacroRef M, uint64_t CallNumber, bool IsAlternate,
             const ValueStack &Values, ValueStack::Mark From);
  /// .rept, .irp, .irpc.
  BodyReader(Rounds Kind, BodyRef Body, uint64_t Count,
             const ValueStack &Values, ValueStack::Mark From);
  /// .for, .while; \p From as for the others, though it has no values.
  BodyReader(BodyRef Body, LoopControl Loop, ValueStack::Mark From);

  const RecordedBody &body() const { return *Body; }
  llvm::StringRef getMacroName() const {
    return Macro ? llvm::StringRef(Macro->Name) : llvm::StringRef();
  }
  uint64_t getRound() const { return Round; }
  /// 0 if not known.
  uint64_t getCount() const { return Loop ? 0 : Count; }
  ValueStack::Mark getValues() const { return OwnValues; }
  bool isAlternate() const { return IsAlternate; }
  /// .exitm: this round and those that follow are still read, for the sake of
  /// conditionals that end there, but isLeaving(). Once such a round has
  /// changed nothing, setIdle() ends that.
  void leave() { IsLeaving = true; }
  bool isLeaving() const { return IsLeaving; }
  void setIdle() { IsIdle = true; }

  bool atEndOfRound() const { return Next == Body->size(); }
  /// Begins the first or next round; false if there is none.
  bool startRound();
  /// The statement that is read next, as recorded.
  llvm::StringRef peek() const { return Body->getText(Next); }
  /// Reads the next statement of the round, at most \p Limit characters of what
  /// was recorded. The text is in the body, or if something is substituted in
  /// \p Buffer. \returns false if it is too long.
  bool read(StatementText &Buffer, StatementView &Result,
            size_t Limit = llvm::StringRef::npos);
  size_t getCurrent() const { return Next - 1; }

  /// Makes \p Name stand for \p Symbol in what follows. False if it is the name
  /// of a parameter or local already.
  bool addLocal(llvm::StringRef Name, std::string Symbol);

  /// The line that statement \p I has its splice on line \p Line in, expanded,
  /// at most \p MaxLength characters of it.
  std::string getLineText(size_t I, uint64_t Line, size_t MaxLength) const;

private:
  bool expand(size_t I, llvm::StringRef Text, StatementText &Out) const;
  bool expandPoints(size_t I, llvm::StringRef Text, StatementText &Out) const;
  bool expandWords(size_t I, llvm::StringRef Text, StatementText &Out) const;
  bool appendValue(int32_t Value, StatementText &Out) const;
  int32_t findName(llvm::StringRef Name) const;
  bool needsExpansion(size_t I) const {
    return IsAlternate || !Body->getPoints(I).empty();
  }
  void shiftColumns(llvm::ArrayRef<Splice> Old, size_t OldLength,
                    llvm::MutableArrayRef<Splice> New, size_t NewLength);
};

} // namespace clrx

#endif // CLRX_SOURCE_BODYREADER_H
