//===- Arguments.cpp - Arguments of OpenCL kernels ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of argument types.
//
//===----------------------------------------------------------------------===//

#include "clrx/Catalyst/Arguments.h"
#include "llvm/ADT/STLExtras.h"

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

std::string catalyst::getDefaultTypeName(ArgType Type, bool IsPointer) {
  std::string Name(getArgTypeInfo(Type).OpenCLName);
  if (IsPointer)
    Name += '*';
  return Name;
}
