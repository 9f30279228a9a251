//===- OperandValue.h - Values of operands ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The values of expressions and register symbols in operands, the sections that
// they may be relative to, and the interface that receives values which become
// known later.
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

/// Value of the labels of a section in expressions.
enum class LabelValue : uint8_t {
  Relative,  ///< Section plus offset, known immediately.
  Addressed, ///< Section plus offset. The section gets an address at the end,
             ///< so that distances to other such sections become numbers.
  Linked,    ///< Section plus offset. A linker or the container decides on the
             ///< address. Values that depend on it become relocations.
  Absolute,  ///< The offset, as a number.
  Unresolvable ///< Unknown until the end of the source; only relocations may
               ///< use it (read-only data of AmdCL2, scratch of Gallium).
};

/// A section as expressions see it: a base of offsets with an identity, a name
/// for diagnostics, and a rule for its labels.
///
/// If a linker gets the output, a symbol whose address the linker decides is
/// such a section, too.
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
  /// Returns true if this stands for a symbol of the linker.
  bool isSymbol() const { return IsSymbol; }
  LabelValue getLabelValue() const { return Labels; }
  /// Changes the rule. The section must not have labels yet.
  void setLabelValue(LabelValue L) { Labels = L; }
  /// Returns the address of a section whose labels are LabelValue::Addressed;
  /// nothing before the end of the source.
  std::optional<uint64_t> getAddress() const { return Address; }
  void setAddress(uint64_t A) { Address = A; }
};

class PendingExpr; // An expression that waits for symbols.

/// The value of an operand expression.
struct OperandValue {
  enum Kind : uint8_t {
    Absolute, ///< Value is the number.
    Relative, ///< Value is an offset in Section.
    Pending   ///< The value becomes known later; Expr stands for it.
  };
  Kind K = Absolute;
  /// True if K is Absolute, but the expression contains an offset in a section.
  /// The value is then a distance or is computed from one.
  bool IsFromLabels = false;
  int64_t Value = 0;
  const ExprSection *Section = nullptr; ///< Null unless K is Relative.
  PendingExpr *Expr = nullptr;
  llvm::SMLoc Loc; ///< Start of the expression.

  bool isKnown() const { return K == Absolute; }
};

/// Part of a 64-bit address, or of its distance from the relocated field, that
/// a relocation stores in the field. If no linker gets the output, only halves
/// are possible.
enum RelocationSpecifier : uint16_t {
  RS_None,
  RS_Low32,
  RS_High32,
  RS_RelLow32,
  RS_RelHigh32,
  RS_Abs32, ///< The whole address, which must fit 32 bits.
  RS_Abs64,
  RS_Rel16, ///< The distance from a branch instruction.
  RS_Rel32, ///< The whole distance, which must fit 32 bits.
  RS_Rel64,
  /// \name The distance of an entry in the global offset table
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

/// Receives the value of a pending expression. The emitter of the field creates
/// it, and the symbol table owns it until the value is known.
class PendingUse {
public:
  virtual ~PendingUse() = default;

  /// Called when the value is known: a number if \p Sec is null, or an offset
  /// in \p Sec. \p ExprPos is the start of the expression, for diagnostics.
  virtual void resolve(int64_t Value, const ExprSection *Sec,
                       SourcePos ExprPos) = 0;

  /// Called after the last statement if a relocation must store the value. The
  /// address is \p Target + \p Addend, and \p Half selects its part. The
  /// address is a location in an unresolvable section, or the operand of a
  /// specifier.
  ///
  /// If a linker gets the output and the source has no specifier, \p Half is
  /// RS_None for a whole address, and RS_Rel32 for a whole distance from the
  /// field. The \p Addend of a distance includes the offset of the field.
  virtual void relocate(const ExprSection *Target, int64_t Addend,
                        RelocationSpecifier Half, SourcePos ExprPos) = 0;

  /// Returns true if the expression may wait for the end of the source although
  /// all its symbols are known, because it is a distance between two sections.
  /// Expressions that wait for a symbol may always do so.
  virtual bool takesDistances() const { return false; }

  /// \name Values in output for a linker
  /// @{
  /// Returns true if an offset in \p Sec is a value that needs no linker.
  virtual bool takesOffsetIn(const ExprSection *Sec) const { return false; }
  /// Returns the offset of the field in \p Sec; nothing if the field is in
  /// another section.
  virtual std::optional<uint64_t> getOffsetIn(const ExprSection *Sec) const {
    return std::nullopt;
  }
  /// @}

  /// Describes the legal operands, for messages; empty if only an expression is
  /// legal.
  virtual llvm::StringRef getAlternatives() const { return {}; }

  /// Returns what to do about an undefined symbol; empty if there is no advice.
  virtual llvm::StringRef getAdvice() const { return {}; }
};

/// Requirements on an expression.
enum ExprFlags : unsigned {
  EF_None = 0,
  EF_MustBeKnown = 1,    ///< Unknown symbols are errors.
  EF_MustBeAbsolute = 2, ///< A section-relative value is an error.
  EF_MayBeEmpty = 4,  ///< An empty expression is legal; Result.Loc is invalid.
  EF_OneOperand = 8,  ///< The expression ends before a binary operator.
  EF_MayRelocate = 16 ///< Specifiers such as in `label@rel32@lo` are legal.
};

/// Kind of a register symbol.
enum class RegisterFile : uint8_t {
  SGPR,    ///< First is the source operand code: SGPRs from 0, 106 vcc, 124 m0,
           ///< 126 exec, 251 vccz, and so on.
  VGPR,    ///< First is the register number.
  AccVGPR, ///< First is the register number; processors without a CLRX dialect.
  Inline,  ///< An inline constant; First is its operand code (128 to 248).
  RegVar   ///< A .regvar variable; First is the offset in the variable.
};

/// The value of a register symbol (name = %OPERAND).
struct RegisterRange {
  RegisterFile File = RegisterFile::SGPR;
  bool VarIsVector = false; ///< Valid only if File is RegVar.
  uint16_t First = 0;
  uint16_t Count = 1;        ///< Registers in the range; 0 for a constant.
  const void *Var = nullptr; ///< Identity of the variable if File is RegVar.
};

} // namespace clrx

#endif // CLRX_EXPR_OPERANDVALUE_H
