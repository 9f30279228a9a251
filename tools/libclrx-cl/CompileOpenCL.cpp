//===- CompileOpenCL.cpp - Programs in OpenCL C ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles programs with clang and libclc.
//
//===----------------------------------------------------------------------===//

#include "Compile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include <deque>

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

/// Returns the file with the functions of OpenCL C.
static std::string getLibrary() {
  return getSettings().Libclc + "/amdgcn-amd-amdhsa.bc";
}

/// Functions of OpenCL C that libclc of LLVM 22 takes from the arguments of
/// Mesa's driver. The offsets are those of hidden arguments in code objects of
/// version 5; see LLVM's AMDGPU User Guide.
static constexpr StringLiteral Prelude = R"(
#define CLRX_FUNCTION                                                          \
  __attribute__((overloadable, always_inline, visibility("hidden")))
CLRX_FUNCTION size_t get_global_offset(uint D) {
  constant char *Hidden = (constant char *)__builtin_amdgcn_implicitarg_ptr();
  return D < 3 ? ((constant ulong *)(Hidden + 40))[D] : 0;
}
CLRX_FUNCTION size_t get_global_id(uint D) {
  return get_group_id(D) * get_local_size(D) + get_local_id(D) +
         get_global_offset(D);
}
CLRX_FUNCTION uint get_work_dim(void) {
  constant char *Hidden = (constant char *)__builtin_amdgcn_implicitarg_ptr();
  return *(constant ushort *)(Hidden + 64);
}
#undef CLRX_FUNCTION
)";

/// Returns clang of the LLVM that this library was built with; empty if it is
/// not installed.
static std::string findClang() {
  const std::string Name = "clang-" + std::to_string(LLVM_VERSION_MAJOR);
  if (ErrorOr<std::string> Path =
          sys::findProgramByName("clang", {CLRX_LLVM_TOOLS_DIR}))
    return *Path;
  ErrorOr<std::string> Path = sys::findProgramByName(Name);
  return Path ? *Path : std::string();
}

/// Returns true if a host program may pass the option \p Option to clang.
static bool isAllowed(StringRef Option) {
  return Option == "-w" || Option == "-Werror" || Option == "-g" ||
         (Option.size() == 3 && Option.starts_with("-O")) ||
         (Option.starts_with("-cl-") && Option != "-cl-kernel-arg-info");
}

/// Adds the user's options to \p Command. \returns the first invalid option;
/// nothing if all are valid.
static StringRef addOptions(ArrayRef<std::string> Options,
                            std::vector<StringRef> &Command) {
  for (size_t I = 0; I != Options.size(); ++I) {
    const StringRef Option = Options[I];
    if (Option == "-cl-kernel-arg-info")
      continue;
    if (Option == "-D" || Option == "-I") {
      if (I + 1 == Options.size())
        return Option;
      Command.insert(Command.end(), {Option, Options[++I]});
    } else if (Option.starts_with("-D") || Option.starts_with("-I") ||
               isAllowed(Option)) {
      Command.push_back(Option);
    } else {
      return Option;
    }
  }
  return "";
}

/// Writes \p Content to the file \p Path. \returns false on failure.
static bool writeFile(StringRef Path, StringRef Content) {
  std::error_code EC;
  raw_fd_ostream OS(Path, EC);
  OS << Content;
  OS.close();
  const bool Failed = EC || OS.has_error();
  OS.clear_error();
  return !Failed;
}

