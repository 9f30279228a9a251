//===- ConfigPrinter.cpp - Kernel headers as pseudo-ops -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In clrxdisasm's order, which is neither the header's nor the table's.
//
//===----------------------------------------------------------------------===//

#include "clrx/KernelModel/ConfigPrinter.h"
#include "clrx/KernelModel/KernelConfig.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

raw_ostream &ConfigLines::begin(StringRef Name) {
  return OS << "        ." << Name;
}

void ConfigLines::number(StringRef Name, uint64_t Value) {
  begin(Name) << ' ' << Value << '\n';
}

void ConfigLines::hex(StringRef Name, uint64_t Value, unsigned Digits) {
  begin(Name) << ' ' << format_hex(Value, Digits + 2) << '\n';
}

void ConfigLines::flag(StringRef Name, bool IsSet) {
  if (IsSet)
    begin(Name) << '\n';
}

void clrx::printDimLetters(raw_ostream &OS, unsigned Dims) {
  for (unsigned I = 0; I != 3; ++I)
    if (Dims >> I & 1)
      OS << "xyz"[I];
}

void ConfigLines::letters(StringRef Name, unsigned Dims) {
  if (!Dims)
    return;
  begin(Name) << ' ';
  printDimLetters(OS, Dims);
  OS << '\n';
}

void ConfigLines::dims(StringRef Name, uint32_t Rsrc2, bool AlwaysBoth) {
  unsigned Group = Rsrc2 >> 7 & 7;
  unsigned Local = LocalDimSets[Rsrc2 >> 11 & 3];
  begin(Name) << ' ';
  printDimLetters(OS, Group);
  if (Group != Local || AlwaysBoth) {
    OS << ", ";
    printDimLetters(OS, Local);
  }
  OS << '\n';
}

//===----------------------------------------------------------------------===//
// Headers
//===----------------------------------------------------------------------===//

unsigned clrx::getSGPRCount(uint32_t Rsrc1, Arch A) {
  return std::min((Rsrc1 >> 6 & 15) * 8 + 8, getArchInfo(A).MaxSGPRs);
}

unsigned clrx::getVGPRCount(uint32_t Rsrc1, unsigned Granule) {
  return ((Rsrc1 & 63) + 1) * Granule;
}

void clrx::printModes(ConfigLines &Lines, uint32_t R1, uint32_t R2,
                      StringRef Prefix) {
  auto Name = [&](StringRef Field) { return (Prefix + Twine(Field)).str(); };
  Lines.flag(Name("privmode"), R1 >> 20 & 1);
  Lines.flag(Name("debugmode"), R1 >> 22 & 1);
  Lines.flag(Name("dx10clamp"), R1 >> 21 & 1);
  Lines.flag(Name("ieeemode"), R1 >> 23 & 1);
  Lines.flag(Name("tgsize"), R2 >> 10 & 1);
  Lines.hex(Name("floatmode"), R1 >> 12 & 0xff, 2);
  Lines.number(Name("priority"), R1 >> 10 & 3);
  Lines.hexIfSet(Name("exceptions"), R1 >> 24 & 0x7f, 2);
}

static void printRsrcWords(ConfigLines &Lines, const AmdKernelCode &H, Arch A,
                           StringRef Prefix) {
  const uint32_t R1 = H.PgmRsrc1, R2 = H.PgmRsrc2;
  auto Name = [&](StringRef Field) { return (Prefix + Twine(Field)).str(); };
  Lines.dims(Name("dims"), R2);
  Lines.number(Name("sgprsnum"), getSGPRCount(R1, A));
  Lines.number(Name("vgprsnum"), getVGPRCount(R1, 4));
  printModes(Lines, R1, R2, Prefix);
  Lines.numberIfSet(Name("localsize"),
                    uint64_t(R2 >> 15 & 0x1ff) * getArchInfo(A).LDSGranule);
  Lines.number(Name("userdatanum"), R2 >> 1 & 31);
  Lines.hex(Name("pgmrsrc1"), R1, 8);
  Lines.hex(Name("pgmrsrc2"), R2, 8);
}

