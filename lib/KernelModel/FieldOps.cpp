//===- FieldOps.cpp - Pseudo-ops that set fields --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows that set a field and that all containers with configured kernels
// have.
//
//===----------------------------------------------------------------------===//

#include "clrx/KernelModel/FieldOps.h"
#include "clrx/Targets/Targets.h"

using namespace llvm;
using namespace clrx;

using KF = KernelField;
using OK = PseudoOperand;
using OP = OverflowPolicy;

static constexpr uint64_t NoLimit = ~uint64_t(0);
static constexpr uint64_t U32 = 0xffffffff, U16 = 0xffff;

// clang-format off
static constexpr PseudoOp FieldOps[] = {
    // The file
    {".arch_minor", Anywhere, OK::Number, KF::ArchMinor, 0, U32, OP::WarnAndTruncate, "Minor version of the architecture; by default the GPU's."},
    {".arch_stepping", Anywhere, OK::Number, KF::ArchStepping, 0, U32, OP::WarnAndTruncate, "Stepping of the architecture; by default the GPU's."},

    // Registers and memory
    {".dims", InBothConfigs, OK::DimSets, KF::Dims, 0, 0, OP::None, "Dimensions of the group ids and the local ids that the kernel gets; one set stands for both."},
    {".sgprsnum", InBothConfigs, OK::SGPRCount, KF::SGPRCount, 0, 0, OP::Error, "Number of SGPRs; by default counted."},
    {".vgprsnum", InBothConfigs, OK::Number, KF::VGPRCount, 0, MaxVGPRs, OP::Error, "Number of VGPRs; by default counted."},
    {".userdatanum", InHSAConfig, OK::Number, KF::UserDataCount, 0, 16, OP::Error, "Number of user data SGPRs; by default counted from what SGPRs hold."},
    {".localsize", InBothConfigs, OK::Number, KF::LocalSize, 0, MaxLDSSizeInBytes, OP::Error, "Local data (LDS) in bytes; default 0."},
    {".scratchbuffer", InBothConfigs, OK::Number, KF::ScratchSize, 0, NoLimit, OP::None, "Scratch memory of a work-item in bytes; default 0."},

    // Parts of the RSRC words
    {".pgmrsrc1", InBothConfigs, OK::Number, KF::PgmRsrc1, 0, U32, OP::WarnAndTruncate, "Bits to add to COMPUTE_PGM_RSRC1."},
    {".pgmrsrc2", InBothConfigs, OK::Number, KF::PgmRsrc2, 0, U32, OP::WarnAndTruncate, "Bits to add to COMPUTE_PGM_RSRC2."},
    {".floatmode", InBothConfigs, OK::Number, KF::FloatMode, 0, 0xff, OP::WarnAndTruncate, "FP_ROUND and FP_DENORM of the MODE register; default 0xc0."},
    {".priority", InBothConfigs, OK::Number, KF::Priority, 0, 3, OP::WarnAndTruncate, "Wave priority; default 0."},
    {".exceptions", InBothConfigs, OK::Number, KF::Exceptions, 0, 0x7f, OP::WarnAndTruncate, "Exception mask; default 0."},
    flagOp(".tgsize", InBothConfigs, KF::TgSize, 1, "Enables TG_SIZE_EN: the group size in an SGPR."),
    flagOp(".debugmode", InBothConfigs, KF::DebugMode, 1, "Enables DEBUG_MODE."),
    flagOp(".dx10clamp", InBothConfigs, KF::Dx10Clamp, 1, "Enables DX10_CLAMP."),
    flagOp(".ieeemode", InBothConfigs, KF::IeeeMode, 1, "Enables IEEE_MODE."),
    flagOp(".privmode", InBothConfigs, KF::PrivMode, 1, "Enables PRIV, the privileged mode."),

    // Versions and places in the kernel header
    {".codeversion", InHSAOnly | InAnyGroup, OK::TwoNumbers, KF::CodeVersionMajor, 0, U32, OP::WarnAndTruncate, "Version of the kernel header: major, minor (16 bits each); default 1, 0."},
    {".machine", InHSAOnly | InAnyGroup, OK::FourNumbers, KF::MachineKind, 0, U16, OP::WarnAndTruncate, "Machine kind, major version, minor version, stepping; a field of all ones keeps its default."},
    {".kernel_code_entry_offset", InHSAOnly, OK::Number, KF::CodeEntryOffset, 0, NoLimit, OP::None, "Bytes from the kernel header to the code; default 256."},
    {".kernel_code_prefetch_offset", InHSAOnly, OK::Number, KF::CodePrefetchOffset, 0, NoLimit, OP::None, "kernel_code_prefetch_byte_offset; default 0."},
    {".kernel_code_prefetch_size", InHSAOnly, OK::Number, KF::CodePrefetchSize, 0, NoLimit, OP::None, "kernel_code_prefetch_byte_size; default 0."},
    {".max_scratch_backing_memory", InHSAOnly, OK::Number, KF::MaxScratchBacking, 0, NoLimit, OP::None, "max_scratch_backing_memory_byte_size; default 0."},
    {".call_convention", InHSAOnly, OK::Number, KF::CallConvention, 0, U32, OP::WarnAndTruncate, "call_convention; default 0."},
    {".runtime_loader_kernel_symbol", InHSAOnly, OK::Number, KF::LoaderSymbol, 0, NoLimit, OP::None, "runtime_loader_kernel_symbol; default 0."},

    // What SGPRs hold at the start
    flagOp(".use_private_segment_buffer", InHSAOnly, KF::SGPRFlags, SF_PrivateSegmentBuffer, "Four SGPRs hold the scratch resource."),
    flagOp(".use_dispatch_ptr", InHSAOnly, KF::SGPRFlags, SF_DispatchPtr, "Two SGPRs hold the dispatch packet's address."),
    flagOp(".use_queue_ptr", InHSAOnly, KF::SGPRFlags, SF_QueuePtr, "Two SGPRs hold the queue's address."),
    flagOp(".use_kernarg_segment_ptr", InHSAOnly, KF::SGPRFlags, SF_KernargSegmentPtr, "Two SGPRs hold the arguments' address."),
    flagOp(".use_dispatch_id", InHSAOnly, KF::SGPRFlags, SF_DispatchId, "Two SGPRs hold the dispatch id."),
    flagOp(".use_flat_scratch_init", InHSAOnly, KF::SGPRFlags, SF_FlatScratchInit, "Two SGPRs hold what FLAT_SCRATCH is set from."),
    flagOp(".use_private_segment_size", InHSAOnly, KF::SGPRFlags, SF_PrivateSegmentSize, "An SGPR holds the scratch size."),
    {".use_grid_workgroup_count", InHSAOnly | InAnyGroup, OK::DimSet, KF::GridDims, 0, 0, OP::None, "An SGPR for each of these dimensions holds the number of workgroups."},

    // Features
    flagOp(".use_ordered_append_gds", InHSAOnly, KF::FeatureFlags, FF_OrderedAppendGDS, "Enables enable_ordered_append_gds."),
    {".private_elem_size", InHSAOnly, OK::PowerOfTwo, KF::PrivateElemSizeLog2, 2, 16, OP::Error, "Size of elements in scratch memory in bytes."},
    flagOp(".use_ptr64", InHSAOnly, KF::FeatureFlags, FF_Ptr64, "Enables is_ptr64."),
    flagOp(".use_dynamic_call_stack", InHSAOnly, KF::FeatureFlags, FF_DynamicCallStack, "Enables is_dynamic_callstack."),
    flagOp(".use_debug_enabled", InHSAOnly, KF::FeatureFlags, FF_DebugEnabled, "Enables is_debug_enabled."),
    flagOp(".use_xnack_enabled", InHSAOnly, KF::FeatureFlags, FF_XnackEnabled, "Enables is_xnack_enabled."),

    // Sizes and counts
    {".workitem_private_segment_size", InHSAOnly, OK::Number, KF::ScratchSize, 0, U32, OP::WarnAndTruncate, "Scratch memory of a work-item in bytes."},
    {".workgroup_group_segment_size", InHSAOnly, OK::Number, KF::LocalSize, 0, MaxLDSSizeInBytes, OP::Truncate32ThenError, "Local data (LDS) in bytes; default 0."},
    {".gds_segment_size", InHSAOnly, OK::Number, KF::GDSSize, 0, U32, OP::WarnAndTruncate, "gds_segment_byte_size; default 0."},
    {".kernarg_segment_size", InHSAOnly, OK::Number, KF::KernargSize, 0, NoLimit, OP::None, "Size of the arguments in bytes; by default computed from them."},
    {".workgroup_fbarrier_count", InHSAOnly, OK::Number, KF::FBarrierCount, 0, U32, OP::WarnAndTruncate, "workgroup_fbarrier_count; default 0."},
    {".wavefront_sgpr_count", InHSAOnly, OK::Number, KF::WavefrontSGPRs, 0, NoLimit, OP::None, "wavefront_sgpr_count (16 bits); by default the SGPR count."},
    {".workitem_vgpr_count", InHSAOnly, OK::Number, KF::WorkitemVGPRs, 0, NoLimit, OP::None, "workitem_vgpr_count (16 bits); by default the VGPR count."},

    // Reserved registers
    {".reserved_vgprs", InHSAOnly | InAnyGroup, OK::VGPRRange, KF::ReservedVGPRFirst, 0, MaxVGPRs - 1, OP::Error, "First and last of the reserved VGPRs."},
    {".reserved_sgprs", InHSAOnly | InAnyGroup, OK::SGPRRange, KF::ReservedSGPRFirst, 0, 0, OP::Error, "First and last of the reserved SGPRs."},
    {".debug_wavefront_private_segment_offset_sgpr", InHSAOnly, OK::SGPR, KF::DebugOffsetSGPR, 0, 0, OP::Error, "debug_wavefront_private_segment_offset_sgpr; default 0."},
    {".debug_private_segment_buffer_sgpr", InHSAOnly, OK::SGPR, KF::DebugBufferSGPR, 0, 0, OP::Error, "debug_private_segment_buffer_sgpr; default 0."},

    // Alignments
    {".kernarg_segment_align", InHSAOnly, OK::PowerOfTwo, KF::KernargAlignLog2, 16, NoLimit, OP::Error, "Alignment of the arguments in bytes; default 16."},
    {".group_segment_align", InHSAOnly, OK::PowerOfTwo, KF::GroupAlignLog2, 16, NoLimit, OP::Error, "Alignment of local data in bytes; default 16."},
    {".private_segment_align", InHSAOnly, OK::PowerOfTwo, KF::PrivateAlignLog2, 16, NoLimit, OP::Error, "Alignment of scratch memory in bytes; default 16."},
    {".wavefront_size", InHSAOnly, OK::PowerOfTwo, KF::WavefrontSizeLog2, 1, 256, OP::Error, "Work-items of a wavefront; default 64."},
};
// clang-format on
static_assert(haveUniqueNames(FieldOps));

ArrayRef<PseudoOp> clrx::getFieldOps() { return FieldOps; }
