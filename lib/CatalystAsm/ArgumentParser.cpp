//===- ArgumentParser.cpp - Arguments of OpenCL kernels in source ---------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads .arg, whose operands depend on the type of the argument.
//
//===----------------------------------------------------------------------===//

#include "CatalystAsm/ArgumentParser.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::catalyst;

namespace {

/// Reads the operands after the name and comma of an argument. Functions
/// return true after reporting an error.
class ArgumentReader {
  OperandReader Operands;
  Reporter &Report;
  const ArgumentRules &Rules;
  Argument &A;

public:
  ArgumentReader(OperandReader Operands, const ArgumentRules &Rules,
                 Argument &A)
      : Operands(Operands), Report(Operands.getReporter()), Rules(Rules), A(A) {
  }

  bool read();

private:
  bool readTypeName(bool &IsSpecified);
  bool readType();
  bool readPointer();
  bool readStructure();
  bool readImage();
  bool readOther();
  bool isKnown(const ArgTypeInfo &Type) const {
    return !Rules.HasType || Rules.HasType(Type);
  }
  bool unknownType(StringRef Name, SMLoc Loc);
  bool readStructSize();
  bool readPointerSpace();
  bool readPointerQualifiers();
  bool readConstantSize();
  bool readImageAccess();
  bool readResourceId(unsigned Max);
  bool readIdAndUse();
  bool readUse();
  bool readUseName();
  bool readConstAndUse();
};

} // namespace

bool ArgumentReader::read() {
  bool HasTypeName;
  if (readTypeName(HasTypeName) || readType())
    return true;
  if (!HasTypeName)
    A.TypeName = getDefaultTypeName(A.Type, A.IsPointer);
  if (A.IsPointer)
    return readPointer();
  switch (A.getClass()) {
  case ArgClass::Structure:
    return readStructure();
  case ArgClass::Image:
    return readImage();
  default:
    return readOther();
  }
}

/// ::= [string,]
bool ArgumentReader::readTypeName(bool &IsSpecified) {
  IsSpecified = Operands.isString();
  return IsSpecified &&
         (Operands.readString(A.TypeName) || Operands.readComma());
}

bool ArgumentReader::unknownType(StringRef Name, SMLoc Loc) {
  Report.error(Loc, rules::UnknownName, "unknown argument type '" + Name + "'");
  if (Name == "unsigned" || Name == "signed") {
    Report.note(Loc, "types are single words: uchar, ushort, uint and ulong "
                     "have no sign");
    return true;
  }
  StringRef Space = Name;
  if (Space.consume_front("__") || Space == "global" || Space == "local" ||
      Space == "constant") {
    Report.note(Loc, "the address space follows the type, as in 'int*, " +
                         Space + "'");
    return true;
  }
  ClosestName Closest(Name, /*MaxDistance=*/2);
  for (const ArgTypeInfo &Type : getArgTypeInfos())
    if (isKnown(Type))
      Closest.consider(Type.Name);
  Report.suggest(Loc, Closest);
  return true;
}

