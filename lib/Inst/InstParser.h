//===- InstParser.h - Statement text to Inst --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The grammar of instruction statements. One class, in files by subject:
// InstParser (mnemonic, operand list), Registers, Constants, Modifiers,
// OperandMessages, and the formats: ScalarFormats, VectorFormats,
// MemoryFormats, ExportInterp. Every faulty operand is reported; what is wrong
// with the whole instruction only if none is.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_INSTPARSER_H
#define CLRX_LIB_INST_INSTPARSER_H

#include "clrx/ISA/InlineConstants.h"
#include "clrx/ISA/Inst.h"
#include "clrx/ISA/Modifiers.h"
#include "clrx/ISA/Names.h"
#include "clrx/ISA/Registers.h"
#include "clrx/Inst/InstReader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"

namespace clrx {

/// How the start of a scalar register range is restricted.
enum class Alignment : uint8_t {
  Free,
  Scalar, ///< Pairs even, longer ranges a multiple of 4.
  Line    ///< Must not cross a multiple of 4.
};

/// Modifiers that vector sources take.
enum class OperandModifiers : uint8_t {
  Neg,
  NegAbs,
  NegAbsSext,
  NegIgnoreAbs ///< Packed: || is read and has no effect.
};

/// What a source operand may be besides registers.
struct ConstantRules {
  FloatType Default = FloatType::Single;
  /// Why a literal is not possible here; empty if it is.
  llvm::StringRef LiteralError;
  unsigned ExpressionFlags = EF_MayRelocate; ///< Of an expression.
};

/// What a mnemonic's suffix asks for.
enum class SizeSuffix : uint8_t { None, E32, E64, SDWA, DPP };

/// A known mnemonic with its suffix.
struct Mnemonic {
  const InstRow *Row = nullptr;
  SizeSuffix Size = SizeSuffix::None;
};

/// The mnemonics met so far, as they were spelled.
using MnemonicCache = llvm::StringMap<Mnemonic>;

/// Whether some architecture has a register \p Name.
bool isRegisterName(llvm::StringRef Name);

/// What stands around a source.
struct SourceModifiers {
  bool Neg = false;
  bool Abs = false;
  bool Sext = false;
};

class InstParser {
public:
  /// \p Known belongs to architecture \p A and is added to.
  InstParser(Arch A, const InstOptions &Options, OperandHost &Host,
             MnemonicCache &Known, clrx::Inst &Inst,
             llvm::SmallVectorImpl<PendingField> &Pending)
      : A(A), Facts(getArchInfo(A)), Options(Options), Host(Host), Known(Known),
        Inst(Inst), Pending(Pending) {}

  /// Parses a statement that begins at its mnemonic. \returns true on error.
  bool parse(llvm::StringRef Statement);

  /// Parses the operand of `name = %OPERAND` at \p C and moves it behind.
  bool parseRegisterOperand(Cursor &C, bool HasAccVGPRs, RegisterRange &Result);

private:
  using Suffix = SizeSuffix;

  Arch A;
  const ArchInfo &Facts;
  const InstOptions &Options;
  OperandHost &Host;
  MnemonicCache &Known;
  clrx::Inst &Inst;
  llvm::SmallVectorImpl<PendingField> &Pending;

  Cursor Cur;
  const char *MnemonicLoc = nullptr;
  const char *OperandLocs[MaxOperands] = {};
  SourceModifiers Around[MaxOperands];
  const char *ModifiersLoc = nullptr; ///< The first one; null without any.
  unsigned OpIndex = 0;
  bool SkipComma = false; ///< The operand before was left out.
  Suffix Size = Suffix::None;
  ModifierSet Given;

  bool is(ArchMask Mask) const { return maskOf(A) & Mask; }

  // Cursor.
  /// Skips blanks; where what follows begins.
  const char *nextLoc() { return Cur.nextLoc().getPointer(); }
  bool expect(char C, const llvm::Twine &Where);
  llvm::StringRef peekWord();
  llvm::StringRef peekKeyword();
  bool consumeKeyword(llvm::StringRef Keyword);
  [[gnu::cold]] bool error(const char *Loc, const llvm::Twine &Msg);
  [[gnu::cold]] bool errorWithFix(const char *Loc, const llvm::Twine &Msg,
                                  const llvm::Twine &Fix);
  const char *locOf(const InstOperand &Op) const;
  [[gnu::cold]] bool errorAt(OperandKind K, const llvm::Twine &Msg);
  void warning(const char *Loc, const llvm::Twine &Msg);
  void note(const char *Loc, const llvm::Twine &Msg);

  // Messages about operands.
  llvm::StringRef operandTakes() const;
  void noteOperands();
  bool wrongOperand(const char *Loc, const llvm::Twine &Expected);
  void noteRegisterForm(const char *Loc, unsigned Count, llvm::StringRef File,
                        Alignment Align);
  bool noteHalves(const char *Loc);
  bool isLaneMask() const;
  bool noteOtherMeaning();
  void noteScalarWriters(const char *Loc);

