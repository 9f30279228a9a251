//===- Layout.cpp - Layouts of files by version ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the tables of Layouts.def and their look-up functions.
//
//===----------------------------------------------------------------------===//

#include "clrx/Gallium/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

namespace {

constexpr unsigned NumLayouts = 0
#define CLRX_GALLIUM_LAYOUT(...) +1
#include "Gallium/Layouts.def"
    ;
constexpr unsigned NumCodeFacts = 0
#define CLRX_GALLIUM_CODE(...) +1
#include "Gallium/Layouts.def"
    ;

#define FACT(Member, Value) Row.Member = Value;
#define ROW(Version, Facts)                                                    \
  Row.FirstVersion = Version;                                                  \
  Facts Rows[N++] = Row;

struct LayoutTable {
  Layout Rows[NumLayouts];

  constexpr LayoutTable() : Rows() {
    Layout Row;
    unsigned N = 0;
#define CLRX_GALLIUM_LAYOUT(Mesa, Facts) ROW(Mesa, Facts)
#include "Gallium/Layouts.def"
  }
};

struct CodeTable {
  CodeFacts Rows[NumCodeFacts];

  constexpr CodeTable() : Rows() {
    CodeFacts Row;
    unsigned N = 0;
#define CLRX_GALLIUM_CODE(LLVM, Facts) ROW(LLVM, Facts)
#include "Gallium/Layouts.def"
  }
};

#undef FACT
#undef ROW

constexpr LayoutTable Layouts;
constexpr CodeTable Codes;

} // namespace

/// Returns the last row for \p Version or an older version.
template <class Row, size_t N>
static const Row &findRow(const Row (&Rows)[N], uint32_t Version) {
  return *find_if(reverse(Rows), [Version](const Row &R) {
    return R.FirstVersion <= Version;
  });
}

template <class Row, size_t N, class Value>
static uint32_t findFirst(const Row (&Rows)[N], Value Row::*Fact) {
  return find_if(Rows, [Fact](const Row &R) { return R.*Fact; })->FirstVersion;
}

const Layout &gallium::getLayout(uint32_t MesaVersion) {
  return findRow(Layouts.Rows, MesaVersion);
}

const CodeFacts &gallium::getCodeFacts(uint32_t LLVMVersion) {
  return findRow(Codes.Rows, LLVMVersion);
}

std::string gallium::formatVersion(uint32_t Version) {
  return std::to_string(Version / 10000) + "." +
         std::to_string(Version / 100 % 100);
}

uint32_t gallium::getFirstVersion(bool Layout::*Fact) {
  return findFirst(Layouts.Rows, Fact);
}

uint32_t gallium::getFirstVersion(uint32_t Layout::*Fact) {
  return findFirst(Layouts.Rows, Fact);
}

uint32_t gallium::getFirstVersion(bool CodeFacts::*Fact) {
  return findFirst(Codes.Rows, Fact);
}
