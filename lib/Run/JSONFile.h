//===- JSONFile.h - JSON with places -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a JSON file that a user writes, and makes errors that show the place of
// a value in it. LLVM's parser does not keep the places of values.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_JSONFILE_H
#define CLRX_LIB_RUN_JSONFILE_H

#include "clrx/Source/Diagnostic.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <memory>

namespace clrx {

/// An error with its place.
class PlacedError : public llvm::ErrorInfo<PlacedError> {
public:
  static char ID;
  Diagnostic Description;

  explicit PlacedError(Diagnostic D) : Description(std::move(D)) {}
  void log(llvm::raw_ostream &OS) const override;
  std::error_code convertToErrorCode() const override;
};

/// A JSON file and the places of its values.
class JSONFile {
public:
  /// Parses \p Input, which must outlive the result.
  static llvm::Expected<std::unique_ptr<JSONFile>>
  parse(llvm::MemoryBufferRef Input);

  const llvm::json::Value &getRoot() const { return Root; }
  llvm::StringRef getName() const { return Input.getBufferIdentifier(); }

  /// Returns a diagnostic at \p V.
  Diagnostic makeDiagnostic(const llvm::json::Value &V,
                            const llvm::Twine &Message) const;
  /// \name Errors at a value, or at the name of a member with that value
  /// @{
  llvm::Error makeError(const llvm::json::Value &V,
                        const llvm::Twine &Message) const;
  llvm::Error makeNameError(const llvm::json::Value &Member,
                            const llvm::Twine &Message) const;
  /// @}
  /// Adds the place \p V to \p E, unless it has one.
  llvm::Error place(llvm::Error E, const llvm::json::Value &V) const;

  /// Returns \p Path, relative to the folder of the file.
  std::string resolve(llvm::StringRef Path) const;

  /// \name Typed values. They return errors that name \p What.
  /// @{
  llvm::Expected<const llvm::json::Object *>
  getObject(const llvm::json::Value &V, const llvm::Twine &What) const;
  llvm::Expected<const llvm::json::Array *>
  getArray(const llvm::json::Value &V, const llvm::Twine &What) const;
  llvm::Expected<std::string> getString(const llvm::json::Value &V,
                                        const llvm::Twine &What) const;
  llvm::Expected<uint64_t> getCount(const llvm::json::Value &V,
                                    const llvm::Twine &What) const;
  llvm::Expected<bool> getBool(const llvm::json::Value &V,
                               const llvm::Twine &What) const;
  /// Returns a number that is at least 0.
  llvm::Expected<double> getTolerance(const llvm::json::Value &V,
                                      const llvm::Twine &What) const;
  /// @}

  /// Returns an error at a member of \p O that is not in \p Known, with a
  /// suggestion.
  llvm::Error checkMembers(const llvm::json::Object &O,
                           llvm::ArrayRef<llvm::StringRef> Known) const;

private:
  struct Place {
    size_t Value; ///< Offset in the file.
    size_t Name;  ///< Offset of the member's name; Value if there is none.
  };
  class Indexer;

  llvm::MemoryBufferRef Input;
  llvm::json::Value Root = nullptr;
  llvm::DenseMap<const llvm::json::Value *, Place> Places;

  explicit JSONFile(llvm::MemoryBufferRef Input) : Input(Input) {}
  Diagnostic makeDiagnosticAt(size_t Offset, const llvm::Twine &Message) const;
  llvm::Error makeErrorAt(size_t Offset, const llvm::Twine &Message) const;
  llvm::Error checkDepth() const;
  llvm::Error makeSyntaxError(llvm::Error E) const;
};

} // namespace clrx

#endif // CLRX_LIB_RUN_JSONFILE_H
