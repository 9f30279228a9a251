//===- SourceStack.h - Files, macro and repetition bodies -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reader: turns the stack of line sources into statements with comments
// blanked, joined lines joined and macro arguments substituted, and remembers
// where every one of them came from.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SOURCE_SOURCESTACK_H
#define CLRX_SOURCE_SOURCESTACK_H

#include "clrx/Source/BodyReader.h"
#include "clrx/Source/DiagnosticEngine.h"
#include "clrx/Source/LineReader.h"
#include "clrx/Source/SourceLimits.h"
#include "clrx/Support/Cursor.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace clrx {

class SourceStack {
  /// A place in a source. Can be turned into a SourcePos until the source, or
  /// the round of the repetition, ends.
  struct Place {
    FilePlace File;       ///< LineBegin is null in bodies.
    size_t Statement = 0; ///< In bodies.
  };

public:
  /// What may be open at most; more would be endless recursion.
  static constexpr unsigned MaxMacroDepth = 1000;
  static constexpr unsigned MaxRepetitionDepth = 1000;
  static constexpr unsigned MaxIncludeDepth = 500;
  /// Bytes of files between calls of OnRead.
  static constexpr uint64_t OnReadStep = uint64_t(1) << 20;
  /// Longest line that diagnostics show, and the number of places in macros and
  /// repetitions that are kept; later ones are given as their outermost call.
  static constexpr size_t MaxLineText = 4096;
  static constexpr unsigned MaxBodyOrigins = 1000000;
  /// Lines of a file that share an origin: few enough to look for one of them.
  static constexpr unsigned LinesPerOrigin = 64;

  enum class SourceKind : uint8_t { File, Include, Macro, Repetition };

  SourceStack(llvm::ArrayRef<llvm::MemoryBufferRef> Sources,
              llvm::vfs::FileSystem &FS,
              llvm::ArrayRef<std::string> IncludeDirs,
              const SourceLimits &Limits, DiagnosticEngine &Diags,
              std::function<void()> OnRead = {});
  ~SourceStack();

  /// Gets the next statement (it may be blank); its text stays valid until the
  /// next call. False when all sources have ended or stop() was called.
  bool next(Cursor &Statement);

  /// What the file of the current statement has behind it; empty in macros and
  /// repetitions.
  llvm::StringRef getRestOfFile() const {
    const Frame &F = Frames[Current];
    return F.isFile() ? F.Reader.getTextFrom(F.Reader.pos()) : "";
  }

  /// Where \p Ptr, a place in the current statement's text, comes from; between
  /// statements, where the innermost repetition begins. The result stays valid
  /// as long as this object.
  SourcePos capture(const char *Ptr);

  /// Behind the last newline of the file that was read last, or is being read.
  SourcePos getEnd();

  /// Whether `;` and `//` begin comments in what is read from files from now
  /// on.
  void setLLVMComments(bool On) { HasLLVMComments = On; }

  /// .end and .abort: nothing more is read.
  void stop() { IsStopped = true; }
  /// Reports an error at \p Ptr, a place in the current statement, and stops.
  void fail(const char *Ptr, const llvm::Twine &Msg);

  /// The regular file \p Name, or else \p Name in the first include directory
  /// that has it; null if there is none. Backslashes in both divide names on
  /// all systems. \p Path is set to what was opened.
  std::unique_ptr<llvm::MemoryBuffer>
  openFile(llvm::StringRef Name, llvm::SmallVectorImpl<char> &Path);

  /// \name Sources to be read next, before the rest of the current one
  /// @{
  SourceKind getCurrentKind() const { return Frames[Current].Kind; }
  unsigned getDepth(SourceKind K) const { return Depths[unsigned(K)]; }
  /// Tries \p Name as it is, then in the include directories. False if there is
  /// no such file. \p Site is the pseudo-op.
  bool enterInclude(llvm::StringRef Name, const char *Site);
  /// \p Site is the call or the pseudo-op that repeats.
  void enterMacro(BodyReader Body, const char *Site) {
    enterBody(SourceKind::Macro, std::move(Body), placeOf(Site));
  }
  /// The same for a held place.
  void enterRepetition(BodyReader Body, size_t HeldSite);
  /// Values of what is entered go here first.
  ValueStack &values() { return Values; }
  /// .exitm: the rest of the current macro call or repetition is still read,
  /// but isLeaving() as long as it lasts.
  void leave() { Frames[Current].Body.leave(); }
  bool isLeaving() const { return Frames[Current].Body.isLeaving(); }
  /// @}

