//===- Arguments.h - Arguments of OpenCL kernels ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes the arguments of OpenCL kernels for the containers of AMD's
// Catalyst drivers, AmdCL1 and AmdCL2.
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

/// Argument types; one per row of ArgTypes.def.
enum class ArgType : uint8_t {
#define CLRX_ARG_TYPE(Id, Name, CL, Word, Class, Code, C2004, Size, Len) Id,
#include "clrx/Catalyst/ArgTypes.def"
};

/// Groups of types that are declared and stored in the same way.
enum class ArgClass : uint8_t {
  Value,
  Structure,
  Image,
  Sampler,
  Pipe,
  Queue,
  ClkEvent,
  Counter32,
  Counter64, ///< Known by name, but not supported.
};

struct ArgTypeInfo {
  llvm::StringLiteral Name;       ///< Name in the source, in lower case.
  llvm::StringLiteral OpenCLName; ///< Default type name.
  llvm::StringLiteral Word; ///< Word in AmdCL1's metadata; empty if AmdCL1
                            ///< lacks the type.
  ArgClass Class;
  uint8_t Code;        ///< AmdCL2's code of a value or of a pointer's target.
  uint8_t Code2004;    ///< AmdCL2's code of a value from driver 2004.06 on.
  uint8_t ElementSize; ///< Size in bytes.
  uint8_t DeclaredElements; ///< Number of elements; a vector of 3 may occupy 4.
};

const ArgTypeInfo &getArgTypeInfo(ArgType Type);

/// Returns all types, in the order of ArgType.
llvm::ArrayRef<ArgTypeInfo> getArgTypeInfos();

/// Finds a type by its name in the source. The case of letters does not matter.
std::optional<ArgType> parseArgType(llvm::StringRef Name);

/// Returns the type for \p Name, a type name of the metadata without stars.
/// \returns std::nullopt for OpenCL's names of image and counter types, and if
/// the program defines the type.
std::optional<ArgType> parseTypeName(llvm::StringRef Name);

/// Address space of a pointer.
enum class PointerSpace : uint8_t { Local, Global, Constant };

/// Access of a kernel to an image.
enum class ImageAccess : uint8_t { ReadOnly, WriteOnly, ReadWrite };

/// Access of a kernel to a pointer or pipe. AmdCL2 stores the enumerator's
/// value.
enum class ArgUse : uint8_t { Unused, ReadOnly, WriteOnly, Used };

/// Names of the address spaces in .arg, in any letter case.
inline constexpr NamedValue<PointerSpace> PointerSpaceNames[] = {
    {"local", PointerSpace::Local},
    {"global", PointerSpace::Global},
    {"constant", PointerSpace::Constant},
};

/// One kernel argument.
struct Argument {
  std::string Name;
  std::string TypeName;         ///< Name of the type in OpenCL C.
  ArgType Type = ArgType::Void; ///< Type of the argument, or of a pointer's
                                ///< target.
  bool IsPointer = false;
  PointerSpace Space = PointerSpace::Global; ///< For pointers only.
  bool IsConst = false;    ///< For pointers, and values of AmdCL2.
  bool IsRestrict = false; ///< For pointers only.
  bool IsVolatile = false; ///< For pointers only.
  ImageAccess Access = ImageAccess::ReadOnly; ///< For images only.
  /// Id of the resource, for arguments that have one in the container. If it is
  /// not specified, the writer assigns one.
  std::optional<uint32_t> ResourceId;
  uint32_t StructSize = 0; ///< Size of a structure or of a pointer's target, in
                           ///< bytes.
  uint32_t ConstantSize = 0; ///< Size of the buffer of an AmdCL1 constant
                             ///< pointer, in bytes; 0 means unspecified.
  ArgUse Use = ArgUse::Used;

  ArgClass getClass() const { return getArgTypeInfo(Type).Class; }
  bool isValueOf(ArgClass C) const { return !IsPointer && getClass() == C; }
  bool isPointerTo(PointerSpace S) const { return IsPointer && Space == S; }
  bool isUsedPipe() const {
    return isValueOf(ArgClass::Pipe) && Use != ArgUse::Unused;
  }
};

/// Names of the qualifiers of pointers in .arg, in any letter case.
inline constexpr NamedValue<bool Argument::*> PointerQualifierNames[] = {
    {"const", &Argument::IsConst},
    {"restrict", &Argument::IsRestrict},
    {"volatile", &Argument::IsVolatile},
};

/// Returns the type name of an argument for which the source specifies none.
std::string getDefaultTypeName(ArgType Type, bool IsPointer);

/// Writes the operands of .arg for \p A that all containers have in common:
/// everything up to the type or, for pointers, up to the qualifiers. \p
/// EndsInComma is true if a comma and a blank follow the address space even
/// without qualifiers.
void printArgumentStart(llvm::raw_ostream &OS, const Argument &A,
                        bool EndsInComma);

} // namespace clrx::catalyst

#endif // CLRX_CATALYST_ARGUMENTS_H
