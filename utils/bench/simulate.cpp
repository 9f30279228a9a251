//===- simulate.cpp - Speed of the simulator ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes loops on one wavefront, and prints how many millions of wavefront
// instructions the simulator executes in a second of one core: without checks,
// with the tracking of undefined bits, and with all findings that are on by
// default.
//
//===----------------------------------------------------------------------===//

#include "PathChecks/PathChecks.h"
#include "Simulator/Simulator.h"
#include "Simulator/WorkGroup.h"
#include "clrx/Assembler/Assembler.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <algorithm>
#include <chrono>

using namespace llvm;
using namespace clrx;

namespace {
/// A loop.
struct Workload {
  StringLiteral Name;
  /// Statements that use v0 to v13 and s4 to s7; v14 has the offset of the lane
  /// in LDS and in the buffer at s[10:11].
  StringLiteral Body;
  uint64_t Exec = ~uint64_t(0);
  bool HasFloats = false; ///< See setRegisters.
};

/// Counts the executed instructions.
class Counter : public sim::RunObserver {
public:
  explicit Counter(sim::FindingGroups Groups) : Groups(Groups) {}

  const sim::FindingGroups Groups;
  uint64_t NumInsts = 0;

  void onFinding(const sim::Finding &F) override {
    errs() << "error: " << F.Text << '\n';
  }
  std::unique_ptr<sim::PathObserver>
  observePaths(const sim::Dispatch &D) override {
    return makePathChecks(D, Groups);
  }
  void onFirstGroupEnd(const sim::WorkGroup &G) override {
    NumInsts = G.Waves.front()->NumInsts;
  }
};
} // namespace

#define FLOATS                                                                 \
  "v_add_f32 v0, v1, v2\n v_mul_f32 v1, v0, v3\n"                              \
  "v_fma_f32 v5, v1, v0, v4\n v_max_f32 v6, v5, v4\n"

#define INTEGERS                                                               \
  "v_add_u32 v0, v1, v2\n v_xor_b32 v1, v0, v3\n v_lshlrev_b32 v2, 7, v1\n"    \
  "v_and_b32 v3, s4, v2\n v_or_b32 v4, v3, v0\n v_sub_u32 v5, v4, v1\n"        \
  "v_alignbit_b32 v6, v5, v5, 13\n v_mul_lo_u32 v7, v6, v5\n"                  \
  "v_lshl_add_u32 v8, v7, 3, v6\n v_bfe_u32 v9, v8, 4, 9\n"                    \
  "v_add3_u32 v10, v9, v8, v7\n v_min_u32 v11, v10, v4\n"

static constexpr Workload Workloads[] = {
    {"integers", INTEGERS},
    {"integers, half of the lanes", INTEGERS, 0x5555555555555555},
    {"integers, one lane", INTEGERS, 1},
    {"carries",
     "v_add_co_u32 v0, vcc, v1, v2\n v_addc_co_u32 v1, vcc, v3, v4, vcc\n"
     "v_sub_co_u32 v2, vcc, v5, v6\n v_subb_co_u32 v3, vcc, v7, v8, vcc\n"},
    {"comparisons", "v_cmp_lt_u32 vcc, v0, v1\n v_cndmask_b32 v0, v2, v3, vcc\n"
                    "v_cmp_eq_u32 s[6:7], v0, v4\n"
                    "v_cndmask_b32 v1, v5, v0, s[6:7]\n"},
    {"64 bits", "v_lshlrev_b64 v[0:1], 3, v[2:3]\n"
                "v_mad_u64_u32 v[2:3], vcc, v4, v5, v[0:1]\n"
                "v_cmp_lt_u64 vcc, v[0:1], v[2:3]\n"},
    {"packed halves", "v_pk_add_u16 v0, v1, v2\n v_pk_mul_lo_u16 v1, v0, v3\n"
                      "v_pk_lshrrev_b16 v2, 3, v1\n"},
    {"SDWA and DPP", "v_add_u32 v0, v1, v2 src0_sel:byte1 src1_sel:word1\n"
                     "s_nop 1\n v_xor_b32 v1, v0, v2 row_ror:4\n"},
    {"floats", FLOATS, ~uint64_t(0), /*HasFloats=*/true},
    {"floats, random bits", FLOATS},
    {"scalars", "s_add_u32 s6, s4, s5\n s_xor_b32 s7, s6, s4\n"
                "s_lshl_b32 s4, s7, 3\n s_cmp_lt_u32 s4, s6\n"},
    {"memory", "global_load_dword v6, v14, s[10:11]\n v_add_u32 v7, v1, v2\n"
               "s_waitcnt vmcnt(0)\n v_xor_b32 v6, v6, v7\n"
               "global_store_dword v14, v6, s[10:11]\n"},
    {"LDS", "ds_read_b32 v6, v14\n v_add_u32 v7, v1, v2\n"
            "s_waitcnt lgkmcnt(0)\n v_xor_b32 v6, v6, v7\n"
            "ds_write_b32 v14, v6\n"},
};

