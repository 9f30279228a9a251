//===- check-describer.cpp - The two views of an instruction --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clrx-check-describer FILE.jsonl...
//
// Describes the words of the conformance test's rows as CodeRecorder describes
// an Inst, and with the describer over LLVM's disassembler. The sizes, the
// registers read and written, the counters and the classes must be the same.
// Prints the numbers of instructions and of known differences, and each error.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Code.h"
#include "LLVMCode/LLVMDescriber.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Decoding.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

namespace {

constexpr unsigned NumCodes = CodeAGPR0 + MaxVGPRs;

constexpr StringLiteral ClassNames[] = {
#define CLRX_INST_CLASS(Id, Doc) #Id,
#include "Analysis/InstClasses.def"
};

/// An instruction as one of the two views describes it.
struct View {
  unsigned Size = 0; ///< 0 if it does not know the instruction.
  BitVector Reads, Writes;
  unsigned Counters = 0;
  InstClasses Classes;

  View() : Reads(NumCodes), Writes(NumCodes) {}
  void add(ArrayRef<CodeAccess> Accesses) {
    for (const CodeAccess &X : Accesses)
      for (unsigned Code = X.First; Code != X.end(); ++Code)
        if (Code < NumCodes)
          (X.IsWrite ? Writes : Reads).set(Code);
  }
};

} // namespace

static std::string getRegisterName(unsigned Code) {
  if (Code >= CodeAGPR0)
    return "a" + utostr(Code - CodeAGPR0);
  return Code >= CodeVGPR0 ? "v" + utostr(Code - CodeVGPR0)
                           : "s" + utostr(Code);
}

/// Appends the elements that only one of \p Ours and \p Theirs has to \p Text.
static void compareRegisters(StringRef Name, const BitVector &Ours,
                             const BitVector &Theirs, std::string &Text) {
  for (unsigned Code = 0; Code != NumCodes; ++Code)
    if (Ours[Code] != Theirs[Code])
      Text +=
          (Twine(" ") + Name + (Ours[Code] ? "-" : "+") + getRegisterName(Code))
              .str();
}

/// Returns what LLVM's view lacks, with a minus, and what only it has, with a
/// plus.
static std::string compare(const View &Ours, const View &Theirs) {
  std::string Text;
  if (Ours.Size != Theirs.Size)
    Text += " size " + utostr(Theirs.Size);
  compareRegisters("read", Ours.Reads, Theirs.Reads, Text);
  compareRegisters("write", Ours.Writes, Theirs.Writes, Text);
  if (Ours.Counters != Theirs.Counters)
    Text += " counters " + utohexstr(Ours.Counters) + "/" +
            utohexstr(Theirs.Counters);
  for (auto [N, Name] : enumerate(ClassNames)) {
    const InstClass C = InstClass(N);
    if (Ours.Classes.has(C) != Theirs.Classes.has(C))
      Text +=
          (Twine(" class") + (Ours.Classes.has(C) ? "-" : "+") + Name).str();
  }
  return Text;
}

//===----------------------------------------------------------------------===//
// Known differences
//===----------------------------------------------------------------------===//

namespace {

/// A known difference between the views.
struct Difference {
  StringLiteral Reason;
  bool (*Applies)(const Inst &I);
  /// Makes the views equal in what differs.
  void (*Apply)(View &Ours, View &Theirs);
};

} // namespace

/// First code after those of scalar registers.
static constexpr unsigned EndOfScalars = 128;

static bool isBuffer(const Inst &I) {
  return I.Row->Format == InstFormat::MUBUF ||
         I.Row->Format == InstFormat::MTBUF;
}

static bool isMemory(const Inst &I) {
  return isBuffer(I) || I.Row->Format == InstFormat::FLAT ||
         I.Row->Format == InstFormat::DS;
}

static bool isMisaligned(const InstOperand &Op) {
  const unsigned Alignment = Op.Count > 2 ? 4 : Op.Count;
  return Op.isRegister() && !Op.isVGPR() && Op.Code % Alignment;
}

