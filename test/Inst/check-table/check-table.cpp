//===- check-table.cpp - The instruction table against LLVM ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Goes through every mnemonic of the dialect in every encoding on every
// architecture and compares
// - the opcode of the table with the one that LLVM encodes,
// - the words of a plain statement with LLVM's words,
// - these words with those that the tables encode without LLVM, and the
//   instruction of the statement with the one that the words decode to,
// - the registers that the instruction uses besides its operands with LLVM's.
// Then it checks random words; see RandomWords.h.
// Prints the mnemonics that LLVM does not support or encodes differently, and
// every difference of opcodes, which is an error. Each mnemonic is tried in two
// statements whose register numbers are complements, so each bit is 0 once and
// 1 once.
//
// With -counters, prints the counters that statements raise instead.
//
//===----------------------------------------------------------------------===//

#include "../PlainHost.h"
#include "Inst/InstReader.h"
#include "InstEncoder.h"
#include "LLVMPrinter.h"
#include "RandomWords.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Decoding.h"
#include "clrx/ISA/Renames.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace llvm;
using namespace clrx;

static cl::opt<unsigned>
    NumRandom("random", cl::init(10000),
              cl::desc("Random instructions for each architecture"));
static cl::opt<unsigned> Seed("seed", cl::init(1),
                              cl::desc("Seed of the random instructions"));
static cl::opt<std::string>
    CountersOf("counters", cl::value_desc("architecture"),
               cl::desc("Only print the counters that each statement of the "
                        "standard input raises"));

namespace {

/// An encoding that a statement can request with a suffix.
struct Form {
  StringLiteral Suffix;
  StringLiteral Name;
};

class Checker {
public:
  explicit Checker(Arch A)
      : A(A), Layouts(LayoutTable::get(A)), Encoder(Description, A), Reader(A) {
  }

  Error run();
  unsigned getNumErrors() const { return NumErrors; }

private:
  TargetDescription Description;
  Arch A;
  const LayoutTable &Layouts;
  InstEncoder Encoder;
  InstReader Reader;
  std::unique_ptr<LLVMEncoder> LLVM;
  PlainHost Host;
  unsigned NumErrors = 0;
  unsigned NumStatements = 0;
  /// Mnemonics for each remark.
  std::map<std::string, SetVector<StringRef>> Remarks;

  bool is(ArchMask M) const { return maskOf(A) & M; }
  void check(const InstRow &Row, const Form &F);
  bool parse(const InstRow &Row, const Form &F, bool Complement,
             clrx::Inst &Inst);
  bool hasTableOpcode(const clrx::Inst &Inst, ArrayRef<uint32_t> Words) const;
  void checkOpcode(const InstRow &Row, const Form &F, const clrx::Inst &Inst);
  void checkAccesses(const InstRow &Row, const clrx::Inst &Inst);
  void checkTables(const InstRow &Row, const Form &F, const clrx::Inst &Inst,
                   ArrayRef<uint32_t> Words);
  void checkWords(const InstRow &Row, const Form &F, const clrx::Inst &Inst);
  void fail(const InstRow &Row, const Form &F, const Twine &Msg);
  void print(raw_ostream &OS) const;
};

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

/// Writes a plain statement of a row.
class StatementWriter {
public:
  StatementWriter(const InstRow &Row, Arch A, bool Complement, raw_ostream &OS)
      : Row(Row), A(A), Complement(Complement), OS(OS) {}

  void write(const Form &F);

private:
  const InstRow &Row;
  Arch A;
  bool Complement;
  raw_ostream &OS;

  bool is(ArchMask M) const { return maskOf(A) & M; }
  unsigned dataMask() const;
  void writeRange(char File, unsigned First, unsigned Count);
  void writeVector(unsigned Index, unsigned Count);
  void writeScalar(unsigned Index, unsigned Count);
  void writeAddress(unsigned Index, const OperandSpec &Spec);
  void writeOperand(unsigned Index, const OperandSpec &Spec, bool IsLong);
  void writeModifiers();
};

} // namespace

