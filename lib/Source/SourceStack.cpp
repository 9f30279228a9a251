//===- SourceStack.cpp - Files, macro and repetition bodies ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The stack of sources, and positions that outlive the current statement.
//
//===----------------------------------------------------------------------===//

#include "Source/SourceStack.h"

using namespace llvm;
using namespace clrx;

SourceStack::SourceStack(ArrayRef<MemoryBufferRef> Sources, vfs::FileSystem &FS,
                         ArrayRef<std::string> IncludeDirs,
                         const SourceLimits &Limits, DiagnosticEngine &Diags,
                         std::function<void()> OnRead)
    : Files(Sources), FS(FS), IncludeDirs(IncludeDirs), Limits(Limits),
      Diags(Diags), OnRead(std::move(OnRead)) {
  Diags.setLocator([this](SMLoc Loc) { return capture(Loc.getPointer()); });
}

SourceStack::~SourceStack() = default;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

bool SourceStack::next(Cursor &Statement) {
  HasStatement = false;
  while (!IsStopped && !checkErrorLimit() && !checkCancelled()) {
    if (Frames.empty()) {
      if (NextFile == Files.size())
        return false;
      Frame F;
      F.FileName = Files[NextFile].getBufferIdentifier();
      F.Reader = LineReader(Files[NextFile++].getBuffer());
      push(std::move(F));
    }
    Frame &F = Frames.back();
    if (F.isFile() ? readFile(F) : readBody(F)) {
      Statement = Cursor(View.Text.begin(), View.Text.end());
      return true;
    }
  }
  return false;
}

bool SourceStack::readFile(Frame &F) {
  const char *Begin = F.Reader.pos();
  if (!F.Reader.next(Buffer, HasLLVMComments)) {
    pop();
    return false;
  }
  countRead(F.Reader.pos() - Begin);
  View = {Buffer.str(), Buffer.Splices};
  setCurrent();
  if (F.Reader.Found == LineReader::Problem::None)
    return true;
  SourcePos Pos = posOf(Current, {F.Reader.FoundAt, 0});
  if (F.Reader.Found == LineReader::Problem::OpenComment)
    Diags.error(Pos, rules::Unterminated, "unterminated multi-line comment");
  else
    Diags.warning(Pos, rules::Unterminated,
                  "line ends inside a string or character literal; the "
                  "literal continues on the next line");
  return true;
}

bool SourceStack::readBody(Frame &F) {
  if (F.Body.atEndOfRound() && !startRound(F)) {
    pop();
    return false;
  }
  size_t LocalsAt = 0;
  bool HasLocals = F.Body.isAlternate() && findLocals(F.Body.peek(), LocalsAt);
  bool Fits = F.Body.read(Buffer, View, HasLocals ? LocalsAt : StringRef::npos);
  setCurrent();
  if (!Fits) {
    Diags.error(capture(nullptr), rules::Limit,
                "expanded statement is longer than " +
                    Twine(BodyReader::MaxStatementSize) + " characters");
    View.Text = "";
  }
  if (HasLocals)
    addLocals(F, LocalsAt);
  return countExpansion();
}

void SourceStack::countRead(uint64_t Bytes) {
  UnreportedBytes += Bytes;
  if (UnreportedBytes < OnReadStep || !OnRead)
    return;
  UnreportedBytes = 0;
  OnRead();
}

void SourceStack::setCurrent() {
  Current = Frames.size() - 1;
  HasStatement = true;
  Tracked.IsKnown = false;
}

bool SourceStack::startRound(Frame &F) {
  settleHolds();
  F.Trace = nullptr;
  F.Origin = nullptr;
  // A conditional that the round opened or closed changes the number of holds.
  if (F.HasSkippedRound && F.HoldsAtStart == Holds.size())
    F.Body.setIdle();
  F.HasSkippedRound = F.Body.isLeaving();
  F.HoldsAtStart = Holds.size();
  return F.Body.startRound();
}