namespace {
/// A temporary file, which is removed at the end.
struct TemporaryFile {
  SmallString<128> Path; ///< Empty if the file could not be written.
  explicit TemporaryFile(StringRef Suffix, StringRef Content = "") {
    if (sys::fs::createTemporaryFile("clrx-cl", Suffix, Path) ||
        !writeFile(Path, Content))
      Path.clear();
  }
  ~TemporaryFile() {
    if (!Path.empty())
      consumeError(errorCodeToError(sys::fs::remove(Path)));
  }
  std::string read() const {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
        MemoryBuffer::getFile(Path, /*IsText=*/false);
    return Buffer ? (*Buffer)->getBuffer().str() : std::string();
  }
};

/// A temporary folder with the headers of a program.
struct HeaderFolder {
  SmallString<128> Path; ///< Empty if a header could not be written.
  explicit HeaderFolder(ArrayRef<SourceHeader> Headers) {
    if (sys::fs::createUniqueDirectory("clrx-cl", Path))
      Path.clear();
    for (const SourceHeader &H : Headers)
      if (!Path.empty() && !write(H))
        remove();
  }
  ~HeaderFolder() { remove(); }

private:
  bool write(const SourceHeader &H) const {
    SmallString<128> File(Path);
    sys::path::append(File, H.Name);
    return !sys::fs::create_directories(sys::path::parent_path(File)) &&
           writeFile(File, H.Text);
  }
  void remove() {
    if (!Path.empty())
      consumeError(errorCodeToError(sys::fs::remove_directories(Path)));
    Path.clear();
  }
};
} // namespace

/// Returns what is missing for OpenCL C; nothing if it can be compiled.
static std::string describeMissing(StringRef Clang, StringRef Library) {
  std::string Log;
  if (Clang.empty())
    Log += "error: OpenCL C needs clang of LLVM " +
           std::to_string(LLVM_VERSION_MAJOR) +
           ", which is not installed (Debian: package clang-" +
           std::to_string(LLVM_VERSION_MAJOR) + ")\n";
  if (!sys::fs::exists(Library))
    Log += "error: OpenCL C needs '" + Library.str() +
           "' of libclc, which is not installed (Debian: package libclc-" +
           std::to_string(LLVM_VERSION_MAJOR) + ")\n";
  return Log;
}

/// Runs clang for \p D with \p Arguments, and reads its messages and its
/// output. In messages, \p Name stands for the file \p Input.
static BuildResult runClang(const Device &D, ArrayRef<StringRef> Arguments,
                            StringRef Input, StringRef Name) {
  BuildResult R;
  const std::string Clang = findClang();
  R.Log = describeMissing(Clang, getLibrary());
  if (!R.Log.empty()) {
    R.Status = CL_COMPILER_NOT_AVAILABLE;
    return R;
  }
  const TemporaryFile Out("o"), Messages("log");
  if (Input.empty() || Out.Path.empty() || Messages.Path.empty()) {
    R.Log = "error: cannot write temporary files\n";
    return R;
  }
  const std::string CPU = ("-mcpu=" + D.Chip.Processor.CPU).str();
  std::vector<StringRef> Command = {
      Clang, "-x", "cl", "-target", "amdgcn-amd-amdhsa", CPU, "-cl-std=CL1.2",
      "-O2", "-nogpulib", "-cl-kernel-arg-info",
      // Code of other versions expects the driver to have more data.
      "-mcode-object-version=5"};
  Command.insert(Command.end(), Arguments.begin(), Arguments.end());
  Command.insert(Command.end(), {"-c", Input, "-o", Out.Path});
  const std::optional<StringRef> Redirects[] = {
      StringRef(), StringRef(Messages.Path), StringRef(Messages.Path)};
  std::string Failure;
  const int Exit = sys::ExecuteAndWait(Clang, Command, std::nullopt, Redirects,
                                       0, 0, &Failure);
  R.Log = Messages.read();
  // Messages name the source as those about assembly do.
  for (size_t At; (At = R.Log.find(Input.str())) != std::string::npos;)
    R.Log.replace(At, Input.size(), Name.str());
  if (!Failure.empty())
    R.Log += "error: clang: " + Failure + '\n';
  if (Exit)
    return R;
  R.Binary = Out.read();
  R.Origin = std::make_shared<ProgramOrigin>();
  R.Origin->File = Name.str();
  R.Status = CL_SUCCESS;
  return R;
}

