//===- Arguments.h - Kernel arguments of AmdCL2 -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arguments of kernels: their types and what follows from them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_ARGUMENTS_H
#define CLRX_AMDCL2_ARGUMENTS_H

#include "clrx/AmdCL2/Drivers.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace clrx::amdcl2 {

/// Argument types; rows of ArgTypes.def.
enum class ArgType : uint8_t {
#define CLRX_AMDCL2_ARG_TYPE(Id, Name, CL, Class, Code, C2004, Size, Len) Id,
#include "clrx/AmdCL2/ArgTypes.def"
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
  ArgClass Class;
  uint8_t Code;             ///< Type code, also of a pointer's target.
  uint8_t Code2004;         ///< Type code of a value from driver 2004.06.
  uint8_t ElementSize;      ///< In bytes.
  uint8_t DeclaredElements; ///< See getVectorLength.
};

const ArgTypeInfo &getArgTypeInfo(ArgType Type);

/// Finds a type by its name in the source, in any case.
std::optional<ArgType> parseArgType(llvm::StringRef Name);

/// The type name that \p Name may have been meant for.
ClosestName findClosestArgType(llvm::StringRef Name);

/// Where a pointer points to.
enum class PointerSpace : uint8_t { Local, Global, Constant };

/// What the kernel does with an image.
enum class ImageAccess : uint8_t { ReadOnly, WriteOnly, ReadWrite };

/// What the kernel does with a pointer or pipe; the value is what is stored.
enum class ArgUse : uint8_t { Unused, ReadOnly, WriteOnly, Used };

/// What .arg calls these, in any case.
inline constexpr NamedValue<PointerSpace> PointerSpaceNames[] = {
    {"local", PointerSpace::Local},
    {"global", PointerSpace::Global},
    {"constant", PointerSpace::Constant},
};
inline constexpr NamedValue<ArgUse> ArgUseNames[] = {
    {"unused", ArgUse::Unused},
    {"rdonly", ArgUse::ReadOnly},
    {"wronly", ArgUse::WriteOnly},
};

/// Largest resource id of images and samplers that a source may ask for.
unsigned getMaxResourceId(ImageAccess Access);
constexpr unsigned MaxSamplerId = 15;

/// One kernel argument.
struct Argument {
  std::string Name;
  std::string TypeName;         ///< As OpenCL C spells it.
  ArgType Type = ArgType::Void; ///< Of the target, if it is a pointer.
  bool IsPointer = false;
  PointerSpace Space = PointerSpace::Global;  ///< Pointers only.
  bool IsConst = false;                       ///< Pointers only.
  bool IsRestrict = false;                    ///< Pointers only.
  bool IsVolatile = false;                    ///< Pointers only.
  ImageAccess Access = ImageAccess::ReadOnly; ///< Images only.
  /// Images and samplers only; assigned by assignResourceIds if not given.
  std::optional<uint32_t> ResourceId;
  uint32_t StructSize = 0; ///< Structures and pointers to them, in bytes.
  ArgUse Use = ArgUse::Used;

  ArgClass getClass() const { return getArgTypeInfo(Type).Class; }
  bool isValueOf(ArgClass C) const { return !IsPointer && getClass() == C; }
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

/// Elements that a value of \p Type occupies: 4 for vectors of 3 with new
/// drivers.
unsigned getVectorLength(ArgType Type, Generation Gen);

/// Bytes of the kernel argument segment that \p Args occupy.
uint64_t getKernargSegmentSize(llvm::ArrayRef<Argument> Args, bool Is64Bit,
                               Generation Gen);

/// Number of pipes in \p Args that the kernel uses.
unsigned countUsedPipes(llvm::ArrayRef<Argument> Args);

/// Gives each image and sampler of \p Args its id: those of the source first,
/// then to each other the lowest that is free in its class, upwards in order.
/// \p Ids gets one element per argument, 0 where there is none.
/// \returns an error if an id is taken twice or is out of range.
llvm::Error assignResourceIds(llvm::ArrayRef<Argument> Args,
                              llvm::SmallVectorImpl<uint32_t> &Ids);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_ARGUMENTS_H
