//===- SourceIndexer.h - Makes the index of a source ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The observer that makes a SourceIndex. It records each place once, so the
// size of the index depends on the size of the files, not on loops.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_SOURCEINDEXER_H
#define CLRX_LIB_ASSEMBLER_SOURCEINDEXER_H

#include "Language/SourceObserver.h"
#include "clrx/Assembler/SourceIndex.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <set>
#include <tuple>

namespace clrx {

class SourceIndexer final : public SourceObserver {
public:
  void start(SourceStack &S) override { Sources = &S; }
  void statementBegins() override;
  void statementEnds() override;
  void outputStarts(Container &C) override;

  void symbolDefined(const SymbolEvent &E) override;
  void symbolReferenced(const SymbolEvent &E) override;
  void symbolMissing(llvm::StringRef Path, const Scope *From) override;
  void scopeReferenced(const Scope &S, llvm::StringRef Name) override;
  void scopeOpened(const Scope &S, llvm::StringRef Name) override;
  void scopeClosed() override;

  void macroDefined(const MacroDefinition &M, llvm::StringRef Name) override;
  void parameterDefined(const MacroDefinition &M,
                        llvm::StringRef Name) override;
  void macroRecorded(const MacroDefinition &M,
                     const BodyReader &Reader) override;
  void macroReferenced(const MacroDefinition &M, llvm::StringRef Name) override;
  void macroCalled(const MacroDefinition &M, llvm::StringRef Name,
                   const BodyReader &Body) override;
  void iteratorDefined(llvm::StringRef Name) override;
  void iteratorRecorded(const BodyReader &Reader) override;

  void blockOpFound(OpClass Class, llvm::SMLoc Loc) override;
  void branchBegins(llvm::SMLoc Loc, bool IsFirst, Branch State) override;
  void conditionalEnds(llvm::SMLoc Loc) override;
  void kernelEntered(llvm::StringRef Name) override;
  void mainEntered(llvm::SMLoc Loc) override;
  void descriptionBegins(llvm::StringRef Kernel) override;
  void descriptionEnds(llvm::SMLoc Loc) override;
  void bodyLeft(llvm::SMLoc Loc) override;
  void sourceStopped(llvm::SMLoc Loc) override;

  void fileFound(llvm::StringRef Operand, llvm::StringRef Path,
                 bool IsBinary) override;

  /// Returns the index after the last statement.
  SourceIndex take();

private:
  static constexpr uint32_t None = SourceIndex::None;

  using NameKind = SourceIndex::NameKind;
  using BlockKind = SourceIndex::BlockKind;
  using Role = SourceIndex::MentionRole;
  using Range = SourceIndex::Range;
  /// File and column, and line.
  using PlaceKey = std::pair<uint64_t, uint64_t>;
  /// File, first and last line.
  using LineKey = std::tuple<uint32_t, uint64_t, uint64_t>;

  /// A name to create, unless the identity or the place has one.
  struct NewName {
    NameKind Kind;
    llvm::StringRef Text;
    uint32_t Parent = None;
  };
  struct LocalName {
    uint32_t Last = None; ///< Name that `1b` refers to.
    uint32_t Next = None; ///< Name that `1f` refers to.
  };
  struct MissingName {
    Range Where;
    std::string Path;
    std::string Prefix; ///< Qualified name of the scope with `::`; or empty.
  };
  struct OpenBlock {
    BlockKind Kind;
    uint32_t File;
    uint64_t First;
    uint32_t Name;
  };
  struct OpenBranch {
    uint32_t File;
    uint64_t Line; ///< Line of the pseudo-op; 0 if it stands in no file.
    Branch State;
  };
  /// A call whose statements are being read.
  struct ActiveCall {
    uint32_t Call;
    size_t Depth;          ///< Number of open sources in its body.
    size_t SizeBefore = 0; ///< Size of the text before this statement.
  };

