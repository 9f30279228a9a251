//===- ArgumentParser.cpp - .arg and .setupargs ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads .arg, whose operands depend on the argument's type, and .setupargs.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

namespace {

/// Reads what follows an argument's name and comma. Functions return true on
/// error, reported.
class ArgumentReader {
  OperandReader Operands;
  Reporter &Report;
  Argument &A;

public:
  ArgumentReader(OperandReader Operands, Argument &A)
      : Operands(Operands), Report(Operands.getReporter()), A(A) {}

  bool read();

private:
  bool readTypeName(bool &IsGiven);
  bool readType();
  bool readPointer();
  bool readStructure();
  bool readImage();
  bool readSampler();
  bool readStructSize();
  bool readPointerSpace();
  bool readPointerQualifiers();
  bool readImageAccess();
  bool readResourceId(unsigned Max);
  bool readUse();
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
  case ArgClass::Sampler:
    return readSampler();
  default:
    return readUse();
  }
}

/// ::= [string,]
bool ArgumentReader::readTypeName(bool &IsGiven) {
  IsGiven = Operands.isString();
  return IsGiven && (Operands.readString(A.TypeName) || Operands.readComma());
}

/// ::= type[*]
bool ArgumentReader::readType() {
  const SMLoc Loc = Operands.getLoc();
  StringRef Name;
  if (Operands.readWord("argument type", Name))
    return true;
  std::optional<ArgType> Type = parseArgType(Name);
  if (!Type) {
    Report.error(Loc, "unknown argument type '" + Name + "'");
    Report.suggest(Loc, findClosestArgType(Name));
    return true;
  }
  A.Type = *Type;
  A.IsPointer = Operands.skip('*');
  switch (A.getClass()) {
  case ArgClass::Image:
  case ArgClass::Sampler:
  case ArgClass::Counter32:
    return A.IsPointer && Report.error(Loc, "pointer to '" + Name +
                                                "' is not an argument type");
  case ArgClass::Counter64:
    return Report.error(Loc, "argument type 'counter64' is not supported");
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// Behind the type, by kind
//===----------------------------------------------------------------------===//

/// ::= [, size], space[, [qualifiers][, use]]
bool ArgumentReader::readPointer() {
  if (A.getClass() == ArgClass::Structure && readStructSize())
    return true;
  if (readPointerSpace())
    return true;
  if (!Operands.skipComma())
    return false;
  return readPointerQualifiers() || readUse();
}

/// ::= , size[, use]
bool ArgumentReader::readStructure() { return readStructSize() || readUse(); }

/// ::= [, [access][, [id][, use]]]
bool ArgumentReader::readImage() {
  if (!Operands.skipComma())
    return false;
  if (readImageAccess())
    return true;
  if (!Operands.skipComma())
    return false;
  if (!Operands.isEmptyOperand() && readResourceId(getMaxResourceId(A.Access)))
    return true;
  return readUse();
}

/// ::= [, id[, use]]
bool ArgumentReader::readSampler() {
  if (!Operands.skipComma())
    return false;
  return readResourceId(MaxSamplerId) || readUse();
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

/// ::= , size
bool ArgumentReader::readStructSize() {
  uint64_t Size;
  if (Operands.readComma() || Operands.readTruncated(Size, 0xffffffff))
    return true;
  A.StructSize = Size;
  return false;
}

/// ::= , local | global | constant
bool ArgumentReader::readPointerSpace() {
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

/// ::= [read_only | rdonly | write_only | wronly | read_write | rdwr]
bool ArgumentReader::readImageAccess() {
  const SMLoc Loc = Operands.getLoc();
  StringRef Word;
  if (!Operands.skipWord(Word))
    return false;
  auto Access = StringSwitch<std::optional<ImageAccess>>(Word)
                    .Cases({"read_only", "rdonly"}, ImageAccess::ReadOnly)
                    .Cases({"write_only", "wronly"}, ImageAccess::WriteOnly)
                    .Cases({"read_write", "rdwr"}, ImageAccess::ReadWrite)
                    .Default(std::nullopt);
  if (!Access)
    return Operands.unknownName(Loc, "access qualifier", Word,
                                {"read_only", "write_only", "read_write"});
  A.Access = *Access;
  return false;
}

/// ::= absolute-expression
bool ArgumentReader::readResourceId(unsigned Max) {
  constexpr uint64_t NotGiven = 0xffffffff;
  SMLoc Loc;
  uint64_t Id;
  if (Operands.readNumber(Id, Loc))
    return true;
  if (Id == NotGiven)
    return false;
  if (Id > Max)
    return Report.error(Loc, "resource id " + Twine(int64_t(Id)) +
                                 " is out of range (0 to " + Twine(Max) + ")");
  A.ResourceId = Id;
  return false;
}

/// ::= [, unused | rdonly | wronly]
bool ArgumentReader::readUse() {
  if (!Operands.skipComma())
    return false;
  return Operands.readOneOf(ArgUseNames, "use", A.Use,
                            "unused, rdonly or wronly");
}

//===----------------------------------------------------------------------===//
// The statements
//===----------------------------------------------------------------------===//

/// Fewer arguments are quicker to look through than a table is to make.
static constexpr size_t ManyArgs = 32;

bool AsmParser::hasArgument(StringRef Name) {
  const std::vector<Argument> &Args = currentConfig().Args;
  if (Args.size() >= ManyArgs)
    return Kernels[CurrentContext.getKernel()].ArgNames.contains(Name);
  return any_of(Args, [=](const Argument &A) { return A.Name == Name; });
}

void AsmParser::addArgument(Argument A) {
  std::vector<Argument> &Args = currentConfig().Args;
  StringSet<> &Names = Kernels[CurrentContext.getKernel()].ArgNames;
  Args.push_back(std::move(A));
  if (Args.size() == ManyArgs)
    for (const Argument &Arg : Args)
      Names.insert(Arg.Name);
  else if (Args.size() > ManyArgs)
    Names.insert(Args.back().Name);
}

/// ::= .arg name, [string,] type[*][, ...]
bool AsmParser::parseDirectiveArg(StringRef, SMLoc) {
  const SMLoc Loc = operands().getLoc();
  StringRef Name;
  if (parseName("argument", Name))
    return true;
  if (hasArgument(Name))
    return Report.error(Loc, "argument '" + Name + "' is already defined");
  Argument A;
  A.Name = Name.str();
  if (operands().readComma() || ArgumentReader(operands(), A).read() ||
      operands().readEnd())
    return true;
  addArgument(std::move(A));
  return false;
}

/// An argument of .setupargs; the runtime passes it, the kernel does not use
/// it.
static Argument makeSetupArg(StringRef Name, ArgType Type, bool IsPointer) {
  Argument A;
  A.Name = Name.str();
  A.TypeName = "size_t";
  A.Type = Type;
  A.IsPointer = IsPointer;
  A.Use = ArgUse::Unused;
  return A;
}

std::vector<Argument> AsmParser::makeSetupArgs(bool Is64Bit) {
  const ArgType Size = Is64Bit ? ArgType::Long : ArgType::Int;
  std::vector<Argument> Args;
  for (StringRef Name :
       {"_.global_offset_0", "_.global_offset_1", "_.global_offset_2"})
    Args.push_back(makeSetupArg(Name, Size, false));
  Args.push_back(makeSetupArg("_.printf_buffer", ArgType::Void, true));
  for (StringRef Name : {"_.vqueue_pointer", "_.aqlwrap_pointer"})
    Args.push_back(makeSetupArg(Name, Size, false));
  return Args;
}

/// ::= .setupargs
bool AsmParser::parseDirectiveSetupArgs(StringRef, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  if (!currentConfig().Args.empty())
    return Report.error(Loc,
                        "'.setupargs' must come before all other arguments");
  currentConfig().Args = makeSetupArgs(Host.getTarget().Is64Bit);
  return false;
}
