//===- warm.cpp - Speed of one assembler for many kernels -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles different kernels of 50 instructions through the C library, without
// warnings. For each container, prints the time of the first kernel and the
// median time of all kernels. Then prints how much more work two threads do
// than one, and the peak memory after 10^4 and after 10^6 kernels.
//
//===----------------------------------------------------------------------===//

#include "clrx-c/Clrx.h"
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <sys/resource.h>
#include <thread>
#include <vector>

/// A container, and the statements in front of the code.
struct Workload {
  const char *Container, *Head;
};

static constexpr Workload Workloads[] = {
    {"amdcl2", ".driver_version 200406\n.kernel k\n.config\n.dims x\n"
               ".arg out, uint*, global\n.text\n"},
    {"gallium",
     ".kernel k\n.args\n.arg global, 8\n.config\n.dims x\n.text\nk:\n"},
    {"raw", ""},
};

static std::string makeKernel(const Workload &L, unsigned Variant) {
  const std::string Tail = ", s" + std::to_string(Variant % 100) + ", v7\n";
  std::string Text = ".gpu tonga\n";
  Text += L.Head;
  for (unsigned I = 0; I != 49; ++I)
    Text += "v_mad_u32_u24 v" + std::to_string(I) + ", v" +
            std::to_string((I + Variant) % 256) + Tail;
  return Text + "s_endpgm\n";
}

static double getSeconds() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

static constexpr unsigned AllDetails =
    CLRX_DETAIL_KERNELS | CLRX_DETAIL_SYMBOLS | CLRX_DETAIL_LINES;

/// Assembles \p Count kernels with one assembler, with results that have the
/// details \p Details. Passes the time of each in seconds to \p OnTime.
/// \returns the whole time.
template <typename Function>
static double run(const Workload &L, unsigned Details, unsigned Count,
                  Function OnTime) {
  const double Begin = getSeconds();
  clrx_assembler *Assembler = clrx_assembler_create();
  clrx_assembler_set_option(Assembler, "format", L.Container);
  clrx_assembler_set_option(Assembler, "no-warn", nullptr);
  clrx_assembler_set_details(Assembler, Details);
  for (unsigned I = 0; I != Count; ++I) {
    const std::string Text = makeKernel(L, I);
    const double Start = getSeconds();
    clrx_result *Result =
        clrx_assemble(Assembler, "kernel", Text.data(), Text.size());
    OnTime(getSeconds() - Start);
    if (!clrx_result_succeeded(Result)) {
      std::fprintf(stderr, "error: a kernel does not assemble\n");
      std::exit(1);
    }
    clrx_result_destroy(Result);
  }
  clrx_assembler_destroy(Assembler);
  return getSeconds() - Begin;
}

static double getPeakMegabytes() {
  rusage Usage;
  getrusage(RUSAGE_SELF, &Usage);
  return double(Usage.ru_maxrss) / 1024;
}

int main() {
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
  for (const Workload &L : Workloads)
    for (unsigned Details : {0U, AllDetails}) {
      std::vector<double> Times;
      run(L, Details, 2000, [&](double T) { Times.push_back(T); });
      const double First = Times[0];
      std::nth_element(Times.begin(), Times.begin() + Times.size() / 2,
                       Times.end());
      std::printf("%-10s %s first %7.1f us, later %6.1f us\n", L.Container,
                  Details ? "all details:" : "only data:  ", First * 1e6,
                  Times[Times.size() / 2] * 1e6);
    }
  const Workload &Gallium = Workloads[1];
  const auto Ignore = [](double) {};
  constexpr unsigned Few = 10000, Many = 1000000;
  const double One = run(Gallium, 0, Few, Ignore);
  const double Start = getSeconds();
  std::thread Other([&] { run(Gallium, 0, Few, Ignore); });
  run(Gallium, 0, Few, Ignore);
  Other.join();
  const double Two = getSeconds() - Start;
  std::printf("threads    two do %.2f times the work of one\n", 2 * One / Two);
  const double Before = getPeakMegabytes();
  run(Gallium, 0, Many, Ignore);
  std::printf("memory     %.1f MB after %u kernels, %.1f MB after %u\n", Before,
              Few, getPeakMegabytes(), Many);
}
