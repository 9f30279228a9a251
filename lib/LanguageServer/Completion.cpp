//===- Completion.cpp - What may follow a beginning -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Offers the names of the tables and of the source that fit to a place.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/Completion.h"
#include "Assembler/PseudoOpPages.h"
#include "LanguageServer/IndexView.h"
#include "LanguageServer/LineContext.h"
#include "Manual/InstEntry.h"
#include "clrx/ISA/Modifiers.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

namespace {

/// Collects the items for one place.
class Completer {
  const Analysis &A;
  const LineContext C;
  const bool HasSnippets;
  lsp::CompletionList Result;

  lsp::CompletionItem *add(StringRef Label, lsp::CompletionItemKind Kind);
  void addMnemonics(Arch Architecture);
  uint64_t getLine() const { return uint64_t(C.Range.start.line) + 1; }
  bool isInBody(uint32_t File) const;
  void addPseudoOps(StringRef Path);
  void addRegisters(Arch Architecture);
  void addModifiers(Arch Architecture);
  void addSymbols();
  void addNames(function_ref<bool(const SourceIndex::Name &)> Wants);
  void addParameters(StringRef Path);
  void addTargets();
  void addFiles(StringRef Path);

public:
  Completer(const Analysis &A, const LineContext &C, bool HasSnippets)
      : A(A), C(C), HasSnippets(HasSnippets) {
    Result.isIncomplete = false;
  }
  lsp::CompletionList run(StringRef Path);
};

} // namespace

/// Adds an item that replaces the word at the position. \returns null if its
/// beginning is another one.
lsp::CompletionItem *Completer::add(StringRef Label,
                                    lsp::CompletionItemKind Kind) {
  if (!Label.starts_with_insensitive(C.Prefix))
    return nullptr;
  lsp::CompletionItem &Item = Result.items.emplace_back();
  Item.label = Label.str();
  Item.kind = Kind;
  Item.insertTextFormat = lsp::InsertTextFormat::PlainText;
  // Editors do not take the dot of a pseudo-op for a part of a word.
  Item.textEdit = lsp::TextEdit{C.Range, Label.str()};
  return &Item;
}

//===----------------------------------------------------------------------===//
// First words of statements
//===----------------------------------------------------------------------===//

/// Returns a statement with a placeholder for each operand of \p Syntax, such
/// as `s_mov_b32 ${1:sdst}, ${2:ssrc}`.
static std::string makeSnippet(StringRef Syntax) {
  auto [Mnemonic, Operands] = Syntax.split(' ');
  std::string Text = Mnemonic.str();
  unsigned Number = 0;
  while (!Operands.empty()) {
    StringRef Operand;
    std::tie(Operand, Operands) = Operands.split(", ");
    Text += (Number ? ", ${" : " ${") + utostr(Number + 1) + ":" +
            Operand.str() + "}";
    ++Number;
  }
  return Text;
}

void Completer::addMnemonics(Arch Architecture) {
  StringRef Last;
  for (const InstRow &Row : getInstTable()) {
    if (!Row.isIn(Architecture) || Row.has(Unknown) || Row.Mnemonic == Last)
      continue;
    lsp::CompletionItem *Item =
        add(Row.Mnemonic, lsp::CompletionItemKind::Function);
    if (!Item)
      continue;
    Last = Row.Mnemonic;
    Item->detail = getInstSyntax(Row);
    if (HasSnippets) {
      Item->insertTextFormat = lsp::InsertTextFormat::Snippet;
      Item->textEdit = lsp::TextEdit{C.Range, makeSnippet(Item->detail)};
    }
  }
}

/// Returns the element of Index.Scopes for a line; null if there is none.
static const SourceIndex::LegalScopes *
findScopes(const SourceIndex &Index, uint32_t File, uint64_t Line) {
  const SourceIndex::LegalScopes *Found = nullptr;
  for (const SourceIndex::LegalScopes &S : Index.Scopes)
    if (S.File == SourceIndex::None ||
        (S.File == File && S.FirstLine <= Line &&
         (Found->File != File || Found->FirstLine <= S.FirstLine)))
      Found = &S;
  return Found;
}

/// Returns true if the position is in the body of a macro or repetition, which
/// may be used anywhere.
bool Completer::isInBody(uint32_t File) const {
  return any_of(A.Result.Index.Blocks, [&](const SourceIndex::Block &B) {
    return B.Lines.File == File && B.Lines.First <= getLine() &&
           getLine() <= B.Lines.Last &&
           (B.Kind == SourceIndex::BlockKind::Macro ||
            B.Kind == SourceIndex::BlockKind::Repetition);
  });
}

