//===- SourceListing.cpp - Source lines and what they became --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints all lines of the files that led to output, in the order in which they
// were read, and those expanded lines of macros and repetitions that produced
// output. The offset, the words, the line number and the expansion depth
// precede each line.
//
//===----------------------------------------------------------------------===//

#include "OutputRecorder.h"
#include "Report/Printers.h"
#include "Source/DiagnosticEngine.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

/// Maximum number of bytes that the listing shows of a statement.
static constexpr size_t MaxBytes = 64;
/// Maximum number of bytes in a line of the listing.
static constexpr size_t BytesPerLine = 8;

namespace {

/// A file, as included by one .include or named on the command line.
using FileKey = std::pair<const OriginTrace *, const char *>;

class ListingPrinter {
public:
  ListingPrinter(raw_ostream &OS, CodeView &View) : OS(OS), View(View) {}

  void print(const OutputPiece &P);
  /// Prints the remaining lines of all files.
  void finish();

private:
  raw_ostream &OS;
  CodeView &View;
  struct File {
    StringRef Text;
    uint64_t NextLine = 1;
    size_t NextOffset = 0; ///< Offset of that line in the text.
  };
  DenseMap<FileKey, File> Files;
  std::optional<FileKey> Current;
  /// Line that was shown last, for each expansion of a body.
  DenseMap<const OriginTrace *, uint64_t> LastLines;
  const ExprSection *CurSection = nullptr;
  DenseMap<const ExprSection *, std::string> Contents;

  File &enter(const LineOrigin &Origin);
  void leave(const LineOrigin *To);
  StringRef takeLine(File &F);
  void printUpTo(File &F, uint64_t Line);
  void showLine(const SourcePos &Pos);
  StringRef takeText(const SourcePos &Pos);
  void printLine(StringRef Words, uint64_t Line, unsigned Depth,
                 StringRef Text);
  void printBytes(const OutputPiece &P, uint64_t Line, unsigned Depth,
                  StringRef Text);
  StringRef getBytes(const OutputPiece &P);
};

} // namespace

static FileKey getKey(const LineOrigin &Origin) {
  return {Origin.Trace, Origin.FileText.data()};
}

static bool isInBody(const LineOrigin &Origin) {
  return Origin.FileText.empty();
}

/// Returns the number of macros and repetitions around \p Origin.
static unsigned getDepth(const LineOrigin &Origin) {
  unsigned Depth = 0;
  for (const OriginTrace *T = Origin.Trace; T; T = T->Outer)
    Depth += T->K != OriginTrace::Include;
  return Depth;
}

