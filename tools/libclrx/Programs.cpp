//===- Programs.cpp - Programs of the C interface -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that read code.
//
//===----------------------------------------------------------------------===//

#include "Programs.h"
#include "Actions/ActionOptions.h"
#include "Assembler.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

static clrx_parameter_kind getKind(launch::ArgKind Kind) {
  switch (Kind) {
  case launch::ArgKind::Value:
    return CLRX_VALUE;
  case launch::ArgKind::GlobalPointer:
  case launch::ArgKind::ConstantPointer:
    return CLRX_BUFFER;
  case launch::ArgKind::LocalPointer:
    return CLRX_LOCAL;
  case launch::ArgKind::Image:
  case launch::ArgKind::Sampler:
  case launch::ArgKind::Other:
    return CLRX_OTHER;
  }
  llvm_unreachable("unknown kind of argument");
}

CSignature::CSignature(const launch::LaunchKernel &K) {
  for (const launch::KernelArg &A : K.Args)
    Parameters.push_back({A.Name.c_str(), A.Type.c_str(), getKind(A.Kind),
                          A.HostSize ? A.HostSize : A.Size});
  for (const clrx_parameter &P : Parameters)
    ParameterViews.push_back(&P);
  View.name = K.Name.c_str();
  llvm::copy(K.GroupSize, View.group_size);
  View.parameters = ParameterViews.data();
  View.num_parameters = ParameterViews.size();
}

clrx_program *clrx_program_create(clrx_assembler *A, const char *Name,
                                  const void *Data, size_t Size) {
  auto P = std::make_unique<clrx_program>();
  P->Data = MemoryBuffer::getMemBufferCopy(
      StringRef(static_cast<const char *>(Data), Size), Name);
  AssembleOptions Options = A->makeOptions();
  P->HasLineReports =
      cantFail(readReportForm(A->Options.parse())) == ReportForm::HTML;
  if (P->HasLineReports)
    Options.Report = ReportDetail::Lines;
  const DiagnosticHandler Tell = Options.OnDiagnostic;
  Options.OnDiagnostic = [&](const Diagnostic &D) {
    P->Diagnostics.push_back(std::make_unique<CDiagnostic>(D));
    if (Tell)
      Tell(D);
  };
  Expected<std::unique_ptr<RunProgram>> Code =
      RunProgram::load(*P->Data, std::move(Options));
  if (!Code) {
    P->Error = toString(Code.takeError());
    return P.release();
  }
  P->Code = std::move(*Code);
  for (const launch::LaunchKernel &K : P->Code->getKernels())
    P->Signatures.push_back(std::make_unique<CSignature>(K));
  return P.release();
}

void clrx_program_destroy(clrx_program *P) { delete P; }

const char *clrx_program_error(const clrx_program *P) {
  return P->Code ? nullptr : P->Error.c_str();
}

size_t clrx_program_num_diagnostics(const clrx_program *P) {
  return P->Diagnostics.size();
}

const clrx_diagnostic *clrx_program_diagnostic(const clrx_program *P,
                                               size_t Index) {
  return Index < P->Diagnostics.size() ? &P->Diagnostics[Index]->get()
                                       : nullptr;
}

size_t clrx_program_num_signatures(const clrx_program *P) {
  return P->Signatures.size();
}

const clrx_signature *clrx_program_signature(const clrx_program *P,
                                             size_t Index) {
  return Index < P->Signatures.size() ? &P->Signatures[Index]->get() : nullptr;
}