#undef INTEGERS
#undef FLOATS

/// Returns the code of a loop of \p Iterations iterations.
static SmallVector<char, 0> assembleLoop(const Workload &L,
                                         unsigned Iterations) {
  const std::string Text = (".gpu gfx900\ns_mov_b32 s0, " + utostr(Iterations) +
                            "\nloop:\n" + L.Body +
                            "s_sub_u32 s0, s0, 1\n s_cmp_lg_u32 s0, 0\n"
                            "s_cbranch_scc1 loop\n s_endpgm\n")
                               .str();
  AssembleOptions Options;
  Options.Language.Container = findContainer("raw");
  AssembleResult R =
      Assembler().assemble(Options, MemoryBufferRef(Text, L.Name));
  for (const Diagnostic &D : R.Diagnostics)
    D.print(errs());
  return R.Output;
}

/// Returns a value of a vector register; see setRegisters.
static uint32_t makeValue(unsigned Register, unsigned Lane, bool HasFloats) {
  constexpr uint32_t Half = 0x3f000000, Fraction = 0x007fffff;
  const uint32_t Bits = (Register + 1) * 0x01234567u + Lane * 0x89abcdefu;
  return HasFloats ? Half | (Bits & Fraction) : Bits;
}

/// Defines all registers that bodies use. The vector registers have random bits
/// or, if \p HasFloats is true, floats from 0.5 to 1: hosts compute several
/// times more slowly with denormals.
static void setRegisters(sim::Dispatch &D, uint64_t Buffer, bool HasFloats) {
  constexpr uint16_t OffsetRegister = 14;
  for (uint16_t Register = 0; Register != 16; ++Register) {
    sim::InitialVector V = {Register, {}};
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      V.Values.push_back(Register == OffsetRegister
                             ? Lane * 4
                             : makeValue(Register, Lane, HasFloats));
    D.Vectors.push_back(V);
  }
  for (uint16_t Register : {4, 5, 6, 7, 106, 107})
    D.Scalars.push_back({Register, 0x76543210u * Register});
  D.Scalars.push_back({10, Lo_32(Buffer)});
  D.Scalars.push_back({11, Hi_32(Buffer)});
}

namespace {
/// The checks of a run.
struct Checks {
  bool TracksUndefined;
  sim::FindingGroups Groups;
};
} // namespace

/// Returns millions of instructions per second.
static double measure(const Workload &L, const Checks &C, unsigned Iterations) {
  const SmallVector<char, 0> Code = assembleLoop(L, Iterations);
  Counter Observer(C.Groups);
  sim::RunOptions Options;
  Options.TracksUndefined = C.TracksUndefined;
  Options.Groups = C.Groups;
  sim::Machine M(Observer, Options);
  sim::Allocation &A = M.Mem.allocate("code", Code.size());
  A.write(0, arrayRefFromStringRef(StringRef(Code.data(), Code.size())));
  sim::Dispatch D;
  D.Architecture = Arch::GCN1_4;
  D.Code = &A;
  D.EntryAddress = A.Address;
  D.InitialExec = L.Exec;
  D.LDSSize = MaxLanes * 4;
  D.InitialLDS = sim::Bytes(D.LDSSize);
  setRegisters(D, M.Mem.allocate("buffer", uint64_t(MaxLanes) * 4).Address,
               L.HasFloats);
  const auto Start = std::chrono::steady_clock::now();
  M.run(D);
  const std::chrono::duration<double> Time =
      std::chrono::steady_clock::now() - Start;
  return double(Observer.NumInsts) / Time.count() / 1e6;
}

/// Returns the best of several runs.
static double measureBest(const Workload &L, const Checks &C) {
  double Best = 0;
  for (unsigned Run = 0; Run != 5; ++Run)
    Best = std::max(Best, measure(L, C, 50000));
  return Best;
}

/// Measures the loops whose names start with the argument; all without one.
int main(int ArgC, char **ArgV) {
  const StringRef Prefix = ArgC > 1 ? ArgV[1] : "";
  outs() << "millions of instructions per second\n"
         << left_justify("", 30) << "   none  undef    all\n";
  for (const Workload &L : Workloads)
    if (L.Name.starts_with(Prefix))
      outs() << left_justify(L.Name, 30)
             << format("%7.1f%7.1f%7.1f\n", measureBest(L, {false, 0}),
                       measureBest(L, {true, maskOf(sim::FindingGroup::Undef)}),
                       measureBest(L, {true, sim::getDefaultGroups()}));
}
