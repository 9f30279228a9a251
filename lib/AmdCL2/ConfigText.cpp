//===- ConfigText.cpp - Configurations as source --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the configuration of a finished kernel. A configuration is used only
// if it is lowered to the same metadata, setup and stub.
//
//===----------------------------------------------------------------------===//

#include "ConfigText.h"
#include "AmdCL2/Format.h"
#include "AmdCL2/Lowering.h"
#include "AmdCL2/SourcePrinter.h"
#include "KernelModel/FieldPrinter.h"
#include "KernelModel/Lifter.h"
#include "clrx/AmdCL2/Reader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

/// Prints the sizes of work-groups, and the vector type hint.
void amdcl2::printSizes(raw_ostream &OS, const Configuration &C) {
  printGroupSize(OS, C.RequiredGroupSize);
  printGroupSize(OS, C.GroupSizeHint, "work_group_size_hint");
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

/// Writes the operands of .arg. \p IsExact is true to include the operands that
/// clrxdisasm leaves out.
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

/// Start of every .arg line.
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
#include "AmdCL2/FieldOps.def"
};

static bool isSamePart(const std::optional<Bytes> &Actual,
                       const std::optional<Bytes> &Original) {
  return Actual.value_or(Bytes()) == Original.value_or(Bytes());
}

/// Returns true if the writer produces \p ISAMetadata for a kernel that
/// specifies none.
static bool isDefaultISAMetadata(const std::optional<Bytes> &ISAMetadata) {
  return !ISAMetadata || *ISAMetadata == rawBytes(DefaultISAMetadata);
}

bool ConfigLifter::isSame(unsigned Index, const KernelParts &Finished,
                          const Configuration &C) const {
  Expected<KernelParts> Actual = lowerKernel(M, Index, C);
  if (!Actual) {
    consumeError(Actual.takeError());
    return false;
  }
  return Actual->Metadata == Finished.Metadata &&
         isSamePart(Actual->Setup, Finished.Setup) &&
         isSamePart(Actual->Stub, Finished.Stub) &&
         isDefaultISAMetadata(Finished.ISAMetadata);
}

/// Returns the configuration that is lowered to \p Finished, or std::nullopt.
/// \p C already has the kind of the configuration and the contents of the
/// metadata.
std::optional<Configuration> ConfigLifter::lift(unsigned Index,
                                                const KernelParts &Finished,
                                                Configuration C) const {
  AmdKernelCode Setup;
  std::memcpy(&Setup, Finished.Setup->data(), sizeof(Setup));
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
    return isSame(Index, Finished, Tried);
  });
  return L.finish({&Configuration::Fields},
                  IsHSA && !CountsRegisters ? &Setup : nullptr);
}

/// Writes .arg lines that can be read again. If the offset of the argument in
/// the kernel argument segment is known, a comment on the line names it.
static void printArguments(raw_ostream &OS, const Module &M,
                           const Configuration &C) {
  const SmallVector<uint64_t, 16> Offsets =
      getKernargOffsets(C.Args, M.Is64Bit, M.getGeneration());
  // The offsets after a structure are unknown: getKernargOffsets counts the
  // structure as an address, but drivers do not pass its address. The offsets
  // are also unknown if the segment has another size.
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

/// Writes \p C, the configuration of a kernel of \p M. \returns false if a
/// field has no pseudo-op.
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
  if (!C.ControlDirective.empty())
    printKernelPart(OS, "control_directive", C.ControlDirective);
  return IsWhole;
}

bool ConfigLifter::print(unsigned Index, raw_ostream &OS) const {
  const KernelParts &Finished = M.Kernels[Index].Parts;
  if (!Finished.Setup || Finished.Setup->size() != sizeof(AmdKernelCode))
    return false;
  Expected<Configuration> C = readMetadata(Finished.Metadata, M.Is64Bit);
  if (!C) {
    consumeError(C.takeError());
    return false;
  }
  // A setup does not store that the kernel enqueues kernels, or uses
  // FLAT_SCRATCH or XNACK_MASK, so try the usual combinations. If the assembler
  // counts the registers, the setup depends on these uses.
  struct {
    ConfigKind Kind;
    bool UsesEnqueue = false, UsesFlatScratch = false, UsesXnackMask = false;
  } constexpr Candidates[] = {{ConfigKind::OpenCL},
                              {ConfigKind::OpenCL, true},
                              {ConfigKind::HSA},
                              {ConfigKind::HSA, false, true},
                              {ConfigKind::HSA, false, false, true}};
  for (const auto &Candidate : Candidates) {
    C->Kind = Candidate.Kind;
    C->Fields.set(KernelField::UseEnqueue, Candidate.UsesEnqueue);
    C->Usage.UsesFlatScratch = Candidate.UsesFlatScratch;
    C->Usage.UsesXnackMask = Candidate.UsesXnackMask;
    std::optional<Configuration> Found = lift(Index, Finished, *C);
    SmallString<1024> Text;
    raw_svector_ostream TextOS(Text);
    if (!Found || !printConfiguration(TextOS, M, *Found))
      continue;
    OS << Text;
    return true;
  }
  return false;
}
