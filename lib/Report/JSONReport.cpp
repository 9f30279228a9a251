//===- JSONReport.cpp - Reports for programs ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// docs/report.md has the schema. Unknown values are left out.
//
//===----------------------------------------------------------------------===//

#include "Report/Printers.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace clrx;

/// Version of the schema. Increase it when a name is removed or changes its
/// meaning.
static constexpr int SchemaVersion = 1;

static StringRef getKey(SharedResource R) {
  switch (R) {
  case SharedResource::VGPRs:
    return "vgprs";
  case SharedResource::SGPRs:
    return "sgprs";
  case SharedResource::LDS:
    return "lds";
  }
  llvm_unreachable("unknown resource");
}

namespace {
class Printer {
  json::OStream &J;
  const KernelReport &K;

public:
  Printer(json::OStream &J, const KernelReport &K) : J(J), K(K) {}

  void print();

private:
  void text(StringRef Key, StringRef Text) {
    J.attribute(Key, json::isUTF8(Text) ? Text.str() : json::fixUTF8(Text));
  }
  void place(StringRef FileName, uint64_t Line) {
    if (FileName.empty())
      return;
    text("file", FileName);
    J.attribute("line", int64_t(Line));
  }
  void printResources(const KernelResources &R, unsigned UsedAccVGPRs);
  void printRegisters(StringRef Key, unsigned Count,
                      std::optional<unsigned> Specified, unsigned Used);
  void printArguments(const KernelResources &R);
  void printCode();
  void printLive(StringRef Key, const RegisterPeak &P);
  void printOccupancy(const Occupancy &O);
};
} // namespace

void Printer::printRegisters(StringRef Key, unsigned Count,
                             std::optional<unsigned> Specified, unsigned Used) {
  J.attributeObject(Key, [&] {
    J.attribute("count", Count);
    if (Specified)
      J.attribute("given", Count); // The count is the given number then.
    J.attribute("used", Used);
  });
}

void Printer::printArguments(const KernelResources &R) {
  J.attributeObject("arguments", [&] {
    J.attribute("bytes", R.KernargSize);
    J.attributeArray("list", [&] {
      for (const ArgumentView &A : R.Args)
        J.object([&] {
          text("name", A.Name);
          text("type", A.Type);
          J.attribute("offset", A.Offset);
          J.attribute("bytes", A.Size);
        });
    });
  });
}

void Printer::printResources(const KernelResources &R, unsigned UsedAccVGPRs) {
  printRegisters("sgprs", R.SGPRs, R.SpecifiedSGPRs, R.Counted.NumSGPRs);
  printRegisters("vgprs", R.VGPRs, R.SpecifiedVGPRs, R.Counted.NumVGPRs);
  if (R.AccVGPRs || UsedAccVGPRs)
    J.attributeObject("accVgprs", [&] {
      J.attribute("count", R.AccVGPRs);
      J.attribute("amongVgprs", R.SharesVGPRs);
      if (UsedAccVGPRs)
        J.attribute("used", UsedAccVGPRs);
    });
  J.attributeObject("lds", [&] {
    J.attribute("bytes", R.LDSSize);
    J.attribute("dynamic", R.MayHaveMoreLDS);
  });
  J.attributeObject("scratch", [&] { J.attribute("bytes", R.ScratchSize); });
  if (R.GroupSize != std::array<uint32_t, 3>())
    J.attributeArray("groupSize", [&] {
      for (uint32_t N : R.GroupSize)
        J.value(N);
    });
  printArguments(R);
  J.attributeArray("start", [&] {
    for (const EntryValue &V : R.EntryValues)
      J.object([&] {
        text("registers", getRegisterText(V, K.Architecture));
        text("value", V.Name);
      });
  });
}

void Printer::printCode() {
  J.attributeObject("code", [&] {
    J.attribute("bytes", K.CodeSize);
    J.attribute("instructions", K.NumInsts);
    if (K.NumInserted)
      J.attribute("inserted", K.NumInserted);
    J.attribute("unknownWays", K.NumUnknownJumps);
    J.attributeObject("mix", [&] {
      for (const MixEntry &E : K.Mix)
        J.attribute(E.Name, E.Count);
    });
  });
}

void Printer::printLive(StringRef Key, const RegisterPeak &P) {
  J.attributeObject(Key, [&] {
    J.attribute("count", P.Count);
    place(P.FileName, P.Line);
    J.attribute("offset", P.Offset);
  });
}

void Printer::printOccupancy(const Occupancy &O) {
  const KernelDemand Demand = K.getDemand();
  J.attributeObject("occupancy", [&] {
    J.attribute("waves", O.Waves);
    J.attribute("max", O.Max);
    J.attributeArray("limits", [&] {
      for (const Occupancy::Limit &L : O.Limits)
        J.object([&] {
          J.attribute("resource", getKey(L.Resource));
          J.attribute("waves", L.Waves);
          J.attribute("limiting", L.IsLimiting);
        });
    });
    if (!O.Next)
      return;
    J.attributeObject("next", [&] {
      J.attribute("waves", O.Next);
      J.attributeArray("changes", [&] {
        for (const Occupancy::Limit &L : O.Limits)
          if (L.IsLimiting)
            J.object([&] {
              J.attribute("resource", getKey(L.Resource));
              J.attribute("fewer", Demand.get(L.Resource) - *L.Most);
              J.attribute("most", *L.Most);
            });
      });
    });
  });
}

void Printer::print() {
  J.object([&] {
    text("name", K.Name);
    place(K.FileName, K.Line);
    if (K.IsUnderstood) {
      J.attribute("architecture", getArchInfo(K.Architecture).Names[0]);
      J.attribute("waveSize", K.Wave32 ? 32 : 64);
    }
    if (K.Resources)
      printResources(*K.Resources, K.UsedAccVGPRs);
    if (!K.NumInsts)
      return;
    printCode();
    if (K.IsUnderstood)
      J.attributeObject("live", [&] {
        printLive("sgprs", K.SGPRs);
        printLive("vgprs", K.VGPRs);
      });
    if (K.Waves)
      printOccupancy(*K.Waves);
  });
}

void clrx::printJSONReport(raw_ostream &OS, ArrayRef<KernelReport> Kernels) {
  json::OStream J(OS, /*IndentSize=*/2);
  J.object([&] {
    J.attribute("version", SchemaVersion);
    J.attributeArray("kernels", [&] {
      for (const KernelReport &K : Kernels)
        Printer(J, K).print();
    });
  });
  OS << '\n';
}
