//===- MacroTable.h - Macro definitions -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Macros by name.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SOURCE_MACROTABLE_H
#define CLRX_SOURCE_MACROTABLE_H

#include "clrx/Source/RecordedBody.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

namespace clrx {

struct MacroParameter {
  std::string Name;
  std::string Default;
  bool IsRequired = false;
  bool IsVariadic = false; ///< Takes all that is left; the last one only.
};

struct MacroDefinition : llvm::RefCountedBase<MacroDefinition> {
  std::string Name;
  std::vector<MacroParameter> Parameters;
  BodyRef Body = new RecordedBody;
  bool IsFaulty = false; ///< Its calls do nothing, and are no errors.

  /// Index of parameter \p ParameterName, or SubstitutionPoint::NotAName.
  int32_t findParameter(llvm::StringRef ParameterName) const {
    for (size_t I = 0; I != Parameters.size(); ++I)
      if (Parameters[I].Name == ParameterName)
        return int32_t(I);
    return SubstitutionPoint::NotAName;
  }
};

using MacroRef = llvm::IntrusiveRefCntPtr<MacroDefinition>;

class MacroTable {
  llvm::StringMap<MacroRef> Macros;

public:
  /// Number of macro calls so far; what \@ stands for.
  uint64_t NumCalls = 0;

  /// The key of \p Name: in lower case unless \p CaseSensitive.
  static llvm::StringRef fold(llvm::StringRef Name, bool CaseSensitive,
                              llvm::SmallVectorImpl<char> &Buffer) {
    if (CaseSensitive)
      return Name;
    Buffer.clear();
    for (char C : Name)
      Buffer.push_back(llvm::toLower(C));
    return llvm::StringRef(Buffer.data(), Buffer.size());
  }

  bool isEmpty() const { return Macros.empty(); }
  MacroRef find(llvm::StringRef Key) const { return Macros.lookup(Key); }
  void add(MacroRef M) { Macros[M->Name] = M; }
  bool remove(llvm::StringRef Key) { return Macros.erase(Key); }
  auto names() const { return Macros.keys(); }
};

} // namespace clrx

#endif // CLRX_SOURCE_MACROTABLE_H