static BuildResult refuseOption(StringRef Option) {
  BuildResult R;
  R.Status = CL_INVALID_BUILD_OPTIONS;
  R.Log = "error: invalid build option '" + Option.str() + "'\n";
  return R;
}

/// Appends to \p Arguments those that complete a program with \p Library.
static void addLibrary(StringRef Library, std::vector<StringRef> &Arguments) {
  Arguments.insert(Arguments.end(),
                   {"-Xclang", "-mlink-builtin-bitcode", "-Xclang", Library});
}

BuildResult ocl::compileOpenCL(const Device &D, StringRef Source,
                               ArrayRef<std::string> Options, StringRef Name) {
  const std::string Library = getLibrary();
  const TemporaryFile Header("h", Prelude), In("cl", Source);
  std::vector<StringRef> Arguments = {"-include", Header.Path};
  addLibrary(Library, Arguments);
  const StringRef Invalid = addOptions(Options, Arguments);
  if (!Invalid.empty())
    return refuseOption(Invalid);
  return runClang(D, Arguments,
                  Header.Path.empty() ? StringRef() : StringRef(In.Path), Name);
}

/// Returns true if the header \p Name would be outside of the folder of
/// headers.
static bool isOutside(StringRef Name) {
  return sys::path::is_absolute(Name) ||
         is_contained(make_range(sys::path::begin(Name), sys::path::end(Name)),
                      "..");
}

BuildResult ocl::compileObject(const Device &D, StringRef Source,
                               ArrayRef<std::string> Options,
                               ArrayRef<SourceHeader> Headers, StringRef Name) {
  for (const SourceHeader &H : Headers)
    if (isOutside(H.Name)) {
      BuildResult R;
      R.Log = "error: header '" + H.Name +
              "': the name must be relative and without '..'\n";
      return R;
    }
  const TemporaryFile In("cl", Source);
  const HeaderFolder Folder(Headers);
  std::vector<StringRef> Arguments = {"-emit-llvm", "-I", Folder.Path};
  const StringRef Invalid = addOptions(Options, Arguments);
  if (!Invalid.empty())
    return refuseOption(Invalid);
  return runClang(D, Arguments,
                  Folder.Path.empty() ? StringRef() : StringRef(In.Path), Name);
}

BuildResult ocl::linkObjects(const Device &D, ArrayRef<StringRef> Objects,
                             ArrayRef<std::string> Options, StringRef Name) {
  std::vector<std::string> Rest(Options);
  const bool IsLibrary = is_contained(Rest, "-create-library");
  erase_if(Rest, [](StringRef Option) {
    return Option == "-create-library" || Option == "-enable-link-options";
  });
  const std::string Library = getLibrary();
  // The objects are linked with the prelude, which has the functions that
  // libclc lacks. A library gets them when it becomes a part of a program.
  const TemporaryFile In("cl",
                         IsLibrary ? StringRef("\n") : StringRef(Prelude));
  std::deque<TemporaryFile> Files;
  std::vector<StringRef> Arguments;
  for (const StringRef Object : Objects) {
    const TemporaryFile &File = Files.emplace_back("bc", Object);
    Arguments.insert(Arguments.end(),
                     {"-Xclang", "-mlink-bitcode-file", "-Xclang", File.Path});
  }
  if (IsLibrary)
    Arguments.push_back("-emit-llvm");
  else
    addLibrary(Library, Arguments);
  const StringRef Invalid = addOptions(Rest, Arguments);
  if (!Invalid.empty())
    return refuseOption(Invalid);
  const bool Wrote = none_of(
      Files, [](const TemporaryFile &File) { return File.Path.empty(); });
  BuildResult R =
      runClang(D, Arguments, Wrote ? StringRef(In.Path) : StringRef(), Name);
  R.IsLibrary = IsLibrary;
  return R;
}