  // Statement.
  bool parseMnemonic(llvm::StringRef Statement);
  Mnemonic splitMnemonic(llvm::StringRef &Name) const;
  bool reportUnknown(llvm::StringRef Mnemonic);
  bool checkFixedSize();
  bool checkSize(bool IsLong);
  bool parseComma();
  bool parseOperands();
  bool tooFewOperands();
  bool skipOperand();
  bool reportRest();
  bool refusePercent();
  bool parseOperand(InstOperand &Op, const OperandSpec &Spec);
  void assignOperandFields();
  bool finish();

  // Registers.
  bool parseRangeEnd(int64_t &Value);
  bool parseIndex(unsigned Limit, llvm::StringRef What, unsigned &First,
                  unsigned &Count);
  llvm::ParseStatus parseNumbered(llvm::StringRef Word, llvm::StringRef Prefix,
                                  unsigned Limit, llvm::StringRef What,
                                  unsigned &First, unsigned &Count);
  llvm::ParseStatus parseScalarRegister(InstOperand &Op);
  llvm::ParseStatus parseSpecialRegister(InstOperand &Op, llvm::StringRef Word);
  llvm::ParseStatus parseSourceOnlyName(InstOperand &Op, bool AllowLane);
  llvm::ParseStatus parseVectorRegister(InstOperand &Op);
  llvm::ParseStatus parseAccumulator(InstOperand &Op);
  llvm::ParseStatus parseRegisterSymbol(InstOperand &Op);
  llvm::ParseStatus parseConstantIndex(InstOperand &Op,
                                       const RegisterRange &Range);
  llvm::ParseStatus parseScalarOrSymbol(InstOperand &Op, unsigned Count);
  llvm::ParseStatus parseAnyRegister(InstOperand &Op);
  bool parseScalarRegs(InstOperand &Op, unsigned Count, Alignment Align);
  bool parseVectorRegs(InstOperand &Op, unsigned Min, unsigned Max);
  bool parseVectorDst(InstOperand &Op, unsigned Count);
  bool checkScalarRegs(const InstOperand &Op, const char *Loc, unsigned Count,
                       Alignment Align);
  bool checkVectorRegs(const InstOperand &Op, const char *Loc, unsigned Min,
                       unsigned Max);
  bool checkInline(InstOperand &Op, const char *Loc, unsigned Count);

  // Constants and expressions.
  bool parseValue(OperandValue &Value, unsigned Flags = EF_MayRelocate);
  bool parseAbsolute(OperandValue &Value, unsigned Flags = EF_MayRelocate);
  void addPending(FieldFixup Kind, const OperandValue &Value);
  bool parseKnown(int64_t &Value);
  bool parseKnownUnsigned(unsigned Bits, uint32_t &Value);
  uint32_t fitValue(const char *Loc, int64_t Value, unsigned Bits,
                    bool AllowSigned);
  bool parseField(FieldFixup Kind, Field F);
  const char *findFloatEnd() const;
  bool parseFloatBits(FloatType Default, const char *End, FloatType &Type,
                      uint32_t &Bits);
  bool parseFloat(InstOperand &Op, const ConstantRules &Rules, const char *End,
                  bool ForceLiteral);
  bool parseInteger(InstOperand &Op, const ConstantRules &Rules,
                    bool ForceLiteral);
  bool parseLit(bool &IsExpression);
  bool parseConstant(InstOperand &Op, const ConstantRules &Rules);
  bool parseConst32(InstOperand &Op);
  bool setLiteral(InstOperand &Op, const char *Loc, const ConstantRules &Rules,
                  const OperandValue &Value);
  bool allowsLiterals() const;

  // Special immediates.
  template <typename Row>
  bool parseNamed(const NameTable<Row> &Table, unsigned Bits,
                  const llvm::Twine &What, uint32_t &Value);
  template <typename Row>
  void noteNamed(const char *Loc, const NameTable<Row> &Table,
                 llvm::StringRef Name);
  bool parseFunctionStart(llvm::StringRef Function);
  bool parseCounter(unsigned &SeenMask);
  bool parseWaitCnt();
  bool parseGSOp(uint32_t &Op);
  bool parseSendMsg();
  bool parseHwReg();

  // Scalar formats.
  Alignment scalarAlignment() const;
  bool parseScalarSource(InstOperand &Op, unsigned Count);
  void forceScalarLiteral();
  bool parseBranchTarget();
  bool parseSMOffset(InstOperand &Op);
  FieldFixup smemOffsetFixup() const;
  bool parseSMOffsetCI(InstOperand &Op);
  bool placeSMRegister(const InstOperand &Off);
  bool finishSOP();
  bool finishSMRD();