static bool namesTrapRegister(const InstOperand &Op) {
  return Op.File == OperandFile::Scalar && Op.Code >= 108 && Op.Code < 112;
}

static void copyBits(BitVector &To, const BitVector &From, unsigned First,
                     unsigned End) {
  for (unsigned Code = First; Code != End; ++Code)
    To[Code] = From[Code];
}

/// Removes the reads of the registers that \p V writes.
static void removeReadsOfDst(View &V) {
  BitVector Vectors = V.Writes;
  Vectors.reset(0, CodeVGPR0);
  V.Reads.reset(Vectors);
}

static void removeExec(View &V) {
  V.Reads.reset(CodeExec, CodeExec + 2);
  V.Writes.reset(CodeExec, CodeExec + 2);
}

/// Adds \p Classes to both views.
static void addToBoth(View &A, View &B, InstClasses Classes) {
  A.Classes |= Classes;
  B.Classes |= Classes;
}

static constexpr Difference Differences[] = {
    {"classes of fields that only checks with a dialect use",
     [](const Inst &) { return true; },
     [](View &Ours, View &Theirs) {
       addToBoth(Ours, Theirs,
                 InstClass::ReadsFloats | InstClass::OddBufferOffset |
                     InstClass::SetsVSkip | InstClass::SetsTrapStatus |
                     InstClass::WideStore | InstClass::WideFlatStore |
                     InstClass::WideImageStore | InstClass::LongImage);
     }},
    {"classes that only checks without a dialect use",
     [](const Inst &) { return true; },
     [](View &Ours, View &Theirs) {
       addToBoth(Ours, Theirs,
                 InstClass::Trans | InstClass::Packed | InstClass::Modified |
                     InstClass::PartialWrite);
     }},
    {"LLVM reads the parts of a destination that DPP and SDWA keep",
     [](const Inst &I) {
       return I.Ext != Layout::None && I.Row->isVector() &&
              !I.Row->has(DstRead);
     },
     [](View &Ours, View &Theirs) {
       removeReadsOfDst(Ours);
       removeReadsOfDst(Theirs);
       addToBoth(Ours, Theirs, InstClass::KeepsDst);
     }},
    {"LLVM writes VCC besides the destination of a compare with SDWA",
     [](const Inst &I) {
       return I.Ext != Layout::None && I.Row->Format == InstFormat::VOPC;
     },
     [](View &Ours, View &Theirs) {
       copyBits(Theirs.Writes, Ours.Writes, CodeVCC, CodeVCC + 2);
     }},
    {"LLVM does not read the half that a load keeps, which needs no wait",
     [](const Inst &I) { return isMemory(I) && I.Row->has(DstRead); },
     [](View &Ours, View &Theirs) {
       removeReadsOfDst(Ours);
       removeReadsOfDst(Theirs);
       addToBoth(Ours, Theirs, InstClass::KeepsDst);
     }},
    {"LLVM knows registers of images by dimension and mask only, and an atomic "
     "image always returns",
     [](const Inst &I) { return I.Row->Format == InstFormat::MIMG; },
     [](View &Ours, View &Theirs) {
       Theirs.Reads = Ours.Reads;
       Theirs.Writes = Ours.Writes;
       Theirs.Counters = Ours.Counters;
     }},
    {"LLVM aligns scalar registers",
     [](const Inst &I) { return any_of(I.operands(), isMisaligned); },
     [](View &Ours, View &Theirs) {
       copyBits(Theirs.Reads, Ours.Reads, 0, EndOfScalars);
       copyBits(Theirs.Writes, Ours.Writes, 0, EndOfScalars);
     }},
    {"TBA and TMA are not followed",
     [](const Inst &I) { return any_of(I.operands(), namesTrapRegister); },
     [](View &Ours, View &Theirs) {
       copyBits(Theirs.Reads, Ours.Reads, 108, 112);
       copyBits(Theirs.Writes, Ours.Writes, 108, 112);
     }},
    {"LLVM does not list EXEC",
     [](const Inst &I) {
       const StringRef Name = I.Row->Mnemonic;
       return Name.starts_with("s_cbranch_") || Name == "v_movrelsd_2_b32" ||
              Name == "v_swaprel_b32";
     },
     [](View &Ours, View &Theirs) {
       removeExec(Ours);
       removeExec(Theirs);
     }},
    {"LLVM takes TFE of FLAT for a sign of AccVGPRs",
     [](const Inst &I) {
       return I.Row->Format == InstFormat::FLAT &&
              (I[Field::TFE] || I[Field::NV]);
     },
     [](View &Ours, View &Theirs) {
       copyBits(Theirs.Reads, Ours.Reads, CodeVGPR0, NumCodes);
       copyBits(Theirs.Writes, Ours.Writes, CodeVGPR0, NumCodes);
     }},
    {"LLVM does not write the status of a store with TFE",
     [](const Inst &I) { return isBuffer(I) && I[Field::TFE]; },
     [](View &Ours, View &Theirs) {
       copyBits(Theirs.Writes, Ours.Writes, CodeVGPR0, NumCodes);
     }},
    {"LLVM does not list FLAT_SCRATCH for loads to LDS",
     [](const Inst &I) {
       return I.Row->Format == InstFormat::FLAT && I[Field::LDS];
     },
     [](View &Ours, View &Theirs) {
       copyBits(Theirs.Reads, Ours.Reads, 102, 104);
     }},
    {"LLVM lists neither M0 nor the old value for long interpolations",
     [](const Inst &I) { return I.Row->Mnemonic.starts_with("v_interp_p2_"); },
     [](View &Ours, View &Theirs) {
       removeReadsOfDst(Ours);
       removeReadsOfDst(Theirs);
       copyBits(Theirs.Reads, Ours.Reads, CodeM0, CodeM0 + 1);
       addToBoth(Ours, Theirs, InstClass::KeepsDst);
     }},
    {"the mask of a compare of classes has one register in LLVM",
     [](const Inst &I) {
       return I.Row->Mnemonic.starts_with("v_cmp") &&
              I.Row->Mnemonic.ends_with("_class_f64");
     },
     [](View &Ours, View &Theirs) {
       copyBits(Theirs.Reads, Ours.Reads, 0, NumCodes);
     }},
    {"LLVM reads no literal for a source field that has no operand",
     [](const Inst &I) {
       return none_of(I.operands(), [](const InstOperand &Op) {
         return Op.File == OperandFile::Literal;
       });
     },
     [](View &Ours, View &Theirs) { Theirs.Size = Ours.Size; }},
    {"v_illegal has no format in LLVM",
     [](const Inst &I) { return I.Row->Mnemonic == "v_illegal"; },
     [](View &Ours, View &Theirs) {
       addToBoth(Ours, Theirs, InstClass::VALU);
     }},
};

