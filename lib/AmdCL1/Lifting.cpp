//===- Lifting.cpp - From parts to configurations -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the configuration that lowering turns into the parts of a finished
// kernel.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Lowering.h"
#include "KernelModel/Lifter.h"
#include "Parts.h"
#include "clrx/AmdCL1/Reader.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;
using KF = KernelField;

/// Returns the unique id in the metadata of a kernel; 0 if there is none.
static uint32_t readUniqueId(StringRef Metadata) {
  constexpr StringLiteral Mark = "\n;uniqueid:";
  const size_t Pos = Metadata.find(Mark);
  uint32_t Id;
  if (Pos == StringRef::npos ||
      Metadata.drop_front(Pos + Mark.size()).consumeInteger(10, Id))
    return 0;
  return Id;
}

static bool isSame(const CALNote &L, const CALNote &R) {
  return L.Type == R.Type && L.Content == R.Content;
}

/// Returns true if \p C is lowered to the parts of \p K.
static bool makesParts(const Module &M, const Kernel &K,
                       const Configuration &C) {
  Expected<KernelParts> Parts =
      lowerKernel(M, K, C, readUniqueId(K.Parts.Metadata));
  if (!Parts) {
    consumeError(Parts.takeError());
    return false;
  }
  return Parts->Metadata == K.Parts.Metadata &&
         Parts->Header == K.Parts.Header &&
         std::equal(Parts->Notes.begin(), Parts->Notes.end(),
                    K.Parts.Notes.begin(), K.Parts.Notes.end(), isSame);
}

std::optional<Configuration> amdcl1::liftKernel(const Module &M,
                                                const Kernel &K) {
  Expected<Configuration> C = readConfiguration(M, K, ConfigView::Exact);
  if (!C) {
    consumeError(C.takeError());
    return std::nullopt;
  }
  // An id that the metadata lacks does not exist.
  for (KF Field : {KF::UAVId, KF::CBId, KF::PrintfId, KF::PrivateId})
    C->Fields.setIfUnset(Field, NoId);
  // RSRC2 is the only header word in the file. Its fields replace it.
  AmdKernelCode Words = {};
  Words.PgmRsrc2 = C->Fields.getOr(KF::PgmRsrc2, 0);
  C->Fields.clear(KF::PgmRsrc1);
  C->Fields.clear(KF::PgmRsrc2);
  const Arch A = M.getArch();
  KernelConfig Fields = C->Fields;
  const KernelConfig All = readFields(Words, A);
  for (KF Field : {KF::Dims, KF::TgSize, KF::Exceptions})
    Fields.set(Field, All.getOr(Field, 0));

  Lifter<Configuration> L(std::move(*C), [&](const Configuration &Tried) {
    return makesParts(M, K, Tried);
  });
  if (!L.liftFields(&Configuration::Fields, Words, Fields,
                    [A](const Configuration &Tried) {
                      AmdKernelCode Lowered = {};
                      Lowered.PgmRsrc2 = makePgmRsrc2(Tried, A);
                      return Lowered;
                    }))
    return std::nullopt;
  return L.finish({&Configuration::Fields});
}
