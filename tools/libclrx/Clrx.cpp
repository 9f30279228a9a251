//===- Clrx.cpp - The C interface of clrx-mc ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of the assembler and its options.
//
//===----------------------------------------------------------------------===//

#include "clrx-c/Clrx.h"
#include "Assembler.h"
#include "CallbackFileSystem.h"
#include "Result.h"

using namespace llvm;
using namespace clrx;

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

void clrx_assembler_set_details(clrx_assembler *A, unsigned Details) {
  A->Details = Details;
}

AssembleOptions clrx_assembler::makeOptions(const LibraryOptions &From) const {
  AssembleOptions Result = From.getSettings();
  Result.FileSystem = Files;
  if (OnDiagnostic)
    Result.OnDiagnostic = [this](const Diagnostic &D) { tell(D); };
  return Result;
}

void clrx_assembler::tell(const Diagnostic &D) const {
  OnDiagnostic(DiagnosticData, &CDiagnostic(D).get());
}

void clrx_assembler::add(clrx_result &R, Diagnostic D) const {
  if (OnDiagnostic)
    tell(D);
  else
    R.Result.Diagnostics.push_back(std::move(D));
}
