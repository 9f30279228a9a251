//===- Names.cpp - Words for values of fields -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables of Names.h. Of several names the first is the one to print.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Names.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// s_waitcnt
//===----------------------------------------------------------------------===//

static constexpr WaitCounter CounterRows[] = {
    {{"vmcnt", 0, GCN1x | GCN12}, 4, 0, 4, 0},
    {{"vmcnt", 0, GCN14up}, 6, 0, 4, 14},
    {{"expcnt", 1}, 3, 4, 3, 0},
    {{"lgkmcnt", 2, GCN15}, 6, 8, 6, 0},
    {{"lgkmcnt", 2, GCN1x | GCN12to14}, 4, 8, 4, 0},
};
constexpr NameTable<WaitCounter> clrx::WaitCounters(CounterRows);

unsigned WaitCounter::get(uint32_t Imm) const {
  return (Imm >> Low & maskTrailingOnes<uint32_t>(Width)) |
         (Imm >> High & maskTrailingOnes<uint32_t>(Bits - Width)) << Width;
}

uint32_t WaitCounter::set(uint32_t Imm, uint64_t Count) const {
  uint32_t LowMask = maskTrailingOnes<uint32_t>(Width);
  uint32_t HighMask = maskTrailingOnes<uint32_t>(Bits - Width);
  Imm &= ~(LowMask << Low | HighMask << High);
  return Imm | (Count & LowMask) << Low | (Count >> Width & HighMask) << High;
}

uint32_t clrx::getIdleWaitCnt(Arch A) {
  uint32_t Imm = 0;
  for (const WaitCounter &C : CounterRows)
    if (C.Where & maskOf(A))
      Imm = C.set(Imm, C.getMax());
  return Imm;
}

//===----------------------------------------------------------------------===//
// s_sendmsg
//===----------------------------------------------------------------------===//

static constexpr NamedCode MessageRows[] = {
    {"interrupt", 1},
    {"gs", 2},
    {"gs_done", 3},
    {"savewave", 4, GCN12up},
    {"stall_wave_gen", 5, GCN14up},
    {"halt_waves", 6, GCN14up},
    {"ordered_ps_done", 7, GCN14up},
    {"early_prim_dealloc", 8, GCN14up},
    {"gs_alloc_req", 9, GCN14up},
    {"get_doorbell", 10, GCN14up},
    {"system", 15},
    {"sysmsg", 15},
};
constexpr NameTable<NamedCode> clrx::MessageNames(MessageRows, "msg_");

static constexpr NamedCode GSOpRows[] = {
    {"nop", 0}, {"cut", 1}, {"emit", 2}, {"emit-cut", 3}, {"emit_cut", 3}};
constexpr NameTable<NamedCode> clrx::GSOpNames(GSOpRows, "gs_op_");

//===----------------------------------------------------------------------===//
// hwreg
//===----------------------------------------------------------------------===//

static constexpr NamedCode HwRegRows[] = {
    {"mode", 1},
    {"status", 2},
    {"trapsts", 3},
    {"hw_id", 4},
    {"gpr_alloc", 5},
    {"lds_alloc", 6},
    {"ib_sts", 7},
    {"pc_lo", 8},
    {"pc_hi", 9},
    {"inst_dw0", 10},
    {"inst_dw1", 11},
    {"ib_dbg0", 12},
    {"ib_dbg1", 13, GCN12up},
    {"flush_ib", 14, GCN14up},
    {"sh_mem_bases", 15, GCN14up},
    {"sq_shader_tba_lo", 16, GCN14up},
    {"sq_shader_tba_hi", 17, GCN14up},
    {"sq_shader_tma_lo", 18, GCN14up},
    {"sq_shader_tma_hi", 19, GCN14up},
    {"tba_lo", 16, GCN14up},
    {"tba_hi", 17, GCN14up},
    {"tma_lo", 18, GCN14up},
    {"tma_hi", 19, GCN14up},
    {"flat_scr_lo", 20, GCN15},
    {"flat_scr_hi", 21, GCN15},
    {"xnack_mask", 22, GCN15},
    {"pops_packer", 23, GCN15},
};
constexpr NameTable<NamedCode> clrx::HwRegNames(HwRegRows, "hwreg_");

//===----------------------------------------------------------------------===//
// SDWA
//===----------------------------------------------------------------------===//

