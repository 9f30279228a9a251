//===- ConfigText.cpp - Configurations as source --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A configuration that was found is one only if it makes the same metadata,
// setup and stub.
//
//===----------------------------------------------------------------------===//

#include "ConfigText.h"
#include "clrx/AmdCL2/Format.h"
#include "clrx/AmdCL2/Lowering.h"
#include "clrx/AmdCL2/Reader.h"
#include "clrx/AmdCL2/SourcePrinter.h"
#include "clrx/KernelModel/Lifter.h"
#include "clrx/Print/DataPrinter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

static void printGroupSize(raw_ostream &OS, StringRef Name,
                           const GroupSize &Size) {
  if (Size[0] || Size[1] || Size[2])
    OS << "        ." << Name << ' ' << Size[0] << ", " << Size[1] << ", "
       << Size[2] << '\n';
}

/// Of work-groups, and the vector type, which the drivers' compilers take for
/// one.
void amdcl2::printSizes(raw_ostream &OS, const Configuration &C) {
  printGroupSize(OS, "cws", C.RequiredGroupSize);
  printGroupSize(OS, "work_group_size_hint", C.GroupSizeHint);
  if (!C.VecTypeHint.empty())
    OS << "        .vectypehint " << C.VecTypeHint << '\n';
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static StringRef getUseName(ArgUse Use) {
  for (const NamedValue<ArgUse> &N : ArgUseNames)
    if (N.Value == Use)
      return N.Name;
  return StringRef();
}

/// Writes the operands of .arg. \p IsExact: with what clrxdisasm leaves out.
static void printOperands(raw_ostream &OS, const Argument &A, bool IsExact) {
  const bool EndsInComma = !IsExact || A.Use != ArgUse::Used;
  catalyst::printArgumentStart(OS, A, EndsInComma);
  StringRef Use = getUseName(A.Use);
  if (A.isValueOf(ArgClass::Image)) {
    static constexpr StringLiteral Names[] = {"read_only", "write_only",
                                              "read_write"};
    OS << ", " << Names[unsigned(A.Access)] << ", " << *A.ResourceId;
  } else if (A.isValueOf(ArgClass::Sampler)) {
    OS << ", " << *A.ResourceId;
  }
  if (IsExact && A.IsConst && !A.IsPointer)
    OS << ", const";
  if (A.isValueOf(ArgClass::Pipe) && A.Use == ArgUse::Used)
    Use = getUseName(ArgUse::ReadOnly);
  if ((A.IsPointer || A.isValueOf(ArgClass::Pipe) ||
       A.isValueOf(ArgClass::ClkEvent)) &&
      !Use.empty())
    OS << ", " << Use;
}

/// What all such lines begin with.
static constexpr StringLiteral ArgOp = "        .arg ";

void amdcl2::printArgument(raw_ostream &OS, const Argument &A) {
  OS << ArgOp;
  printOperands(OS, A, /*IsExact=*/false);
  OS << '\n';
}

//===----------------------------------------------------------------------===//
// From parts to configurations
//===----------------------------------------------------------------------===//

static constexpr PseudoOp FieldOps[] = {
#include "clrx/AmdCL2/FieldOps.def"
};

static bool isSamePart(const std::optional<Bytes> &Made,
                       const std::optional<Bytes> &Wanted) {
  return Made.value_or(Bytes()) == Wanted.value_or(Bytes());
}

/// What the writer takes if a kernel has none.
static bool isDefaultISAMetadata(const std::optional<Bytes> &ISAMetadata) {
  return !ISAMetadata || *ISAMetadata == rawBytes(DefaultISAMetadata);
}

bool ConfigLifter::isSame(unsigned Index, const KernelParts &Wanted,
                          const Configuration &C) const {
  Expected<KernelParts> Made = lowerKernel(M, Index, C);
  if (!Made) {
    consumeError(Made.takeError());
    return false;
  }
  return Made->Metadata == Wanted.Metadata &&
         isSamePart(Made->Setup, Wanted.Setup) &&
         isSamePart(Made->Stub, Wanted.Stub) &&
         isDefaultISAMetadata(Wanted.ISAMetadata);
}

/// \p C has the kind of the configuration and everything that the metadata
/// says.
std::optional<Configuration> ConfigLifter::lift(unsigned Index,
                                                const KernelParts &Wanted,
                                                Configuration C) const {
  AmdKernelCode Setup;
  std::memcpy(&Setup, Wanted.Setup->data(), sizeof(Setup));
  const bool CountsRegisters = C.Usage.UsesFlatScratch || C.Usage.UsesXnackMask;
  if (CountsRegisters) {
    C.Usage.NumSGPRs = Setup.ReservedSGPRFirst;
    C.Usage.NumVGPRs = Setup.WorkitemVGPRs;
  }
  std::optional<KernelConfig> Fields = liftSetup(M, Setup, C);
  if (!Fields)
    return std::nullopt;
  C.Fields = *Fields;
  const bool IsHSA = C.Kind == ConfigKind::HSA;
  if (IsHSA)
    C.ControlDirective = getControlDirectives(Setup);
  Lifter<Configuration> L(C, [&](const Configuration &Tried) {
    return isSame(Index, Wanted, Tried);
  });
  return L.finish({&Configuration::Fields},
                  IsHSA && !CountsRegisters ? &Setup : nullptr);
}

/// Writes lines that can be read again, each with the offset of the argument in
/// the kernel argument segment, by which code loads it.
static void printArguments(raw_ostream &OS, const Module &M,
                           const Configuration &C) {
  const SmallVector<uint64_t, 16> Offsets =
      getKernargOffsets(C.Args, M.Is64Bit, M.getGeneration());
  // Structures count as addresses, which drivers do not pass; and what has
  // another size has other offsets.
  bool IsKnown = !C.Fields.has(KernelField::KernargSize);
  for (auto [A, Offset] : zip(C.Args, Offsets)) {
    OS << ArgOp;
    printOperands(OS, A, /*IsExact=*/true);
    if (IsKnown)
      OS << "  # at " << format_hex(Offset, 0);
    OS << '\n';
    IsKnown &= !A.isValueOf(ArgClass::Structure);
  }
}

/// Writes all of \p C, a configuration of a kernel of \p M. \returns false if
/// it has no text.
static bool printConfiguration(raw_ostream &OS, const Module &M,
                               const Configuration &C) {
  const bool IsHSA = C.Kind == ConfigKind::HSA;
  OS << (IsHSA ? "    .hsaconfig\n" : "    .config\n");
  printSizes(OS, C);
  const bool IsWhole =
      printFields(OS, FieldOps, C.Fields, [&](unsigned Scopes) {
        return (Scopes & (IsHSA ? InHSAConfig : InConfig)) != 0;
      });
  printArguments(OS, M, C);
  if (!C.ControlDirective.empty()) {
    constexpr unsigned DeepIndent = 8;
    OS << "    .control_directive\n";
    printData(OS, C.ControlDirective, DeepIndent);
  }
  return IsWhole;
}

bool ConfigLifter::print(unsigned Index, raw_ostream &OS) const {
  const KernelParts &Wanted = M.Kernels[Index].Parts;
  if (!Wanted.Setup || Wanted.Setup->size() != sizeof(AmdKernelCode))
    return false;
  Expected<Configuration> C = readMetadata(Wanted.Metadata, M.Is64Bit);
  if (!C) {
    consumeError(C.takeError());
    return false;
  }
  // That code uses certain registers is in the setup only if all are counted.
  struct {
    ConfigKind Kind;
    bool UsesEnqueue = false, UsesFlatScratch = false, UsesXnackMask = false;
  } constexpr Ways[] = {{ConfigKind::OpenCL},
                        {ConfigKind::OpenCL, true},
                        {ConfigKind::HSA},
                        {ConfigKind::HSA, false, true},
                        {ConfigKind::HSA, false, false, true}};
  for (const auto &Way : Ways) {
    C->Kind = Way.Kind;
    C->Fields.set(KernelField::UseEnqueue, Way.UsesEnqueue);
    C->Usage.UsesFlatScratch = Way.UsesFlatScratch;
    C->Usage.UsesXnackMask = Way.UsesXnackMask;
    std::optional<Configuration> Found = lift(Index, Wanted, *C);
    SmallString<1024> Text;
    raw_svector_ostream TextOS(Text);
    if (!Found || !printConfiguration(TextOS, M, *Found))
      continue;
    OS << Text;
    return true;
  }
  return false;
}
