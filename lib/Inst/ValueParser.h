//===- ValueParser.h - Expressions and named values -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expressions whose values go to fields of an instruction, and names that stand
// for such values.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_VALUEPARSER_H
#define CLRX_LIB_INST_VALUEPARSER_H

#include "InstContext.h"
#include "clrx/Support/NameTable.h"

namespace clrx {

/// Parses expressions at the cursor of \p Ctx. Functions that return bool
/// return true on error and have reported it.
class ValueParser {
public:
  explicit ValueParser(InstContext &Ctx) : Ctx(Ctx) {}

  /// Parses an expression, which may be an offset in a section.
  bool parseValue(OperandValue &Value, unsigned Flags = EF_MayRelocate);
  /// Parses an expression that must be absolute.
  bool parseAbsolute(OperandValue &Value, unsigned Flags = EF_MayRelocate);
  /// Parses an absolute expression whose value must be known now.
  bool parseKnown(int64_t &Value);
  /// Parses a known value and truncates it to \p Bits bits. Warns if the value
  /// is out of range.
  bool parseKnownUnsigned(unsigned Bits, uint32_t &Value);
  /// Parses the value of field \p F, which may become known later.
  bool parseField(FieldFixup Kind, Field F);
  /// ::= name of \p Table | @ expression of \p Bits bits
  template <typename Row>
  bool parseNamed(const NameTable<Row> &Table, unsigned Bits,
                  const llvm::Twine &What, uint32_t &Value);

  /// Truncates \p Value to \p Bits bits. Warns if \p Value is outside of the
  /// range of \p Check.
  uint32_t fitValue(const char *Loc, int64_t Value, unsigned Bits,
                    FieldCheck Check);
  /// Adds a field that gets its value later.
  void addPending(FieldFixup Kind, const OperandValue &Value);
  /// Notes which other architectures have \p Name. If none has it, suggests a
  /// similar name of \p Table.
  template <typename Row>
  void noteUnknownName(const char *Loc, const NameTable<Row> &Table,
                       llvm::StringRef Name);

private:
  InstContext &Ctx;
};

template <typename Row>
bool ValueParser::parseNamed(const NameTable<Row> &Table, unsigned Bits,
                             const llvm::Twine &What, uint32_t &Value) {
  const char *Loc = Ctx.nextLoc();
  if (Ctx.Cur.consume('@'))
    return parseKnownUnsigned(Bits, Value);
  llvm::StringRef Name = Ctx.Cur.rest().take_while(
      [](char C) { return llvm::isAlnum(C) || C == '_'; });
  if (Name.empty())
    return Ctx.error(Loc, rules::Syntax, "expected " + What);
  const Row *Known = Table.find(Name, maskOf(Ctx.A));
  if (!Known) {
    Ctx.error(Loc, rules::UnknownName, "unknown " + What + " '" + Name + "'");
    noteUnknownName(Loc, Table, Name);
    return true;
  }
  Ctx.Cur.setPos(Name.end());
  Value = Known->Value;
  return false;
}

template <typename Row>
void ValueParser::noteUnknownName(const char *Loc, const NameTable<Row> &Table,
                                  llvm::StringRef Name) {
  if (ArchMask Others = Table.findVariants(Name))
    return Ctx.note(Loc, "it exists on " + listArches(Others));
  // LLVM's names have these prefixes.
  Name.consume_front_insensitive("HW_REG_");
  Name.consume_front_insensitive("MSG_");
  Ctx.Host.getReporter().suggest(llvm::SMLoc::getFromPointer(Loc),
                                 Table.findClosest(Name, maskOf(Ctx.A)));
}

} // namespace clrx

#endif // CLRX_LIB_INST_VALUEPARSER_H
