//===- OperandValue.h - What operands turn out to be ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The values of expressions and of register symbols, as whoever reads operands
// gets them, the sections they may be relative to, and who is told when a value
// that had to wait is known.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_EXPR_OPERANDVALUE_H
#define CLRX_EXPR_OPERANDVALUE_H

#include "clrx/Support/SourcePos.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <cstdint>
#include <optional>

namespace clrx {

/// What a label in a section is worth in expressions.
enum class LabelValue : uint8_t {
  Relative,    ///< Section plus offset, known at once.
  Addressed,   ///< The same; the section gets an address in the end, so that
               ///< distances to other such sections are numbers then.
  Linked,      ///< The same; a linker, or the container, decides where it is.
               ///< What depends on that becomes a relocation.
  Absolute,    ///< The plain offset, as a number.
  Unresolvable ///< Nothing until the end of the source; only relocations
               ///< may use it (read-only data of AmdCL2, Gallium's scratch).
};

/// What expressions know of a section: something that places are relative to,
/// with an identity, a name for diagnostics, and a rule for its labels.
///
/// Where a linker comes behind, a symbol whose address it decides is one, too.
class ExprSection {
  llvm::StringRef Name;
  LabelValue Labels;
  bool IsSymbol = false;
  std::optional<uint64_t> Address;

public:
  /// \p Name must outlive the section.
  ExprSection(llvm::StringRef Name, LabelValue Labels)
      : Name(Name), Labels(Labels) {}
  static ExprSection makeSymbol(llvm::StringRef Name) {
    ExprSection S(Name, LabelValue::Unresolvable);
    S.IsSymbol = true;
    return S;
  }

  llvm::StringRef getName() const { return Name; }
  /// It is a symbol that the linker knows by the name.
  bool isSymbol() const { return IsSymbol; }
  LabelValue getLabelValue() const { return Labels; }
  /// Only before there are labels in it.
  void setLabelValue(LabelValue L) { Labels = L; }
  /// The address of a section whose labels are LabelValue::Addressed; nothing
  /// before the source has ended.
  std::optional<uint64_t> getAddress() const { return Address; }
  void setAddress(uint64_t A) { Address = A; }
};

class PendingExpr; // An expression that waits for symbols.

/// The outcome of an operand expression.
struct OperandValue {
  enum Kind : uint8_t {
    Absolute, ///< Value is the number.
    Relative, ///< Value is an offset in Section.
    Pending   ///< Known later; Expr stands for it.
  };
  Kind K = Absolute;
  /// Absolute, and a label or the output counter is named in the expression:
  /// a distance, or what was made of one.
  bool IsFromPlaces = false;
  int64_t Value = 0;
  const ExprSection *Section = nullptr; ///< Null for Absolute.
  PendingExpr *Expr = nullptr;
  llvm::SMLoc Loc; ///< Start of the expression.

  bool isKnown() const { return K == Absolute; }
};

/// What of a 64-bit address, or of its distance from the place, a relocation
/// puts in the place: a half in one of 32 bits or, if a linker comes behind,
/// one of the others.
enum RelocationSpecifier : uint16_t {
  RS_None,
  RS_Low32,
  RS_High32,
  RS_RelLow32,
  RS_RelHigh32,
  RS_Abs32, ///< The whole address, which must fit.
  RS_Abs64,
  RS_Rel16, ///< A branch's, from its beginning.
  RS_Rel32, ///< The whole distance, which must fit.
  RS_Rel64,
  /// \name The distance of an entry in the table of addresses
  /// @{
  RS_GotRel32,
  RS_GotRelLow32,
  RS_GotRelHigh32
  /// @}
};

inline bool isHighHalf(RelocationSpecifier S) {
  return S == RS_High32 || S == RS_RelHigh32;
}
inline bool isDistance(RelocationSpecifier S) {
  return S == RS_RelLow32 || S == RS_RelHigh32 || S >= RS_Rel16;
}

/// Receives the value of a pending expression. Allocated by whoever emitted
/// the bytes; the symbol table owns it until it has been told.
class PendingUse {
public:
  virtual ~PendingUse() = default;

  /// The value is known: a number (\p Sec null) or an offset in \p Sec.
  /// \p ExprPos is the start of the expression, for diagnostics.
  virtual void resolve(int64_t Value, const ExprSection *Sec,
                       SourcePos ExprPos) = 0;

  /// The value is half the address of a place in an unresolvable section, or of
  /// what a specifier was written behind. Called after the last statement.
  ///
  /// If a linker comes behind, \p Half may be RS_None, as nothing was written,
  /// and RS_Rel32 for any distance from the place, which is in \p Addend.
  virtual void relocate(const ExprSection *Target, int64_t Addend,
                        RelocationSpecifier Half, SourcePos ExprPos) = 0;

  /// Whether the expression may wait for the end of the source because it is a
  /// distance between two sections, and all symbols are known. If it waits for
  /// one, it may.
  virtual bool takesDistances() const { return false; }

  /// \name If a linker comes behind
  /// @{
  /// Whether an offset in \p Sec is a value that needs no linker.
  virtual bool takesPlaceIn(const ExprSection *Sec) const { return false; }
  /// Where in \p Sec the value goes to; nothing if that is elsewhere.
  virtual std::optional<uint64_t> getOffsetIn(const ExprSection *Sec) const {
    return std::nullopt;
  }
  /// @}

  /// What may stand in the place of the expression; empty: nothing else.
  virtual llvm::StringRef getAlternatives() const { return {}; }

  /// What to do about a symbol that is not defined; empty: nothing special.
  virtual llvm::StringRef getAdvice() const { return {}; }
};

/// How an expression may turn out.
enum ExprFlags : unsigned {
  EF_None = 0,
  EF_MustBeKnown = 1,    ///< Unknown symbols are errors.
  EF_MustBeAbsolute = 2, ///< A section-relative value is an error.
  EF_MayBeEmpty = 4,     ///< Nothing there: no message, Result.Loc invalid.
  EF_OneOperand = 8,     ///< Ends before a binary operator.
  EF_MayRelocate = 16    ///< `label@rel32@lo` and the like are legal.
};

/// A register file as operands name it.
enum class RegisterFile : uint8_t {
  SGPR, ///< First is the hardware code: 0.. SGPRs, 106 vcc, 124 m0, 126 exec,
        ///< 251 vccz, and so on.
  VGPR, ///< First is the register number.
  AccVGPR, ///< The same; of processors without a CLRX dialect.
  Inline,  ///< An inline constant; First is its source code (128..248).
  RegVar   ///< A .regvar variable; First is the offset in it.
};

/// What a register symbol (name = %OPERAND) stands for.
struct RegisterRange {
  RegisterFile File = RegisterFile::SGPR;
  bool VarIsVector = false; ///< RegVar only.
  uint16_t First = 0;
  uint16_t Count = 1;        ///< Registers in the range; 0 for a constant.
  const void *Var = nullptr; ///< RegVar only: identity of the variable.
};

} // namespace clrx

#endif // CLRX_EXPR_OPERANDVALUE_H