//===----------------------------------------------------------------------===//
// The comparison
//===----------------------------------------------------------------------===//

namespace {

class Checker {
public:
  explicit Checker(Arch A)
      : A(A), Describer(createLLVMDescriber(getArchInfo(A).Processor,
                                            /*Wave32=*/false)) {}

  /// Compares the instructions of \p Bytes, one after another.
  void check(StringRef Bytes);
  void print() const;

  unsigned NumErrors = 0;

private:
  Arch A;
  std::unique_ptr<InstDescriber> Describer;
  unsigned NumCompared = 0, NumRefused = 0;
  unsigned NumDifferences[std::size(Differences)] = {};

  View describeOurs(const Inst &I) const;
  View describeTheirs(StringRef Bytes) const;
  /// Compares the views of \p I, whose words are \p Bytes.
  void check(const Inst &I, StringRef Bytes);
};

} // namespace

View Checker::describeOurs(const Inst &I) const {
  View V;
  SectionCode Code;
  Code.Architecture = A;
  CodeInst C;
  CodeRecorder::describe(Code, C, I);
  V.Counters = C.Counters;
  V.Classes = C.Classes;
  V.add(Code.Accesses);
  return V;
}

View Checker::describeTheirs(StringRef Bytes) const {
  View V;
  InstDescription D;
  V.Size = Describer->describe(Bytes, 0, D);
  V.Counters = D.Counters;
  V.Classes = D.Classes;
  V.add(D.Accesses);
  return V;
}

