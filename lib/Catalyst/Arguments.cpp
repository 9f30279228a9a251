//===- Arguments.cpp - Arguments of OpenCL kernels ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the table of argument types, and prints the operands that all
// containers have in common.
//
//===----------------------------------------------------------------------===//

#include "clrx/Catalyst/Arguments.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::catalyst;

static constexpr ArgTypeInfo ArgTypes[] = {
#define CLRX_ARG_TYPE(Id, Name, CL, Word, Class, Code, C2004, Size, Len)       \
  {Name, CL, Word, ArgClass::Class, Code, C2004, Size, Len},
#include "clrx/Catalyst/ArgTypes.def"
};

ArrayRef<ArgTypeInfo> catalyst::getArgTypeInfos() { return ArgTypes; }

const ArgTypeInfo &catalyst::getArgTypeInfo(ArgType Type) {
  return ArgTypes[unsigned(Type)];
}

std::optional<ArgType> catalyst::parseArgType(StringRef Name) {
  const ArgTypeInfo *Info = find_if(ArgTypes, [Name](const ArgTypeInfo &T) {
    return Name.equals_insensitive(T.Name);
  });
  if (Info == std::end(ArgTypes))
    return std::nullopt;
  return ArgType(Info - ArgTypes);
}

std::optional<ArgType> catalyst::parseTypeName(StringRef Name) {
  if (Name == "sampler_t")
    return ArgType::Sampler;
  if (Name == "queue_t")
    return ArgType::Queue;
  if (Name == "clk_event_t")
    return ArgType::ClkEvent;
  std::optional<ArgType> Type = parseArgType(Name);
  // A name in any other spelling is defined by the program.
  if (!Type || getArgTypeInfo(*Type).Name != Name)
    return std::nullopt;
  switch (*Type) {
  case ArgType::Sampler:
  case ArgType::Queue:
  case ArgType::ClkEvent:
  case ArgType::Counter64:
    return std::nullopt;
  default:
    return Type;
  }
}

std::string catalyst::getDefaultTypeName(ArgType Type, bool IsPointer) {
  std::string Name(getArgTypeInfo(Type).OpenCLName);
  if (IsPointer)
    Name += '*';
  return Name;
}

void catalyst::printArgumentStart(raw_ostream &OS, const Argument &A,
                                  bool EndsInComma) {
  OS << A.Name << ", \"" << A.TypeName << "\", " << getArgTypeInfo(A.Type).Name
     << (A.IsPointer ? "*" : "");
  if (A.getClass() == ArgClass::Structure)
    OS << ", " << A.StructSize;
  if (!A.IsPointer)
    return;
  OS << ", " << PointerSpaceNames[unsigned(A.Space)].Name;
  SmallVector<StringRef, 3> Qualifiers;
  for (const auto &Q : PointerQualifierNames)
    if (A.*Q.Value)
      Qualifiers.push_back(Q.Name);
  if (EndsInComma || !Qualifiers.empty())
    OS << ", " << join(Qualifiers, " ");
}
