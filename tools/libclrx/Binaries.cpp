//===- Binaries.cpp - Functions on sources and binaries -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the operations of Actions. Some of them also accept a source.
//
//===----------------------------------------------------------------------===//

#include "Actions/ActionOptions.h"
#include "Actions/HexText.h"
#include "Assembler.h"
#include "Options/OptTable.h"
#include "Sources.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace clrx;

/// Runs \p Action on \p Binary. The data of the result are the source or part
/// if the action makes one, otherwise its text.
static clrx_result *runAction(clrx_assembler &A, BinaryAction Action,
                              ReportForm Report, StringRef Name,
                              StringRef Binary, bool IsRawCode = false) {
  auto R = std::make_unique<clrx_result>();
  const BinaryRequest Request =
      cantFail(readBinaryRequest(A.Options.parse(), Action, Report, IsRawCode));
  if (!Request.Warning.empty())
    A.add(*R, makeFileDiagnostic(Severity::Warning, Name, Request.Warning));
  BinaryResult Found;
  Error E = runBinaryAction(Request, Name, Binary, Found);
  for (Diagnostic &D : Found.Diagnostics)
    A.add(*R, std::move(D));
  if (E) {
    A.add(*R, makeFileDiagnostic(Severity::Error, Name,
                                 "'" + Name + "': " + toString(std::move(E))));
  } else if (!Found.HasErrors) {
    R->Result.Succeeded = true;
    R->setOutput(Found.Output.empty() ? StringRef(Found.Text)
                                      : StringRef(Found.Output));
  }
  R->fillViews();
  return R.release();
}

/// Disassembles bytes that are written as text.
static clrx_result *disassembleText(clrx_assembler &A, StringRef Name,
                                    StringRef Content) {
  auto R = std::make_unique<clrx_result>();
  const DiagnosticHandler Handle = [&](const Diagnostic &D) { A.add(*R, D); };
  const std::unique_ptr<MemoryBuffer> Text =
      MemoryBuffer::getMemBufferCopy(Content, Name);
  const LanguageOptions Language = A.makeOptions().Language;
  const std::optional<HexText> Bytes = readHexText(*Text, Handle);
  if (Bytes && !usesLLVMSyntax(Language))
    return runAction(A, BinaryAction::Disassemble, ReportForm::None, Name,
                     Bytes->Bytes, /*IsRawCode=*/true);
  std::string Output;
  raw_string_ostream OS(Output);
  if (Bytes) {
    const InstComments Shown = readInstComments(A.Options.parse());
    if (Error E =
            disassembleHexText(OS, *Text, *Bytes, Language, Shown, Handle)) {
      Handle(makeFileDiagnostic(Severity::Error, Name, toString(std::move(E))));
    } else {
      R->Result.Succeeded = true;
      R->setOutput(Output);
    }
  }
  R->fillViews();
  return R.release();
}

clrx_result *clrx_disassemble(clrx_assembler *A, const char *Name,
                              const void *Data, size_t Size) {
  const StringRef Content(static_cast<const char *>(Data), Size);
  if (isHexText(Content))
    return disassembleText(*A, Name, Content);
  return runAction(*A, BinaryAction::Disassemble, ReportForm::None, Name,
                   Content);
}

clrx_result *clrx_verify(clrx_assembler *A, const char *Name, const void *Data,
                         size_t Size) {
  return runAction(*A, BinaryAction::Verify, ReportForm::None, Name,
                   StringRef(static_cast<const char *>(Data), Size));
}

clrx_result *clrx_extract(clrx_assembler *A, const char *Name, const void *Data,
                          size_t Size) {
  return runAction(*A, BinaryAction::Extract, ReportForm::None, Name,
                   StringRef(static_cast<const char *>(Data), Size));
}

clrx_result *clrx_check(clrx_assembler *A, const char *Name, const void *Data,
                        size_t Size) {
  const StringRef Content(static_cast<const char *>(Data), Size);
  if (isBinary(Content))
    return runAction(*A, BinaryAction::Check, ReportForm::None, Name, Content);
  return assembleAndPrint(*A, A->makeOptions(), Name, Content,
                          [](const AssembleResult &, raw_ostream &) {});
}

/// Reports on a source.
static clrx_result *reportOnSource(clrx_assembler &A, ReportForm Form,
                                   StringRef Name, StringRef Text) {
  auto R = std::make_unique<clrx_result>();
  // An HTML page shows the diagnostics, so they are collected here.
  std::vector<Diagnostic> Diagnostics;
  AssembleOptions Options = A.makeOptions();
  Options.OnDiagnostic = [&](const Diagnostic &D) { Diagnostics.push_back(D); };
  Options.Report = getReportDetail(Form);
  Options.DetailedKernel = A.Options.parse().getLastArgValue(OPT_kernel).str();
  assemble(A, Options, Name, Text, *R);
  for (const Diagnostic &D : Diagnostics)
    A.add(*R, D);
  Error E = R->Result.Succeeded
                ? selectKernel(R->Result.Kernels, Options.DetailedKernel)
                : Error::success();
  if (E) {
    A.add(*R,
          makeFileDiagnostic(Severity::Error, Name, toString(std::move(E))));
    R->Result.Succeeded = false;
    R->Result.Output.clear();
  } else if (R->Result.Succeeded) {
    std::string Output;
    raw_string_ostream OS(Output);
    printReport(OS, Form, R->Result, Diagnostics, Name);
    R->setOutput(Output);
  }
  R->fillViews();
  return R.release();
}

clrx_result *clrx_report(clrx_assembler *A, const char *Name, const void *Data,
                         size_t Size) {
  const StringRef Content(static_cast<const char *>(Data), Size);
  ReportForm Form = cantFail(readReportForm(A->Options.parse()));
  if (Form == ReportForm::None)
    Form = ReportForm::Text;
  if (isBinary(Content))
    return runAction(*A, BinaryAction::Report, Form, Name, Content);
  return reportOnSource(*A, Form, Name, Content);
}