void clrx::printSGPRFlags(ConfigLines &Lines, uint16_t SGPRs) {
  Lines.flag("use_private_segment_buffer", SGPRs & SF_PrivateSegmentBuffer);
  Lines.flag("use_dispatch_ptr", SGPRs & SF_DispatchPtr);
  Lines.flag("use_queue_ptr", SGPRs & SF_QueuePtr);
  Lines.flag("use_kernarg_segment_ptr", SGPRs & SF_KernargSegmentPtr);
  Lines.flag("use_dispatch_id", SGPRs & SF_DispatchId);
  Lines.flag("use_flat_scratch_init", SGPRs & SF_FlatScratchInit);
  Lines.flag("use_private_segment_size", SGPRs & SF_PrivateSegmentSize);
}

static void printFlags(ConfigLines &Lines, uint16_t SGPRs, uint16_t Features) {
  printSGPRFlags(Lines, SGPRs);
  Lines.letters("use_grid_workgroup_count", SGPRs >> 7 & 7);
  Lines.flag("use_ordered_append_gds", Features & FF_OrderedAppendGDS);
  Lines.number("private_elem_size", 2u << (Features >> 1 & 3));
  Lines.flag("use_ptr64", Features & FF_Ptr64);
  Lines.flag("use_dynamic_call_stack", Features & FF_DynamicCallStack);
  Lines.flag("use_debug_enabled", Features & FF_DebugEnabled);
  Lines.flag("use_xnack_enabled", Features & FF_XnackEnabled);
}

/// First and last register of a reserved range.
static void printRange(raw_ostream &OS, StringRef Name, uint16_t First,
                       uint16_t Count) {
  if (Count)
    OS << "        ." << Name << ' ' << First << ", "
       << uint16_t(First + Count - 1) << '\n';
}

static void printSizes(raw_ostream &OS, ConfigLines &Lines,
                       const AmdKernelCode &H) {
  Lines.numberIfSet("workitem_private_segment_size", H.PrivateSegmentSize);
  Lines.numberIfSet("workgroup_group_segment_size", H.GroupSegmentSize);
  Lines.numberIfSet("gds_segment_size", H.GDSSegmentSize);
  Lines.numberIfSet("kernarg_segment_size", H.KernargSize);
  Lines.numberIfSet("workgroup_fbarrier_count", H.FBarrierCount);
  Lines.numberIfSet("wavefront_sgpr_count", H.WavefrontSGPRs);
  Lines.numberIfSet("workitem_vgpr_count", H.WorkitemVGPRs);
  printRange(OS, "reserved_vgprs", H.ReservedVGPRFirst, H.ReservedVGPRCount);
  printRange(OS, "reserved_sgprs", H.ReservedSGPRFirst, H.ReservedSGPRCount);
  Lines.numberIfSet("debug_wavefront_private_segment_offset_sgpr",
                    H.DebugOffsetSGPR);
  Lines.numberIfSet("debug_private_segment_buffer_sgpr", H.DebugBufferSGPR);
}

void clrx::printHSAConfig(raw_ostream &OS, const AmdKernelCode &H, Arch A,
                          StringRef Prefix) {
  ConfigLines Lines(OS);
  printRsrcWords(Lines, H, A, Prefix);
  OS << "        .codeversion " << H.CodeVersionMajor << ", "
     << H.CodeVersionMinor << '\n'
     << "        .machine " << H.MachineKind << ", " << H.MachineMajor << ", "
     << H.MachineMinor << ", " << H.MachineStepping << '\n';
  Lines.hex("kernel_code_entry_offset", H.CodeEntryOffset);
  Lines.hexIfSet("kernel_code_prefetch_offset", H.CodePrefetchOffset);
  Lines.numberIfSet("kernel_code_prefetch_size", H.CodePrefetchSize);
  Lines.numberIfSet("max_scratch_backing_memory", H.MaxScratchBacking);
  printFlags(Lines, H.SGPRFlags, H.FeatureFlags);
  printSizes(OS, Lines, H);
  // The reference's shifts count modulo 32.
  Lines.number("kernarg_segment_align", 1u << (H.KernargAlignLog2 & 31));
  Lines.number("group_segment_align", 1u << (H.GroupAlignLog2 & 31));
  Lines.number("private_segment_align", 1u << (H.PrivateAlignLog2 & 31));
  Lines.number("wavefront_size", 1u << (H.WavefrontSizeLog2 & 31));
  Lines.hex("call_convention", H.CallConvention);
  Lines.hexIfSet("runtime_loader_kernel_symbol", H.LoaderSymbol);
}
