//===- check-disassembler.cpp - Decoding against LLVM's disassembler ------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clrx-check-disassembler FILE.jsonl...
//
// Decodes the words of the conformance test's rows with the tables and with
// LLVM's disassembler. The size, the mnemonic with its encoding, and the
// registers in the order of the text must be the same. Prints the numbers of
// instructions and of known differences, the mnemonics that LLVM always
// refuses, and each error.
//
//===----------------------------------------------------------------------===//

#include "LLVMBridge/TargetDescription.h"
#include "LLVMPrinter.h"
#include "Print/InstPrinter.h"
#include "clrx/ISA/Decoding.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <set>

using namespace llvm;
using namespace clrx;

extern "C" void LLVMInitializeAMDGPUDisassembler();

//===----------------------------------------------------------------------===//
// LLVM's side
//===----------------------------------------------------------------------===//

namespace {

/// LLVM's disassembler for one processor, in wavefronts of 64 work-items.
class LLVMDisassembler {
public:
  LLVMDisassembler(const TargetDescription &D, const LLVMProcessor &Processor);

  /// Disassembles the instruction at the start of \p Bytes. \returns its size,
  /// or 0 if LLVM does not support it.
  uint64_t run(ArrayRef<uint8_t> Bytes, std::string &Text);

private:
  std::unique_ptr<MCSubtargetInfo> Subtarget;
  std::unique_ptr<MCContext> Context;
  std::unique_ptr<MCDisassembler> Disassembler;
  std::unique_ptr<MCInstPrinter> Printer;
};

} // namespace

LLVMDisassembler::LLVMDisassembler(const TargetDescription &D,
                                   const LLVMProcessor &Processor) {
  const Target &T = getAMDGPUTarget();
  LLVMInitializeAMDGPUDisassembler();
  Subtarget.reset(
      T.createMCSubtargetInfo(D.TT, Processor.CPU, "+wavefrontsize64"));
  Context = std::make_unique<MCContext>(D.TT, D.AsmInfo.get(),
                                        D.Registers.get(), Subtarget.get());
  Disassembler.reset(T.createMCDisassembler(*Subtarget, *Context));
  Printer.reset(T.createMCInstPrinter(D.TT, /*SyntaxVariant=*/0, *D.AsmInfo,
                                      *D.Instructions, *D.Registers));
}

