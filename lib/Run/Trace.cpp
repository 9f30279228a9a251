//===- Trace.cpp - Executed instructions --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Formats lines of a trace.
//
//===----------------------------------------------------------------------===//

#include "Run/Trace.h"
#include "Print/InstPrinter.h"
#include "Run/Results.h"
#include "Run/RunText.h"
#include "clrx/ISA/Accesses.h"
#include "llvm/ADT/StringExtras.h"

using namespace clrx;
using namespace llvm;

/// Returns true if the trace shows the register \p Code of \p Access.
bool Trace::isShown(const RegisterAccess &Access, unsigned Code) const {
  if (Filter.getRequest().Registers.empty())
    return true;
  using File = RegisterName::File;
  const File From = Code == CodeSCC     ? File::SCC
                    : Access.isVector() ? File::Vector
                                        : File::Scalar;
  const unsigned Number =
      From == File::SCC ? 0 : Code - (Access.isVector() ? CodeVGPR0 : 0);
  return any_of(Registers, [&](const RegisterPlace &R) {
    return R.From == From && Number >= R.First && Number - R.First < R.Count;
  });
}

/// Returns the bytes that \p A names.
static sim::ScalarValue readWrite(const sim::AccessRecord &A) {
  return readElement(*A.In, A.Offset, A.Size);
}

/// Prints the elements of \p Writes, which follow one another in memory.
static void printElements(raw_ostream &OS, ArrayRef<sim::AccessRecord> Writes) {
  const sim::AccessRecord &First = Writes.front();
  OS << ' ';
  printMemoryPlace(OS, First.Kind, *First.In, First.Offset);
  OS << '=';
  if (Writes.size() == 1)
    return printValue(OS, readWrite(First));
  printList(OS, Writes.size(), [&](size_t N) { return readWrite(Writes[N]); });
}

static bool isSamePlace(const sim::AccessRecord &A,
                        const sim::AccessRecord &B) {
  return A.In == B.In && A.Offset == B.Offset && A.Size == B.Size;
}

static bool follows(const sim::AccessRecord &First,
                    const sim::AccessRecord &Next) {
  return Next.In == First.In && Next.Size == First.Size &&
         Next.Offset == First.Offset + First.Size;
}

/// Adds \p A to \p To. Texels of more than 64 bits become dwords.
static void addElements(SmallVectorImpl<sim::AccessRecord> &To,
                        const sim::AccessRecord &A) {
  const unsigned Size = A.Size > 8 ? 4 : A.Size;
  for (unsigned At = 0; At != A.Size; At += Size) {
    To.push_back(A);
    To.back().Offset += At;
    To.back().Size = Size;
  }
}

/// Prints what \p Accesses wrote, in the order of the accesses.
static void printMemory(raw_ostream &OS, ArrayRef<sim::AccessRecord> Accesses) {
  SmallVector<sim::AccessRecord> Writes;
  for (const sim::AccessRecord &A : Accesses)
    if (A.writes())
      addElements(Writes, A);
  // Several lanes often write one place. All show its last value.
  Writes.erase(llvm::unique(Writes, isSamePlace), Writes.end());
  ArrayRef<sim::AccessRecord> Rest = Writes;
  while (!Rest.empty()) {
    size_t Count = 1;
    while (Count != Rest.size() && follows(Rest[Count - 1], Rest[Count]))
      ++Count;
    printElements(OS, Rest.take_front(Count));
    Rest = Rest.drop_front(Count);
  }
}

TraceHandler clrx::printTraceTo(raw_ostream &OS) {
  return [&OS](const sim::Wavefront &W, const sim::ExecutedInst &E,
               StringRef Written) {
    printPosition(OS, W, W.CurrentPC, E.Exec);
    OS << ": ";
    printInst(E.I, W.dispatch().Architecture, OS);
    OS << Written << '\n';
  };
}

Trace::Trace(TraceHandler Handle, const TraceFilter &Filter,
             const sim::Dispatch &D, SourceRecorder::Kernel Kernel)
    : Handle(std::move(Handle)), Filter(Filter), Kernel(Kernel) {
  for (const RegisterName &Name : Filter.getRequest().Registers) {
    Expected<RegisterPlace> Place = findRegister(Name, D.Architecture);
    // A register that the architecture lacks has no changes.
    if (Place)
      Registers.push_back(*Place);
    else
      consumeError(Place.takeError());
  }
}

void Trace::add(const sim::Wavefront &W, const sim::ExecutedInst &E) {
  if (!Filter.matches(W, Kernel))
    return;
  const sim::Dispatch &D = W.dispatch();
  std::string Written;
  raw_string_ostream WrittenOS(Written);
  forEachAccess(
      E.I, D.Architecture, D.Wave32, [&](const RegisterAccess &Access) {
        if (Access.IsWrite)
          printAccessed(WrittenOS, W, Access,
                        [&](unsigned Code) { return isShown(Access, Code); });
      });
  if (Filter.getRequest().Registers.empty())
    printMemory(WrittenOS, E.Accesses);
  else if (Written.empty())
    return;
  Handle(W, E, Written);
}
