//===- Metadata.h - Metadata of HSA kernels ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The metadata from which a runtime learns how to launch kernels: "Code Object
// Metadata" in LLVM's AMDGPU User Guide. Version 2 is YAML text; later versions
// are MsgPack documents.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_HSAMETADATA_METADATA_H
#define CLRX_HSAMETADATA_METADATA_H

#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/Support/NameTable.h"
#include "llvm/Support/Error.h"
#include <array>
#include <string>
#include <vector>

namespace llvm::msgpack {
class Document;
} // namespace llvm::msgpack

namespace clrx::hsa {

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

enum class ArgKind : uint8_t {
#define CLRX_ARG_KIND(Id, ...) Id,
#define CLRX_ARG_NEW_KIND(Id, ...) Id,
#include "clrx/HSAMetadata/ArgWords.def"
  Unknown ///< A kind that no row has; only LLVM's metadata may have one.
};

enum class ArgType : uint8_t {
#define CLRX_ARG_TYPE(Id, ...) Id,
#include "clrx/HSAMetadata/ArgWords.def"
};

enum class AddressSpace : uint8_t {
#define CLRX_ARG_SPACE(Id, ...) Id,
#include "clrx/HSAMetadata/ArgWords.def"
};

enum class Access : uint8_t {
#define CLRX_ARG_ACCESS(Id, ...) Id,
#include "clrx/HSAMetadata/ArgWords.def"
};

/// \name Words of .arg
/// @{
inline constexpr NamedValue<ArgKind> ArgKindNames[] = {
#define CLRX_ARG_KIND(Id, Word, YAML, MsgPack) {Word, ArgKind::Id},
#define CLRX_ARG_KIND_SYNONYM(Id, Word) {Word, ArgKind::Id},
#include "clrx/HSAMetadata/ArgWords.def"
};
/// Words for kinds in code objects.
inline constexpr NamedValue<ArgKind> CodeObjectArgKindNames[] = {
#define CLRX_ARG_KIND(Id, Word, YAML, MsgPack) {Word, ArgKind::Id},
#define CLRX_ARG_KIND_SYNONYM(Id, Word) {Word, ArgKind::Id},
#define CLRX_ARG_KIND_SLIP(Id, Meant, Word) {Word, ArgKind::Meant},
#define CLRX_ARG_NEW_KIND(Id, Word, MsgPack) {Word, ArgKind::Id},
#include "clrx/HSAMetadata/ArgWords.def"
};
inline constexpr NamedValue<ArgType> ArgTypeNames[] = {
#define CLRX_ARG_TYPE(Id, Word, YAML, MsgPack) {Word, ArgType::Id},
#define CLRX_ARG_TYPE_SYNONYM(Id, Word) {Word, ArgType::Id},
#include "clrx/HSAMetadata/ArgWords.def"
};
inline constexpr NamedValue<AddressSpace> AddressSpaceNames[] = {
#define CLRX_ARG_SPACE(Id, Word, YAML, MsgPack) {Word, AddressSpace::Id},
#include "clrx/HSAMetadata/ArgWords.def"
};
inline constexpr NamedValue<Access> AccessNames[] = {
#define CLRX_ARG_ACCESS(Id, Word, YAML, MsgPack) {Word, Access::Id},
#define CLRX_ARG_ACCESS_SYNONYM(Id, Word) {Word, Access::Id},
#include "clrx/HSAMetadata/ArgWords.def"
};
/// @}

//===----------------------------------------------------------------------===//
// Arguments and kernels
//===----------------------------------------------------------------------===//

struct Arg {
  std::string Name;     ///< Name in the source; may be empty.
  std::string TypeName; ///< Type in the source language; may be empty.
  uint64_t Size = 0;    ///< Size in bytes.
  /// Alignment in bytes, a power of two or 0; in MsgPack the offset in bytes.
  uint64_t AlignOrOffset = 0;
  ArgKind Kind = ArgKind::Value;
  std::string UnknownKind; ///< Name of the kind if Kind is Unknown.
  ArgType Type = ArgType::Struct;
  uint64_t PointeeAlign = 0; ///< Alignment of DynamicSharedPointer in bytes.
  AddressSpace Space = AddressSpace::Private;
  Access Declared = Access::Default; ///< Access that the source declares.
  Access Actual = Access::Default;   ///< Access that the code makes.
  bool IsConst = false;
  bool IsRestrict = false;
  bool IsVolatile = false;
  bool IsPipe = false;
};

/// \name Tests for the parts that arguments of \p Kind have
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

/// Sizes of a work-group in x, y and z; all are 0 if there is no size.
using GroupSize = std::array<uint32_t, 3>;
inline bool isNone(const GroupSize &Size) { return Size == GroupSize(); }

/// A version of two numbers. Major is NotSet if there is no version.
struct Version {
  static constexpr uint32_t NotSet = 0xfffffffe;

