//===- ProjectOptions.cpp - Options of the sources of a project -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every source of options becomes a part of one command line of clrx-mc.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/ProjectOptions.h"
#include "Options/OptionReader.h"
#include "Run/JSONOptions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace llvm::opt;
using namespace clrx;
using namespace clrx::server;

static constexpr StringLiteral DatabaseName = "compile_commands.json";

std::string clrx::server::makeAbsolute(StringRef Folder, StringRef Path) {
  SmallString<128> Result(Path);
  sys::path::make_absolute(Folder, Result);
  sys::path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

//===----------------------------------------------------------------------===//
// Project files and settings
//===----------------------------------------------------------------------===//

namespace {

/// Reads the members of a project file that apply to one source.
class ProjectReader {
  const JSONFile &File;
  const std::string Source;       ///< Path relative to the file's folder.
  std::vector<std::string> &Args; ///< Arguments of a command line.

  Error readWarnings(const json::Value &V);
  Error readBlock(const json::Object &O);
  Expected<bool> matches(const json::Value &Pattern) const;

public:
  ProjectReader(const JSONFile &File, std::string Source,
                std::vector<std::string> &Args)
      : File(File), Source(std::move(Source)), Args(Args) {}
  Error run();
};

} // namespace

Error ProjectReader::readWarnings(const json::Value &V) {
  Expected<const json::Array *> List = File.getArray(V, "warnings");
  if (!List)
    return List.takeError();
  for (const json::Value &Element : **List) {
    Expected<std::string> Text = File.getString(Element, "warnings");
    if (!Text)
      return Text.takeError();
    CheckOptions Checks;
    if (Error E = clrx::readWarnings({*Text}, /*NoWarnings=*/false, Checks))
      return File.place(std::move(E), Element);
    Args.push_back("-W" + *Text);
  }
  return Error::success();
}

/// Reads the options and warnings of \p O.
Error ProjectReader::readBlock(const json::Object &O) {
  if (const json::Value *V = O.get("options")) {
    NamedOptions Options(LibraryOption);
    if (Error E = readOptions(File, *V, Options))
      return E;
    append_range(Args, Options.getArgs());
  }
  if (const json::Value *V = O.get("warnings"))
    return readWarnings(*V);
  return Error::success();
}

/// Returns true if the pattern matches the path of the source, or its name.
Expected<bool> ProjectReader::matches(const json::Value &Pattern) const {
  Expected<std::string> Text = File.getString(Pattern, "pattern");
  if (!Text)
    return Text.takeError();
  Expected<GlobPattern> Glob = GlobPattern::create(*Text);
  if (!Glob)
    return File.place(Glob.takeError(), Pattern);
  return Glob->match(Source) || Glob->match(sys::path::filename(Source));
}

Error ProjectReader::run() {
  const json::Value &Root = File.getRoot();
  Expected<const json::Object *> O = File.getObject(Root, "project file");
  if (!O)
    return O.takeError();
  if (Error E = File.checkMembers(**O, {"options", "warnings", "files"}))
    return E;
  if (Error E = readBlock(**O))
    return E;
  const json::Value *Files = (*O)->get("files");
  if (!Files)
    return Error::success();
  Expected<const json::Array *> List = File.getArray(*Files, "files");
  if (!List)
    return List.takeError();
  for (const json::Value &V : **List) {
    Expected<const json::Object *> Block = File.getObject(V, "files");
    if (!Block)
      return Block.takeError();
    if (Error E =
            File.checkMembers(**Block, {"pattern", "options", "warnings"}))
      return E;
    const json::Value *Pattern = (*Block)->get("pattern");
    if (!Pattern)
      return File.makeError(V, "expected the member 'pattern'");
    Expected<bool> IsMatch = matches(*Pattern);
    if (!IsMatch)
      return IsMatch.takeError();
    if (*IsMatch)
      if (Error E = readBlock(**Block))
        return E;
  }
  return Error::success();
}

/// Adds the options of a project file for \p Source to \p Args. Options before
/// an error are added.
static Error readProject(MemoryBufferRef Buffer, StringRef Source,
                         std::vector<std::string> &Args) {
  Expected<std::unique_ptr<JSONFile>> File = JSONFile::parse(Buffer);
  if (!File)
    return File.takeError();
  StringRef Relative = Source;
  if (Relative.consume_front(
          sys::path::parent_path(Buffer.getBufferIdentifier())))
    Relative = Relative.ltrim('/');
  return ProjectReader(**File, Relative.str(), Args).run();
}

/// Returns the error as a diagnostic. An error in settings has no position.
static clrx::Diagnostic makeDiagnostic(Error E, StringRef FileName) {
  clrx::Diagnostic Result;
  handleAllErrors(
      std::move(E), [&](const PlacedError &P) { Result = P.Description; },
      [&](const ErrorInfoBase &Info) { Result.Message = Info.message(); });
  Result.Rule = rules::ProjectFile.Name;
  if (FileName.empty()) {
    Result.FileName.clear();
    Result.Line = 0;
    Result.Message = "settings: " + Result.Message;
  }
  return Result;
}

/// Returns the path of the file \p Name in the folder of \p Path or in one
/// around it; empty if there is none. \p Subfolder is tried in each folder,
/// too.
static std::string findUpwards(StringRef Path, StringRef Name,
                               StringRef Subfolder = "") {
  for (StringRef Folder = sys::path::parent_path(Path); !Folder.empty();
       Folder = sys::path::parent_path(Folder))
    for (StringRef Sub : {StringRef(), Subfolder}) {
      SmallString<128> File = Folder;
      sys::path::append(File, Sub, Name);
      if (sys::fs::is_regular_file(File))
        return File.str().str();
    }
  return "";
}

//===----------------------------------------------------------------------===//
// Compilation databases
//===----------------------------------------------------------------------===//

/// Returns the words of the member `arguments` or `command`.
static std::vector<std::string> readWords(const json::Object &O) {
  std::vector<std::string> Words;
  if (const json::Array *List = O.getArray("arguments")) {
    for (const json::Value &V : *List)
      Words.push_back(V.getAsString().value_or("").str());
    return Words;
  }
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<const char *, 16> Parts;
  cl::TokenizeGNUCommandLine(O.getString("command").value_or(""), Saver, Parts);
  Words.assign(Parts.begin(), Parts.end());
  return Words;
}

/// Adds the commands of clrx-mc in \p Text to \p Commands.
static void readCommands(StringRef Text, StringMap<CompileCommand> &Commands) {
  Expected<json::Value> Root = json::parse(Text);
  if (!Root)
    return consumeError(Root.takeError());
  const json::Array *List = Root->getAsArray();
  if (!List)
    return;
  for (const json::Value &V : *List) {
    const json::Object *O = V.getAsObject();
    if (!O)
      continue;
    std::vector<std::string> Words = readWords(*O);
    if (Words.empty() || sys::path::stem(Words[0]) != "clrx-mc")
      continue;
    Words.erase(Words.begin());
    const std::string Folder = O->getString("directory").value_or("").str();
    Commands[makeAbsolute(Folder, O->getString("file").value_or(""))] = {
        Folder, std::move(Words)};
  }
}

const ProjectOptions::Database *ProjectOptions::getDatabase(StringRef Path) {
  sys::fs::file_status Status;
  if (sys::fs::status(Path, Status))
    return nullptr;
  Database &D = Databases[Path];
  if (D.Time == Status.getLastModificationTime() && D.Size == Status.getSize())
    return &D;
  D = {Status.getLastModificationTime(), Status.getSize(), {}};
  if (ErrorOr<std::unique_ptr<MemoryBuffer>> File = MemoryBuffer::getFile(Path))
    readCommands((*File)->getBuffer(), D.Commands);
  return &D;
}

const CompileCommand *ProjectOptions::findCommand(StringRef Path) {
  const std::string File = findUpwards(Path, DatabaseName, "build");
  const Database *D = File.empty() ? nullptr : getDatabase(File);
  if (!D)
    return nullptr;
  auto It = D->Commands.find(Path);
  return It == D->Commands.end() ? nullptr : &It->second;
}

//===----------------------------------------------------------------------===//
// All together
//===----------------------------------------------------------------------===//

/// Limits for sources that are assembled while somebody types. They end loops
/// that never end after about a second.
static void setLimits(SourceLimits &Limits) {
  Limits.ExpandedStatements = 1 << 21;
  Limits.ExpandedSize = 1 << 26;
  Limits.LoopRounds = 1 << 20;
  Limits.Errors = 200;
  Limits.OutputSize = 1 << 26;
}

/// Reads \p Args, arguments of clrx-mc.
static Error readArgs(ArrayRef<std::string> Args, AssembleOptions &Options) {
  SmallVector<const char *, 32> Pointers;
  for (const std::string &Arg : Args)
    Pointers.push_back(Arg.c_str());
  unsigned MissingIndex, MissingCount;
  const InputArgList List = getOptTable().ParseArgs(
      Pointers, MissingIndex, MissingCount, Visibility(ProgramOption));
  Expected<LanguageOptions> Language = readPlainLanguage(List);
  if (!Language)
    return Language.takeError();
  Options.Language = std::move(*Language);
  return readWarnings(List.getAllArgValues(OPT_W_group),
                      List.hasArg(OPT_no_warn), Options.Checks);
}

void ProjectOptions::setSettings(const json::Value &V) {
  Settings.clear();
  if (!V.getAsNull())
    raw_string_ostream(Settings) << V;
}

SourceOptions ProjectOptions::get(StringRef Path) {
  SourceOptions Result;
  Result.Folder = sys::path::parent_path(Path).str();
  std::vector<std::string> Args;
  const auto Read = [&](MemoryBufferRef Buffer, StringRef FileName) {
    if (Error E = readProject(Buffer, Path, Args))
      Result.Problems.push_back(makeDiagnostic(std::move(E), FileName));
  };
  for (const std::string &Folder : Folders)
    Args.push_back("-I" + Folder);
  if (!Settings.empty())
    Read(MemoryBufferRef(Settings, ""), "");
  if (const std::string File = findUpwards(Path, ProjectFileName);
      !File.empty())
    if (ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
            MemoryBuffer::getFile(File)) {
      Result.Folder = sys::path::parent_path(File).str();
      Read((*Buffer)->getMemBufferRef(), File);
    }
  if (const CompileCommand *Command = findCommand(Path)) {
    Result.Folder = Command->Folder;
    append_range(Args, Command->Args);
  }
  if (Error E = readArgs(Args, Result.Assembly))
    Result.Problems.push_back(makeDiagnostic(std::move(E), ""));
  setLanguageWarnings(Result.Assembly);
  setLimits(Result.Assembly.Language.Limits);
  return Result;
}