/// Counts the current statement, and checks the limits for macros and
/// repetitions.
bool SourceStack::countExpansion() {
  ++Expanded.NumStatements;
  Expanded.Size += View.Text.size();
  if (Expanded.NumStatements <= Limits.ExpandedStatements &&
      Expanded.Size <= Limits.ExpandedSize)
    return true;
  fail(nullptr, Expanded.NumStatements > Limits.ExpandedStatements
                    ? "macros and repetitions expand to more than " +
                          Twine(Limits.ExpandedStatements) + " statements"
                    : "macros and repetitions expand to more than " +
                          Twine(Limits.ExpandedSize) + " characters");
  return false;
}

void SourceStack::fail(const char *Ptr, const Twine &Msg) {
  if (!IsStopped)
    Diags.error(capture(Ptr), rules::Limit, Msg);
  stop();
}

bool SourceStack::checkErrorLimit() {
  if (!Diags.hasTooManyErrors())
    return false;
  Diags.error(SourcePos(), rules::TooMany, "too many errors, stopping now");
  stop();
  return true;
}

bool SourceStack::checkCancelled() {
  if (!Limits.IsCancelled ||
      !Limits.IsCancelled->load(std::memory_order_relaxed))
    return false;
  Diags.error(SourcePos(), rules::Limit, "the assembly was cancelled");
  stop();
  return true;
}

//===----------------------------------------------------------------------===//
// `local` of the alternate macro mode
//===----------------------------------------------------------------------===//

/// Returns true if \p S is `local` with a list of names, after optional labels.
/// \p Begin is then the offset of `local`.
bool SourceStack::findLocals(StringRef S, size_t &Begin) {
  Cursor C(S.begin(), S.end());
  StringRef Word;
  while (true) {
    C.skipBlanks();
    Begin = C.pos() - S.begin();
    Word = takeRecordedName(C, /*IsPath=*/true);
    Cursor After = C;
    if (Word.empty() || !After.consume(':'))
      break;
    C = After;
  }
  if (!Word.equals_insensitive("local") || C.peek() != ' ')
    return false;
  do {
    C.skipBlanks();
    if (C.takeName().empty())
      return false;
    C.consume(',');
  } while (!C.atEnd());
  return true;
}

void SourceStack::addLocals(Frame &F, size_t Begin) {
  StringRef Recorded = F.Body.body().getText(F.Body.getCurrent());
  ArrayRef<Splice> Splices = F.Body.body().getSplices(F.Body.getCurrent());
  Cursor C(Recorded.begin() + Begin, Recorded.end());
  C.takeName();
  while (!C.atEnd()) {
    size_t Offset = C.pos() - Recorded.begin();
    StringRef Name = C.takeName();
    C.consume(',');
    if (F.Body.addLocal(Name, ".LL" + utostr(NumLocals))) {
      ++NumLocals;
      continue;
    }
    const Splice &S = findSplice(Splices, Offset);
    FileLocation P{nullptr, S.Line, uint32_t(S.Column + Offset - S.Offset)};
    Diags.error(posOf(Current, {P, F.Body.getCurrent()}), rules::Redefinition,
                "'" + Name + "' is already a parameter or local of the macro");
  }
}

//===----------------------------------------------------------------------===//
// The stack
//===----------------------------------------------------------------------===//

void SourceStack::push(Frame F) {
  ++Depths[unsigned(F.Kind)];
  Frames.push_back(std::move(F));
}

void SourceStack::pop() {
  settleHolds();
  Frame &F = Frames.back();
  if (F.Kind == SourceKind::File)
    End = posOf(0, {F.Reader.getLine(), 0});
  --Depths[unsigned(F.Kind)];
  if (!F.isFile())
    Values.release(F.Body.getValues());
  Frames.pop_back();
}

void SourceStack::enterBody(SourceKind K, BodyReader Body,
                            const Location &Site) {
  Frame F;
  F.Kind = K;
  F.Body = std::move(Body);
  F.Site = Site;
  push(std::move(F));
}

void SourceStack::enterRepetition(BodyReader Body, size_t HeldSite) {
  const HeldLocation &H = Holds[HeldSite];
  // The source in which the repetition began may have ended while its body was
  // recorded.
  bool IsThere = H.Frame == int(Current) && !H.Pos.isValid();
  enterBody(SourceKind::Repetition, std::move(Body),
            IsThere ? H.Loc : locationOf(nullptr));
}