void Checker::check(const Inst &I, StringRef Bytes) {
  View Ours = describeOurs(I), Theirs = describeTheirs(Bytes);
  if (!Theirs.Size) {
    ++NumRefused;
    return;
  }
  ++NumCompared;
  Ours.Size = Bytes.size();
  std::string Text = compare(Ours, Theirs);
  for (auto [N, D] : enumerate(Differences)) {
    if (Text.empty())
      return;
    if (!D.Applies(I))
      continue;
    D.Apply(Ours, Theirs);
    std::string Rest = compare(Ours, Theirs);
    NumDifferences[N] += Rest != Text;
    Text = std::move(Rest);
  }
  if (Text.empty())
    return;
  ++NumErrors;
  outs() << "error: " << getArchInfo(A).Names[0] << ": " << I.Row->Mnemonic
         << ':' << Text << " [" << toHex(Bytes) << "]\n";
}

void Checker::check(StringRef Bytes) {
  SmallVector<uint32_t, 8> Words;
  for (size_t N = 0; N + 4 <= Bytes.size(); N += 4)
    Words.push_back(support::endian::read32le(Bytes.data() + N));
  for (ArrayRef<uint32_t> Rest = Words; !Rest.empty();) {
    const size_t Size = std::clamp<size_t>(getLength(Rest, A), 1, Rest.size());
    Inst I;
    if (decode(Rest, A, /*Wave32=*/false, I) == DecodeStatus::Success)
      check(I, Bytes.take_front(Size * 4));
    Rest = Rest.drop_front(Size);
    Bytes = Bytes.drop_front(Size * 4);
  }
}

void Checker::print() const {
  outs() << getArchInfo(A).Names[0] << ": " << NumCompared << " compared, "
         << NumRefused << " refused by LLVM, " << NumErrors << " errors\n";
  for (auto [N, D] : enumerate(Differences))
    if (NumDifferences[N])
      outs() << getArchInfo(A).Names[0] << ": " << D.Reason << ": "
             << NumDifferences[N] << '\n';
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// Returns the architecture at the end of a file name such as
/// `rows-gcn1.2.jsonl`.
static std::optional<Arch> findArch(StringRef Name) {
  Name.consume_back(".jsonl");
  return parseArchName(Name.drop_front(Name.rfind("gcn")));
}

/// Checks the words of a file's rows.
static void checkFile(StringRef Name, Checker &C) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(Name);
  if (!Buffer)
    exit(1);
  for (line_iterator Line(**Buffer); !Line.is_at_end(); ++Line) {
    Expected<json::Value> Row = json::parse(*Line);
    const json::Object *Object = Row ? Row->getAsObject() : nullptr;
    if (!Object)
      exit(1);
    std::string Bytes;
    if (std::optional<StringRef> Hex = Object->getString("hex"))
      if (tryGetFromHex(*Hex, Bytes))
        C.check(Bytes);
  }
}

int main(int NumArgs, const char **Args) {
  std::map<Arch, Checker> Checkers;
  for (StringRef Name : ArrayRef(Args + 1, NumArgs - 1)) {
    const std::optional<Arch> A = findArch(Name);
    if (!A)
      return 1;
    checkFile(Name, Checkers.try_emplace(*A, *A).first->second);
  }
  unsigned NumErrors = 0;
  for (const auto &[A, C] : Checkers) {
    C.print();
    NumErrors += C.NumErrors;
  }
  return NumErrors != 0;
}
