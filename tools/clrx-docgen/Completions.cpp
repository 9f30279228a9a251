//===- Completions.cpp - Completions for shells ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints one file for bash and one for zsh, which serve all programs, and one
// file for each program for fish.
//
//===----------------------------------------------------------------------===//

#include "Printers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

template <typename Fn>
static void forEachOption(const ProgramPage &P, Fn Visit) {
  for (const OptionGroupPage &G : P.Groups)
    for (const OptionPage &O : G.Options)
      Visit(O);
}

/// Returns \p Text in single quotes for a shell. \p Quote replaces each single
/// quote in \p Text.
static std::string quote(StringRef Text, StringRef Quote) {
  std::string Result = "'";
  for (char C : Text)
    if (C == '\'')
      Result += Quote;
    else
      Result += C;
  return Result + "'";
}

//===----------------------------------------------------------------------===//
// bash
//===----------------------------------------------------------------------===//

/// Returns the bash action that completes the value of \p O.
static std::string getBashAction(const OptionPage &O) {
  switch (O.Argument) {
  case ArgumentKind::File:
    return "compgen -f";
  case ArgumentKind::Folder:
    return "compgen -d";
  case ArgumentKind::Choice:
    return "compgen -W " + quote(join(O.Values, " "), "'\\''");
  case ArgumentKind::None:
  case ArgumentKind::Text:
    return ":";
  }
  llvm_unreachable("unknown kind of argument");
}

static void printBashFunction(raw_ostream &OS, const ProgramPage &P,
                              StringRef Function) {
  OS << '\n'
     << Function << "() {\n"
     << "  local cur=$2 option=$3\n"
     << "  # Bash splits words at =.\n"
     << "  if [ \"$3\" = = ]; then\n"
     << "    option=${COMP_WORDS[COMP_CWORD-2]}\n"
     << "  elif [ \"${COMP_WORDS[COMP_CWORD]}\" = = ]; then\n"
     << "    option=$3 cur=\n"
     << "  fi\n"
     << "  case $option in\n";
  std::string Words;
  forEachOption(P, [&](const OptionPage &O) {
    Words += (Words.empty() ? "" : " ") + join(O.Spellings, " ");
    if (O.Argument == ArgumentKind::None)
      return;
    ListSeparator Or("|");
    OS << "  ";
    for (StringRef Spelling : O.Spellings)
      OS << Or << Spelling.rtrim('=');
    OS << ") COMPREPLY=($(" << getBashAction(O)
       << " -- \"$cur\")); return ;;\n";
  });
  OS << "  esac\n"
     << "  case $cur in\n"
     << "  -*) COMPREPLY=($(compgen -W " << quote(Words, "'\\''")
     << " -- \"$cur\"))\n"
     << "    # The value follows directly.\n"
     << "    case ${COMPREPLY[0]} in *=) compopt -o nospace ;; esac ;;\n"
     << "  *) COMPREPLY=($(compgen -f -- \"$cur\")) ;;\n"
     << "  esac\n}\n"
     << "complete -o filenames -F " << Function << ' ' << P.Name << '\n';
}

static std::string getFunctionName(const ProgramPage &P) {
  std::string Name = "_" + P.Name;
  llvm::replace(Name, '-', '_');
  return Name;
}

void clrx::printBashCompletion(raw_ostream &OS,
                               ArrayRef<ProgramPage> Programs) {
  OS << "# Completions of clrx-mc's programs for bash.\n";
  for (const ProgramPage &P : Programs)
    printBashFunction(OS, P, getFunctionName(P));
}

//===----------------------------------------------------------------------===//
// zsh
//===----------------------------------------------------------------------===//

/// Escapes \p Text for a specification of _arguments.
static std::string escapeForZsh(StringRef Text) {
  std::string Result;
  for (char C : Text) {
    if (StringRef("[]:\\").contains(C))
      Result += '\\';
    Result += C;
  }
  return Result;
}

static std::string getZshAction(const OptionPage &O) {
  const std::string Message =
      ":" + escapeForZsh(StringRef(O.MetaVar).trim("<>")) + ":";
  switch (O.Argument) {
  case ArgumentKind::None:
    return "";
  case ArgumentKind::File:
    return Message + "_files";
  case ArgumentKind::Folder:
    return Message + "_files -/";
  case ArgumentKind::Choice:
    return Message + "(" + join(O.Values, " ") + ")";
  case ArgumentKind::Text:
    return Message + " ";
  }
  llvm_unreachable("unknown kind of argument");
}

/// Returns the spelling in a specification. `-x=` takes its value after = or in
/// the next word, `-x+` directly or in the next word.
static std::string getZshSpelling(const OptionPage &O, StringRef Spelling) {
  if (O.Argument == ArgumentKind::None || Spelling.ends_with("="))
    return Spelling.str();
  return (Spelling + "+").str();
}

void clrx::printZshCompletion(raw_ostream &OS, ArrayRef<ProgramPage> Programs) {
  OS << "#compdef";
  for (const ProgramPage &P : Programs)
    OS << ' ' << P.Name;
  OS << "\n# Completions of clrx-mc's programs for zsh.\n\n"
     << "local -a specs\ncase $service in\n";
  for (const ProgramPage &P : Programs) {
    OS << P.Name << ")\n  specs=(\n";
    forEachOption(P, [&](const OptionPage &O) {
      for (StringRef Spelling : O.Spellings)
        OS << "    "
           << quote("*" + getZshSpelling(O, Spelling) + "[" +
                        escapeForZsh(O.Help) + "]" + getZshAction(O),
                    "'\\''")
           << '\n';
    });
    OS << "  ) ;;\n";
  }
  OS << "esac\n_arguments $specs '*:file:_files'\n";
}

//===----------------------------------------------------------------------===//
// fish
//===----------------------------------------------------------------------===//

static std::string getFishArgument(const OptionPage &O) {
  switch (O.Argument) {
  case ArgumentKind::None:
    return "";
  case ArgumentKind::File:
    return " -r -F";
  case ArgumentKind::Folder:
    return " -x -a '(__fish_complete_directories)'";
  case ArgumentKind::Choice:
    return " -x -a " + quote(join(O.Values, " "), "\\'");
  case ArgumentKind::Text:
    return " -x";
  }
  llvm_unreachable("unknown kind of argument");
}

void clrx::printFishCompletion(raw_ostream &OS, const ProgramPage &P) {
  OS << "# Completions of " << P.Name << " for fish.\n\n";
  forEachOption(P, [&](const OptionPage &O) {
    OS << "complete -c " << P.Name;
    for (StringRef Spelling : O.Spellings) {
      StringRef Name = Spelling.rtrim('=');
      if (Name.consume_front("--"))
        OS << " -l ";
      else if (Name.consume_front("-"))
        OS << (Name.size() == 1 ? " -s " : " -o ");
      OS << quote(Name, "\\'");
    }
    OS << getFishArgument(O) << " -d " << quote(O.Help, "\\'") << '\n';
  });
}
