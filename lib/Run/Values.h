//===- Values.h - Values of options --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types of values, and the values that users give and that are printed.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_VALUES_H
#define CLRX_LIB_RUN_VALUES_H

#include "Simulator/Memory.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

enum class ElementKind : uint8_t { Signed, Unsigned, Float, Hex };

/// A type of elements.
struct ElementType {
  llvm::StringLiteral Name;
  ElementKind Kind;
  unsigned Size; ///< In bytes.
};

/// Returns the type with the name \p Name. \p IsPrinted is true if the type may
/// be one of those that are only printed, x8 to x64.
llvm::Expected<const ElementType *> findElementType(llvm::StringRef Name,
                                                    bool IsPrinted);

/// Parses one element of \p Type. \returns its bits.
llvm::Expected<uint64_t> parseElement(const ElementType &Type,
                                      llvm::StringRef Text);

/// Returns the value of the element of \p Type, a type of floats, with the bits
/// \p Bits.
double toDouble(const ElementType &Type, uint64_t Bits);

/// Prints the element of \p Type with the bits \p Bits.
void printElement(llvm::raw_ostream &OS, const ElementType &Type,
                  uint64_t Bits);

/// A list of elements.
struct ElementList {
  const ElementType *Type = nullptr;
  std::vector<uint64_t> Elements; ///< Bits, not extended.

  /// Returns element \p I extended to 64 bits: by its sign if its type has one.
  uint64_t extend(size_t I) const;
  /// Returns the elements as they are in memory.
  std::vector<uint8_t> getBytes() const;
};

/// Parses TYPE:V[,V...].
llvm::Expected<ElementList> parseElements(llvm::StringRef Text);

/// A value that the user gives for an argument or a buffer.
struct RunValue {
  enum class Form : uint8_t {
    Elements,  ///< TYPE:V,...
    File,      ///< file:PATH
    Zero,      ///< zero:SIZE
    Undefined, ///< undef:SIZE
    Buffer,    ///< Contents of a buffer that a file names.
    Local,     ///< local:SIZE
    Null,      ///< null
    Same       ///< same:N
  };
  Form Kind = Form::Null;
  /// Type of Elements; null otherwise.
  const ElementType *Type = nullptr;
  sim::Bytes Contents; ///< Elements, File, Zero, Undefined and Buffer.
  uint64_t Number = 0; ///< Size of Local; N of Same.

  /// Returns true if Contents counts.
  bool hasContents() const { return Kind < Form::Local; }
};

/// Largest number of bytes in all values of a run together. More is a mistake
/// in a number.
constexpr uint64_t MaxValueBytes = uint64_t(1) << 30;

/// Subtracts \p Size from \p BytesLeft. \returns an error if less is left.
llvm::Error takeBytes(uint64_t Size, uint64_t &BytesLeft);

/// Parses the text of a value, and reads its file. Reduces \p BytesLeft by the
/// size of the contents.
llvm::Expected<RunValue> parseRunValue(llvm::StringRef Text,
                                       uint64_t &BytesLeft);

} // namespace clrx

#endif // CLRX_LIB_RUN_VALUES_H
