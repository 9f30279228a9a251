//===- PseudoOps.cpp - Gallium's own pseudo-ops ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows that only Gallium has, and the container's entry for the language.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "clrx/GalliumAsm/GalliumAsm.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

using KF = KernelField;
using OK = PseudoOperand;
using OP = OverflowPolicy;

static constexpr uint64_t U32 = 0xffffffff;
/// In .config; its value goes to the kernel header only.
static constexpr unsigned InHeader = SetsHSAHeader;

template <bool (AsmParser::*Handler)(StringRef, SMLoc)>
static constexpr MCAsmParser::DirectiveHandler Do =
    KernelContainer::getHandler<AsmParser, Handler>();

// clang-format off
static constexpr PseudoOp Ops[] = {
    // The file
    customOp(".llvm_version", Anywhere, Do<&AsmParser::parseDirectiveLLVMVersion>, "VERSION",
             "Sets the LLVM version: as 40001 for 4.0.1; default 0, the oldest."),
    customOp(".get_llvm_version", Anywhere, Do<&AsmParser::parseDirectiveGetLLVMVersion>, "SYMBOL",
             "Stores the LLVM version in a symbol."),
    customOp(".globaldata", Anywhere, Do<&AsmParser::parseDirectiveGlobalData>, "",
             "Goes to the constant global data, section .rodata."),
    customOp(".scratchsym", Anywhere, Do<&AsmParser::parseDirectiveScratchSym>, "SYMBOL",
             "Defines a symbol that stands for the scratch buffer's address in relocations."),

    // Groups of a kernel
    customOp(".args", BetweenGroups, Do<&AsmParser::parseDirectiveArgs>, "", "Opens the kernel's arguments."),
    customOp(".config", BetweenGroups, Do<&AsmParser::parseDirectiveConfig>, "", "Opens the kernel's configuration."),
    customOp(".proginfo", BetweenGroups, Do<&AsmParser::parseDirectiveProgInfo>, "", "Opens the kernel's ProgInfo, instead of a configuration."),
    customOp(".control_directive", InKernel | SetsHSAHeader, Do<&AsmParser::parseDirectiveControlDirective>, "",
             "Goes to the kernel's control directives: 128 bytes of its header."),
    customOp(".arg", InArgs, Do<&AsmParser::parseDirectiveArg>, "TYPE, SIZE[, [TARGETSIZE][, [TARGETALIGN][, [zext|sext][, SEMANTIC]]]]",
             "Adds an argument; sizes in bytes."),
    customOp(".entry", InProgInfo, Do<&AsmParser::parseDirectiveEntry>, "ADDRESS, VALUE", "Adds a ProgInfo entry: a register and its value."),

    // Spilled registers
    {".spilledsgprs", InConfig | NeedsLLVM39, OK::Number, KF::SpilledSGPRs, 0, 0, OP::None, "Number of spilled SGPRs; default 0."},
    {".spilledvgprs", InConfig, OK::Number, KF::SpilledVGPRs, 0, 0, OP::None, "Number of spilled VGPRs; default 0. Without effect before LLVM 3.9."},

    // The kernel header's own values
    customOp(".default_hsa_features", InHeader | InAnyGroup, Do<&AsmParser::parseDirectiveDefaultHSAFeatures>, "",
             "Sets the features to .use_private_segment_buffer, .use_dispatch_ptr, .use_kernarg_segment_ptr, .use_ptr64 and .private_elem_size 4."),
    {".hsa_dims", InHeader, OK::DimSets, KF::Dims, 0, 0, OP::None, "Dimensions for the kernel header in addition to those of .dims."},
    {".hsa_sgprsnum", InHeader, OK::SGPRCount, KF::SGPRCount, 0, 0, OP::Error, "Number of SGPRs for the kernel header; by default as for ProgInfo."},
    {".hsa_vgprsnum", InHeader, OK::Number, KF::VGPRCount, 0, MaxVGPRs, OP::Error, "Number of VGPRs for the kernel header; by default as for ProgInfo."},
    {".hsa_userdatanum", InHeader, OK::Number, KF::UserDataCount, 0, 16, OP::Error, "Number of user data SGPRs for the kernel header; by default as for ProgInfo."},
    {".hsa_localsize", InHeader, OK::Number, KF::LocalSize, 0, MaxLDSSizeInBytes, OP::Truncate32ThenError, "Local data (LDS) in bytes for the kernel header; by default that of .localsize."},
    {".hsa_scratchbuffer", InHeader, OK::Number, KF::ScratchSize, 0, U32, OP::WarnAndTruncate, "Scratch memory in bytes for the kernel header; by default that of .scratchbuffer."},
    {".hsa_pgmrsrc1", InHeader, OK::Number, KF::PgmRsrc1, 0, U32, OP::WarnAndTruncate, "Bits to add to COMPUTE_PGM_RSRC1 in the kernel header."},
    {".hsa_pgmrsrc2", InHeader, OK::Number, KF::PgmRsrc2, 0, U32, OP::WarnAndTruncate, "Bits to add to COMPUTE_PGM_RSRC2 in the kernel header."},
    {".hsa_floatmode", InHeader, OK::Number, KF::FloatMode, 0, 0xff, OP::WarnAndTruncate, "Float mode bits for the kernel header in addition to those of .floatmode; default 0xc0."},
    {".hsa_priority", InHeader, OK::Number, KF::Priority, 0, 3, OP::WarnAndKeep, "Wave priority for the kernel header, if greater than that of .priority."},
    {".hsa_exceptions", InHeader, OK::Number, KF::Exceptions, 0, 0x7f, OP::WarnAndTruncate, "Exception mask for the kernel header in addition to that of .exceptions."},
    flagOp(".hsa_tgsize", InHeader, KF::TgSize, 1, "Enables TG_SIZE_EN in the kernel header."),
    flagOp(".hsa_debugmode", InHeader, KF::DebugMode, 1, "Enables DEBUG_MODE in the kernel header."),
    flagOp(".hsa_dx10clamp", InHeader, KF::Dx10Clamp, 1, "Enables DX10_CLAMP in the kernel header."),
    flagOp(".hsa_ieeemode", InHeader, KF::IeeeMode, 1, "Enables IEEE_MODE in the kernel header."),
    flagOp(".hsa_privmode", InHeader, KF::PrivMode, 1, "Enables PRIV in the kernel header."),
};
// clang-format on
static_assert(haveUniqueNames(Ops));

ArrayRef<PseudoOp> gallium::getPseudoOps() { return Ops; }

static bool isOwnOrShared(StringRef Name) { return isPseudoOp(Name, Ops); }

static void forEach(function_ref<void(StringRef)> Visit) {
  forEachPseudoOp(Ops, Visit);
}

static void printAll(raw_ostream &OS) {
  printPseudoOps(OS, "Pseudo-ops of Gallium", Ops, gallium::describeScopes);
}

static std::unique_ptr<Container> create(AsmHost &Host) {
  return std::make_unique<AsmParser>(Host);
}

ContainerInfo gallium::getContainerInfo() {
  return {{1, "gallium", "Gallium", ".gallium"},
          isOwnOrShared,
          forEach,
          create,
          printAll};
}