  uint32_t Major = NotSet, Minor = NotSet;
};

/// The metadata of a kernel.
struct KernelMetadata {
  /// Name of the kernel in a FileMetadata; elsewhere empty.
  std::string Name;
  std::string SymbolName; ///< Empty for the default name.
  std::string Language;
  Version LanguageVersion;
  GroupSize RequiredGroupSize = {}, GroupSizeHint = {}, FixedGroupSize = {};
  std::string VecTypeHint;
  std::string RuntimeHandle;
  std::vector<Arg> Args;
  /// True if a code object appends the hidden arguments to Args.
  bool HasHiddenArgs = false;
  /// The fields Meta*, SpilledSGPRs, SpilledVGPRs and MaxFlatGroupSize.
  KernelConfig Numbers;
};

/// A format string of printf in a kernel.
struct PrintfFormat {
  static constexpr uint32_t NoId = 0xffffffff;

  uint32_t Id = NoId;          ///< NoId: the smallest free number from 1 on.
  std::vector<uint32_t> Sizes; ///< Sizes of the arguments in bytes.
  std::string Format;
};

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// The metadata of a file.
struct FileMetadata {
  Version MetadataVersion;
  std::string Target; ///< Target id in code objects, else empty.
  std::vector<PrintfFormat> Printfs;
  std::vector<KernelMetadata> Kernels;
};

/// The two kinds of MsgPack documents.
enum class MsgPackForm : uint8_t {
  /// Metadata of clrxasm. Readers report words that no row has as errors.
  CLRX,
  /// Metadata of LLVM and of our code objects. Readers skip unknown words.
  LLVM
};

/// Reads the YAML of version 2. Keys that no row has are skipped. \returns an
/// error that names the line.
llvm::Expected<FileMetadata> readYAML(llvm::StringRef Text);

/// Reads a MsgPack document. Keys that no row has, and values of another type
/// than the row's, are skipped. \returns an error if the bytes are no document.
llvm::Expected<FileMetadata> readMsgPack(llvm::StringRef Bytes,
                                         MsgPackForm Form);
/// Does the same for a document that is already parsed.
llvm::Expected<FileMetadata> readMsgPack(llvm::msgpack::Document &Doc,
                                         MsgPackForm Form);

/// Parses \p Bytes after checking their structure, because LLVM's parser does
/// not check that keys are strings.
llvm::Error parseMsgPack(llvm::msgpack::Document &Doc, llvm::StringRef Bytes);

/// \name Writers
/// Every format of printf in \p File must have an id. Writers add no default
/// numbers; they leave out the numbers that a kernel does not have.
/// @{
std::string writeYAML(const FileMetadata &File);
/// Returns the bytes of the document \p File in the form of clrxasm.
std::string writeMsgPack(const FileMetadata &File);
/// Returns the bytes of the document of a code object. \returns an error if
/// LLVM's verifier rejects it.
llvm::Expected<std::string> writeCodeObjectMetadata(const FileMetadata &File);
/// @}

/// Returns the bytes of \p Doc, or an error if LLVM's verifier rejects it.
llvm::Expected<std::string> verifyAndWrite(llvm::msgpack::Document &Doc);

/// Returns the entry of \p P in a document; \p Format is the format string as
/// the document spells it. Colons become escape sequences.
std::string makePrintfEntry(const PrintfFormat &P, llvm::StringRef Format);

/// Parses an entry "ID:N:SIZE:...:FORMAT".
llvm::Error parsePrintfEntry(llvm::StringRef Entry, PrintfFormat &P);

} // namespace clrx::hsa

#endif // CLRX_HSAMETADATA_METADATA_H
