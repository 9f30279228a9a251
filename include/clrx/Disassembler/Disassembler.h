//===- Disassembler.h - Binaries to sources ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that print a binary as a source and that describe its contents. The
// containers' readers return kernels and their parts as data.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_DISASSEMBLER_DISASSEMBLER_H
#define CLRX_DISASSEMBLER_DISASSEMBLER_H

#include "clrx/KernelModel/BinaryContents.h"
#include "clrx/Print/SourcePrintOptions.h"
#include "clrx/Targets/TargetId.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <functional>

namespace clrx {

struct DisassembleOptions {
  SourcePrintOptions Print;
  bool IsRawCode = false; ///< Treat the bytes as code without a container.
  /// Make a source that assembles to the same bytes. If the pseudo-ops of the
  /// container cannot do that, the source is one of raw code.
  bool IsExact = false;
  /// Make a source for people, which also assembles to the same bytes. It has
  /// configurations as pseudo-ops if they give the same bytes, and numbers the
  /// labels of each kernel. The members of Print that select parts are
  /// ignored.
  bool IsReadable = false;
  /// Selects the entry of a bundle. By default, the bundle must have exactly
  /// one entry for a GPU.
  std::optional<TargetId> BundleTarget;
  /// Called with the difference if the readable source assembles to other
  /// bytes, or if the exact source is a source of raw code. If this is null, a
  /// readable source that assembles to other bytes is an error.
  std::function<void(llvm::StringRef Difference)> OnDifference;
  /// Called repeatedly while an exact or readable source is produced, after the
  /// binary has been read. From then on, the binary is only compared, so the
  /// owner of a mapped file can release its pages.
  std::function<void()> OnRead;
};

/// Writes the source of \p Binary: a file of any container, raw code or a
/// bundle. \p Binary may be damaged. An error names the damaged part and the
/// wrong numbers. After an error, the text up to the damaged part has been
/// written, unless the source is exact or readable or \p Binary is a bundle.
/// Threads may call this concurrently.
llvm::Error disassemble(const DisassembleOptions &Options,
                        llvm::StringRef Binary, llvm::raw_ostream &OS);

/// Returns the exact or readable source of \p Binary. The text is not copied.
llvm::Expected<llvm::SmallString<0>>
makeSource(const DisassembleOptions &Options, llvm::StringRef Binary);

/// Returns the name of the container of \p Binary, as in options. Gallium
/// binaries have no mark, so a file without the mark of another container is
/// reported as Gallium. \returns an error if such a file is an ELF file.
llvm::Expected<llvm::StringRef> identifyContainer(llvm::StringRef Binary);

/// Returns the kind of the file \p Content with an article, such as "an AMD CL2
/// binary", "an ELF file" or "a binary". Returns an empty string if \p Content
/// may be text.
std::string describeFileKind(llvm::StringRef Content);

/// Reads the kernels of \p Binary, as its headers and metadata describe them,
/// and a one-line summary. Reads the entry of a bundle that \p Options selects.
llvm::Expected<BinaryContents> readContents(const DisassembleOptions &Options,
                                            llvm::StringRef Binary);

/// Returns the machine code of the kernel with the index \p Kernel in the
/// result of readContents, without a header. If the file does not tell the size
/// of the code, the code ends at the next kernel.
llvm::Expected<std::string> readCode(const DisassembleOptions &Options,
                                     llvm::StringRef Binary, unsigned Kernel);

/// An ELF file inside a binary.
struct InnerElf {
  /// Name of the kernel that the file is for; empty if it is for all kernels.
  std::string Kernel;
  std::string Bytes;
};

/// Returns the ELF files inside \p Binary that can be read. These are the inner
/// ELF files of AMD CL1 and AMD CL2, the ELF image of Gallium, and the entry of
/// a bundle that \p Options selects.
llvm::Expected<std::vector<InnerElf>>
readInnerElfs(const DisassembleOptions &Options, llvm::StringRef Binary);

/// Writes the summary and the sections of \p Binary, then calls \p
/// PrintKernels. Does so for each entry for a GPU if \p Binary is a bundle. On
/// error, part of the text may have been written.
llvm::Error
describe(const DisassembleOptions &Options, llvm::StringRef Binary,
         llvm::raw_ostream &OS,
         llvm::function_ref<llvm::Error(llvm::StringRef Content,
                                        llvm::ArrayRef<BinaryKernel> Kernels)>
             PrintKernels);

} // namespace clrx

#endif // CLRX_DISASSEMBLER_DISASSEMBLER_H