bool SourceStack::record(RecordedBody &Body, RecordedBody::NameLookup Lookup,
                         bool HasCounter) {
  const Frame &F = Frames[Current];
  StringRef FileName =
      F.isFile() ? F.FileName : F.Body.body().getFileName(F.Body.getCurrent());
  const size_t Size = Body.size();
  if (!Body.append(View.Text, View.Splices, FileName, Lookup, HasCounter))
    return false;
  if (Tracked.IsOn && !F.isFile() && Body.size() != Size)
    Body.setOrigin(getOrigin());
  return true;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

std::unique_ptr<MemoryBuffer>
SourceStack::openFile(StringRef Name, SmallVectorImpl<char> &Path) {
  auto Open = [&]() -> std::unique_ptr<MemoryBuffer> {
    llvm::replace(Path, '\\', '/');
    // Devices and pipes may never end.
    ErrorOr<vfs::Status> Status = FS.status(Path);
    if (!Status || !Status->isRegularFile())
      return nullptr;
    ErrorOr<std::unique_ptr<MemoryBuffer>> File = FS.getBufferForFile(Path);
    return File ? std::move(*File) : nullptr;
  };
  if (Name.empty() || Name.contains('\0'))
    return nullptr;
  Path.assign(Name.begin(), Name.end());
  if (std::unique_ptr<MemoryBuffer> File = Open())
    return File;
  for (StringRef Dir : IncludeDirs) {
    Path.assign(Dir.begin(), Dir.end());
    Path.push_back('/');
    Path.append(Name.begin(), Name.end());
    if (std::unique_ptr<MemoryBuffer> File = Open())
      return File;
  }
  return nullptr;
}

SourceStack::IncludeResult SourceStack::enterInclude(StringRef Name,
                                                     const char *Site) {
  auto &Entry = *Included.try_emplace(Name).first;
  if (!Entry.second.Buffer) {
    SmallString<128> Path;
    Entry.second.Buffer = openFile(Name, Path);
    if (!Entry.second.Buffer)
      return IncludeResult::Unreadable;
    Entry.second.Path = save(Path);
  }
  constexpr StringLiteral ElfMagic = "\177ELF";
  if (Entry.second.Buffer->getBuffer().starts_with(ElfMagic))
    return IncludeResult::Binary;
  Frame F;
  F.Kind = SourceKind::Include;
  F.FileName = Entry.second.Path;
  F.Reader = LineReader(Entry.second.Buffer->getBuffer());
  F.Site = locationOf(Site);
  push(std::move(F));
  return IncludeResult::Entered;
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

SourceStack::Location SourceStack::locationOf(const char *Ptr) {
  size_t Offset = isInStatement(Ptr) ? Ptr - View.Text.begin() : 0;
  const Splice &S = findSplice(View.Splices, Offset);
  Location P;
  P.File.Line = S.Line;
  P.File.Column = uint32_t(S.Column + Offset - S.Offset);
  Frame &F = Frames[Current];
  if (F.isFile())
    P.File.LineBegin = F.Reader.findLine(S.Line);
  else
    P.Statement = F.Body.getCurrent();
  return P;
}

SourcePos SourceStack::getEnd() {
  return Frames.empty() ? End : posOf(0, {Frames[0].Reader.getLine(), 0});
}

SourcePos SourceStack::capture(const char *Ptr) {
  if (!HasStatement)
    return Frames.size() < 2 ? SourcePos()
                             : posOf(Frames.size() - 2, Frames.back().Site);
  return posOf(Current, locationOf(Ptr));
}

/// Returns true if \p P is in the lines of the origin of \p F.
bool SourceStack::hasOrigin(const Frame &F, const Location &P) {
  const uint64_t NumLines = F.isFile() ? LinesPerOrigin : 1;
  return F.Origin && F.OriginStatement == P.Statement &&
         P.File.Line - F.Origin->FirstLine < NumLines;
}

void SourceStack::makeOrigin(size_t I, const Location &P) {
  const OriginTrace *Trace = traceOf(I);
  Frame &F = Frames[I];
  auto *Origin = new (Store.Arena) LineOrigin;
  Origin->FirstLine = P.File.Line;
  Origin->Trace = Trace;
  if (F.isFile()) {
    Origin->FileName = F.FileName;
    Origin->Text = F.Reader.getTextFrom(P.File.LineBegin);
    Origin->FileText = F.Reader.getText();
  } else {
    ++Store.NumBodyOrigins;
    Origin->FileName = F.Body.body().getFileName(P.Statement);
    Origin->Text =
        save(F.Body.getLineText(P.Statement, P.File.Line, MaxLineText));
    Origin->IsVerbatim = !F.Body.needsExpansion(P.Statement);
  }
  F.Origin = Origin;
  F.OriginStatement = P.Statement;
}

SourcePos SourceStack::posOf(size_t I, Location P) {
  if (Store.NumBodyOrigins >= MaxBodyOrigins)
    while (!Frames[I].isFile())
      P = Frames[I--].Site;
  if (!hasOrigin(Frames[I], P))
    makeOrigin(I, P);
  const LineOrigin *Origin = Frames[I].Origin;
  return {Origin, P.File.Column, uint16_t(P.File.Line - Origin->FirstLine)};
}

const OriginTrace *SourceStack::traceOf(size_t I) {
  size_t First = I;
  while (Frames[First].Kind != SourceKind::File && !Frames[First].Trace)
    --First;
  while (First++ != I)
    makeTrace(First);
  return Frames[I].Trace;
}

/// Creates the trace of frame \p I. The frame below already has its trace.
void SourceStack::makeTrace(size_t I) {
  Frame &F = Frames[I];
  auto *T = new (Store.Arena) OriginTrace;
  if (F.Kind == SourceKind::Include) {
    T->K = OriginTrace::Include;
    T->Name = F.FileName;
  } else if (F.Kind == SourceKind::Macro) {
    T->K = OriginTrace::Macro;
    const MacroRef &M = F.Body.getMacro();
    Store.Macros.try_emplace(M.get(), M);
    T->Name = M->Name;
    T->Definition = M.get();
  } else {
    T->K = OriginTrace::Repetition;
    T->Iteration = F.Body.getRound();
    T->Count = F.Body.getCount();
  }
  T->Site = posOf(I - 1, F.Site);
  T->Outer = Frames[I - 1].Trace;
  F.Trace = T;
}

ArrayRef<OriginPiece> SourceStack::getOrigin() {
  if (Tracked.IsKnown)
    return Tracked.Pieces;
  Tracked.IsKnown = true;
  const Frame &F = Frames[Current];
  Tracked.Pieces =
      F.isFile() ? ::makeOrigin(View.Splices, F.FileName) : F.Body.getOrigin();
  return Tracked.Pieces;
}

FilePlace SourceStack::findPlace(const char *Ptr, size_t Length) {
  if (!HasStatement || !isInStatement(Ptr) || !isInStatement(Ptr + Length))
    return FilePlace();
  const size_t Begin = Ptr - View.Text.begin();
  return clrx::findPlace(getOrigin(), Begin, Begin + Length);
}

bool SourceStack::appendTracked(StringRef S) {
  TextOrigin Pieces;
  const size_t Begin = S.begin() - View.Text.begin();
  if (isInStatement(S.begin()) && isInStatement(S.end()))
    appendOrigin(getOrigin(), Begin, Begin + S.size(), 0, Pieces);
  else
    Pieces.push_back({0, FilePlace()});
  return Values.append(S, Pieces);
}

size_t SourceStack::hold(const char *Ptr) {
  Holds.push_back({int(Current), locationOf(Ptr), SourcePos()});
  return Holds.size() - 1;
}

SourcePos SourceStack::getHeld(size_t Index) {
  HeldLocation &H = Holds[Index];
  if (!H.Pos.isValid())
    H.Pos = posOf(H.Frame, H.Loc);
  return H.Pos;
}

/// Captures the held locations of the top frame, because the frame or its round
/// ends.
void SourceStack::settleHolds() {
  int Top = int(Frames.size()) - 1;
  for (HeldLocation &H : reverse(Holds)) {
    if (H.Frame < Top)
      break;
    if (!H.Pos.isValid())
      H.Pos = posOf(H.Frame, H.Loc);
    H.Frame = Top - 1;
  }
}
