//===- Compile.h - Building programs from source ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles CLRX assembly, and compiles OpenCL C with clang.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_COMPILE_H
#define CLRX_TOOLS_LIBCLRX_CL_COMPILE_H

#include "Device.h"
#include "Run/CodeOrigin.h"

namespace clrx::ocl {

/// The source of a program, by which findings name lines.
struct ProgramOrigin {
  std::string File; ///< Name in messages.
  std::string Source;
  /// Empty if the program was not assembled from Source.
  LineMap Lines;
  std::map<std::string, SourceRecorder::Kernel> Kernels;

  /// Returns the origin of the code of kernel \p Name, which refers to this.
  CodeOrigin of(const std::string &Name) const;
};

struct BuildResult {
  cl_int Status = CL_BUILD_PROGRAM_FAILURE;
  std::string Log;
  std::string Binary;     ///< A code object, or LLVM bitcode of an object.
  bool IsLibrary = false; ///< True if Binary is a library of objects.
  std::shared_ptr<ProgramOrigin> Origin;
};

/// Returns true if \p Source is CLRX assembly, not OpenCL C: after comments and
/// lines with `#` it starts with a pseudo-op, a label or an assignment.
bool isAssembly(llvm::StringRef Source);

/// Builds \p Source for \p D with the options of clBuildProgram. \p Name stands
/// for the source in messages.
BuildResult buildSource(const Device &D, llvm::StringRef Source,
                        llvm::StringRef Options, llvm::StringRef Name);

/// A header of clCompileProgram.
struct SourceHeader {
  std::string Name; ///< As in #include.
  std::string Text;
};

/// Compiles \p Source, which must be OpenCL C, to LLVM bitcode for \p D.
BuildResult compileSource(const Device &D, llvm::StringRef Source,
                          llvm::StringRef Options,
                          llvm::ArrayRef<SourceHeader> Headers,
                          llvm::StringRef Name);

/// Links the bitcode of \p Objects with the options of clLinkProgram.
BuildResult linkSources(const Device &D,
                        llvm::ArrayRef<llvm::StringRef> Objects,
                        llvm::StringRef Options, llvm::StringRef Name);

/// A step of the functions above, with the separated options.
/// @{
BuildResult assembleProgram(const Device &D, llvm::StringRef Source,
                            llvm::ArrayRef<std::string> Options,
                            llvm::StringRef Name);
BuildResult compileOpenCL(const Device &D, llvm::StringRef Source,
                          llvm::ArrayRef<std::string> Options,
                          llvm::StringRef Name);
BuildResult compileObject(const Device &D, llvm::StringRef Source,
                          llvm::ArrayRef<std::string> Options,
                          llvm::ArrayRef<SourceHeader> Headers,
                          llvm::StringRef Name);
BuildResult linkObjects(const Device &D,
                        llvm::ArrayRef<llvm::StringRef> Objects,
                        llvm::ArrayRef<std::string> Options,
                        llvm::StringRef Name);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_COMPILE_H
