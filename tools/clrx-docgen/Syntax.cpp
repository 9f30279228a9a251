//===- Syntax.cpp - Syntax files for editors ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Words come from the tables. The patterns of numbers, registers and strings
// are defined here.
//
//===----------------------------------------------------------------------===//

#include "Language/PseudoOpPage.h"
#include "Printers.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/ISA/InstTable.h"
#include "clrx/ISA/Modifiers.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include <map>
#include <set>

using namespace llvm;
using namespace clrx;

using WordSet = std::set<std::string>;

static WordSet getMnemonics() {
  WordSet Words;
  for (const InstRow &Row : getInstTable())
    if (!Row.has(LLVMOnly))
      Words.insert(Row.Mnemonic.str());
  return Words;
}

/// Returns the names of pseudo-ops without dots.
static WordSet getPseudoOps() {
  WordSet Words;
  auto Add = [&](StringRef Name) { Words.insert(Name.drop_front().lower()); };
  forEachLanguagePseudoOp(Add);
  for (const ContainerInfo &Info : getContainers()) {
    Info.ForEachPseudoOp(Add);
    for (StringRef Selector : {Info.Selector, Info.OtherSelector})
      if (!Selector.empty())
        Add(Selector);
  }
  return Words;
}

static WordSet getModifiers() {
  static constexpr StringLiteral Names[] = {
#define CLRX_MODIFIER_LLVM(Name, ...) Name,
#include "clrx/ISA/Modifiers.def"
  };
  return WordSet(std::begin(Names), std::end(Names));
}

static WordSet getSpecialRegisterNames() {
  WordSet Words;
  for (const SpecialRegister &R : getSpecialRegisters()) {
    const std::string Name = R.Name.str();
    Words.insert(Name);
    if (R.Kind == SpecialKind::Pair)
      Words.insert({Name + "_lo", Name + "_hi"});
  }
  return Words;
}

//===----------------------------------------------------------------------===//
// Vim
//===----------------------------------------------------------------------===//

static void printVimKeywords(raw_ostream &OS, StringRef Group,
                             const WordSet &Words) {
  size_t Column = 0;
  for (StringRef Word : Words) {
    if (Column == 0 || Column + Word.size() > 78) {
      const std::string Start = ("syn keyword " + Group).str();
      OS << (Column ? "\n" : "") << Start;
      Column = Start.size();
    }
    OS << ' ' << Word;
    Column += Word.size() + 1;
  }
  OS << '\n';
}

void clrx::printVimSyntax(raw_ostream &OS) {
  OS << R"(" Vim syntax file
" Language: CLRX assembly for AMD GCN GPUs
" Generated from the tables of clrx-mc )" CLRX_VERSION R"(.

if exists('b:current_syntax')
  finish
endif

syn case ignore
syn iskeyword @,48-57,_,.

)";
  printVimKeywords(OS, "clrxInstruction", getMnemonics());
  WordSet Dotted;
  for (const std::string &Name : getPseudoOps())
    Dotted.insert("." + Name);
  printVimKeywords(OS, "clrxPseudoOp", Dotted);
  printVimKeywords(OS, "clrxModifier", getModifiers());
  printVimKeywords(OS, "clrxRegister", getSpecialRegisterNames());
  OS << R"(
syn match clrxRegister '\<[sv]\d\+\>'
syn match clrxRegister '\<[sv]\ze\['
syn match clrxRegister '\<ttmp\(\d\+\>\|\ze\[\)'
syn match clrxNumber '\<\d\+\>'
syn match clrxNumber '\<0x\x\+\>'
syn match clrxNumber '\<0b[01]\+\>'
syn match clrxFloat '\<\d\+\.\d*\(e[-+]\=\d\+\)\=[lsh]\=\>'
syn match clrxLabel '\(^\|;\)\s*\zs[A-Za-z_.$][A-Za-z0-9_.$]*\ze\s*:'
syn match clrxLabel '\(^\|;\)\s*\zs\d\+\ze:'
syn match clrxMacroArgument '\\\(()\|@\|[A-Za-z_][A-Za-z0-9_]*\)'
syn region clrxString start=+"+ skip=+\\.+ end=+"+
syn region clrxString start=+'+ skip=+\\.+ end=+'+
syn match clrxComment '#.*$' contains=clrxTodo
syn region clrxComment start='/\*' end='\*/' contains=clrxTodo
syn keyword clrxTodo contained TODO FIXME XXX