/// Returns true if a line of the file \p Key led to \p Origin, by a call, a
/// repetition or an include.
static bool isBelow(const LineOrigin *Origin, FileKey Key) {
  while (Origin->Trace) {
    Origin = Origin->Trace->Site.Origin;
    if (getKey(*Origin) == Key)
      return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

void ListingPrinter::printLine(StringRef Words, uint64_t Line, unsigned Depth,
                               StringRef Text) {
  constexpr unsigned WordsWidth = 27;
  SmallString<128> Row;
  raw_svector_ostream RowOS(Row);
  RowOS << left_justify(Words, WordsWidth);
  if (Line)
    RowOS << format_decimal(Line, 6);
  else
    RowOS.indent(6);
  RowOS << (Depth ? '+' : ' ') << left_justify(Depth ? utostr(Depth) : "", 3)
        << Text;
  OS << StringRef(Row).rtrim() << '\n';
}

StringRef ListingPrinter::takeLine(File &F) {
  const StringRef Line =
      F.Text.substr(F.NextOffset).take_until([](char C) { return C == '\n'; });
  F.NextOffset += Line.size() + 1;
  ++F.NextLine;
  return Line.rtrim('\r');
}

/// Prints the lines of \p F before \p Line that have not been printed.
void ListingPrinter::printUpTo(File &F, uint64_t Line) {
  while (F.NextLine < Line && F.NextOffset < F.Text.size()) {
    const uint64_t Number = F.NextLine;
    printLine("", Number, 0, takeLine(F));
  }
}

/// Leaves the current file, unless the next line, \p To, is in this file or was
/// reached from it. Prints the remaining lines of a file that is left.
void ListingPrinter::leave(const LineOrigin *To) {
  if (To && (isBelow(To, *Current) || getKey(*To) == *Current))
    return;
  printUpTo(Files[*Current], UINT64_MAX);
}

ListingPrinter::File &ListingPrinter::enter(const LineOrigin &Origin) {
  const FileKey Key = getKey(Origin);
  if (Current && *Current != Key)
    leave(&Origin);
  File &F = Files[Key];
  if (!Current || *Current != Key)
    OS << "# file " << Origin.FileName << '\n';
  Current = Key;
  F.Text = Origin.FileText;
  return F;
}

/// Shows the line of \p Pos, which produced no output, and all lines before it.
void ListingPrinter::showLine(const SourcePos &Pos) {
  const uint64_t Line = Pos.getLine();
  const StringRef Text = takeText(Pos);
  if (!Text.empty())
    printLine("", Line, getDepth(*Pos.Origin), Text);
}

/// Shows all lines before \p Pos. \returns the line of \p Pos, or an empty
/// string if that line was shown.
StringRef ListingPrinter::takeText(const SourcePos &Pos) {
  const LineOrigin &Origin = *Pos.Origin;
  if (Origin.Trace)
    showLine(Origin.Trace->Site);
  if (isInBody(Origin)) {
    // Each statement in a line has its own origin.
    uint64_t &LastLine = LastLines[Origin.Trace];
    const bool IsNew = LastLine != Origin.FirstLine;
    LastLine = Origin.FirstLine;
    return IsNew ? Origin.Text : StringRef();
  }
  File &F = enter(Origin);
  printUpTo(F, Pos.getLine());
  return F.NextLine == Pos.getLine() ? takeLine(F) : StringRef();
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

StringRef ListingPrinter::getBytes(const OutputPiece &P) {
  auto [It, IsNew] = Contents.try_emplace(P.Section);
  if (IsNew)
    It->second = View.getContent(*P.Section);
  return StringRef(It->second).substr(P.Offset, P.Size);
}

/// Formats code as words and data as bytes.
static std::string formatBytes(StringRef Bytes, bool IsData) {
  std::string Text;
  for (; !Bytes.empty();
       Bytes = Bytes.drop_front(std::min<size_t>(4, Bytes.size()))) {
    if (!Text.empty())
      Text += ' ';
    if (IsData || Bytes.size() < 4)
      Text += toHex(Bytes.take_front(4), /*LowerCase=*/true);
    else
      Text += utohexstr(support::endian::read32le(Bytes.data()),
                        /*LowerCase=*/true, /*Width=*/8);
  }
  return Text;
}

void ListingPrinter::printBytes(const OutputPiece &P, uint64_t Line,
                                unsigned Depth, StringRef Text) {
  const StringRef Bytes = getBytes(P);
  const StringRef Shown = Bytes.take_front(MaxBytes);
  for (size_t I = 0; I < Shown.size() || !I; I += BytesPerLine) {
    const std::string Words =
        utohexstr(P.Offset + I, /*LowerCase=*/true, /*Width=*/8) + ' ' +
        formatBytes(Shown.substr(I, BytesPerLine), P.IsData);
    if (I)
      printLine(Words, 0, 0, "");
    else
      printLine(Words, Line, Depth, Text);
  }
  if (Shown.size() != P.Size)
    printLine(("         and " + Twine(P.Size - Shown.size()) + " bytes").str(),
              0, 0, "");
}

void ListingPrinter::print(const OutputPiece &P) {
  if (!P.Pos.isValid())
    return;
  const unsigned Depth = getDepth(*P.Pos.Origin);
  if (!P.Inserted.empty())
    return printBytes(P, 0, Depth, " " + P.Inserted + "  # inserted");
  const StringRef Text = takeText(P.Pos);
  if (CurSection != P.Section)
    OS << "# section " << P.Section->getName() << '\n';
  CurSection = P.Section;
  printBytes(P, Text.empty() ? 0 : P.Pos.getLine(), Text.empty() ? 0 : Depth,
             Text);
}

void ListingPrinter::finish() {
  if (Current)
    leave(nullptr);
}

void clrx::printSourceListing(raw_ostream &OS, ArrayRef<OutputPiece> Pieces,
                              CodeView &View) {
  ListingPrinter Printer(OS, View);
  for (const OutputPiece &P : Pieces)
    Printer.print(P);
  Printer.finish();
}

void OutputRecorder::finish(CodeView &View) {
  if (Options.MakeLineMap)
    Result.Lines = makeLineMap(Pieces);
  if (Options.MakeSourceListing) {
    raw_string_ostream OS(Result.SourceListing);
    printSourceListing(OS, Pieces, View);
    OS << "# report\n";
    printTextReport(OS, Result.Kernels);
  }
}
