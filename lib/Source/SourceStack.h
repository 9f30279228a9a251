//===- SourceStack.h - Files, macro and repetition bodies -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reader: a stack of files, macro calls and repetitions that yields
// statements. In a statement, comments are blank, continued lines are joined
// and macro arguments are substituted. The reader can tell where each statement
// came from.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SOURCE_SOURCESTACK_H
#define CLRX_LIB_SOURCE_SOURCESTACK_H

#include "Source/BodyReader.h"
#include "Source/DiagnosticEngine.h"
#include "Source/LineReader.h"
#include "Support/Cursor.h"
#include "clrx/Source/SourceLimits.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace clrx {

/// Reads the statements of all sources of an assembly.
class SourceStack {
  /// A location in a source. It can be converted to a SourcePos until the
  /// source or the round of the repetition ends.
  struct Location {
    FileLocation File;    ///< LineBegin is null in bodies.
    size_t Statement = 0; ///< Index of the statement in bodies.
  };

public:
  /// Maximum numbers of open sources of each kind. Larger numbers count as
  /// endless recursion.
  static constexpr unsigned MaxMacroDepth = 1000;
  static constexpr unsigned MaxRepetitionDepth = 1000;
  static constexpr unsigned MaxIncludeDepth = 500;
  /// Number of bytes read from files between calls of OnRead.
  static constexpr uint64_t OnReadStep = uint64_t(1) << 20;
  /// Maximum length of the lines that diagnostics show, in bytes.
  static constexpr size_t MaxLineText = 4096;
  /// Maximum number of origins for lines of macros and repetitions. Later
  /// positions are reported in the file, at the macro call or repetition.
  static constexpr unsigned MaxBodyOrigins = 1000000;
  /// Number of lines of a file that share an origin. SourcePos finds the text
  /// of a line by counting newlines from the first of these lines.
  static constexpr unsigned LinesPerOrigin = 64;

  enum class SourceKind : uint8_t { File, Include, Macro, Repetition };

  SourceStack(llvm::ArrayRef<llvm::MemoryBufferRef> Sources,
              llvm::vfs::FileSystem &FS,
              llvm::ArrayRef<std::string> IncludeDirs,
              const SourceLimits &Limits, DiagnosticEngine &Diags,
              std::function<void()> OnRead = {});
  ~SourceStack();

  /// Reads the next statement, which may be blank. Its text stays valid until
  /// the next call. \returns false if all sources have ended or stop() was
  /// called.
  bool next(Cursor &Statement);

  /// Returns the text of the file after the current statement; empty in macros
  /// and repetitions.
  llvm::StringRef getRestOfFile() const {
    const Frame &F = Frames[Current];
    return F.isFile() ? F.Reader.getTextFrom(F.Reader.pos()) : "";
  }

  /// Returns the position of \p Ptr, which points into the current statement.
  /// Between statements, this is the start of the innermost repetition. The
  /// result stays valid as long as this object.
  SourcePos capture(const char *Ptr);

  /// \name Places in files; trackOrigins() must precede the first statement
  /// @{
  void trackOrigins() { Tracked.IsOn = true; }
  /// Returns the place of \p Length characters of the current statement from
  /// \p Ptr on. Invalid if they do not stand together in a file, for example
  /// because an argument of a macro replaced some of them.
  FilePlace findPlace(const char *Ptr, size_t Length);
  /// Returns the origin of the current statement.
  llvm::ArrayRef<OriginPiece> getOrigin();
  /// Returns the text of the current statement.
  llvm::StringRef getStatement() const { return View.Text; }
  /// Number of open sources, including repetitions.
  size_t getNumOpen() const { return Frames.size(); }
  /// @}

  /// Returns the position after the last newline of the current or last file.
  SourcePos getEnd();

  /// Sets whether `;` and `//` begin comments in files from now on.
  void setLLVMComments(bool On) { HasLLVMComments = On; }

  /// Ends the reading, as .end and .abort do.
  void stop() { IsStopped = true; }
  /// Reports an error at \p Ptr, which points into the current statement, and
  /// stops.
  void fail(const char *Ptr, const llvm::Twine &Msg);

  /// Opens the regular file \p Name, or \p Name in the first include directory
  /// that has it. Backslashes separate path components on all systems. \p Path
  /// becomes the path that was opened. \returns null if there is no such file.
  std::unique_ptr<llvm::MemoryBuffer>
  openFile(llvm::StringRef Name, llvm::SmallVectorImpl<char> &Path);

  /// \name Sources to be read next, before the rest of the current one
  /// @{
  SourceKind getCurrentKind() const { return Frames[Current].Kind; }
  unsigned getDepth(SourceKind K) const { return Depths[unsigned(K)]; }
  /// Outcomes of an include. ELF files are not entered.
  enum class IncludeResult { Entered, Unreadable, Binary };
  /// Enters the file that openFile finds. \p Site is the pseudo-op.
  IncludeResult enterInclude(llvm::StringRef Name, const char *Site);
  /// Returns the name of the file that was entered last. Call this before the
  /// next statement is read.
  llvm::StringRef getNextFileName() const { return Frames.back().FileName; }
  /// Enters a macro call at \p Site.
  void enterMacro(BodyReader Body, const char *Site) {
    enterBody(SourceKind::Macro, std::move(Body), locationOf(Site));
  }
  /// Enters a repetition. \p HeldSite is the index of its held location.
  void enterRepetition(BodyReader Body, size_t HeldSite);
  /// Returns the stack on which the caller pushes the values of a body before
  /// it enters the body.
  ValueStack &values() { return Values; }
  /// Appends \p S to the value on top, with its origin if it is text of the
  /// current statement. \returns false if there is no room.
  bool appendValue(llvm::StringRef S) {
    return Tracked.IsOn ? appendTracked(S) : Values.append(S);
  }
  /// Handles .exitm. The rest of the current macro call or repetition is still
  /// read, but isLeaving() is true until it ends.
  void leave() { Frames[Current].Body.leave(); }
  bool isLeaving() const { return Frames[Current].Body.isLeaving(); }
  /// @}

