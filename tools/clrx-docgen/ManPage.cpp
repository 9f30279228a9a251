//===- ManPage.cpp - Manual pages -----------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints pages of section 1 with the macros of man(7).
//
//===----------------------------------------------------------------------===//

#include "Printers.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

/// Escapes \p Text for troff. Double quotes are not escaped, so the result must
/// not be used in a quoted argument.
static std::string escape(StringRef Text) {
  std::string Result;
  // At the start of a line, these characters would begin a request.
  if (Text.starts_with(".") || Text.starts_with("'"))
    Result += "\\&";
  for (char C : Text) {
    if (C == '\\')
      Result += "\\e";
    else if (C == '-')
      Result += "\\-";
    else
      Result += C;
  }
  return Result;
}

/// Does the same as escape(), and prints each <word> in italics.
static std::string markUp(StringRef Text) {
  std::string Result;
  while (true) {
    const auto [Before, Rest] = Text.split('<');
    const auto [Word, After] = Rest.split('>');
    Result += escape(Before);
    if (Rest.empty())
      return Result;
    Result += "\\fI" + escape(Word) + "\\fR";
    Text = After;
  }
}

static void printOption(raw_ostream &OS, const OptionPage &O) {
  OS << ".TP\n";
  ListSeparator Comma;
  // The description says that two dashes are equivalent, so skip these
  // spellings.
  const StringRef First = O.Spellings[0];
  for (StringRef Spelling : O.Spellings)
    if (Spelling.drop_front() != First)
      OS << Comma << "\\fB" << escape(Spelling) << "\\fR";
  if (!O.MetaVar.empty()) {
    const bool IsJoined = StringRef(O.Spellings.back()).ends_with("=");
    const StringRef MetaVar = O.MetaVar;
    OS << (IsJoined ? "" : " ")
       << markUp(MetaVar.contains('<') ? MetaVar.str() : "<" + O.MetaVar + ">");
  }
  OS << '\n' << markUp(O.Help) << ".\n";
}

static void printCommands(raw_ostream &OS, ArrayRef<ProgramCommand> Commands) {
  if (Commands.empty())
    return;
  OS << ".SH COMMANDS\nWith \\fB\\-interactive\\fR, the program reads these "
        "commands while the run is stopped:\n";
  for (const ProgramCommand &C : Commands)
    OS << ".TP\n\\fB" << escape(C.Name) << "\\fR"
       << (C.Arguments.empty() ? "" : " " + escape(C.Arguments)) << '\n'
       << escape(C.Help) << ".\n";
}

static void printExamples(raw_ostream &OS, ArrayRef<ProgramExample> Examples) {
  OS << ".SH EXAMPLES\n";
  for (const ProgramExample &E : Examples)
    OS << ".TP\n.B " << escape(E.Command) << '\n' << escape(E.Text) << '\n';
}

/// Refers to the other programs and to the documents.
static void printSeeAlso(raw_ostream &OS, StringRef Name) {
  OS << ".SH SEE ALSO\n";
  for (const ProgramPage &Other : getProgramPages())
    if (Other.Name != Name)
      OS << ".BR " << escape(Other.Name) << " (1),\n";
  OS << ".BR llvm\\-mc (1)\n.PP\nDocuments and examples are in the folder "
        "share/doc/clrx\\-mc below the prefix,\nwhich is /usr for packages.\n";
}

void clrx::printManPage(raw_ostream &OS, const ProgramPage &Program) {
  OS << ".TH \"" << StringRef(Program.Name).upper()
     << "\" \"1\" \"\" \"clrx\\-mc " CLRX_VERSION "\" \"User Commands\"\n"
     << ".SH NAME\n"
     << escape(Program.Name) << " \\- " << escape(Program.Title) << '\n'
     << ".SH SYNOPSIS\n.B " << escape(Program.Name) << "\n[option...] "
     << escape(Program.Operands) << '\n'
     << ".SH DESCRIPTION\n";
  ListSeparator Paragraph(".PP\n");
  for (StringRef Text : Program.Description)
    OS << Paragraph << escape(Text) << '\n';
  OS << ".SH OPTIONS\n";
  for (const OptionGroupPage &G : Program.Groups) {
    if (Program.Groups.size() > 1)
      OS << ".SS " << (G.Title.empty() ? "OTHERS" : escape(G.Title)) << '\n';
    for (const OptionPage &O : G.Options)
      printOption(OS, O);
  }
  printCommands(OS, Program.Commands);
  OS << ".SH EXIT STATUS\n" << escape(Program.ExitStatus) << '\n';
  printExamples(OS, Program.Examples);
  printSeeAlso(OS, Program.Name);
}
