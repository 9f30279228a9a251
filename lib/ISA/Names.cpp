//===- Names.cpp - Names for values of fields -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables of Names.h, from Names.def.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Names.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

static constexpr WaitCounter CounterRows[] = {
#define CLRX_WAIT_COUNTER(Name, Value, Arches, Bits, Low, Width, High)         \
  {{Name, Value, Arches}, Bits, Low, Width, High},
#include "ISA/Names.def"
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

static constexpr NamedCode MessageRows[] = {
#define CLRX_MESSAGE(Name, Value, Arches) {Name, Value, Arches},
#include "ISA/Names.def"
};
constexpr NameTable<NamedCode> clrx::MessageNames(MessageRows, "msg_");

static constexpr NamedCode GSOpRows[] = {
#define CLRX_GS_OP(Name, Value) {Name, Value},
#include "ISA/Names.def"
};
constexpr NameTable<NamedCode> clrx::GSOpNames(GSOpRows, "gs_op_");

static constexpr NamedCode HwRegRows[] = {
#define CLRX_HWREG(Name, Value, Arches) {Name, Value, Arches},
#include "ISA/Names.def"
};
constexpr NameTable<NamedCode> clrx::HwRegNames(HwRegRows, "hwreg_");

static constexpr NamedCode SelectRows[] = {
#define CLRX_SDWA_SELECT(Name, Value, LLVMName) {Name, Value, AllGCN, LLVMName},
#include "ISA/Names.def"
};
constexpr NameTable<NamedCode> clrx::SelectNames(SelectRows);

static constexpr NamedCode UnusedRows[] = {
#define CLRX_SDWA_UNUSED(Name, Value, LLVMName) {Name, Value, AllGCN, LLVMName},
#include "ISA/Names.def"
};
constexpr NameTable<NamedCode> clrx::UnusedNames(UnusedRows, "unused_");

static constexpr NamedCode DataFormatRows[] = {
#define CLRX_DATA_FORMAT(Name, Value) {Name, Value},
#include "ISA/Names.def"
};
constexpr NameTable<NamedCode> clrx::DataFormatNames(DataFormatRows,
                                                     "buf_data_format_");

static constexpr NamedCode NumberFormatRows[] = {
#define CLRX_NUMBER_FORMAT(Name, Value) {Name, Value},
#include "ISA/Names.def"
};
constexpr NameTable<NamedCode> clrx::NumberFormatNames(NumberFormatRows,
                                                       "buf_num_format_");

static constexpr ImageDim DimRows[] = {
#define CLRX_IMAGE_DIM(Name, Value, LLVMName, Coordinates, Derivatives)        \
  {{Name, Value, AllGCN, LLVMName}, Coordinates, Derivatives},
#include "ISA/Names.def"
};
constexpr NameTable<ImageDim> clrx::ImageDims(DimRows, "sq_rsrc_img_");

static constexpr ExportTarget ExportRows[] = {
#define CLRX_EXPORT_TARGET(Name, Value, Count) {{Name, Value}, Count},
#include "ISA/Names.def"
};
constexpr NameTable<ExportTarget> clrx::ExportTargets(ExportRows);

const ExportTarget *clrx::findExportTarget(unsigned Code) {
  for (const ExportTarget &T : ExportRows)
    if (Code - T.Value < std::max<unsigned>(T.Count, 1))
      return &T;
  return nullptr;
}

static constexpr NamedCode ParamRows[] = {
#define CLRX_INTERP_PARAM(Name, Value) {Name, Value},
#include "ISA/Names.def"
};
constexpr NameTable<NamedCode> clrx::ParamNames(ParamRows);

static constexpr OutputModifier OutputRows[] = {
#define CLRX_OUTPUT_MODIFIER(Name, Value, Factor) {{Name, Value}, Factor},
#include "ISA/Names.def"
};
constexpr NameTable<OutputModifier> clrx::OutputModifiers(OutputRows);
