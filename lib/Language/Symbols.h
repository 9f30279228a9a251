//===- Symbols.h - Pseudo-ops about symbols ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pseudo-ops that define symbols, open scopes and give symbols attributes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_SYMBOLS_H
#define CLRX_LIB_LANGUAGE_SYMBOLS_H

#include "ParserContext.h"

namespace clrx {

class SymbolDirectives : ParserPart {
  struct NamedPlace {
    std::string Name;
    SourcePos Pos; ///< Position of the name in the pseudo-op.
  };
  std::vector<NamedPlace> AddedSymbols; ///< In the order of .sym.
  /// Symbols of the global scope in .global and .weak.
  std::vector<NamedPlace> Declared;

public:
  explicit SymbolDirectives(ParserContext &Ctx) : ParserPart(Ctx) {}

  /// Visits the symbols that the binary shows; see AsmHost.
  void forEachAddedSymbol(llvm::function_ref<void(const SymbolInfo &)> Visit);

  /// ::= symbol, size[, alignment]
  /// Makes the symbol a variable that the linker allocates in \p Storage.
  /// \returns true after reporting an error.
  bool parseAllocated(Cursor &C, uint8_t Storage, uint64_t DefaultAlignment);

  /// Warns of symbols that are global or weak, but not defined at the end of
  /// the source.
  void checkDeclared();

  /// \name Pseudo-ops
  /// @{
  bool parseAddedSymbols(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseBinding(Cursor &C, unsigned Binding, llvm::SMLoc Loc);
  bool parseEndScope(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseEnum(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseExtern(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseScope(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseSet(Cursor &C, unsigned Kind, llvm::SMLoc Loc);
  bool parseSize(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseUndef(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseUnusing(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseUsing(Cursor &C, unsigned, llvm::SMLoc Loc);
  /// @}

  /// \name LLVM's directives (SymbolAttributes.cpp)
  /// @{
  bool parseLDSVariable(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseSymbolType(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseVisibility(Cursor &C, unsigned Visibility, llvm::SMLoc Loc);
  /// @}

private:
  bool parseEnumStart(Cursor &C);
  void declare(llvm::StringRef Path, SourcePos Pos);
  bool parseAttributedSymbol(Cursor &C, SymbolAttributes *&A);
  bool hasNoLinker() const;
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_SYMBOLS_H
