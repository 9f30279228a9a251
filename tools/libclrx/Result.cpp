//===- Result.cpp - Results of the C interface ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates the views of a result, and returns them.
//
//===----------------------------------------------------------------------===//

#include "Result.h"
#include "Actions/EncoderStatistics.h"
#include "clrx/Support/Rules.h"

using namespace llvm;
using namespace clrx;

/// Returns element \p Index of \p Table, or null.
template <typename T> static const T *find(ArrayRef<T> Table, size_t Index) {
  return Index < Table.size() ? &Table[Index] : nullptr;
}

static const char *getName(ArrayRef<std::string> Names, size_t Index) {
  const std::string *Name = find(Names, Index);
  return Name ? Name->c_str() : nullptr;
}

/// Creates the views of the numbers of the encoder and of the allocation.
static void fillNumbers(clrx_result &R) {
  for (const auto &[Name, Value] : listStatistics(R.Stats))
    if (Value)
      R.Statistics.push_back({Name, Value});
  for (const AllocationSummary &S : R.Result.Allocations) {
    std::vector<const char *> &Kernels = R.AllocationKernels.emplace_back();
    for (const std::string &Name : S.Kernels)
      if (!Name.empty()) // Skips raw code
        Kernels.push_back(Name.c_str());
    R.Allocations.push_back({Kernels.data(), Kernels.size(), S.SGPRs.NumUsed,
                             S.SGPRs.MaxAlive, S.SGPRs.Least, S.VGPRs.NumUsed,
                             S.VGPRs.MaxAlive, S.VGPRs.Least});
  }
}

void clrx_result::fillViews() {
  // A NUL follows the data, so that texts are strings.
  Result.Output.push_back(0);
  Result.Output.pop_back();
  for (Diagnostic &D : Result.Diagnostics)
    Diagnostics.push_back(std::make_unique<CDiagnostic>(std::move(D)));
  for (const KernelReport &K : Result.Kernels)
    if (!K.Name.empty()) // Skips raw code
      Kernels.push_back(std::make_unique<CKernel>(K));
  for (const SymbolRecord &S : Result.Symbols)
    Symbols.push_back({S.Name.c_str(),
                       S.Section.empty() ? nullptr : S.Section.c_str(),
                       S.Value});
  const LineMap &Map = Result.Lines;
  for (const LineMap::Entry &E : Map.Entries)
    Lines.push_back({getName(Map.Sections, E.Section), E.Offset, E.Size,
                     getName(Map.Files, E.From.File), E.From.Line,
                     E.From.Column, E.IsData});
  for (const InsertedWait &W : Result.Inserted)
    Insertions.push_back(
        {W.File.c_str(), W.Line, W.Column, W.IsAfter, W.Statement.c_str()});
  fillNumbers(*this);
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

size_t clrx_result_num_allocations(const clrx_result *R) {
  return R->Allocations.size();
}

const clrx_allocation *clrx_result_allocation(const clrx_result *R,
                                              size_t Index) {
  return find<clrx_allocation>(R->Allocations, Index);
}

size_t clrx_result_num_statistics(const clrx_result *R) {
  return R->Statistics.size();
}

const clrx_statistic *clrx_result_statistic(const clrx_result *R,
                                            size_t Index) {
  return find<clrx_statistic>(R->Statistics, Index);
}