uint64_t LLVMDisassembler::run(ArrayRef<uint8_t> Bytes, std::string &Text) {
  MCInst Inst;
  uint64_t Size = 0;
  if (Disassembler->getInstruction(Inst, Size, Bytes, 0, nulls()) ==
      MCDisassembler::Fail)
    return 0;
  Text.clear();
  raw_string_ostream OS(Text);
  Printer->printInst(&Inst, 0, "", *Subtarget, OS);
  return Size;
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

static bool isWordChar(char C) { return isAlnum(C) || C == '_'; }

/// Removes a word from \p Text, with the register range that it begins, and
/// returns it.
static StringRef takeWord(StringRef &Text) {
  size_t End = Text.find_if_not(isWordChar);
  StringRef Word = Text.take_front(End);
  bool IsFile = Word == "s" || Word == "v" || Word == "ttmp";
  if (IsFile && Text.substr(Word.size()).starts_with("["))
    Word = Text.take_front(Text.find(']') + 1);
  Text = Text.drop_front(Word.size());
  return Word;
}

static bool isNumberedRegister(StringRef Word) {
  for (StringRef File : {"s", "v", "ttmp"}) {
    StringRef Rest = Word;
    if (Rest.consume_front(File) && !Rest.empty() &&
        (Rest.front() == '[' || all_of(Rest, isDigit)))
      return true;
  }
  return false;
}

/// Returns LLVM's name of the register \p Word; empty if \p Word is no
/// register.
static StringRef findRegister(StringRef Word, Arch A) {
  if (isNumberedRegister(Word) || Word == "off")
    return Word;
  int Half = -1;
  const SpecialRegister *R = findSpecialRegister(Word, A, Half);
  if (!R)
    return StringRef();
  return Half >= 0 || R->OtherName.empty() ? Word : StringRef(R->OtherName);
}

using RegisterList = SmallVector<std::string, 16>;

/// Returns LLVM's names of the registers in the operands of \p Text.
static RegisterList listRegisters(StringRef Text, Arch A) {
  RegisterList List;
  Text = Text.drop_until(isSpace);
  while (!Text.empty()) {
    if (!isWordChar(Text.front())) {
      Text = Text.drop_front();
      continue;
    }
    StringRef Register = findRegister(takeWord(Text), A);
    if (!Register.empty())
      List.push_back(Register.str());
  }
  return List;
}

/// Returns the first register of a range.
static std::string getFirst(StringRef Range) {
  auto [File, Numbers] = Range.split('[');
  return (File + Numbers.take_while(isDigit)).str();
}

/// Removes the suffix for the encoding from the mnemonic \p Name, and returns
/// it.
static StringRef takeSuffix(StringRef &Name) {
  for (StringRef Suffix : {"_e32", "_e64", "_sdwa", "_dpp"})
    if (Name.consume_back(Suffix))
      return Suffix;
  return StringRef();
}

/// Returns true if the mnemonics are the same. LLVM does not always print the
/// suffix for the encoding.
static bool isSameMnemonic(StringRef Ours, StringRef Theirs) {
  StringRef Suffix = takeSuffix(Ours), TheirSuffix = takeSuffix(Theirs);
  return Ours == Theirs &&
         (Suffix.empty() || TheirSuffix.empty() || Suffix == TheirSuffix);
}

//===----------------------------------------------------------------------===//
// Known differences
//===----------------------------------------------------------------------===//

/// Modifiers that some of LLVM's instructions do not have.
static constexpr Field Modifiers[] = {
    Field::Clamp,   Field::OMod,    Field::Abs,      Field::Neg,
    Field::NegHi,   Field::Sext,    Field::OpSel,    Field::High,
    Field::TFE,     Field::NV,      Field::LDS,      Field::LWE,
    Field::GLC,     Field::DLC,     Field::D16,      Field::DstSel,
    Field::Src0Sel, Field::Src1Sel, Field::DstUnused};

/// Returns true if LLVM has no instruction for the registers of an image: they
/// exceed the last register, they belong to a dimension, mask or size that LLVM
/// does not have, or the list of addresses is longer than necessary.
static bool isStrangeImage(const clrx::Inst &I) {
  constexpr unsigned FirstMSAA = 6, End = CodeVGPR0 + 256;
  const uint32_t Mask = I[Field::DMask];
  bool IsOver = any_of(I.operands(), [&](const InstOperand &Op) {
    return Op.Code + Op.Count + I[Field::TFE] > End;
  });
  const size_t NumAddresses = I.AddrList.size();
  bool IsLong =
      NumAddresses > 4 || NumAddresses + 3 < 1 + 4 * I.ExtraWords.size();
  bool IsWide = I.Row->has(Atomic) && popcount(Mask) > 2 &&
                !I.Row->Mnemonic.ends_with("cmpswap");
  bool IsShort = I[Field::TFE] && I[Field::D16];
  return IsOver || IsLong || IsWide || IsShort || !Mask ||
         I[Field::Dim] >= FirstMSAA;
}

/// Returns true if LLVM prints a wrong text, or reads past the end of its
/// tables.
static bool isMistaken(const clrx::Inst &I) {
  switch (I.Base) {
  case Layout::VOP1:
  case Layout::VOP2:
  case Layout::VOPC: // LLVM does not check that the selects have names.
    return I.Ext != Layout::None &&
           (!SelectNames.findValue(I[Field::DstSel]) ||
            !SelectNames.findValue(I[Field::Src0Sel]) ||
            !SelectNames.findValue(I[Field::Src1Sel]) ||
            !UnusedNames.findValue(I[Field::DstUnused]));
  case Layout::FLAT: // Later processors use the bit for AccVGPRs.
    return I[Field::TFE] || I[Field::NV];
  case Layout::MIMG:
    return isStrangeImage(I);
  default:
    return false;
  }
}

/// Removes modifiers and operands that LLVM may not support.
static void makePlain(clrx::Inst &I) {
  for (Field F : Modifiers)
    I[F] = 0;
  if (I.Base != Layout::MIMG || !isStrangeImage(I))
    return;
  I[Field::Dim] = I[Field::NSACount] = I[Field::VAddr] = I[Field::VData] = 0;
  I[Field::DMask] = I.Row->Mnemonic.ends_with("cmpswap") ? 3 : 1;
  I.ExtraWords.clear();
}

namespace {

/// A known difference between the texts.
struct Difference {
  StringLiteral Reason;
  bool (*Applies)(const clrx::Inst &I, const ArchInfo &Facts);
  /// Changes the operands to those that LLVM prints. Null if LLVM does not
  /// print the first register.
  void (*Apply)(clrx::Inst &I, const ArchInfo &Facts);
};

} // namespace

static InstOperand &getOperand(clrx::Inst &I, OperandKind K) {
  return *const_cast<InstOperand *>(I.find(K));
}

static unsigned getAlignment(const InstOperand &Op) {
  bool IsNumbered = Op.File == OperandFile::Scalar && Op.Code < CodeM0;
  return !IsNumbered ? 1 : Op.Count > 2 ? 4 : Op.Count;
}

static bool isBuffer(const clrx::Inst &I) {
  return I.Base == Layout::MUBUF || I.Base == Layout::MTBUF;
}

/// Returns true if the words do not determine the number of address registers,
/// as before GCN 1.5.
static bool hasGuessedAddress(const clrx::Inst &I, const ArchInfo &Facts) {
  return I.Base == Layout::MIMG && !Facts.HasImageDims;
}

static constexpr Difference Differences[] = {
    {"scalar registers are aligned",
     [](const clrx::Inst &I, const ArchInfo &) {
       return any_of(I.operands(), [](const InstOperand &Op) {
         return Op.Code % getAlignment(Op);
       });
     },
     [](clrx::Inst &I, const ArchInfo &) {
       for (InstOperand &Op : I.operands())
         Op.Code -= Op.Code % getAlignment(Op);
     }},
    {"an address that no flag asks for is off",
     [](const clrx::Inst &I, const ArchInfo &) {
       return isBuffer(I) && I.find(OperandKind::VAddr) && !I[Field::OffEn] &&
              !I[Field::IdxEn];
     },
     [](clrx::Inst &I, const ArchInfo &) {
       getOperand(I, OperandKind::VAddr).File = OperandFile::None;
     }},
    {"an atomic without glc has no destination",
     [](const clrx::Inst &I, const ArchInfo &) {
       return I.Base == Layout::FLAT && I.Row->has(Atomic) && !I[Field::GLC];
     },
     nullptr},
    {"a load to LDS has no destination",
     [](const clrx::Inst &I, const ArchInfo &) {
       return (I.Base == Layout::FLAT || isBuffer(I)) && I[Field::LDS];
     },
     nullptr},
    {"a resource of images has eight registers",
     [](const clrx::Inst &I, const ArchInfo &Facts) {
       return I.Base == Layout::MIMG && I[Field::R128] && !Facts.HasA16;
     },
     [](clrx::Inst &I, const ArchInfo &) {
       getOperand(I, OperandKind::ImageRsrc).Count = 8;
     }},
    {"the size of an image is asked for by level only",
     [](const clrx::Inst &I, const ArchInfo &Facts) {
       return I.Row->Mnemonic == "image_get_resinfo" && Facts.HasImageDims;
     },
     [](clrx::Inst &I, const ArchInfo &) {
       getOperand(I, OperandKind::VAddr).Count = 1;
     }},
    {"gathered texels have another size than 4",
     [](const clrx::Inst &I, const ArchInfo &) {
       return I.Base == Layout::MIMG && I.Row->Operands[0].Count == 4 &&
              (I[Field::TFE] || I[Field::D16]);
     },
     [](clrx::Inst &I, const ArchInfo &Facts) {
       bool IsPacked = I[Field::D16] && Facts.HasPackedD16;
       I.Operands[0].Count = (IsPacked ? 2 : 4) + I[Field::TFE];
     }},
    {"addresses of images have the size that the mnemonic suggests",
     hasGuessedAddress,
     [](clrx::Inst &I, const ArchInfo &) {
       getOperand(I, OperandKind::VAddr).Count = 1;
     }},
};

//===----------------------------------------------------------------------===//
// The comparison
//===----------------------------------------------------------------------===//

namespace {

class Checker {
public:
  explicit Checker(Arch A)
      : A(A), Facts(getArchInfo(A)), Layouts(LayoutTable::get(A)),
        LLVM(Description, Facts.Processor) {}

  /// Compares the instructions of \p Words, one after another.
  void check(ArrayRef<uint32_t> Words);
  void print() const;

  unsigned NumErrors = 0;

private:
  /// Mnemonics with the suffixes of their encodings.
  using FormSet = std::set<std::string>;

  Arch A;
  const ArchInfo &Facts;
  const LayoutTable &Layouts;
  TargetDescription Description;
  LLVMDisassembler LLVM;
  clrx::Inst I;
  std::string OwnText, LLVMText;
  unsigned NumInsts = 0;   ///< Number of instructions that the tables decode.
  unsigned NumUnknown = 0; ///< Number of those that LLVM does not support.
  unsigned NumCompared = 0;
  unsigned NumPlain = 0; ///< Number of those compared without modifiers.
  unsigned NumDifferences[std::size(Differences)] = {};
  FormSet Compared, Refused;

  bool decodes(ArrayRef<uint32_t> Words);
  bool decodesPlain();
  std::string getMnemonic() const;
  RegisterList listOwnRegisters();
  RegisterList listTheirRegisters() const;
  void compare();
};

} // namespace

/// Decodes \p Words with the tables and with LLVM. \returns false if LLVM
/// cannot decode them, or decodes them wrongly.
bool Checker::decodes(ArrayRef<uint32_t> Words) {
  (void)decode(Words, A, /*Wave32=*/false, I);
  SmallVector<uint8_t, 20> Bytes(Words.size() * 4);
  for (size_t N = 0; N != Words.size(); ++N)
    support::endian::write32le(&Bytes[N * 4], Words[N]);
  return !isMistaken(I) && LLVM.run(Bytes, LLVMText) == Bytes.size() &&
         !StringRef(LLVMText).contains("/*Invalid");
}

/// Does the same for the instruction without its modifiers.
bool Checker::decodesPlain() {
  makePlain(I);
  SmallVector<uint32_t, 6> Words;
  encode(I, Layouts, getBaseWords(*I.Row, I.Base, Layouts), Words);
  return decodes(Words);
}

void Checker::check(ArrayRef<uint32_t> Words) {
  while (!Words.empty()) {
    const size_t Size = std::max(getLength(Words, A), 1u);
    if (decode(Words, A, /*Wave32=*/false, I) == DecodeStatus::Success) {
      ++NumInsts;
      if (I.Row->isUnknownToLLVM())
        ++NumUnknown;
      else if (decodes(Words.take_front(Size)))
        compare();
      else if (decodesPlain())
        ++NumPlain, compare();
      else
        Refused.insert(getMnemonic());
    }
    Words = Words.drop_front(Size);
  }
}

/// Returns LLVM's mnemonic of the instruction.
std::string Checker::getMnemonic() const {
  SmallString<128> Text;
  return printLLVM(I, A, Text).Text.split(' ').first.str();
}

/// Returns the registers of the canonical text, after applying the known
/// differences.
RegisterList Checker::listOwnRegisters() {
  bool ShowsFirst = true;
  for (auto [N, D] : enumerate(Differences)) {
    if (!D.Applies(I, Facts))
      continue;
    ++NumDifferences[N];
    if (D.Apply)
      D.Apply(I, Facts);
    else
      ShowsFirst = false;
  }
  OwnText.clear();
  raw_string_ostream OS(OwnText);
  printInst(I, A, OS);
  RegisterList List = listRegisters(OwnText, A);
  if (I[Field::LDS])
    erase(List, "src_lds_direct");
  if (!ShowsFirst)
    List.erase(List.begin());
  return List;
}

RegisterList Checker::listTheirRegisters() const {
  RegisterList List = listRegisters(LLVMText, A);
  if (I[Field::LDS]) // This register exists in the CLRX dialect only.
    erase(List, "src_lds_direct");
  // On GCN 1.5, LLVM prints an offset of 0 as null.
  if (I.find(OperandKind::SMOffset) && !List.empty() && List.back() == "null" &&
      I[Field::SOffset] == CodeNull)
    List.pop_back();
  if (hasGuessedAddress(I, Facts))
    List[1] = getFirst(List[1]);
  return List;
}

void Checker::compare() {
  ++NumCompared;
  const std::string Mnemonic = getMnemonic();
  Compared.insert(Mnemonic);
  RegisterList Ours = listOwnRegisters(), Theirs = listTheirRegisters();
  StringRef TheirMnemonic = StringRef(LLVMText).ltrim().split(' ').first;
  bool HasOwnOperands = I.Row->isLLVMStatement();
  if (isSameMnemonic(Mnemonic, TheirMnemonic) &&
      (HasOwnOperands || Ours == Theirs))
    return;
  ++NumErrors;
  outs() << "error: " << Facts.Names[0] << ": " << Mnemonic << ' '
         << join(Ours, " ") << ", in LLVM " << StringRef(LLVMText).ltrim()
         << '\n';
}

void Checker::print() const {
  StringRef Name = Facts.Names[0];
  outs() << Name << ": " << NumInsts << " instructions, " << NumUnknown
         << " not in LLVM, " << NumCompared << " compared, " << NumPlain
         << " of them without modifiers, " << NumErrors << " errors\n";
  for (auto [N, D] : enumerate(Differences))
    outs() << Name << ": " << D.Reason << ": " << NumDifferences[N] << '\n';
  for (StringRef Form : {"", "_dpp", "_sdwa"}) {
    outs() << Name << ": always refused" << Form << ':';
    for (StringRef Mnemonic : Refused) {
      bool IsExtended =
          Mnemonic.ends_with("_dpp") || Mnemonic.ends_with("_sdwa");
      if (!Compared.count(Mnemonic.str()) &&
          (Form.empty() ? !IsExtended : Mnemonic.consume_back(Form)))
        outs() << ' ' << Mnemonic;
    }
    outs() << '\n';
  }
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static SmallVector<uint32_t, 8> readWords(StringRef Hex) {
  std::string Bytes;
  if (!tryGetFromHex(Hex, Bytes))
    exit(1);
  SmallVector<uint32_t, 8> Words;
  for (size_t N = 0; N + 4 <= Bytes.size(); N += 4)
    Words.push_back(support::endian::read32le(Bytes.data() + N));
  return Words;
}

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
    if (std::optional<StringRef> Hex = Object->getString("hex"))
      C.check(readWords(*Hex));
  }
}

int main(int NumArgs, const char **Args) {
  std::map<Arch, Checker> Checkers;
  for (StringRef Name : ArrayRef(Args + 1, NumArgs - 1)) {
    std::optional<Arch> A = findArch(Name);
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
