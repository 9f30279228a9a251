//===- RecordedBody.h - Bodies of macros and repetitions --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The statements between .macro or .rept and their end, and macros by name. The
// points at which text is substituted are found once, while a body is recorded.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SOURCE_RECORDEDBODY_H
#define CLRX_LIB_SOURCE_RECORDEDBODY_H

#include "Source/StatementText.h"
#include "Source/TextOrigin.h"
#include "Support/Cursor.h"
#include "clrx/Support/SourcePos.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"
#include <string>
#include <vector>

namespace clrx {

/// A range of a recorded statement that an expansion replaces by other text.
struct SubstitutionPoint {
  enum Special : int32_t {
    Separator = -1, ///< \() becomes nothing.
    Counter = -2,   ///< \@ becomes the number of the expansion.
    NotAName = -3
  };
  uint32_t Begin, End; ///< Offsets in the statement.
  int32_t Value;       ///< Index of the value, or a Special.
};

/// The recorded statements of a macro or repetition, without blank ones. Owner
/// and readers share it, so a macro may be purged while it is expanded.
class RecordedBody : public llvm::RefCountedBase<RecordedBody> {
  struct Statement {
    uint32_t Text, FirstSplice, FirstPoint;
  };
  struct Source {
    size_t FirstStatement;
    llvm::StringRef FileName;
  };
  std::string Text; ///< All statements, each followed by a NUL.
  std::vector<Statement> Statements;
  std::vector<Splice> Splices;
  std::vector<SubstitutionPoint> Points;
  std::vector<Source> Sources;
  /// Origins of statements that were recorded while another body was read.
  /// Empty unless the SourceStack tracks origins.
  llvm::DenseMap<size_t, TextOrigin> Origins;
  bool HasLines = false;

public:
  /// Returns the index of the value that replaces a name, or NotAName.
  using NameLookup = llvm::function_ref<int32_t(llvm::StringRef)>;

  /// Largest size of a body in bytes.
  static constexpr size_t MaxSize = size_t(1) << 28;

  /// Adds a statement. If \p Lookup is null, nothing is substituted in this
  /// body. With \p HasCounter, \@ is substituted. \returns false if the body is
  /// too large.
  bool append(llvm::StringRef S, llvm::ArrayRef<Splice> Where,
              llvm::StringRef FileName, NameLookup Lookup, bool HasCounter);

  /// Returns the number of statements that are not blank.
  size_t size() const { return Statements.size(); }
  /// Returns true if nothing was recorded, not even a blank statement.
  bool isEmpty() const { return !HasLines; }

  /// Returns the text of statement \p I, which a NUL follows.
  llvm::StringRef getText(size_t I) const {
    return llvm::StringRef(Text).slice(Statements[I].Text, textEnd(I));
  }
  llvm::ArrayRef<Splice> getSplices(size_t I) const {
    size_t End =
        I + 1 == size() ? Splices.size() : Statements[I + 1].FirstSplice;
    return llvm::ArrayRef(Splices).slice(Statements[I].FirstSplice,
                                         End - Statements[I].FirstSplice);
  }
  llvm::ArrayRef<SubstitutionPoint> getPoints(size_t I) const {
    size_t End = I + 1 == size() ? Points.size() : Statements[I + 1].FirstPoint;
    return llvm::ArrayRef(Points).slice(Statements[I].FirstPoint,
                                        End - Statements[I].FirstPoint);
  }
  llvm::StringRef getFileName(size_t I) const;

  /// Sets the origin of the last statement. Without it, the splices tell the
  /// origin.
  void setOrigin(llvm::ArrayRef<OriginPiece> Origin) {
    Origins[size() - 1].assign(Origin.begin(), Origin.end());
  }
  /// Returns the origin of statement \p I as it was recorded.
  TextOrigin getOrigin(size_t I) const;

private:
  size_t textEnd(size_t I) const {
    return (I + 1 == size() ? Text.size() : Statements[I + 1].Text) - 1;
  }
  void findPoints(llvm::StringRef S, NameLookup Lookup, bool HasCounter);
};

/// Takes a label or another name in text that is recorded or skipped. Backslash
/// sequences, which may be substituted later, count as parts of the name. With
/// \p IsPath, names joined by :: are one name. \returns an empty string if no
/// name starts here.
llvm::StringRef takeRecordedName(Cursor &C, bool IsPath);

using BodyRef = llvm::IntrusiveRefCntPtr<RecordedBody>;

/// A parameter of a macro.
struct MacroParameter {
  std::string Name;
  std::string Default;
  bool IsRequired = false;
  bool IsVariadic = false;       ///< True if it takes all remaining arguments.
  TextOrigin DefaultOrigin = {}; ///< Empty unless origins are tracked.
};

/// A macro.
struct MacroDefinition : llvm::RefCountedBase<MacroDefinition> {
  std::string Name;
  SourcePos DefinedAt; ///< Position of the name in its definition.
  std::vector<MacroParameter> Parameters;
  BodyRef Body = new RecordedBody;
  /// True if the definition has an error. Its calls then do nothing.
  bool IsFaulty = false;

  /// Returns the index of \p ParameterName, or SubstitutionPoint::NotAName.
  int32_t findParameter(llvm::StringRef ParameterName) const {
    for (size_t I = 0; I != Parameters.size(); ++I)
      if (Parameters[I].Name == ParameterName)
        return int32_t(I);
    return SubstitutionPoint::NotAName;
  }
};

using MacroRef = llvm::IntrusiveRefCntPtr<MacroDefinition>;

/// The macros of a source by name.
class MacroTable {
  llvm::StringMap<MacroRef> Macros;

public:
  /// Number of macro calls so far; the value of \@.
  uint64_t NumCalls = 0;

  /// Returns the key of \p Name, which is lower case unless \p CaseSensitive.
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

#endif // CLRX_LIB_SOURCE_RECORDEDBODY_H
