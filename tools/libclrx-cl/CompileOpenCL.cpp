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
#include "llvm/Support/Program.h"

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

namespace {
/// A temporary file, which is removed at the end.
struct TemporaryFile {
  SmallString<128> Path;
  explicit TemporaryFile(StringRef Suffix) {
    if (sys::fs::createTemporaryFile("clrx-cl", Suffix, Path))
      Path.clear();
  }
  ~TemporaryFile() {
    if (!Path.empty())
      consumeError(errorCodeToError(sys::fs::remove(Path)));
  }
  bool write(StringRef Content) const {
    std::error_code EC;
    raw_fd_ostream OS(Path, EC);
    OS << Content;
    OS.close();
    const bool Failed = EC || OS.has_error();
    OS.clear_error();
    return !Failed;
  }
  std::string read() const {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
        MemoryBuffer::getFile(Path, /*IsText=*/false);
    return Buffer ? (*Buffer)->getBuffer().str() : std::string();
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

BuildResult ocl::compileOpenCL(const Device &D, StringRef Source,
                               ArrayRef<std::string> Options, StringRef Name) {
  BuildResult R;
  const std::string Clang = findClang(), Library = getLibrary();
  R.Log = describeMissing(Clang, Library);
  if (!R.Log.empty()) {
    R.Status = CL_COMPILER_NOT_AVAILABLE;
    return R;
  }
  const TemporaryFile Header("h"), In("cl"), Out("o"), Messages("log");
  if (Header.Path.empty() || In.Path.empty() || Out.Path.empty() ||
      Messages.Path.empty() || !Header.write(Prelude) || !In.write(Source)) {
    R.Log = "error: cannot write temporary files\n";
    return R;
  }
  const std::string CPU = ("-mcpu=" + D.Chip.Processor.CPU).str();
  std::vector<StringRef> Command = {
      Clang, "-x", "cl", "-target", "amdgcn-amd-amdhsa", CPU, "-cl-std=CL1.2",
      "-O2", "-nogpulib", "-cl-kernel-arg-info",
      // Code of other versions expects the driver to have more data.
      "-mcode-object-version=5", "-Xclang", "-mlink-builtin-bitcode", "-Xclang",
      Library};
  const StringRef Invalid = addOptions(Options, Command);
  if (!Invalid.empty()) {
    R.Status = CL_INVALID_BUILD_OPTIONS;
    R.Log = "error: invalid build option '" + Invalid.str() + "'\n";
    return R;
  }
  Command.insert(Command.end(),
                 {"-include", Header.Path, "-c", In.Path, "-o", Out.Path});
  const std::optional<StringRef> Redirects[] = {
      StringRef(), StringRef(Messages.Path), StringRef(Messages.Path)};
  std::string Failure;
  const int Exit = sys::ExecuteAndWait(Clang, Command, std::nullopt, Redirects,
                                       0, 0, &Failure);
  R.Log = Messages.read();
  // Messages name the source as those about assembly do.
  for (size_t At; (At = R.Log.find(In.Path.str())) != std::string::npos;)
    R.Log.replace(At, In.Path.size(), Name.str());
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
