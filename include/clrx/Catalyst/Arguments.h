//===- Arguments.h - Arguments of OpenCL kernels ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arguments of kernels as the containers of AMD's Catalyst drivers, AmdCL1
// and AmdCL2, have them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CATALYST_ARGUMENTS_H
#define CLRX_CATALYST_ARGUMENTS_H

#include "clrx/Support/NameTable.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace clrx::catalyst {

/// Argument types; rows of ArgTypes.def.
enum class ArgType : uint8_t {
#define CLRX_ARG_TYPE(Id, Name, CL, Word, Class, Code, C2004, Size, Len) Id,
#include "clrx/Catalyst/ArgTypes.def"
};

/// Groups of types that are declared and stored alike.
enum class ArgClass : uint8_t {
  Value,
  Structure,
  Image,
  Sampler,
  Pipe,
  Queue,
  ClkEvent,
  Counter32,
  Counter64, ///< Can be named, but never used.
};

struct ArgTypeInfo {
  llvm::StringLiteral Name;       ///< In the source, lower case.
  llvm::StringLiteral OpenCLName; ///< Default type name.
  llvm::StringLiteral Word; ///< In AmdCL1's metadata; empty: not known there.
  ArgClass Class;
  uint8_t Code;             ///< AmdCL2's code, also of a pointer's target.
  uint8_t Code2004;         ///< That of a value from driver 2004.06.
  uint8_t ElementSize;      ///< In bytes.
  uint8_t DeclaredElements; ///< A vector of 3 may occupy 4.
};

const ArgTypeInfo &getArgTypeInfo(ArgType Type);

/// All types, in the order of ArgType.
llvm::ArrayRef<ArgTypeInfo> getArgTypeInfos();

/// Finds a type by its name in the source, in any case.
std::optional<ArgType> parseArgType(llvm::StringRef Name);

/// The type that \p Name, a type's name without stars in metadata, stands for
/// where nothing else says it; nothing if it is a name of the program's own.
std::optional<ArgType> parseTypeName(llvm::StringRef Name);

/// Where a pointer points to.
enum class PointerSpace : uint8_t { Local, Global, Constant };

/// What the kernel does with an image.
enum class ImageAccess : uint8_t { ReadOnly, WriteOnly, ReadWrite };

/// What the kernel does with a pointer or pipe; the value is what AmdCL2
/// stores.
enum class ArgUse : uint8_t { Unused, ReadOnly, WriteOnly, Used };

/// What .arg calls these, in any case.
inline constexpr NamedValue<PointerSpace> PointerSpaceNames[] = {
    {"local", PointerSpace::Local},
    {"global", PointerSpace::Global},
    {"constant", PointerSpace::Constant},
};

/// One kernel argument.
struct Argument {
  std::string Name;
  std::string TypeName;         ///< As OpenCL C spells it.
  ArgType Type = ArgType::Void; ///< Of the target, if it is a pointer.
  bool IsPointer = false;
  PointerSpace Space = PointerSpace::Global;  ///< Pointers only.
  bool IsConst = false;                       ///< Pointers; values of AmdCL2.
  bool IsRestrict = false;                    ///< Pointers only.
  bool IsVolatile = false;                    ///< Pointers only.
  ImageAccess Access = ImageAccess::ReadOnly; ///< Images only.
  /// Of what takes one in the container; assigned when the file is written if
  /// not given.
  std::optional<uint32_t> ResourceId;
  uint32_t StructSize = 0;   ///< Structures and pointers to them, in bytes.
  uint32_t ConstantSize = 0; ///< Constant pointers of AmdCL1: of the buffer, in
                             ///< bytes; 0: not given.
  ArgUse Use = ArgUse::Used;

  ArgClass getClass() const { return getArgTypeInfo(Type).Class; }
  bool isValueOf(ArgClass C) const { return !IsPointer && getClass() == C; }
  bool isPointerTo(PointerSpace S) const { return IsPointer && Space == S; }
  bool isUsedPipe() const {
    return isValueOf(ArgClass::Pipe) && Use != ArgUse::Unused;
  }
};

/// What .arg calls the flags of pointers, in any case.
inline constexpr NamedValue<bool Argument::*> PointerQualifierNames[] = {
    {"const", &Argument::IsConst},
    {"restrict", &Argument::IsRestrict},
    {"volatile", &Argument::IsVolatile},
};

/// The type name that an argument has unless the source gives one.
std::string getDefaultTypeName(ArgType Type, bool IsPointer);

/// Writes the operands of .arg for \p A, but for what the containers have
/// differently: all behind the type, or a pointer's qualifiers. \p EndsInComma:
/// without these, there is a comma and a blank all the same.
void printArgumentStart(llvm::raw_ostream &OS, const Argument &A,
                        bool EndsInComma);

} // namespace clrx::catalyst

#endif // CLRX_CATALYST_ARGUMENTS_H
