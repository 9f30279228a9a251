//===- ConfigLifter.cpp - Configurations that make the same file ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the fields of a header, lowers them again, and compares the result with
// the header. A descriptor is treated as a header with fewer fields.
//
//===----------------------------------------------------------------------===//

#include "ConfigLifter.h"
#include "KernelModel/FieldPrinter.h"
#include "KernelModel/Lifter.h"
#include "KernelModel/Lowering.h"
#include "Parts.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;
using KF = KernelField;

//===----------------------------------------------------------------------===//
// Finished headers
//===----------------------------------------------------------------------===//

AmdKernelCode rocm::makeHeader(const KernelDescriptor &D) {
  AmdKernelCode Header = {};
  Header.GroupSegmentSize = D.GroupSegmentSize;
  Header.PrivateSegmentSize = D.PrivateSegmentSize;
  Header.PgmRsrc1 = D.PgmRsrc1;
  Header.PgmRsrc2 = D.PgmRsrc2;
  Header.SGPRFlags = D.SGPRFlags;
  return Header;
}

ConfigLifter::ConfigLifter(const Module &From) : From(From) {
  For.Format = From.Format;
  For.HasMsgPack = From.HasMsgPack;
  For.Device = From.Device;
  For.ArchMinor = From.ArchMinor.value_or(0);
  For.ArchStepping = From.ArchStepping.value_or(0);
}

bool ConfigLifter::read(unsigned Index) {
  const Kernel &K = From.Kernels[Index];
  if (K.IsFunction)
    return false;
  const StringRef Bytes =
      hasDescriptors() ? StringRef(*From.GlobalData) : StringRef(From.Code);
  const uint64_t Offset =
      hasDescriptors() ? Index * sizeof(KernelDescriptor) : K.Offset;
  const uint64_t Size =
      hasDescriptors() ? sizeof(KernelDescriptor) : sizeof(AmdKernelCode);
  if (Offset > Bytes.size() || Bytes.size() - Offset < Size)
    return false;
  if (hasDescriptors()) {
    Descriptor = readAt<KernelDescriptor>(Bytes, Offset);
    Header = makeHeader(Descriptor);
  } else {
    Header = readAt<AmdKernelCode>(Bytes, Offset);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

AmdKernelCode ConfigLifter::lower(const Configuration &C) const {
  Kernel K;
  K.Config = C;
  return rocm::lower(For, K).Header;
}

bool ConfigLifter::isSame(const Configuration &C) const {
  const AmdKernelCode Lowered = lower(C);
  if (!hasDescriptors())
    return rawBytes(Lowered) == rawBytes(Header);
  KernelDescriptor D = makeDescriptor(Lowered, C);
  D.CodeEntryOffset = Descriptor.CodeEntryOffset; // The writer computes it.
  return rawBytes(D) == rawBytes(Descriptor);
}

/// Returns the fields of \ref Header. Lowering them may give another header.
KernelConfig ConfigLifter::readFields() const {
  const Arch A = getGPUInfo(For.Device).Architecture;
  KernelConfig Fields = clrx::readFields(Header, A);
  if (!hasDescriptors())
    return Fields;
  Fields.set(KF::PgmRsrc3, Descriptor.PgmRsrc3);
  // On GCN 1.5, only lowering for MsgPack stores the SGPR count; see
  // Lowering.cpp.
  if (!getArchInfo(A).SGPRGranule) {
    Fields.clear(KF::SGPRCount);
    if (For.HasMsgPack)
      Fields.set(
          KF::SGPRCount,
          *readRsrcFields(Header, A, /*VGPRGranule=*/4).get(KF::SGPRCount));
  }
  return Fields;
}

std::optional<Configuration> ConfigLifter::lift() const {
  Configuration C;
  C.ControlDirectives = getControlDirectives(Header);
  Lifter<Configuration> L(
      C, [this](const Configuration &Tried) { return isSame(Tried); });
  if (!L.liftFields(&Configuration::Fields, Header, readFields(),
                    [this](const Configuration &C) { return lower(C); }))
    return std::nullopt;
  return L.finish({&Configuration::Fields},
                  hasDescriptors() ? nullptr : &Header);
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Scope of rows that are not printed: metadata is printed as text.
static constexpr unsigned InMetadata = 0;

static constexpr PseudoOp FieldOps[] = {
#include "ROCm/FieldOps.def"
};

std::string ConfigLifter::print(unsigned Index) {
  if (!read(Index))
    return "";
  const std::optional<Configuration> C = lift();
  if (!C)
    return "";
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "    .config\n";
  if (!printFields(OS, FieldOps, C->Fields,
                   [](unsigned Scopes) { return (Scopes & InHSAConfig) != 0; }))
    return "";
  if (!C->ControlDirectives.empty())
    printKernelPart(OS, "control_directive", C->ControlDirectives);
  return Text;
}