  /// Names
  uint32_t getFile(llvm::StringRef Name);
  uint32_t addName(const NewName &New);
  uint32_t getScope(const Scope *S);
  uint32_t findOrAddName(const void *Identity, const NewName &New);

  /// Mentions
  Range makeRange(const FilePlace &P, size_t Length);
  static PlaceKey keyOf(const Range &R) {
    return {uint64_t(R.File) << 32 | R.Column, R.Line};
  }
  uint32_t findMention(const Range &R) const;
  void addMention(const Range &R, uint32_t Name, Role Use);
  uint32_t mention(const void *Identity, llvm::StringRef Text, NewName New,
                   Role Use);
  void notePasted(const void *Identity, llvm::StringRef Text);
  void mentionSymbol(const SymbolEvent &E, Role Use);
  void defineLocalLabel(const SymbolEvent &E);
  void referToLocalLabel(const SymbolEvent &E);
  void noteParameterUses(llvm::ArrayRef<uint32_t> Names,
                         const BodyReader &Reader);

  /// Blocks
  FilePlace placeOfStatement();
  void openBlock(BlockKind Kind, const FilePlace &P, uint32_t Name);
  void closeBlock(BlockKind Kind, const FilePlace &P, uint64_t Last);
  void addBlock(const OpenBlock &B, uint64_t Last);
  void endBranch(const FilePlace &P);
  void enterKernel(const FilePlace &P, llvm::StringRef Name);
  void addLinesAfterExits();
  void addScopes(const FilePlace &P);

  /// Calls
  void dropStatement();
  void addArguments(const MacroDefinition &M, SourceIndex::MacroCall &Call);

  /// The end
  void closeAll();
  void resolveMissing();
  void sortAll();

  SourceStack *Sources = nullptr;
  SourceIndex Index;
  llvm::StringMap<uint32_t> FileIndices;
  struct {
    const char *Name = nullptr;
    uint32_t Index = None;
  } LastFile; ///< The file that getFile() has found last.

  /// Names by the addresses of symbols, variables, scopes and macros.
  llvm::DenseMap<const void *, uint32_t> Identities;
  llvm::DenseMap<const void *, LocalName> LocalNames;
  llvm::DenseSet<const void *> Pasted;
  llvm::DenseSet<PlaceKey> SharedPlaces;
  llvm::DenseMap<PlaceKey, uint32_t> MentionIndices;
  /// Names that turned out to be other names.
  llvm::DenseMap<uint32_t, uint32_t> Aliases;
  llvm::DenseMap<PlaceKey, MissingName> Missing;
  llvm::DenseMap<const MacroDefinition *, llvm::SmallVector<uint32_t, 4>>
      Parameters;
  /// Keeps macros alive, so that their addresses stay unique.
  std::vector<llvm::IntrusiveRefCntPtr<const MacroDefinition>> Macros;
  llvm::StringMap<uint32_t> Kernels; ///< Names of kernels.
  uint32_t Iterator = None;          ///< Name of the last .irp.

  struct {
    Container *Output = nullptr; ///< Null before the output starts.
    /// True if pseudo-ops have been read since the last element was added.
    bool MayDiffer = false;
  } Scopes; ///< State for Index.Scopes.
  std::vector<OpenBlock> OpenBlocks;
  std::map<std::pair<LineKey, BlockKind>, uint32_t> BlockNames;
  std::vector<OpenBranch> OpenBranches;
  /// Lines of branches. The value is true if an expansion has read them.
  std::map<LineKey, bool> BranchLines;
  std::set<std::pair<uint32_t, uint64_t>> Exits; ///< Places of .exitm.

  llvm::DenseSet<PlaceKey> CallPlaces;
  std::vector<ActiveCall> ActiveCalls;
  size_t ExpansionsSize = 0;
  llvm::DenseSet<PlaceKey> IncludePlaces;
};

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_SOURCEINDEXER_H
