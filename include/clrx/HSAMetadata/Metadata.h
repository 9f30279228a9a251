//===- Metadata.h - What a binary tells of its kernels ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The metadata of kernels: what a runtime wants to know in order to launch
// them. The file has it as YAML or as MsgPack.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_HSAMETADATA_METADATA_H
#define CLRX_HSAMETADATA_METADATA_H

#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/Support/NameTable.h"
#include <array>
#include <string>
#include <vector>

namespace clrx::rocm {

enum class ArgKind : uint8_t {
#define CLRX_ROCM_KIND(Id, ...) Id,
#define CLRX_ROCM_NEW_KIND(Id, ...) Id,
#include "clrx/HSAMetadata/ArgWords.def"
};

enum class ArgType : uint8_t {
#define CLRX_ROCM_TYPE(Id, ...) Id,
#include "clrx/HSAMetadata/ArgWords.def"
};

enum class AddressSpace : uint8_t {
#define CLRX_ROCM_SPACE(Id, ...) Id,
#include "clrx/HSAMetadata/ArgWords.def"
};

enum class Access : uint8_t {
#define CLRX_ROCM_ACCESS(Id, ...) Id,
#include "clrx/HSAMetadata/ArgWords.def"
};

/// \name What .arg calls them, in any case
/// @{
inline constexpr NamedValue<ArgKind> ArgKindNames[] = {
#define CLRX_ROCM_KIND(Id, Word, YAML, MsgPack) {Word, ArgKind::Id},
#define CLRX_ROCM_KIND_SYNONYM(Id, Word) {Word, ArgKind::Id},
#include "clrx/HSAMetadata/ArgWords.def"
};
/// In code objects.
inline constexpr NamedValue<ArgKind> CodeObjectArgKindNames[] = {
#define CLRX_ROCM_KIND(Id, Word, YAML, MsgPack) {Word, ArgKind::Id},
#define CLRX_ROCM_KIND_SYNONYM(Id, Word) {Word, ArgKind::Id},
#define CLRX_ROCM_KIND_SLIP(Id, Meant, Word) {Word, ArgKind::Meant},
#define CLRX_ROCM_NEW_KIND(Id, Word, MsgPack) {Word, ArgKind::Id},
#include "clrx/HSAMetadata/ArgWords.def"
};
inline constexpr NamedValue<ArgType> ArgTypeNames[] = {
#define CLRX_ROCM_TYPE(Id, Word, YAML, MsgPack) {Word, ArgType::Id},
#define CLRX_ROCM_TYPE_SYNONYM(Id, Word) {Word, ArgType::Id},
#include "clrx/HSAMetadata/ArgWords.def"
};
inline constexpr NamedValue<AddressSpace> AddressSpaceNames[] = {
#define CLRX_ROCM_SPACE(Id, Word, YAML, MsgPack) {Word, AddressSpace::Id},
#include "clrx/HSAMetadata/ArgWords.def"
};
inline constexpr NamedValue<Access> AccessNames[] = {
#define CLRX_ROCM_ACCESS(Id, Word, YAML, MsgPack) {Word, Access::Id},
#define CLRX_ROCM_ACCESS_SYNONYM(Id, Word) {Word, Access::Id},
#include "clrx/HSAMetadata/ArgWords.def"
};
/// @}

/// What the metadata calls one of these.
struct MetadataName {
  llvm::StringLiteral YAML, MsgPack;
};
const MetadataName &getMetadataName(ArgKind Kind);
const MetadataName &getMetadataName(ArgType Type);
const MetadataName &getMetadataName(AddressSpace Space);
const MetadataName &getMetadataName(Access A);

/// \name The value that the metadata calls so in one of its forms; false if
/// there is none
/// @{
using MetadataForm = llvm::StringLiteral MetadataName::*;
bool findMetadataName(llvm::StringRef Name, MetadataForm Form, ArgKind &Kind);
bool findMetadataName(llvm::StringRef Name, MetadataForm Form, ArgType &Type);
bool findMetadataName(llvm::StringRef Name, MetadataForm Form,
                      AddressSpace &Space);
bool findMetadataName(llvm::StringRef Name, MetadataForm Form, Access &A);
/// @}

struct Arg {
  std::string Name;
  std::string TypeName;
  uint64_t Size = 0; ///< In bytes.
  /// In bytes: the alignment, a power of two or 0; in MsgPack the offset.
  uint64_t Place = 0;
  ArgKind Kind = ArgKind::Value;
  ArgType Type = ArgType::Struct;
  uint64_t PointeeAlign = 0; ///< Of DynamicSharedPointer, in bytes.
  AddressSpace Space = AddressSpace::Private;
  Access Declared = Access::Default; ///< Of images and pipes.
  Access Actual = Access::Default;
  bool IsConst = false;
  bool IsRestrict = false;
  bool IsVolatile = false;
  bool IsPipe = false;
};

/// \name Which parts an argument has
/// @{
inline bool hasSpace(ArgKind Kind) {
  return Kind == ArgKind::GlobalBuffer || Kind == ArgKind::DynamicSharedPointer;
}
inline bool hasDeclaredAccess(ArgKind Kind) {
  return Kind == ArgKind::Image || Kind == ArgKind::Pipe;
}
inline bool hasActualAccess(ArgKind Kind) {
  return hasDeclaredAccess(Kind) || Kind == ArgKind::GlobalBuffer;
}
/// @}

/// Sizes in x, y and z; zeros: none.
using GroupSize = std::array<uint32_t, 3>;

/// Two parts of a version; a first one of NotGiven stands for none.
struct Version {
  static constexpr uint32_t NotGiven = 0xfffffffe;

  uint32_t Major = NotGiven, Minor = NotGiven;
};

/// What the metadata says of a kernel, besides what is in its header.
struct KernelMetadata {
  std::string SymbolName; ///< Empty: the default.
  std::string Language;
  Version LanguageVersion;
  GroupSize RequiredGroupSize = {}, GroupSizeHint = {}, FixedGroupSize = {};
  std::string VecTypeHint;
  std::string RuntimeHandle;
  std::vector<Arg> Args;
  /// In code objects: behind Args come those that the runtime fills.
  bool HasHiddenArgs = false;
  /// The fields Meta*, SpilledSGPRs, SpilledVGPRs and MaxFlatGroupSize.
  KernelConfig Numbers;
};

/// A format that kernels print with.
struct PrintfFormat {
  static constexpr uint32_t NoId = 0xffffffff;

  uint32_t Id = NoId;          ///< NoId: the first one that is free, from 1 on.
  std::vector<uint32_t> Sizes; ///< Of the arguments, in bytes.
  std::string Format;
};

} // namespace clrx::rocm

#endif // CLRX_HSAMETADATA_METADATA_H