/// ::= type[*]
bool ArgumentReader::readType() {
  const SMLoc Loc = Operands.getLoc();
  StringRef Name;
  if (Operands.readWord("argument type", Name))
    return true;
  std::optional<ArgType> Type = parseArgType(Name);
  if (!Type || !isKnown(getArgTypeInfo(*Type)))
    return unknownType(Name, Loc);
  A.Type = *Type;
  A.IsPointer = Operands.skip('*');
  switch (A.getClass()) {
  case ArgClass::Image:
  case ArgClass::Sampler:
  case ArgClass::Counter32:
    return A.IsPointer &&
           Report.error(Loc, rules::Unsupported,
                        "pointer to '" + Name + "' is not an argument type");
  case ArgClass::Counter64:
    return Report.error(Loc, rules::Unsupported,
                        "argument type 'counter64' is not supported");
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// Operands after the type
//===----------------------------------------------------------------------===//

/// ::= [, size], space[, [qualifiers][, [constant size]][, [id]][, use]]
bool ArgumentReader::readPointer() {
  if (A.getClass() == ArgClass::Structure && readStructSize())
    return true;
  if (readPointerSpace())
    return true;
  if (!Operands.skipComma())
    return false;
  return readPointerQualifiers() || readConstantSize() || readIdAndUse();
}

/// ::= , size[, const][, use]
bool ArgumentReader::readStructure() {
  return readStructSize() || readConstAndUse();
}

/// ::= [, [access][, [id][, use]]]
bool ArgumentReader::readImage() {
  if (!Operands.skipComma())
    return false;
  return readImageAccess() || readIdAndUse();
}

/// ::= [, id][, use] | [, const][, use] (the latter without a resource)
bool ArgumentReader::readOther() {
  std::optional<unsigned> MaxId = Rules.GetMaxResourceId(A);
  if (!MaxId)
    return readConstAndUse();
  if (!Operands.skipComma())
    return false;
  return readResourceId(*MaxId) || readUse();
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

/// ::= , size
bool ArgumentReader::readStructSize() {
  uint64_t Size;
  if (Operands.readComma() || Operands.readTruncated(Size, UINT32_MAX))
    return true;
  A.StructSize = Size;
  return false;
}

/// ::= , local | global | constant
bool ArgumentReader::readPointerSpace() {
  if (Operands.isAtEnd()) {
    SmallVector<StringRef, 4> Names;
    for (const NamedValue<PointerSpace> &N : PointerSpaceNames)
      Names.push_back(N.Name);
    return Report.errorWithFix(Operands.getLoc(), rules::Syntax,
                               "the pointer's address space is missing",
                               "add ', " + listWords(Names, "or") + "'");
  }
  if (Operands.readComma())
    return true;
  return Operands.readOneOf(PointerSpaceNames, "pointer space", A.Space);
}

/// ::= [const | restrict | volatile]...
bool ArgumentReader::readPointerQualifiers() {
  while (!Operands.isEmptyOperand()) {
    bool Argument::*Flag;
    if (Operands.readOneOf(PointerQualifierNames, "access qualifier", Flag))
      return true;
    A.*Flag = true;
  }
  return false;
}

/// ::= [, [size]] (for a constant pointer)
bool ArgumentReader::readConstantSize() {
  if (!Rules.HasConstantSizes || A.Space != PointerSpace::Constant ||
      !Operands.skipComma() || Operands.isEmptyOperand())
    return false;
  uint64_t Size;
  if (Operands.readTruncated(Size, UINT32_MAX))
    return true;
  A.ConstantSize = Size;
  return false;
}

/// ::= [access]
bool ArgumentReader::readImageAccess() {
  const SMLoc Loc = Operands.getLoc();
  StringRef Word;
  if (!Operands.skipWord(Word))
    return false;
  SmallVector<StringLiteral, 4> Names; // The first name of each access.
  for (const NamedValue<ImageAccess> &N : Rules.Accesses) {
    if (Word == N.Name) {
      A.Access = N.Value;
      return false;
    }
    if (Names.size() == unsigned(N.Value))
      Names.push_back(N.Name);
  }
  return Operands.unknownName(Loc, "access qualifier", Word, Names);
}

/// ::= absolute-expression
bool ArgumentReader::readResourceId(unsigned Max) {
  constexpr uint64_t Unspecified = UINT32_MAX;
  SMLoc Loc;
  uint64_t Id;
  if (Operands.readNumber(Id, Loc))
    return true;
  if (Id == Unspecified)
    return false;
  if (Id > Max)
    return Report.error(Loc, rules::ValueRange,
                        "resource id " + Twine(int64_t(Id)) +
                            " is out of range (0 to " + Twine(Max) + ")");
  A.ResourceId = Id;
  return false;
}

/// ::= [, [id]][, use] (without an id if the argument has no resource)
bool ArgumentReader::readIdAndUse() {
  if (std::optional<unsigned> MaxId = Rules.GetMaxResourceId(A)) {
    if (!Operands.skipComma())
      return false;
    if (!Operands.isEmptyOperand() && readResourceId(*MaxId))
      return true;
  }
  return readUse();
}

/// ::= [, use]
bool ArgumentReader::readUse() { return Operands.skipComma() && readUseName(); }

/// ::= [, const][, use]
bool ArgumentReader::readConstAndUse() {
  if (!Operands.skipComma())
    return false;
  A.IsConst = Rules.HasConstValues && Operands.skipKeyword("const");
  return A.IsConst ? readUse() : readUseName();
}

/// ::= use
bool ArgumentReader::readUseName() {
  SmallVector<StringRef, 4> Names;
  for (const NamedValue<ArgUse> &N : Rules.Uses)
    Names.push_back(N.Name);
  return Operands.readOneOf(Rules.Uses, "use", A.Use, listWords(Names, "or"));
}

//===----------------------------------------------------------------------===//
// The statement
//===----------------------------------------------------------------------===//

/// Smallest number of arguments for which a table of names is faster than a
/// linear search.
static constexpr size_t ManyArgs = 32;

bool ArgumentList::contains(StringRef Name) const {
  if (Args.size() >= ManyArgs)
    return Names.contains(Name);
  return any_of(Args, [=](const Argument &A) { return A.Name == Name; });
}

void ArgumentList::add(Argument A) {
  Args.push_back(std::move(A));
  if (Args.size() == ManyArgs)
    for (const Argument &Arg : Args)
      Names.insert(Arg.Name);
  else if (Args.size() > ManyArgs)
    Names.insert(Args.back().Name);
}

bool catalyst::readName(OperandReader Operands, StringRef What,
                        StringRef &Name) {
  const SMLoc Loc = Operands.getLoc();
  if (!Operands.skipWord(Name) || Name.contains('$'))
    return Operands.getReporter().error(Loc, rules::Syntax,
                                        "expected " + What + " name");
  return false;
}

bool catalyst::readArgument(OperandReader Operands, const ArgumentRules &Rules,
                            ArgumentList Args) {
  const SMLoc Loc = Operands.getLoc();
  StringRef Name;
  if (readName(Operands, "argument", Name))
    return true;
  if (Args.contains(Name))
    return Operands.getReporter().error(
        Loc, rules::Redefinition, "argument '" + Name + "' is already defined");
  Argument A;
  A.Name = Name.str();
  if (Operands.readComma() || ArgumentReader(Operands, Rules, A).read() ||
      Operands.readEnd())
    return true;
  Args.add(std::move(A));
  return false;
}