  /// Adds the current statement to \p Body, as RecordedBody::append does.
  bool record(RecordedBody &Body, RecordedBody::NameLookup Lookup,
              bool HasCounter);

  /// \name Held locations
  /// Locations at which conditionals and repetitions begin. They become
  /// positions only when their source or round ends, or when a diagnostic needs
  /// them. They form a stack.
  /// @{
  size_t hold(const char *Ptr);
  SourcePos getHeld(size_t Index);
  /// Drops \p Index and all locations held after it.
  void dropHeld(size_t Index) { Holds.resize(Index); }
  /// @}

private:
  struct Frame {
    SourceKind Kind = SourceKind::File;
    llvm::StringRef FileName;           ///< If isFile().
    LineReader Reader;                  ///< If isFile().
    BodyReader Body;                    ///< Unless isFile().
    Location Site;                      ///< Location in the frame below.
    const OriginTrace *Trace = nullptr; ///< Created when needed.
    /// Origin created last. In a file, it covers LinesPerOrigin lines. In a
    /// body, it covers one line of the statement OriginStatement.
    const LineOrigin *Origin = nullptr;
    size_t OriginStatement = 0;
    bool HasSkippedRound = false; ///< True if the whole round was skipped.
    size_t HoldsAtStart = 0; ///< Number of holds at the start of the round.

    bool isFile() const { return Kind <= SourceKind::Include; }
  };
  struct IncludedFile {
    std::unique_ptr<llvm::MemoryBuffer> Buffer;
    llvm::StringRef Path;
  };
  struct HeldLocation {
    /// Index of the frame; -1 if all frames have ended. When a frame ends, the
    /// frame below takes its place.
    int Frame;
    Location Loc;
    SourcePos Pos; ///< Set by getHeld, or when the source or round ends.
  };

  bool readFile(Frame &F);
  bool readBody(Frame &F);
  bool startRound(Frame &F);
  void enterBody(SourceKind K, BodyReader Body, const Location &Site);
  static bool findLocals(llvm::StringRef S, size_t &Begin);
  void addLocals(Frame &F, size_t Begin);
  void push(Frame F);
  void pop();
  void settleHolds();
  void setCurrent();
  void countRead(uint64_t Bytes);
  bool countExpansion();
  bool checkErrorLimit();
  bool checkCancelled();
  bool isInStatement(const char *Ptr) const {
    return std::less_equal<>()(View.Text.begin(), Ptr) &&
           std::less_equal<>()(Ptr, View.Text.end());
  }
  bool appendTracked(llvm::StringRef S);

  Location locationOf(const char *Ptr);
  SourcePos posOf(size_t FrameIndex, Location P);
  static bool hasOrigin(const Frame &F, const Location &P);
  void makeOrigin(size_t FrameIndex, const Location &P);
  const OriginTrace *traceOf(size_t FrameIndex);
  void makeTrace(size_t FrameIndex);
  llvm::StringRef save(llvm::StringRef S) { return S.copy(Store.Arena); }

  llvm::SmallVector<llvm::MemoryBufferRef, 1> Files;
  size_t NextFile = 0;
  llvm::vfs::FileSystem &FS;
  llvm::ArrayRef<std::string> IncludeDirs;
  const SourceLimits Limits;
  DiagnosticEngine &Diags;
  std::function<void()> OnRead; ///< See ParserServices::OnRead.
  uint64_t UnreportedBytes = 0;
  llvm::StringMap<IncludedFile> Included; ///< Files by their name in .include.

  std::vector<Frame> Frames;
  unsigned Depths[4] = {};
  size_t Current = 0;        ///< Index of the current statement's frame.
  SourcePos End;             ///< End of the file that ended last.
  bool HasStatement = false; ///< False between statements.
  StatementText Buffer;
  StatementView View; ///< The current statement.
  struct {
    bool IsOn = false;
    bool IsKnown = false; ///< True if Pieces are those of the statement.
    TextOrigin Pieces;
  } Tracked; ///< The origin of the current statement.
  bool HasLLVMComments = false;
  bool IsStopped = false;

  ValueStack Values;
  std::vector<HeldLocation> Holds;
  struct {
    uint64_t NumStatements = 0;
    uint64_t Size = 0;
  } Expanded; ///< Text of macros and repetitions so far.
  uint64_t NumLocals = 0;

  /// Owner of line origins and traces.
  struct OriginStore {
    llvm::BumpPtrAllocator Arena;
    unsigned NumBodyOrigins = 0;
    /// Keeps the macros of traces alive.
    llvm::DenseMap<const MacroDefinition *, MacroRef> Macros;
  };
  OriginStore Store;
};

} // namespace clrx

#endif // CLRX_LIB_SOURCE_SOURCESTACK_H
