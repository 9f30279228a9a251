//===- Clrx.cpp - The C interface of clrx-mc ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements clrx-c/Clrx.h with clrx::Assembler.
//
//===----------------------------------------------------------------------===//

#include "clrx-c/Clrx.h"
#include "Assembler.h"
#include "CallbackFileSystem.h"
#include "Kernels.h"
#include "clrx/Disassembler/Disassembler.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace clrx;

struct clrx_result {
  AssembleResult Result;
  std::vector<std::unique_ptr<CDiagnostic>> Diagnostics;
  std::vector<std::unique_ptr<CKernel>> Kernels;
  std::vector<clrx_symbol> Symbols;
  std::vector<clrx_line> Lines;
  std::vector<clrx_insertion> Insertions;
};

/// Returns element \p Index of \p Table, or null.
template <typename T> static const T *find(ArrayRef<T> Table, size_t Index) {
  return Index < Table.size() ? &Table[Index] : nullptr;
}

static const char *getName(ArrayRef<std::string> Names, size_t Index) {
  const std::string *Name = find(Names, Index);
  return Name ? Name->c_str() : nullptr;
}

const char *clrx_version(void) { return CLRX_VERSION; }

//===----------------------------------------------------------------------===//
// The assembler
//===----------------------------------------------------------------------===//

clrx_assembler *clrx_assembler_create(void) { return new clrx_assembler; }

void clrx_assembler_destroy(clrx_assembler *A) { delete A; }

const char *clrx_assembler_set_option(clrx_assembler *A, const char *Name,
                                      const char *Value) {
  Error E = A->Options.set(Name, Value);
  if (!E)
    return nullptr;
  A->Error = toString(std::move(E));
  return A->Error.c_str();
}

void clrx_assembler_clear_options(clrx_assembler *A) { A->Options.clear(); }

void clrx_assembler_set_include_callback(clrx_assembler *A,
                                         clrx_include_callback Callback,
                                         void *UserData) {
  A->Files = Callback ? createCallbackFileSystem(Callback, UserData) : nullptr;
}

void clrx_assembler_set_diagnostic_callback(clrx_assembler *A,
                                            clrx_diagnostic_callback Callback,
                                            void *UserData) {
  A->OnDiagnostic = Callback;
  A->DiagnosticData = UserData;
}

//===----------------------------------------------------------------------===//
// Assembling
//===----------------------------------------------------------------------===//

AssembleOptions clrx_assembler::makeOptions() const {
  AssembleOptions Result;
  Result.Language = cantFail(Options.read());
  Result.FileSystem = Files;
  if (OnDiagnostic)
    Result.OnDiagnostic = [this](const Diagnostic &D) {
      OnDiagnostic(DiagnosticData, &CDiagnostic(D).get());
    };
  return Result;
}

/// Creates the C views of R.Result.
static void fillViews(clrx_result &R) {
  AssembleResult &Result = R.Result;
  for (Diagnostic &D : Result.Diagnostics)
    R.Diagnostics.push_back(std::make_unique<CDiagnostic>(std::move(D)));
  for (const KernelReport &K : Result.Kernels)
    if (!K.Name.empty()) // Skips raw code
      R.Kernels.push_back(std::make_unique<CKernel>(K));
  for (const SymbolRecord &S : Result.Symbols)
    R.Symbols.push_back({S.Name.c_str(),
                         S.Section.empty() ? nullptr : S.Section.c_str(),
                         S.Value});
  const LineMap &Lines = Result.Lines;
  for (const LineMap::Entry &E : Lines.Entries)
    R.Lines.push_back({getName(Lines.Sections, E.Section), E.Offset, E.Size,
                       getName(Lines.Files, E.From.File), E.From.Line,
                       E.From.Column, E.IsData});
  for (const InsertedWait &W : Result.Inserted)
    R.Insertions.push_back(
        {W.File.c_str(), W.Line, W.Column, W.IsAfter, W.Statement.c_str()});
}

clrx_result *clrx_assemble(clrx_assembler *A, const char *Name,
                           const char *Text, size_t Size) {
  auto R = std::make_unique<clrx_result>();
  std::unique_ptr<MemoryBuffer> Source =
      MemoryBuffer::getMemBufferCopy(StringRef(Text, Size), Name);
  if (const std::string Kind = describeFileKind(Source->getBuffer());
      !Kind.empty()) {
    Diagnostic &D = R->Result.Diagnostics.emplace_back();
    D.Kind = Severity::Error;
    D.Rule = rules::CommandLine.Name;
    D.FileName = Name;
    D.Message = "this is " + Kind + ", not a source";
  } else {
    AssembleOptions Options = A->makeOptions();
    Options.MakeSymbolList = Options.MakeLineMap = true;
    Options.Report = ReportDetail::Kernels;
    R->Result = A->Asm.assemble(Options, Source->getMemBufferRef());
  }
  fillViews(*R);
  return R.release();
}

void clrx_result_destroy(clrx_result *R) { delete R; }

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

int clrx_result_succeeded(const clrx_result *R) { return R->Result.Succeeded; }

const void *clrx_result_data(const clrx_result *R, size_t *Size) {
  *Size = R->Result.Output.size();
  return R->Result.Output.data();
}

const char *clrx_result_printed(const clrx_result *R) {
  return R->Result.Printed.c_str();
}

size_t clrx_result_num_diagnostics(const clrx_result *R) {
  return R->Diagnostics.size();
}

const clrx_diagnostic *clrx_result_diagnostic(const clrx_result *R,
                                              size_t Index) {
  return Index < R->Diagnostics.size() ? &R->Diagnostics[Index]->get()
                                       : nullptr;
}

size_t clrx_result_num_kernels(const clrx_result *R) {
  return R->Kernels.size();
}

const clrx_kernel *clrx_result_kernel(const clrx_result *R, size_t Index) {
  return Index < R->Kernels.size() ? &R->Kernels[Index]->get() : nullptr;
}

size_t clrx_result_num_files(const clrx_result *R) {
  return R->Result.FilesRead.size();
}

const char *clrx_result_file(const clrx_result *R, size_t Index) {
  return getName(R->Result.FilesRead, Index);
}

size_t clrx_result_num_symbols(const clrx_result *R) {
  return R->Symbols.size();
}

const clrx_symbol *clrx_result_symbol(const clrx_result *R, size_t Index) {
  return find<clrx_symbol>(R->Symbols, Index);
}

size_t clrx_result_num_lines(const clrx_result *R) { return R->Lines.size(); }

const clrx_line *clrx_result_line(const clrx_result *R, size_t Index) {
  return find<clrx_line>(R->Lines, Index);
}

size_t clrx_result_num_insertions(const clrx_result *R) {
  return R->Insertions.size();
}

const clrx_insertion *clrx_result_insertion(const clrx_result *R,
                                            size_t Index) {
  return find<clrx_insertion>(R->Insertions, Index);
}
