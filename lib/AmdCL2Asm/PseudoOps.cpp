//===- PseudoOps.cpp - AmdCL2's own pseudo-ops ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows that only AmdCL2 has, and the container's entry for the language.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "clrx/AmdCL2Asm/AmdCL2Asm.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

using KF = KernelField;
using Parser = AsmParser;

template <bool (Parser::*Handler)(StringRef, SMLoc)>
static constexpr MCAsmParser::DirectiveHandler Do =
    KernelContainer::getHandler<Parser, Handler>();

// clang-format off
static constexpr StringLiteral ArgHelp =
    "Adds a kernel argument. What follows depends on the type:\n\n"
    "    TYPE*, SPACE[, [const] [restrict] [volatile][, USED]]\n"
    "    structure*, SIZE, SPACE[, [const] [restrict] [volatile][, USED]]\n"
    "    structure, SIZE[, USED]\n"
    "    image...[, [read_only|write_only|read_write][, [RESOURCE][, USED]]]\n"
    "    sampler[, RESOURCE[, USED]]\n"
    "    any other TYPE[, USED]\n\n"
    "SPACE is local, global or constant; USED is unused, rdonly or wronly. An image\n"
    "or sampler without RESOURCE gets the first free one. The types are"
#define CLRX_AMDCL2_ARG_TYPE(Id, Name, ...) " " Name
#include "clrx/AmdCL2/ArgTypes.def"
    ".";

static constexpr PseudoOp OwnOps[] = {
    // The file
    customOp(".acl_version", Anywhere, Do<&Parser::parseDirectiveString>, "\"STRING\"",
             "Version of the compiler library; if empty, and by default, that of the driver."),
    customOp(".compile_options", Anywhere, Do<&Parser::parseDirectiveString>, "\"STRING\"",
             "Options of the OpenCL compiler; default empty."),
    customOp(".hsalayout", NewDriversOnly, Do<&Parser::parseDirectiveHSALayout>, "",
             "Puts the code of all kernels into one .text; must precede the first kernel."),

    // Sections
    customOp(".inner", Anywhere, Do<&Parser::parseDirectiveInner>, "",
             "Goes to the inner binary."),
    customOp(".globaldata", NewDriversOnly, Do<&Parser::parseDirectiveData>, "",
             "Goes to the read-only data of all kernels."),
    customOp(".rwdata", NewDriversOnly, Do<&Parser::parseDirectiveData>, "",
             "Goes to the writeable data of all kernels."),
    customOp(".bssdata", NewDriversOnly, Do<&Parser::parseDirectiveBSSData>, "[align=ALIGNMENT]",
             "Goes to the data of all kernels that have no content; a power of two as alignment, by default 8."),
    customOp(".config", InKernel, Do<&Parser::parseDirectiveConfig>, "",
             "Goes to the kernel's configuration, in terms of OpenCL."),
    customOp(".hsaconfig", InKernel, Do<&Parser::parseDirectiveConfig>, "",
             "Goes to the kernel's configuration, in terms of its amd_kernel_code_t."),
    customOp(".control_directive", InKernel, Do<&Parser::parseDirectiveControlDirective>, "",
             "Goes to the 128 bytes of control directives in the amd_kernel_code_t."),
    customOp(".metadata", InKernel, Do<&Parser::parseDirectiveRawSection>, "",
             "Goes to the bytes of the kernel's metadata."),
    customOp(".setup", InKernel, Do<&Parser::parseDirectiveRawSection>, "",
             "Goes to the bytes of the kernel's setup."),
    customOp(".stub", InKernel | OldDriversOnly, Do<&Parser::parseDirectiveRawSection>, "",
             "Goes to the bytes of the kernel's stub."),
    customOp(".isametadata", InKernel | OldDriversOnly, Do<&Parser::parseDirectiveRawSection>, "",
             "Goes to the bytes of the kernel's ISA metadata."),

    // Samplers
    customOp(".sampler", NewDriversOnly, Do<&Parser::parseDirectiveSampler>, "[NUMBER[, ...]]",
             "In a kernel's configuration, ids of samplers that it uses; outside of kernels, values of new samplers."),
    customOp(".samplerinit", NewDriversOnly, Do<&Parser::parseDirectiveSamplerInit>, "",
             "Goes to the bytes of all samplers, 8 for each."),
    customOp(".samplerreloc", OutsideKernels | NewDriversOnly, Do<&Parser::parseDirectiveSamplerReloc>, "OFFSET, ID",
             "Where the read-only data has the sampler."),

    // A kernel for OpenCL
    customOp(".arg", InBothConfigs, Do<&Parser::parseDirectiveArg>, "NAME, [\"TYPENAME\",] TYPE[*][, ...]",
             ArgHelp),
    customOp(".setupargs", InBothConfigs, Do<&Parser::parseDirectiveSetupArgs>, "",
             "Adds the six arguments that the runtime passes first."),
    customOp(".cws", InBothConfigs, Do<&Parser::parseDirectiveGroupSize>, "[X][, [Y][, [Z]]]",
             "Work group size that the kernel requires; a size left out is 1."),
    customOp(".reqd_work_group_size", InBothConfigs, Do<&Parser::parseDirectiveGroupSize>, "[X][, [Y][, [Z]]]",
             "Work group size that the kernel requires; a size left out is 1."),
    customOp(".work_group_size_hint", InBothConfigs, Do<&Parser::parseDirectiveGroupSize>, "[X][, [Y][, [Z]]]",
             "Likely work group size; a size left out is 1. Stored from driver 2004.06."),
    customOp(".vectypehint", InBothConfigs, Do<&Parser::parseDirectiveVecTypeHint>, "TYPE",
             "Vector type that the kernel computes with. Stored from driver 2004.06."),
    {".gdssize", InBothConfigs, PseudoOperand::Number, KF::GDSSize, 0, MaxGDSSizeInBytes, OverflowPolicy::Error, "Global data share (GDS) in bytes; default 0."},
    flagOp(".useargs", InConfig, KF::UseArgs, 1, "The kernel uses its arguments."),
    flagOp(".usesetup", InConfig, KF::UseSetup, 1, "The kernel uses the setup: sizes and number of groups."),
    flagOp(".useenqueue", InConfig, KF::UseEnqueue, 1, "The kernel enqueues kernels."),
    flagOp(".usegeneric", InConfig, KF::UseGeneric, 1, "The kernel uses generic pointers."),
    customOp(".default_hsa_features", InHSAConfig, Do<&Parser::parseDirectiveDefaultHSAFeatures>, "",
             "Sets the features to those of OpenCL kernels: scratch resource and arguments in SGPRs, 4-byte elements, 64-bit pointers in 64-bit binaries."),
};
// clang-format on
static_assert(haveUniqueNames(OwnOps));

ArrayRef<PseudoOp> amdcl2::getPseudoOps() { return OwnOps; }

static bool isOwnOrShared(StringRef Name) { return isPseudoOp(Name, OwnOps); }

static void forEach(function_ref<void(StringRef)> Visit) {
  forEachPseudoOp(OwnOps, Visit);
}

static void printAll(raw_ostream &OS) {
  printPseudoOps(OS, "Pseudo-ops of AmdCL2", OwnOps, describeScopes);
}

static std::unique_ptr<Container> create(AsmHost &Host) {
  return std::make_unique<AsmParser>(Host);
}

ContainerInfo amdcl2::getContainerInfo() {
  return {{3, "amdcl2", "AmdCL2", ".amdcl2"},
          isOwnOrShared,
          forEach,
          create,
          printAll};
}