  // Vector formats.
  OperandModifiers operandModifiers() const;
  FloatType defaultFloatType(unsigned Count) const;
  unsigned firstSourceIndex() const;
  bool parseVectorSource(InstOperand &Op, unsigned Count);
  bool parseAbsStart(OperandModifiers Allowed, char &Close);
  llvm::ParseStatus parseSourceRegister(InstOperand &Op, unsigned Count);
  bool parseVectorConstant(InstOperand &Op, unsigned Count);
  bool parseModifiedConstant(InstOperand &Op, unsigned Count);
  void collectSourceModifiers();
  const char *literalLoc() const;
  void noteLongOperand();
  bool checkForms(bool HasSDWA, bool HasDPP, bool HasVOP3);
  bool checkLiteralWithScalar();
  bool checkScalarReads();
  bool chooseVOP3();
  bool chooseSDWA();
  bool chooseDPP();
  void moveSource0(unsigned Code);
  void setDefault(Field F, uint32_t Value);
  bool finishVOP();
  bool finishVOP3();

  // Memory formats.
  bool checkVectorCount(OperandKind K, unsigned Min, unsigned Max);
  bool checkScalarCount(OperandKind K, unsigned Count);
  unsigned countCommas() const;
  bool parseVAddr(InstOperand &Op);
  bool parseBufferAddr(InstOperand &Op);
  bool parseAddrList(InstOperand &Op);
  bool parseSOffset(InstOperand &Op);
  bool parseSAddr(InstOperand &Op);
  bool checkBufferAddress();
  bool checkImageAddress();
  bool checkFlatAddress();
  void placeAddrList();
  bool finishDS();
  bool finishBuffer();
  bool checkImageData();
  bool finishImage();
  bool finishFlat();

  // Exports and interpolation.
  bool parseExpTarget();
  bool parseExpSource(InstOperand &Op);
  bool parseAttr();
  bool parseParam();
  bool parseInterpSource(InstOperand &Op, unsigned Count);
  bool finishExport();
  bool finishInterp();

  // Modifiers.
  bool parseModifiers();
  bool noteOtherUses(uint16_t Group, llvm::StringRef Name);
  bool reportUnknownModifier(uint16_t Group, llvm::StringRef Name);
  bool expectedModifier();
  bool repeatsOMod(const Modifier &M) const;
  void markGiven(const Modifier &M, const char *Loc);
  bool parseModifier(const Modifier &M, const char *Loc);
  bool parseModifierValue(const Modifier &M);
  bool parseFlag(uint32_t &Value);
  bool parseRequest(const Modifier &M);
  bool parseOffsetModifier(const Modifier &M, const char *Loc, FieldFixup Kind);
  bool parseSMemOffset(const Modifier &M, const char *Loc);
  FieldFixup flatOffsetFixup() const;
  bool parseOutputModifier(const Modifier &M);
  bool parseList(unsigned Count, unsigned Bits, llvm::StringRef What,
                 uint32_t &Value);
  bool parseBits(unsigned Count, uint32_t &Value);
  bool parseOpSel(const Modifier &M);
  bool parseLaneList(unsigned Count, unsigned Bits, uint32_t &Value);
  bool parseWaveShift();
  bool parseRowControl(const Modifier &M);
  bool parseRowBroadcast(const Modifier &M);
  bool parseBoundCtrl();
  bool parseSelect(const Modifier &M);
  bool parseDMask();
  bool parseFormatPart(bool MayBeData, uint32_t &Data, uint32_t &Number,
                       bool &IsData);
  bool parseDataFormat();
};

/// ::= name | @ expression of \p Bits bits
template <typename Row>
bool InstParser::parseNamed(const NameTable<Row> &Table, unsigned Bits,
                            const llvm::Twine &What, uint32_t &Value) {
  const char *Loc = nextLoc();
  if (Cur.consume('@'))
    return parseKnownUnsigned(Bits, Value);
  llvm::StringRef Name = Cur.rest().take_while(
      [](char C) { return llvm::isAlnum(C) || C == '_'; });
  if (Name.empty())
    return error(Loc, "expected " + What);
  const Row *Known = Table.find(Name, maskOf(A));
  if (!Known) {
    error(Loc, "unknown " + What + " '" + Name + "'");
    noteNamed(Loc, Table, Name);
    return true;
  }
  Cur.setPos(Name.end());
  Value = Known->Value;
  return false;
}

/// Says where the unknown \p Name exists, or which of \p Table is like it.
template <typename Row>
void InstParser::noteNamed(const char *Loc, const NameTable<Row> &Table,
                           llvm::StringRef Name) {
  if (ArchMask Others = Table.findPlaces(Name))
    return note(Loc, "it exists on " + listArches(Others));
  // LLVM's names have these in front.
  Name.consume_front_insensitive("HW_REG_");
  Name.consume_front_insensitive("MSG_");
  Host.getReporter().suggest(llvm::SMLoc::getFromPointer(Loc),
                             Table.findClosest(Name, maskOf(A)));
}

} // namespace clrx

#endif // CLRX_LIB_INST_INSTPARSER_H
