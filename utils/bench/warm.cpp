//===- warm.cpp - Small kernels on one clrx::Assembler --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles kernels of 50 instructions again and again, as an autotuner does.
// For each container, prints the time of the first kernel and the median time
// of all kernels.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/Assembler.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <algorithm>
#include <chrono>

using namespace llvm;
using namespace clrx;

/// A container, and the statements in front of the code.
struct Workload {
  StringLiteral Container, Head;
};

static constexpr Workload Workloads[] = {
    {"amdcl2", ".driver_version 200406\n.kernel k\n.config\n.dims x\n"
               ".arg out, uint*, global\n.text\n"},
    {"gallium",
     ".kernel k\n.args\n.arg global, 8\n.config\n.dims x\n.text\nk:\n"},
    {"raw", ""},
};

static std::string makeKernel(const Workload &L, unsigned Variant) {
  std::string Text = ".gpu tonga\n";
  Text += L.Head;
  for (unsigned I = 0; I != 49; ++I)
    Text += "v_mad_u32_u24 v" + utostr(I) + ", v" +
            utostr((I + Variant) % 256) + ", s" + utostr(Variant % 100) +
            ", v7\n";
  return Text + "s_endpgm\n";
}

/// Returns the times of \p Count calls in microseconds.
static std::vector<double> run(const Workload &L, unsigned Count) {
  AssembleOptions Options;
  Options.Language.Container = findContainer(L.Container);
  Assembler A;
  std::vector<double> Times;
  for (unsigned I = 0; I != Count; ++I) {
    std::string Text = makeKernel(L, I);
    auto Start = std::chrono::steady_clock::now();
    AssembleResult R = A.assemble(Options, MemoryBufferRef(Text, "kernel"));
    std::chrono::duration<double, std::micro> Time =
        std::chrono::steady_clock::now() - Start;
    Times.push_back(Time.count());
    for (const Diagnostic &D : R.Diagnostics)
      D.print(errs());
  }
  return Times;
}

int main() {
  for (const Workload &L : Workloads) {
    std::vector<double> Times = run(L, 2000);
    double First = Times[0];
    std::nth_element(Times.begin(), Times.begin() + Times.size() / 2,
                     Times.end());
    outs() << left_justify(L.Container, 10)
           << format("first %7.1f us, later %6.1f us\n", First,
                     Times[Times.size() / 2]);
  }
}