  /// Adds the current statement to \p Body; see RecordedBody::append.
  bool record(RecordedBody &Body, RecordedBody::NameLookup Lookup,
              bool HasCounter);

  /// \name Places that are needed only if something stays open
  /// They cost nothing as long as their source is being read. Last in, first
  /// out.
  /// @{
  size_t hold(const char *Ptr);
  SourcePos getHeld(size_t Index);
  /// Drops \p Index and those taken after it.
  void dropHeld(size_t Index) { Holds.resize(Index); }
  /// @}

private:
  struct Frame {
    SourceKind Kind = SourceKind::File;
    llvm::StringRef FileName;           ///< File, Include.
    LineReader Reader;                  ///< File, Include.
    BodyReader Body;                    ///< Macro, Repetition.
    Place Site;                         ///< In the source below.
    const OriginTrace *Trace = nullptr; ///< Made when needed.
    /// Made last, for the lines of a file or one line of OriginStatement.
    const LineOrigin *Origin = nullptr;
    size_t OriginStatement = 0;
    bool HasSkippedRound = false; ///< This round was skipped from its start.
    size_t HoldsAtStart = 0;      ///< Of this round.

    bool isFile() const { return Kind <= SourceKind::Include; }
  };
  struct IncludedFile {
    std::unique_ptr<llvm::MemoryBuffer> Buffer;
    llvm::StringRef Path;
  };
  struct HeldPlace {
    int Frame; ///< -1: none that can end.
    Place Where;
    SourcePos Pos; ///< Once the source or round has ended.
  };

  bool readFile(Frame &F);
  bool readBody(Frame &F);
  bool startRound(Frame &F);
  void enterBody(SourceKind K, BodyReader Body, const Place &Site);
  static bool findLocals(llvm::StringRef S, size_t &Begin);
  void addLocals(Frame &F, size_t Begin);
  void push(Frame F);
  void pop();
  void settleHolds();
  void setCurrent();
  void countRead(uint64_t Bytes);
  bool countExpansion();
  bool checkErrorLimit();

  Place placeOf(const char *Ptr);
  SourcePos posOf(size_t FrameIndex, Place P);
  static bool hasOrigin(const Frame &F, const Place &P);
  void makeOrigin(size_t FrameIndex, const Place &P);
  const OriginTrace *traceOf(size_t FrameIndex);
  void makeTrace(size_t FrameIndex);
  llvm::StringRef save(llvm::StringRef S) { return S.copy(Arena); }

  llvm::SmallVector<llvm::MemoryBufferRef, 1> Files;
  size_t NextFile = 0;
  llvm::vfs::FileSystem &FS;
  llvm::ArrayRef<std::string> IncludeDirs;
  const SourceLimits Limits;
  DiagnosticEngine &Diags;
  std::function<void()> OnRead; ///< See ParserServices::OnRead.
  uint64_t UnreportedBytes = 0;
  llvm::StringMap<IncludedFile> Included; ///< By name as written.

  std::vector<Frame> Frames;
  unsigned Depths[4] = {};
  size_t Current = 0;        ///< Frame of the current statement.
  SourcePos End;             ///< Of the file that ended last.
  bool HasStatement = false; ///< Between statements, there is none.
  StatementText Buffer;
  StatementView View; ///< The current statement.
  bool HasLLVMComments = false;
  bool IsStopped = false;

  ValueStack Values;
  std::vector<HeldPlace> Holds;
  uint64_t NumExpanded = 0;
  uint64_t ExpandedSize = 0;
  uint64_t NumLocals = 0;

  llvm::BumpPtrAllocator Arena; ///< Of line origins and traces.
  unsigned NumBodyOrigins = 0;
};

} // namespace clrx

#endif // CLRX_SOURCE_SOURCESTACK_H
