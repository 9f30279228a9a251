//===- CodeRows.cpp - Code and its statements -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DebugInfo/CodeRows.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Macro calls
//===----------------------------------------------------------------------===//

/// Returns the macro calls that lead to \p Pos, outermost first.
static SmallVector<const OriginTrace *, 4> findCalls(const SourcePos &Pos) {
  SmallVector<const OriginTrace *, 4> Calls;
  for (const OriginTrace *T = Pos.Origin ? Pos.Origin->Trace : nullptr; T;
       T = T->Outer)
    if (T->K == OriginTrace::Macro)
      Calls.push_back(T);
  std::reverse(Calls.begin(), Calls.end());
  return Calls;
}

static std::vector<MacroFrame> findMacroFrames(const CodeFunction &F,
                                               ArrayRef<CodeRow> Rows) {
  const CodeRow *First = partition_point(
      Rows, [&F](const CodeRow &R) { return R.Offset < F.Begin; });
  std::vector<MacroFrame> Frames;
  SmallVector<size_t, 4> Open; // Indices in Frames, by depth.
  for (const CodeRow *R = First; R != Rows.end() && R->Offset < F.End; ++R) {
    const SmallVector<const OriginTrace *, 4> Calls = findCalls(R->Pos);
    unsigned Depth = 0;
    while (Depth != Open.size() && Depth != Calls.size() &&
           Frames[Open[Depth]].Call == Calls[Depth])
      ++Depth;
    Open.truncate(Depth);
    for (; Depth != Calls.size(); ++Depth) {
      Open.push_back(Frames.size());
      Frames.push_back({Calls[Depth], R->Offset, R->Offset, Depth});
    }
    for (size_t I : Open)
      Frames[I].End = std::min(R->Offset + R->Size, F.End);
  }
  return Frames;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

std::vector<CodeFunction>
clrx::findFunctions(const codeobject::Object &O, const CodeSection &Code,
                    const StringMap<SourcePos> &Labels) {
  StringSet<> Kernels;
  for (const codeobject::Symbol &S : O.Symbols)
    if (StringRef Name = S.Name; Name.consume_back(".kd"))
      Kernels.insert(Name);
  std::vector<CodeFunction> Functions;
  for (const codeobject::Symbol &S : O.Symbols)
    if (S.Section == Code.Index &&
        (S.Type == ELF::STT_FUNC || Kernels.contains(S.Name)))
      Functions.push_back({S.Name, S.Value,
                           S.Size ? S.Value + S.Size : Code.Size,
                           Labels.lookup(S.Name)});
  stable_sort(Functions, [](const CodeFunction &A, const CodeFunction &B) {
    return A.Begin < B.Begin;
  });
  uint64_t Limit = Code.Size;
  for (CodeFunction &F : reverse(Functions)) {
    F.End = std::min(F.End, Limit);
    Limit = F.Begin;
  }
  erase_if(Functions, [](const CodeFunction &F) { return F.Begin >= F.End; });
  for (CodeFunction &F : Functions)
    F.Calls = findMacroFrames(F, Code.Rows);
  return Functions;
}