static constexpr NamedCode SelectRows[] = {
    {"byte0", 0, AllGCN, "BYTE_0"},
    {"byte1", 1, AllGCN, "BYTE_1"},
    {"byte2", 2, AllGCN, "BYTE_2"},
    {"byte3", 3, AllGCN, "BYTE_3"},
    {"word0", 4, AllGCN, "WORD_0"},
    {"word1", 5, AllGCN, "WORD_1"},
    {"dword", 6, AllGCN, "DWORD"},
    {"byte_0", 0},
    {"byte_1", 1},
    {"byte_2", 2},
    {"byte_3", 3},
    {"b0", 0},
    {"b1", 1},
    {"b2", 2},
    {"b3", 3},
    {"word_0", 4},
    {"word_1", 5},
    {"w0", 4},
    {"w1", 5},
};
constexpr NameTable<NamedCode> clrx::SelectNames(SelectRows);

static constexpr NamedCode UnusedRows[] = {
    {"pad", 0, AllGCN, "UNUSED_PAD"},
    {"sext", 1, AllGCN, "UNUSED_SEXT"},
    {"preserve", 2, AllGCN, "UNUSED_PRESERVE"},
};
constexpr NameTable<NamedCode> clrx::UnusedNames(UnusedRows, "unused_");

//===----------------------------------------------------------------------===//
// Buffers and images
//===----------------------------------------------------------------------===//

static constexpr NamedCode DataFormatRows[] = {
    {"8", 1},         {"16", 2},           {"8_8", 3},
    {"32", 4},        {"16_16", 5},        {"10_11_11", 6},
    {"11_11_10", 7},  {"10_10_10_2", 8},   {"2_10_10_10", 9},
    {"8_8_8_8", 10},  {"32_32", 11},       {"16_16_16_16", 12},
    {"32_32_32", 13}, {"32_32_32_32", 14},
};
constexpr NameTable<NamedCode> clrx::DataFormatNames(DataFormatRows,
                                                     "buf_data_format_");

static constexpr NamedCode NumberFormatRows[] = {
    {"unorm", 0}, {"snorm", 1}, {"uscaled", 2},   {"sscaled", 3},
    {"uint", 4},  {"sint", 5},  {"snorm_ogl", 6}, {"float", 7},
};
constexpr NameTable<NamedCode> clrx::NumberFormatNames(NumberFormatRows,
                                                       "buf_num_format_");

static constexpr ImageDim DimRows[] = {
    {{"1d", 0, AllGCN, "SQ_RSRC_IMG_1D"}, 1, 2},
    {{"2d", 1, AllGCN, "SQ_RSRC_IMG_2D"}, 2, 4},
    {{"3d", 2, AllGCN, "SQ_RSRC_IMG_3D"}, 3, 6},
    {{"cube", 3, AllGCN, "SQ_RSRC_IMG_CUBE"}, 3, 4},
    {{"1d_array", 4, AllGCN, "SQ_RSRC_IMG_1D_ARRAY"}, 2, 2},
    {{"2d_array", 5, AllGCN, "SQ_RSRC_IMG_2D_ARRAY"}, 3, 4},
    {{"2d_msaa", 6, AllGCN, "SQ_RSRC_IMG_2D_MSAA"}, 3, 4},
    {{"2d_msaa_array", 7, AllGCN, "SQ_RSRC_IMG_2D_MSAA_ARRAY"}, 4, 4},
};
constexpr NameTable<ImageDim> clrx::ImageDims(DimRows, "sq_rsrc_img_");

//===----------------------------------------------------------------------===//
// Exports, interpolation, output modifiers
//===----------------------------------------------------------------------===//

static constexpr ExportTarget ExportRows[] = {
    {{"mrtz", 8}, 0}, {{"null", 9}, 0},    {{"mrt", 0}, 8},
    {{"pos", 12}, 4}, {{"param", 32}, 32},
};
constexpr NameTable<ExportTarget> clrx::ExportTargets(ExportRows);

const ExportTarget *clrx::findExportTarget(unsigned Code) {
  for (const ExportTarget &T : ExportRows)
    if (Code - T.Value < std::max<unsigned>(T.Count, 1))
      return &T;
  return nullptr;
}

static constexpr NamedCode ParamRows[] = {{"p0", 2}, {"p10", 0}, {"p20", 1}};
constexpr NameTable<NamedCode> clrx::ParamNames(ParamRows);

static constexpr OutputModifier OutputRows[] = {
    {{"mul", 1}, 2}, {{"mul", 2}, 4}, {{"div", 3}, 2}};
constexpr NameTable<OutputModifier> clrx::OutputModifiers(OutputRows);
