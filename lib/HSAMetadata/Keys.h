//===- Keys.h - The table of metadata keys ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row for each key of kernels and arguments. Readers and writers of YAML
// and MsgPack, the parser of pseudo-ops and the printer of pseudo-ops visit
// all rows. The type of a row's value determines what they do.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_HSAMETADATA_KEYS_H
#define CLRX_LIB_HSAMETADATA_KEYS_H

#include "clrx/HSAMetadata/Metadata.h"
#include "llvm/ADT/STLExtras.h"
#include <variant>

namespace clrx::hsa {

/// Block of a kernel's YAML.
enum class YAMLBlock : uint8_t { Kernel, Attrs, CodeProps };

/// Restricts a key to one kind of documents. A document also lacks a key if the
/// row has no name for its form.
enum class KeyScope : uint8_t { All, OnlyCLRX, OnlyLLVM };

/// A key of kernels. Rows are in the order of YAML.
struct KernelKey {
  llvm::StringLiteral YAML, MsgPack; ///< Empty: the form lacks the key.
  llvm::StringLiteral PseudoOp;      ///< Empty: none sets the value.
  /// Position of the pseudo-op in clrxdisasm's output; 0: it is
  /// printed separately.
  uint8_t SourceOrder;
  YAMLBlock Block;
  /// The value: a member, or a field of KernelMetadata::Numbers. In MsgPack a
  /// field of one bit is a boolean.
  std::variant<std::string KernelMetadata::*, GroupSize KernelMetadata::*,
               Version KernelMetadata::*, KernelField>
      Value;
  KeyScope Scope = KeyScope::All;
  bool IsRequired = false; ///< True if empty text is written, too.
};

/// A key of arguments. Rows are in the order of YAML.
struct ArgKey {
  llvm::StringLiteral YAML, MsgPack;
  llvm::StringLiteral Flag; ///< Word at the end of .arg; else empty.
  std::variant<std::string Arg::*, uint64_t Arg::*, bool Arg::*, ArgKind Arg::*,
               ArgType Arg::*, AddressSpace Arg::*, Access Arg::*>
      Value;
  KeyScope Scope = KeyScope::All;
  /// Returns true for kinds of arguments that have the key. Null if all have
  /// it.
  bool (*HasKey)(ArgKind Kind) = nullptr;

  bool isIn(const Arg &A) const { return !HasKey || HasKey(A.Kind); }
};

llvm::ArrayRef<KernelKey> getKernelKeys();
llvm::ArrayRef<ArgKey> getArgKeys();

/// Returns the row whose \p Column is \p Name, or null.
template <class Row>
const Row *findKey(llvm::ArrayRef<Row> Rows, llvm::StringLiteral Row::*Column,
                   llvm::StringRef Name) {
  const Row *Found =
      llvm::find_if(Rows, [=](const Row &R) { return R.*Column == Name; });
  return Name.empty() || Found == Rows.end() ? nullptr : Found;
}

/// Returns true if documents of \p Form have the key of \p R.
template <class Row> bool isInForm(const Row &R, MsgPackForm Form) {
  return !R.MsgPack.empty() &&
         R.Scope != (Form == MsgPackForm::CLRX ? KeyScope::OnlyLLVM
                                               : KeyScope::OnlyCLRX);
}

/// A number of a kernel; Config may be const.
template <class Config> struct NumberRef {
  Config &Numbers;
  KernelField Field;
};
template <class Config> NumberRef(Config &, KernelField) -> NumberRef<Config>;

/// Calls \p Visit with the value of \p Key in \p K: a reference to the member,
/// or a NumberRef.
template <class Metadata, class Visitor>
auto visitValue(const KernelKey &Key, Metadata &K, Visitor Visit) {
  return std::visit(
      [&](auto Value) {
        if constexpr (std::is_same_v<decltype(Value), KernelField>)
          return Visit(NumberRef{K.Numbers, Value});
        else
          return Visit(K.*Value);
      },
      Key.Value);
}
template <class ArgT, class Visitor>
auto visitValue(const ArgKey &Key, ArgT &A, Visitor Visit) {
  return std::visit([&](auto Member) { return Visit(A.*Member); }, Key.Value);
}

/// Spelling of a word in the documents. YAML is empty for kinds of arguments
/// that only code objects have.
struct MetadataWord {
  llvm::StringLiteral YAML, MsgPack;
};

/// \name The words of an enumeration, by its values
/// @{
llvm::ArrayRef<MetadataWord> getWords(ArgKind);
llvm::ArrayRef<MetadataWord> getWords(ArgType);
llvm::ArrayRef<MetadataWord> getWords(AddressSpace);
llvm::ArrayRef<MetadataWord> getWords(Access);
/// @}

template <class Enum> const MetadataWord &getWord(Enum Value) {
  return getWords(Value)[unsigned(Value)];
}

/// Returns the name of the kind of \p A in MsgPack.
inline llvm::StringRef getKindName(const Arg &A) {
  if (A.Kind == ArgKind::Unknown)
    return A.UnknownKind;
  return getWord(A.Kind).MsgPack;
}

} // namespace clrx::hsa

#endif // CLRX_LIB_HSAMETADATA_KEYS_H