/// Returns the mask of data components. Gathers take one component,
/// compare-and-swap needs two.
unsigned StatementWriter::dataMask() const {
  bool IsGather = Row.Operands[0].Kind == OperandKind::VData;
  return IsGather                        ? (Complement ? 8 : 4)
         : Row.has(Atomic) || Complement ? 3
                                         : 4;
}

void StatementWriter::writeRange(char File, unsigned First, unsigned Count) {
  OS << File << '[' << First << ':' << First + Count - 1 << ']';
}

void StatementWriter::writeVector(unsigned Index, unsigned Count) {
  static constexpr uint8_t Firsts[] = {0x55, 0x33, 0x0f, 0x69, 0x5a};
  unsigned First = Firsts[Index];
  writeRange('v', Complement ? 0xff - First : First, Count);
}

void StatementWriter::writeScalar(unsigned Index, unsigned Count) {
  static constexpr uint8_t Firsts[] = {0x14, 0x24, 0x18, 0x38, 0x30};
  unsigned Align = Count > 4 ? 4 : Count > 2 ? 4 : Count;
  unsigned First = Firsts[Index];
  First = Complement ? 0x5f - First : First;
  writeRange('s', First / Align * Align, Count);
}

void StatementWriter::writeAddress(unsigned Index, const OperandSpec &Spec) {
  if (Row.Format == InstFormat::FLAT)
    return writeVector(Index, Row.has(ScratchSeg) ? 1 : 2);
  if (Row.Format != InstFormat::MIMG)
    return writeVector(Index, 1);
  if (is(GCN15)) // An image of one dimension.
    return writeVector(Index,
                       1 + Row.extraAddrCount() + (Spec.Derivatives ? 2 : 0));
  writeVector(Index, Spec.Count);
}

void StatementWriter::writeOperand(unsigned Index, const OperandSpec &Spec,
                                   bool IsLong) {
  switch (Spec.Kind) {
  case OperandKind::SDst:
  case OperandKind::SData:
  case OperandKind::SReg:
  case OperandKind::SSrc:
    return writeScalar(Index, Spec.Count);
  case OperandKind::VDst:
  case OperandKind::VReg:
  case OperandKind::VSReg:
  case OperandKind::VSrc:
  case OperandKind::VData:
    return writeVector(Index, Spec.Count);
  case OperandKind::CarryOut:
  case OperandKind::CarryIn:
    if (!IsLong)
      OS << "vcc";
    else
      writeScalar(Index, 2);
    return;
  case OperandKind::Imm16:
    OS << (Complement ? 0x5a5a : 0xa5a5);
    return;
  case OperandKind::Imm8:
    OS << (Complement ? 5 : 10); // LLVM wants 4 bits.
    return;
  case OperandKind::Imm7:
    OS << (Complement ? 0x55 : 0x2a);
    return;
  case OperandKind::Const32:
    OS << (Complement ? "0x5aa5" : "0xa55a");
    return;
  case OperandKind::Label:
    OS << ".+0x400";
    return;
  case OperandKind::HwReg:
    OS << (Complement ? "hwreg(mode, 21, 11)" : "hwreg(trapsts, 10, 22)");
    return;
  case OperandKind::WaitCnt:
    OS << "vmcnt(" << (Complement ? 5 : 10) << ") expcnt(2) lgkmcnt(9)";
    return;
  case OperandKind::SendMsg:
    OS << "sendmsg(gs, emit, 2)";
    return;
  case OperandKind::SMOffset:
    OS << (Complement ? 0x55 : 0xaa);
    return;
  case OperandKind::SOffset:
    return writeScalar(Index, 1);
  case OperandKind::VAddr:
    return writeAddress(Index, Spec);
  case OperandKind::VDataMask:
    return writeVector(Index, llvm::popcount(dataMask()));
  case OperandKind::ImageRsrc:
    return writeScalar(Index, 8);
  case OperandKind::SAddr:
    OS << "off";
    return;
  case OperandKind::ExpTarget:
    OS << (Complement ? "param21" : "pos2");
    return;
  case OperandKind::Attr:
    OS << (Complement ? "attr21.z" : "attr10.y");
    return;
  case OperandKind::Param:
    OS << (Complement ? "p20" : "p0");
    return;
  case OperandKind::None:
    return;
  }
}