hi def link clrxInstruction Statement
hi def link clrxPseudoOp PreProc
hi def link clrxModifier Type
hi def link clrxRegister Identifier
hi def link clrxNumber Number
hi def link clrxFloat Float
hi def link clrxLabel Label
hi def link clrxMacroArgument Special
hi def link clrxString String
hi def link clrxComment Comment
hi def link clrxTodo Todo

let b:current_syntax = 'clrx'
)";
}

//===----------------------------------------------------------------------===//
// TextMate
//===----------------------------------------------------------------------===//

static json::Value makeMatch(StringRef Scope, const std::string &Pattern) {
  return json::Object{{"name", Scope}, {"match", Pattern}};
}

static json::Value makeRegion(StringRef Scope, StringRef Begin, StringRef End) {
  return json::Object{
      {"name", Scope},
      {"begin", Begin},
      {"end", End},
      {"patterns",
       json::Array{makeMatch("constant.character.escape.clrx", R"(\\.)")}}};
}

/// Returns a pattern that matches whole words. A common prefix up to the first
/// underscore occurs only once, because engines try alternatives one by one.
static std::string makeWordPattern(StringRef Before, const WordSet &Words) {
  std::map<std::string, std::vector<std::string>> ByStart;
  for (StringRef Word : Words) {
    const size_t Length = Word.find('_') + 1;
    ByStart[Word.take_front(Length).str()].push_back(
        Word.drop_front(Length).str());
  }
  std::vector<std::string> Starts;
  for (const auto &[Start, Ends] : ByStart)
    Starts.push_back(Start + "(?:" + join(Ends, "|") + ")");
  return ("(?i)" + Before + "(?:" + join(Starts, "|") + R"()(?![\w.$]))").str();
}

void clrx::printTextMateGrammar(raw_ostream &OS) {
  constexpr StringLiteral NoName = R"((?<![\w.$]))";
  json::Array Patterns{
      makeMatch("comment.line.number-sign.clrx", "#.*$"),
      json::Object{{"name", "comment.block.clrx"},
                   {"begin", R"(/\*)"},
                   {"end", R"(\*/)"}},
      makeRegion("string.quoted.double.clrx", "\"", "\""),
      makeRegion("string.quoted.single.clrx", "'", "'"),
      makeMatch("entity.name.function.clrx",
                R"((?:^|(?<=;))\s*(?:[A-Za-z_.$][\w.$]*|\d+)(?=\s*:))"),
      makeMatch("variable.parameter.clrx", R"(\\(?:\(\)|@|[A-Za-z_]\w*))"),
      makeMatch("keyword.control.directive.clrx",
                makeWordPattern(R"((?<![\w.$])\.)", getPseudoOps())),
      makeMatch("support.function.mnemonic.clrx",
                makeWordPattern(NoName, getMnemonics())),
      makeMatch("variable.language.register.clrx",
                R"((?i)(?<![\w.$])(?:(?:s|v|ttmp)(?:\d+(?![\w.$])|(?=\[))))"),
      makeMatch("variable.language.register.clrx",
                makeWordPattern(NoName, getSpecialRegisterNames())),
      makeMatch("storage.modifier.clrx",
                makeWordPattern(NoName, getModifiers())),
      makeMatch("constant.numeric.clrx",
                R"((?i)(?<![\w.$])(?:0x[0-9a-f]+|0b[01]+|)"
                R"(\d+(?:\.\d*)?(?:e[-+]?\d+)?[lsh]?)(?![\w.$]))")};
  json::Object Grammar{{"name", "CLRX assembly"},
                       {"scopeName", "source.clrx"},
                       {"fileTypes", json::Array{"clrx"}},
                       {"patterns", std::move(Patterns)}};
  OS << formatv("{0:2}", json::Value(std::move(Grammar))) << '\n';
}