/// Adds the pseudo-ops of the language, and those of the container that are
/// legal here.
void Completer::addPseudoOps(StringRef Path) {
  const uint32_t File = IndexView(A).findFile(Path);
  const SourceIndex::LegalScopes *Legal =
      isInBody(File) ? nullptr : findScopes(A.Result.Index, File, getLine());
  const ContainerInfo *Container = A.Result.Container;
  for (const auto &[Set, Page] : getPseudoOpPages()) {
    if (Set != StringRef(LanguageSet) &&
        !(Container && Set == StringRef(Container->Name)))
      continue;
    for (const PseudoOpEntry &E : Page.Entries) {
      if (E.Scopes && Legal && !is_contained(Legal->Scopes, E.Scopes))
        continue;
      if (lsp::CompletionItem *Item =
              add(getPseudoOpName(E), lsp::CompletionItemKind::Keyword)) {
        Item->detail = E.Statement;
        Item->documentation = {lsp::MarkupKind::Markdown, E.Text};
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

void Completer::addRegisters(Arch Architecture) {
  for (const SpecialRegister &R : getSpecialRegisters())
    if (R.Where & maskOf(Architecture))
      for (StringRef Name :
           {StringRef(R.Name), StringRef(R.Halves[0]), StringRef(R.Halves[1])})
        if (!Name.empty())
          add(Name, lsp::CompletionItemKind::Variable);
  static constexpr std::pair<StringLiteral, StringLiteral> Files[] = {
      {"s", "a scalar register, as in s5 or s[4:5]"},
      {"v", "a vector register, as in v5 or v[4:5]"}};
  for (const auto &[Name, Detail] : Files)
    if (lsp::CompletionItem *Item =
            add(Name, lsp::CompletionItemKind::Variable))
      Item->detail = Detail.str();
}

void Completer::addModifiers(Arch Architecture) {
  StringSet<> Known;
  for (const InstRow &Row : getInstTable())
    if (Row.isIn(Architecture) && C.Head.equals_insensitive(Row.Mnemonic))
      forEachModifier(Row, getModifierGroup(Row, Architecture), Architecture,
                      [&](const Modifier &M) {
                        if (Known.insert(M.Name).second)
                          add(M.Name, lsp::CompletionItemKind::Property);
                      });
}

void Completer::addSymbols() {
  for (const SymbolRecord &S : A.getGood().Result.Symbols) {
    const bool IsLabel = !S.Section.empty();
    if (lsp::CompletionItem *Item =
            add(S.Name, IsLabel ? lsp::CompletionItemKind::Reference
                                : lsp::CompletionItemKind::Constant))
      Item->detail = (IsLabel ? S.Section + "+" : "") + "0x" +
                     utohexstr(S.Value, /*LowerCase=*/true);
  }
}

static lsp::CompletionItemKind getItemKind(SourceIndex::NameKind Kind) {
  switch (Kind) {
  case SourceIndex::NameKind::Macro:
    return lsp::CompletionItemKind::Function;
  case SourceIndex::NameKind::Label:
  case SourceIndex::NameKind::LocalLabel:
  case SourceIndex::NameKind::Kernel:
    return lsp::CompletionItemKind::Reference;
  case SourceIndex::NameKind::Symbol:
    return lsp::CompletionItemKind::Constant;
  case SourceIndex::NameKind::Scope:
    return lsp::CompletionItemKind::Module;
  case SourceIndex::NameKind::MacroParameter:
  case SourceIndex::NameKind::RegisterSymbol:
  case SourceIndex::NameKind::RegisterVariable:
    return lsp::CompletionItemKind::Variable;
  }
  llvm_unreachable("unknown kind of a name");
}

/// Adds the names of the index that a source defines and \p Wants accepts.
void Completer::addNames(function_ref<bool(const SourceIndex::Name &)> Wants) {
  const SourceIndex &Index = A.Result.Index;
  BitVector IsDefined(Index.Names.size());
  for (const SourceIndex::Mention &M : Index.Mentions)
    if (M.Role != SourceIndex::MentionRole::Reference)
      IsDefined.set(M.Name);
  StringSet<> Known;
  for (auto [Number, N] : enumerate(Index.Names))
    if (IsDefined.test(Number) && Wants(N) && Known.insert(N.Text).second)
      if (lsp::CompletionItem *Item = add(N.Text, getItemKind(N.Kind)))
        Item->detail = getName(N.Kind).str();
}

/// Returns true if an operand may be \p N, and addSymbols() does not add it.
static bool isOperand(const SourceIndex::Name &N) {
  switch (N.Kind) {
  case SourceIndex::NameKind::Label:
  case SourceIndex::NameKind::Symbol:
    return N.Parent != SourceIndex::None;
  case SourceIndex::NameKind::RegisterSymbol:
  case SourceIndex::NameKind::RegisterVariable:
  case SourceIndex::NameKind::Scope:
  case SourceIndex::NameKind::Kernel:
    return true;
  case SourceIndex::NameKind::LocalLabel:
  case SourceIndex::NameKind::Macro:
  case SourceIndex::NameKind::MacroParameter:
    return false;
  }
  llvm_unreachable("unknown kind of a name");
}

/// Adds the parameters of the macros and repetitions around the position.
void Completer::addParameters(StringRef Path) {
  const IndexView View(A);
  const uint32_t File = View.findFile(Path);
  const uint64_t Line = getLine();
  DenseSet<uint32_t> Around;
  for (const SourceIndex::Block &B : View.Index.Blocks)
    if (B.Lines.File == File && B.Lines.First <= Line && Line <= B.Lines.Last)
      Around.insert(B.Name);
  addNames([&](const SourceIndex::Name &N) {
    return N.Kind == SourceIndex::NameKind::MacroParameter &&
           Around.contains(N.Parent);
  });
}

/// Adds the names of devices, architectures or containers.
void Completer::addTargets() {
  const StringRef Head = C.Head;
  if (Head.equals_insensitive(".gpu"))
    for (StringRef Name : getAllGPUNames())
      add(Name, lsp::CompletionItemKind::EnumMember);
  else if (Head.equals_insensitive(".arch"))
    for (StringRef Name : getAllArchNames())
      add(Name, lsp::CompletionItemKind::EnumMember);
  else if (Head.equals_insensitive(".format"))
    for (const ContainerInfo &Info : getContainers())
      add(Info.Name, lsp::CompletionItemKind::EnumMember);
}

/// Adds the files and folders that a string of .include or .incbin may go on
/// with.
void Completer::addFiles(StringRef Path) {
  if (!C.Head.equals_insensitive(".include") &&
      !C.Head.equals_insensitive(".incbin"))
    return;
  const auto [Folder, Begin] = C.Prefix.contains('/')
                                   ? C.Prefix.rsplit('/')
                                   : std::pair(StringRef(), C.Prefix);
  std::vector<std::string> Roots = {A.Request.Options.Folder};
  append_range(Roots, A.Request.Options.Assembly.Language.IncludeDirs);
  for (StringRef Root : Roots) {
    std::error_code Failed;
    const std::string Dir = makeAbsolute(A.getPath(Root), Folder);
    for (sys::fs::directory_iterator I(Dir, Failed), End; I != End && !Failed;
         I.increment(Failed)) {
      const StringRef Name = sys::path::filename(I->path());
      if (!Name.starts_with(Begin) || I->path() == Path)
        continue;
      lsp::CompletionItem &Item = Result.items.emplace_back();
      Item.label = Name.str();
      Item.insertText = Name.str();
      Item.insertTextFormat = lsp::InsertTextFormat::PlainText;
      Item.kind = I->type() == sys::fs::file_type::directory_file
                      ? lsp::CompletionItemKind::Folder
                      : lsp::CompletionItemKind::File;
    }
  }
  llvm::sort(Result.items,
             [](const auto &X, const auto &Y) { return X.label < Y.label; });
}

lsp::CompletionList Completer::run(StringRef Path) {
  const bool HasDialect = A.Result.Target.getProcessor().HasDialect;
  const Arch Architecture = A.Result.Target.architecture();
  if (C.Where == LineContext::String) {
    addFiles(Path);
  } else if (C.Where == LineContext::Code && C.IsParameter) {
    addParameters(Path);
  } else if (C.Where == LineContext::Code && C.IsHead) {
    if (C.Prefix.starts_with("."))
      addPseudoOps(Path);
    else if (HasDialect)
      addMnemonics(Architecture);
    addNames([](const SourceIndex::Name &N) {
      return N.Kind == SourceIndex::NameKind::Macro;
    });
  } else if (C.Where == LineContext::Code) {
    addTargets();
    if (!C.Head.starts_with(".") && HasDialect) {
      addRegisters(Architecture);
      addModifiers(Architecture);
    }
    addSymbols();
    addNames(isOperand);
  }
  return std::move(Result);
}

lsp::CompletionList clrx::server::complete(const Analysis &A, StringRef Path,
                                           const SourceText &Text,
                                           lsp::Position P, bool HasSnippets) {
  return Completer(A, getContext(Text, P), HasSnippets).run(Path);
}