void StatementWriter::writeModifiers() {
  switch (Row.Format) {
  case InstFormat::DS:
    if (Row.has(GDSOnly) || Row.isLLVMStatement())
      OS << " gds";
    if (Row.has(Off2))
      OS << (Complement ? " offset0:0x5a offset1:0x3c"
                        : " offset0:0xa5 offset1:0xc3");
    return;
  case InstFormat::MTBUF:
    OS << " format:"
       << (is(GCN15)    ? "22"
           : Complement ? "[32_32,unorm]"
                        : "[32,float]");
    [[fallthrough]];
  case InstFormat::MUBUF:
    if (Row.NumOperands > 2)
      OS << (Complement ? " idxen slc" : " offen glc")
         << (Complement ? " offset:0x5a5" : " offset:0xa5a");
    return;
  case InstFormat::MIMG:
    OS << " unorm dmask:" << dataMask() << (is(GCN15) ? " dim:1d" : "")
       << (Complement ? " slc" : " glc");
    return;
  case InstFormat::EXP:
    OS << (Complement ? " vm" : " done");
    return;
  case InstFormat::FLAT:
    OS << (Complement ? " slc glc" : " glc");
    return;
  default:
    return;
  }
}

void StatementWriter::write(const Form &F) {
  OS << Row.Mnemonic << F.Suffix;
  bool IsLong = F.Suffix == "_e64";
  const char *Separator = " ";
  for (unsigned I = 0, E = Row.NumOperands; I != E; ++I) {
    OS << Separator;
    Separator = ", ";
    writeOperand(I, Row.Operands[I], IsLong);
  }
  writeModifiers();
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

void Checker::fail(const InstRow &Row, const Form &F, const Twine &Msg) {
  ++NumErrors;
  outs() << getArchInfo(A).Names[0] << ": error: " << Row.Mnemonic << F.Suffix
         << ": " << Msg << '\n';
}

bool Checker::parse(const InstRow &Row, const Form &F, bool Complement,
                    clrx::Inst &Inst) {
  std::string Text;
  raw_string_ostream OS(Text);
  StatementWriter(Row, A, Complement, OS).write(F);
  InstOptions Options;
  SmallVector<PendingField, 2> Pending;
  Host.Message.clear();
  bool Failed = Reader.read(Text, Options, Host, Inst, Pending);
  if (Failed || !Host.Message.empty())
    fail(Row, F, "'" + Text + "': " + Host.Message);
  return !Failed;
}

bool Checker::hasTableOpcode(const clrx::Inst &Inst,
                             ArrayRef<uint32_t> Words) const {
  SmallVector<uint32_t, 6> Set(Words);
  writeOpcode(*Inst.Row, Inst.Base, Layouts, Set);
  return ArrayRef<uint32_t>(Set) == Words;
}

/// Compares the opcode with that of LLVM's simplest instruction with this
/// mnemonic and encoding.
void Checker::checkOpcode(const InstRow &Row, const Form &F,
                          const clrx::Inst &Inst) {
  SmallString<128> Text;
  clrx::Inst Plain = makePlaceholder(Inst, A);
  printLLVM(Plain, A, Text, /*IsPlaceholder=*/true);
  SmallVector<uint32_t, 6> Words;
  if (!LLVM->encode(Text.c_str(), Words)) {
    Remarks["not in LLVM, " + F.Name.str()].insert(Row.Mnemonic);
    return;
  }
  checkAccesses(Row, Plain);
  if (!hasTableOpcode(Inst, Words))
    fail(Row, F,
         "LLVM's opcode is not " + Twine(getOpcode(*Inst.Row, Inst.Base)) +
             ": '" + Text + "'");
}

/// Checks that the tables alone encode \p Inst as \p Words, and decode \p Words
/// as \p Inst.
void Checker::checkTables(const InstRow &Row, const Form &F,
                          const clrx::Inst &Inst, ArrayRef<uint32_t> Words) {
  SmallVector<uint32_t, 6> Own;
  encode(Inst, Layouts, getBaseWords(Row, Inst.Base, Layouts), Own);
  if (ArrayRef(Own) != Words)
    fail(Row, F,
         "'" + Encoder.getText().Text + "': other words than the tables'");
  if (!decodesTo(Inst, Words, A, /*Wave32=*/false))
    fail(Row, F, "its words decode to another instruction");
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

namespace {

/// Accesses of an instruction to special registers, one bit for each register.
/// Index 0 is for reads, index 1 for writes.
struct Effects {
  enum : unsigned { SCC = 1, VCC = 2, EXEC = 4, M0 = 8, FlatScratch = 16 };

  unsigned Implied[2] = {}; ///< Read and written, beside the operands.
  unsigned Named[2] = {};   ///< By operands.
  bool ReadsDst = false;
};

} // namespace

static unsigned effectOf(const RegisterAccess &X) {
  switch (X.First) {
  case CodeSCC:
    return Effects::SCC;
  case CodeVCC:
    return Effects::VCC;
  case CodeExec:
    return Effects::EXEC;
  case CodeM0:
    return Effects::M0;
  default:
    return X.Operand ? 0u : unsigned(Effects::FlatScratch);
  }
}

static unsigned effectOf(StringRef LLVMName) {
  return StringSwitch<unsigned>(LLVMName)
      .Case("SCC", Effects::SCC)
      .Case("VCC", Effects::VCC)
      .Case("EXEC", Effects::EXEC)
      .Case("M0", Effects::M0)
      .Case("FLAT_SCR", Effects::FlatScratch)
      .Default(0);
}

static Effects getEffects(const clrx::Inst &Inst, Arch A) {
  Effects E;
  forEachAccess(Inst, A, /*Wave32=*/false, [&](const RegisterAccess &X) {
    (X.Operand ? E.Named : E.Implied)[X.IsWrite] |= effectOf(X);
    E.ReadsDst |=
        X.Operand && !X.IsWrite && getOperandAccess(Inst, *X.Operand).Writes;
  });
  return E;
}

static Effects getEffects(const MCInstrDesc &Desc,
                          const MCRegisterInfo &Names) {
  Effects E;
  for (MCPhysReg R : Desc.implicit_uses())
    E.Implied[0] |= effectOf(Names.getName(R));
  for (MCPhysReg R : Desc.implicit_defs())
    E.Implied[1] |= effectOf(Names.getName(R));
  for (unsigned I = 0, N = Desc.getNumOperands(); I != N; ++I)
    E.ReadsDst |= Desc.getOperandConstraint(I, MCOI::TIED_TO) >= 0;
  return E;
}

/// Compares the accesses of \p Inst with those of the instruction that LLVM
/// encoded last.
void Checker::checkAccesses(const InstRow &Row, const clrx::Inst &Inst) {
  Effects Own = getEffects(Inst, A);
  Effects Theirs =
      getEffects(LLVM->getInstrInfo().get(LLVM->getInst().getOpcode()),
                 LLVM->getRegisterInfo());
  if (is(GCN15)) // FLAT_SCRATCH is not in SGPRs.
    Theirs.Implied[0] &= ~Effects::FlatScratch;
  for (unsigned IsWrite : {0, 1}) {
    unsigned More = Own.Implied[IsWrite] & ~Theirs.Implied[IsWrite];
    unsigned Less =
        Theirs.Implied[IsWrite] & ~(Own.Implied[IsWrite] | Own.Named[IsWrite]);
    StringRef What = IsWrite ? "written" : "read";
    if (More)
      Remarks[("more registers " + What + " than in LLVM").str()].insert(
          Row.Mnemonic);
    if (Less)
      Remarks[("fewer registers " + What + " than in LLVM").str()].insert(
          Row.Mnemonic);
  }
  // Without glc, atomics return nothing. LLVM's instructions may return a
  // value.
  if (Own.ReadsDst != Theirs.ReadsDst && !Row.has(Atomic))
    Remarks[Own.ReadsDst ? "destination not read in LLVM"
                         : "destination read in LLVM"]
        .insert(Row.Mnemonic);
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

void Checker::checkWords(const InstRow &Row, const Form &F,
                         const clrx::Inst &Inst) {
  ++NumStatements;
  SmallVector<uint32_t, 6> Words;
  if (!Encoder.encode(Inst, /*Wave32=*/false, EncodingMode::Direct, Words))
    return fail(Row, F, Encoder.getMessage());
  EncodingSource S = Encoder.getSource();
  if (S != EncodingSource::Donor && !hasTableOpcode(Inst, Words))
    fail(Row, F, "'" + Encoder.getText().Text + "': another opcode");
  checkTables(Row, F, Inst, Words);
  if (S == EncodingSource::Patched)
    Remarks["other words in LLVM, " + F.Name.str()].insert(Row.Mnemonic);
  else if (S == EncodingSource::Placeholder)
    Remarks["other operands in LLVM, " + F.Name.str()].insert(Row.Mnemonic);
}

void Checker::check(const InstRow &Row, const Form &F) {
  clrx::Inst Inst;
  if (!parse(Row, F, /*Complement=*/false, Inst))
    return;
  if (Row.isUnknownToLLVM())
    Remarks["not in LLVM"].insert(Row.Mnemonic);
  else if (Inst.Ext == Layout::None)
    checkOpcode(Row, F, Inst);
  checkWords(Row, F, Inst);
  if (parse(Row, F, /*Complement=*/true, Inst))
    checkWords(Row, F, Inst);
}

static constexpr Form Default = {"", "default form"};
static constexpr Form Long = {"_e64", "VOP3 form"};
static constexpr Form SDWA = {"_sdwa", "SDWA form"};
static constexpr Form DPP = {"_dpp", "DPP form"};

Error Checker::run() {
  if (Error E = Encoder.prepare(/*Wave32=*/false))
    return E;
  Expected<std::unique_ptr<LLVMEncoder>> E =
      LLVMEncoder::create(Description, {&getArchInfo(A).Processor});
  if (!E)
    return E.takeError();
  LLVM = std::move(*E);
  for (const InstRow &Row : getInstTable()) {
    if (!Row.isIn(A))
      continue;
    check(Row, Default);
    bool HasForms = Row.getNumSources() && Row.Format >= InstFormat::VOP1 &&
                    Row.Format <= InstFormat::VOPC &&
                    llvm::none_of(Row.Operands, [](const OperandSpec &S) {
                      return S.Kind == OperandKind::Const32;
                    });
    if (HasForms && Row.VOP3Opcode != NoVOP3)
      check(Row, Long);
    if (HasForms && is(GCN12up) && !Row.has(NoSDWA))
      check(Row, SDWA);
    if (HasForms && is(GCN12up) && !Row.has(NoDPP))
      check(Row, DPP);
  }
  print(outs());
  NumErrors += checkRandomWords(A, NumRandom, Seed, Encoder, outs());
  return Error::success();
}

void Checker::print(raw_ostream &OS) const {
  StringRef Name = getArchInfo(A).Names[0];
  OS << Name << ": " << NumStatements << " statements\n";
  for (const auto &[Remark, Mnemonics] : Remarks) {
    OS << Name << ": " << Remark << ':';
    for (StringRef M : Mnemonics)
      OS << ' ' << M;
    OS << '\n';
  }
}

//===----------------------------------------------------------------------===//
// Counters
//===----------------------------------------------------------------------===//

static void printCounters(StringRef Statement, InstReader &Reader, Arch A) {
  PlainHost Host;
  clrx::Inst Inst;
  SmallVector<PendingField, 2> Pending;
  outs() << Statement.split(' ').first << ':';
  if (Reader.read(Statement, InstOptions(), Host, Inst, Pending)) {
    outs() << " error: " << Host.Message << '\n';
    return;
  }
  static constexpr NamedValue<MemoryCounter> Names[] = {
      {"vmcnt", VMCnt},
      {"lgkmcnt", LGKMCnt},
      {"expcnt", ExpCnt},
      {"vscnt", VSCnt},
  };
  const unsigned Raised = getRaisedCounters(Inst, A);
  for (const NamedValue<MemoryCounter> &Row : Names)
    if (Raised & Row.Value)
      outs() << ' ' << Row.Name;
  outs() << (Raised ? "\n" : " none\n");
}

/// Prints the counters of each statement of the standard input. Skips blank
/// lines and comments, which begin with '#'. \returns the exit status.
static int printAllCounters() {
  std::optional<Arch> A = parseArchName(CountersOf);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Input = MemoryBuffer::getSTDIN();
  if (!A || !Input) {
    errs() << (A ? "cannot read the standard input\n"
                 : "unknown architecture\n");
    return 1;
  }
  InstReader Reader(*A);
  for (line_iterator Line(**Input, /*SkipBlanks=*/true, '#'); !Line.is_at_eof();
       ++Line) {
    std::string Statement = Line->str(); // With a NUL after it.
    printCounters(Statement, Reader, *A);
  }
  return 0;
}

//===----------------------------------------------------------------------===//
// Names elsewhere
//===----------------------------------------------------------------------===//

/// Returns true if \p R gives the right name for \p Row on \p A.
static bool isAnswer(const RenameRow &R, const InstRow &Row, Arch A) {
  StarredTexts Starred;
  if (!(R.Arches & maskOf(A)) || !Row.isIn(A) ||
      !matchStars(Row.Mnemonic, R.Now, Starred))
    return false;
  const std::string Name = fillStars(R.Name, Starred);
  return !lookUpInst(Name, A) &&
         StringRef(explainRename(Name, A))
             .contains(("'" + Row.Mnemonic + "'" + (R.How.empty() ? "" : ", ") +
                        R.How)
                           .str());
}

static bool isUsed(const RenameRow &R) {
  for (unsigned I = 0; I <= unsigned(Arch::GCN1_5_1); ++I)
    for (const InstRow &Row : getInstTable())
      if (isAnswer(R, Row, Arch(I)))
        return true;
  return false;
}

/// Checks that each row explains some name, and that names with another meaning
/// exist. \returns the number of errors.
static unsigned checkRenames() {
  unsigned NumErrors = 0;
  auto Fail = [&](const RenameRow &R, StringRef What) {
    errs() << "rename '" << R.Name << "' to '" << R.Now << "': " << What
           << '\n';
    ++NumErrors;
  };
  for (const RenameRow &R : getRenames())
    if (!isUsed(R))
      Fail(R, "never the answer");
  for (const RenameRow &R : getOtherMeanings())
    for (unsigned I = 0; I <= unsigned(Arch::GCN1_5_1); ++I)
      if (R.Arches & maskOf(Arch(I)) &&
          !(lookUpInst(R.Name, Arch(I)) && lookUpInst(R.Now, Arch(I))))
        Fail(R, "an architecture does not have both");
  return NumErrors;
}

int main(int Argc, char **Argv) {
  cl::ParseCommandLineOptions(Argc, Argv);
  if (CountersOf.getNumOccurrences())
    return printAllCounters();
  unsigned NumErrors = checkRenames();
  for (unsigned I = 0; I <= unsigned(Arch::GCN1_5_1); ++I) {
    Checker C{Arch(I)};
    if (Error E = C.run()) {
      logAllUnhandledErrors(std::move(E), errs());
      return 1;
    }
    NumErrors += C.getNumErrors();
  }
  return NumErrors != 0;
}
