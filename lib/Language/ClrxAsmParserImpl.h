//===- ClrxAsmParserImpl.h - The parser class -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One class, several files:
//   ClrxAsmParser.cpp  creation, the statement loop, dispatch
//   Conditionals.cpp, Macros.cpp, MacroArguments.cpp, Repetitions.cpp,
//   Messages.cpp
//   Symbols.cpp (pseudo-ops about symbols and scopes), RegVars.cpp
//   TargetSelection.cpp, Sections.cpp, Data.cpp, Floats.cpp
//   Output.cpp (start of output, pending fields, the end of the source)
//   Operands.cpp (OperandHost, ExprHost, AsmHost)
//
// The MCAsmParser that LLVM sees is an MCParserAdapter over it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_CLRXASMPARSERIMPL_H
#define CLRX_LIB_LANGUAGE_CLRXASMPARSERIMPL_H

#include "GenericPseudoOps.h"
#include "clrx/Expr/SymbolTable.h"
#include "clrx/Language/ClrxAsmParser.h"
#include "clrx/Language/ClrxStreamer.h"
#include "clrx/Source/DiagnosticEngine.h"
#include "clrx/Source/SourceStack.h"
#include "clrx/Support/ClosestName.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clrx {

/// What a section of a compiler's output is here.
enum class CompilerSection : uint8_t {
  Code, ///< Also any section of the language.
  Constants,
  Writeable, ///< Refused; only of sections' names.
  Dropped    ///< For tools: labels and data have no effect.
};

/// Where .popsection and .previous go back to; null: the absolute section.
struct SectionStack {
  struct Entry {
    Section *Current;
    Section *Previous;
  };
  llvm::SmallVector<Entry, 2> Pushed;
  Section *Previous = nullptr; ///< Of the current one.
};

/// What `.amdgcn.next_free_sgpr` and `.amdgcn.next_free_vgpr` stand for: 1 +
/// the highest register named so far, or what the source sets.
struct NextFreeRegisters {
  bool IsCounting = false; ///< From the first `.dialect llvm` on.
  int64_t SGPR = 0;
  int64_t VGPR = 0;
};

class MacroTable;
class MCParserAdapter;
class ConditionalStack;
enum class ClauseKind : uint8_t; // ConditionalStack.h

class ClrxAsmParser final : public AsmHost,
                            public OperandHost,
                            public ExprHost {
  /// \name State, by the file that looks after it
  /// @{
  const LanguageOptions Options;
  ParserServices &Services;
  MCParserAdapter &MC;
  ClrxStreamer &Streamer;
  DiagnosticEngine Diags;
  SourceStack Sources;
  SymbolTable Symbols;
  std::unique_ptr<MacroTable> Macros;             // Macros.cpp
  std::unique_ptr<ConditionalStack> Conditionals; // Conditionals.cpp

  TargetState Target;            // TargetSelection.cpp
  const ContainerInfo *Selected; ///< Never null.
  bool IsContainerNamed;         ///< By the source or the command line.
  llvm::SmallVector<llvm::StringLiteral, 1> UsedSelectors;
  uint32_t SwitchStates = 0;               ///< A bit per Switch.
  InstDialect ChosenDialect;               ///< Of .dialect or the command line.
  InstDialect Dialect = InstDialect::Clrx; ///< In force.
  bool IsDialectUnsaid = false; ///< The device alone decides it, silently.
  SourcePos DevicePos;          ///< As AsmHost's.
  SourcePos LateDevicePos;      ///< As SourceView's, of the first; not muted.

  std::unique_ptr<Container> TheContainer; // Output.cpp
  SourcePos OutputPos;                     ///< As SourceView's.
  InstAssembler *Insts = nullptr;          ///< Null before output has started.
  std::vector<std::unique_ptr<Section>> OwnedSections;
  Section *CurSection = nullptr; ///< Null: the absolute section.
  uint64_t AbsoluteCounter = 0;
  SourcePos BitnessPos; ///< As AsmHost's.
  struct AddedSymbol {
    std::string Name;
    SourcePos Pos; ///< Of the name behind .sym.
  };
  std::vector<AddedSymbol> AddedSymbols; ///< In the order of .sym.
  SinkList Sinks;
  CompilerSection CurCompilerSection =
      CompilerSection::Code;                // LLVMDirectives.cpp
  uint64_t DelayedAlignment = 1;            ///< Of the next constant.
  Arch InstructionSet = Arch::GCN1_0;       ///< Fixed when output starts.
  const LLVMProcessor *Processor = nullptr; ///< The same, for LLVM's dialect.
  EncodedInst Encoded;        ///< Reused from instruction to instruction.
  bool IsLinking = false;     ///< There are sections that are linked.
  NextFreeRegisters NextFree; // BuiltinSymbols.cpp
  SectionStack KeptSections;  // KeptSections.cpp
  llvm::SmallPtrSet<const Section *, 4> UnalignedCode; ///< Sections with such.
  uint64_t TotalSize = 0;        ///< Bytes of all sections so far.
  bool ContainerMissing = false; ///< Output cannot start; that was reported.

  /// \name Register variables (RegVars.cpp)
  /// @{
  bool AllocatesRegisters;      ///< .regalloc
  bool IsRecorded;              ///< For that.
  bool ShouldWarnOfVariables;   ///< There was none with the warning yet.
  bool HasInstructions = false; ///< Any so far.
  /// @}
  bool HasReadBody =
      false;       ///< The current pseudo-op went on to the next lines.
  Cursor Stmt;     ///< The current statement.
  Cursor Operands; ///< Of a container's pseudo-op.
  llvm::SMLoc StatementLoc; ///< Behind its labels.
  /// @}

public:
  ClrxAsmParser(MCParserAdapter &MC, ClrxStreamer &Out,
                llvm::ArrayRef<llvm::MemoryBufferRef> SourceBuffers,
                const LanguageOptions &Options, ParserServices &Services);
  ~ClrxAsmParser() override;

  /// \name Services between the files
  /// @{
  ClrxStreamer &streamer() { return Streamer; }
  Container &container() { return *TheContainer; }
  bool isLinking() const { return IsLinking; }
  bool isOn(Switch S) const { return SwitchStates >> unsigned(S) & 1; }
  void showCodeFlow(CodeFlow Kind, const OutputEvent &E,
                    std::optional<uint64_t> Target);

  /// Fixes container and instruction set, enters the first section. True on
  /// error, reported.
  bool startOutput();
  bool hasOutputStarted() const { return TheContainer != nullptr; }
  /// What `.` stands for: an offset in CurSection, or a number.
  uint64_t getCounter() const {
    return CurSection ? CurSection->getCounter() : AbsoluteCounter;
  }
  /// Goes to the absolute section, where only the counter moves.
  void enterAbsoluteSection(uint64_t Counter);
  /// Assigns a value (redefinable): .get_*, .for, container pseudo-ops.
  bool assignSymbol(llvm::StringRef Path, llvm::SMLoc Loc,
                    const ExprSection *Sec, int64_t Value);
  /// Moves the counter (`. = E`, .org): \p Loc for "cannot move backwards".
  bool moveCounter(const ExprSection *Sec, int64_t Value, bool IsAbsolute,
                   uint8_t Fill, llvm::SMLoc Loc);

  /// Warns when \p Value does not fit \p Bits bits, signed or unsigned.
  template <typename Place>
  void warnIfTruncated(Place At, int64_t Value, unsigned Bits) {
    if (!fitsBits(Value, Bits))
      Diags.warning(At, describeTruncation(Value, Bits));
  }
  static std::string describeTruncation(int64_t Value, unsigned Bits);
  static bool fitsBits(int64_t Value, unsigned Bits) {
    return Bits >= 64 || llvm::isIntN(Bits, Value) ||
           llvm::isUIntN(Bits, uint64_t(Value));
  }

  /// Reports what is left as garbage; true if there was any.
  bool checkGarbage(Cursor &C);
  /// Takes a comma; reports "expected ',' before argument" otherwise.
  bool expectComma(Cursor &C);
  /// An absolute value known at once; true on error, reported.
  bool parseAbsolute(Cursor &C, int64_t &Value);
  /// An absolute operand that may be left out; Value is the default before.
  struct OptionalOperand {
    int64_t Value = 0;
    bool Given = false;
    llvm::SMLoc Loc = {};
  };
  bool parseOptional(Cursor &C, OptionalOperand &Op);
  /// [, [op][, [op] ...]] up to the end of the statement.
  bool parseOptionalTail(Cursor &C,
                         std::initializer_list<OptionalOperand *> Ops);
  /// A "string" with the language's escapes; true on error, reported.
  bool parseString(Cursor &C, std::string &Value);
  /// A name of the kind \p What ("kernel name"); true on error, reported.
  bool parseNameOperand(Cursor &C, const llvm::Twine &What,
                        llvm::StringRef &Name, bool MayHaveHyphens = false);
  /// The same for names and scoped names as symbols have them, and their place.
  bool parseName(Cursor &C, llvm::StringRef What, llvm::StringRef &Name,
                 llvm::SMLoc &Loc);
  bool parsePath(Cursor &C, llvm::StringRef What, llvm::StringRef &Path,
                 llvm::SMLoc &Loc);
  /// Reports that \p Name is no \p What ("GPU device"), and the candidate that
  /// is close to it. Returns true.
  bool unknownName(llvm::SMLoc Loc, llvm::StringRef What, llvm::StringRef Name,
                   const ClosestName &Closest);
  /// A name that \p Find knows: a \p Noun of a \p Kind ("name" of a "GPU
  /// device"). Null on error, reported; \p GetNames then has the known ones.
  template <typename Fn, typename NamesFn>
  auto parseKnownName(Cursor &C, llvm::StringRef Kind, llvm::StringRef Noun,
                      Fn Find, NamesFn GetNames, bool MayHaveHyphens = false)
      -> decltype(Find(Kind)) {
    llvm::SMLoc Loc = C.nextLoc();
    llvm::StringRef Name;
    if (parseNameOperand(C, Kind + " " + Noun, Name, MayHaveHyphens))
      return {};
    auto Found = Find(Name);
    if (!Found) {
      ClosestName Closest(Name);
      Closest.considerAll(GetNames());
      unknownName(Loc, Kind, Name, Closest);
    }
    return Found;
  }
  /// @}

  /// \name Pseudo-op handlers, from GenericPseudoOps.def
  /// @{
#define CLRX_HANDLER(Handler)                                                  \
  bool Handler(Cursor &C, unsigned Arg, llvm::SMLoc Loc);
#include "GenericPseudoOps.def"
  /// @}

  /// Assembles the whole source; true on error, reported.
  bool run();
  /// The current statement. The text ends with the statement, but the position
  /// may be anywhere in it.
  const Cursor &getStatement() const { return Stmt; }

  /// \name AsmHost (Operands.cpp)
  /// @{
  Reporter &getReporter() override { return Diags; }
  TargetState &getTarget() override { return Target; }
  const LoaderVersions &getLoaderVersions() const override {
    return Options.Versions;
  }
  InstDialect getDialect() const { return Dialect; }
  /// \name Branches that the hardware mistakes
  /// @{
  void padBranch(uint32_t Branch);
  void warnOfBranchFault(SourcePos Pos);
  /// @}
  bool shouldWarnOfOldVersions() const override {
    return Options.WarnOfOldVersions;
  }
  bool wasSelectedBy(llvm::StringRef Name) const override {
    return llvm::is_contained(UsedSelectors, Name);
  }
  SourcePos getDevicePos() const override { return DevicePos; }
  SourcePos getBitnessPos() const override { return BitnessPos; }
  Section *createSection(llvm::StringRef Name, SectionTraits Traits) override;
  Section *getCurrentSection() override { return CurSection; }
  void switchToSection(Section *S) override;
  void addSink(InstSink &Sink) override;
  bool parseAndAssignSymbol(Section *Sec, uint64_t Value) override;
  bool checkEndOfStatement() override { return checkGarbage(Operands); }
  bool emitData(llvm::StringRef Bytes, llvm::SMLoc Loc) override;
  SymbolTable &getSymbols() override { return Symbols; }
  Cursor &getOperands() override { return Operands; }
  bool parseNumber(NumberUse Use) override;
  bool readStatement(Cursor &Statement) override;
  SourcePos getEndOfSource() override { return Sources.getEnd(); }
  llvm::StringRef getRestOfFile() override { return Sources.getRestOfFile(); }
  bool parseAbsolute(int64_t &Value) override {
    return parseAbsolute(Operands, Value);
  }
  bool parseString(std::string &Value) override {
    return parseString(Operands, Value);
  }
  void forEachAddedSymbol(
      llvm::function_ref<void(const SymbolInfo &)> Visit) override;
  /// @}

  /// \name OperandHost
  /// @{
  bool parseExpression(Cursor &C, unsigned Flags,
                       OperandValue &Result) override {
    return Symbols.parseExpression(C, Flags, Result);
  }
  void dropExpression(PendingExpr *E) override { Symbols.dropExpression(E); }
  bool lookUpRegister(Cursor &C, RegisterRange &Range) override {
    return Symbols.lookUpRegister(C, Range);
  }
  bool isCurrentSection(const ExprSection *Sec) const override {
    return Sec && Sec == CurSection;
  }
  uint64_t getCurrentOffset() const override { return getCounter(); }
  void considerStatements(ClosestName &Closest) override; // ClrxAsmParser.cpp
  bool noteUnknownWord(llvm::StringRef Word, llvm::SMLoc Loc) override;
  void noteEndOfStatement(llvm::SMLoc Loc) override;
  /// @}

  /// \name ExprHost (Operands.cpp)
  /// @{
  bool getCounter(const ExprSection *&Sec, int64_t &Value) override;
  bool moveCounterTo(const ExprSection *Sec, int64_t Value,
                     llvm::SMLoc Loc) override;
  bool getLabelPlace(llvm::SMLoc Loc, const ExprSection *&Sec,
                     int64_t &Value) override;
  const ExprSection *getSectionAt(uint64_t Address) override;
  void labelFound(llvm::StringRef Name) override {
    TheContainer->labelDefined(Name);
  }
  void symbolDefined(const SymbolEvent &S) override {
    showSymbol(S, &InstSink::onDefinition);
  }
  void symbolReferenced(const SymbolEvent &S) override {
    showSymbol(S, &InstSink::onReference);
  }
  bool parseRegister(Cursor &C, llvm::StringRef What,
                     RegisterRange &Range) override;
  std::string explainRegister(llvm::StringRef Name,
                              llvm::StringRef Alternatives) override;
  void considerRegisters(ClosestName &Closest) override;
  std::optional<BuiltinSymbol>
  findBuiltin(llvm::StringRef Name) override; // BuiltinSymbols.cpp
  void stopReading() override { Sources.stop(); }
  /// @}

private:
  /// \name The statement loop (ClrxAsmParser.cpp)
  /// @{
  void parseStatement(Cursor &C);
  bool parseLabels(Cursor &C, llvm::StringRef &Path, Cursor &BehindPath);
  void parsePseudoOp(llvm::StringRef Name, Cursor &C, llvm::SMLoc Loc);
  bool parseExtensionOp(llvm::StringRef Name, Cursor &C, llvm::SMLoc Loc);
  void parseInstruction(Cursor &C);
  void assembleInstruction(llvm::StringRef Statement);
  uint32_t watchBranch();
  void countNamedRegisters(); // BuiltinSymbols.cpp
  llvm::SmallVector<llvm::StringRef, 4>
  findContainersOf(llvm::StringRef Name) const;
  bool noteForeignWord(llvm::StringRef Word, llvm::SMLoc Loc); // Hints.cpp
  void noteStrangeBeginning(const Cursor &C);
  void reportOtherContainers(llvm::StringRef Name,
                             llvm::ArrayRef<llvm::StringRef> Owners,
                             llvm::SMLoc Loc);
  void setSwitch(Switch S, bool On) {
    uint32_t Bit = uint32_t(1) << unsigned(S);
    SwitchStates = On ? SwitchStates | Bit : SwitchStates & ~Bit;
  }
  /// @}

  /// \name The LLVM dialect's directives (LLVMDirectives.cpp)
  /// @{
  /// False if \p Name is none.
  bool parseLLVMDirective(llvm::StringRef Name, Cursor &C, llvm::SMLoc Loc);
  void takeTarget(Cursor C, llvm::SMLoc Loc);
  bool defineLLVMLabel(llvm::StringRef Path);
  /// Aligns constants that \p Op emits. \returns true if they are not kept.
  bool prepareForData(const GenericOp &Op);
  void enterCompilerSection(CompilerSection Use);
  void alignConstants();
  bool parseLEB128(Cursor &C, bool IsSigned, llvm::SMLoc Loc);
  bool reserveForKernel(llvm::StringRef Name);
#define CLRX_LLVM_HANDLER(Handler)                                             \
  bool Handler(Cursor &C, unsigned Arg, llvm::SMLoc Loc);
#include "LLVMDirectives.def"
  /// @}

  /// \name Conditionals (Conditionals.cpp)
  /// @{
  bool evaluateCondition(Cursor &C, unsigned Arg, bool &Result);
  bool evaluateTest(Cursor &C, Condition Test, bool &Result);
  bool compareTexts(Cursor &C, bool &Same);
  bool compareStrings(Cursor &C, bool &Same);
  bool compareTarget(Cursor &C, Condition Test, bool &Same);
  bool compareWithZero(Cursor &C, Condition Test, bool &Result);
  bool checkBranch(llvm::StringRef PseudoOp, llvm::SMLoc Loc);
  const GenericOp *findBlockOp(Cursor &C, llvm::SMLoc &Loc);
  void skipStatement(Cursor &C);
  void openFaultyBlock(OpClass Class, llvm::SMLoc Loc);
  void reportOpenClauses();
  /// @}

  /// \name Macros (Macros.cpp, MacroArguments.cpp)
  /// @{
  /// Calls macro \p Name if there is one. \returns false if there is none.
  bool callMacro(llvm::StringRef Name, Cursor &C, llvm::SMLoc Loc);
  bool parseCallArguments(Cursor &C, const MacroDefinition &M);
  bool parseArgument(Cursor &C);
  bool parseVariadicArgument(Cursor &C);
  bool parseQuotedArgument(Cursor &C, bool IsAlternate);
  bool parsePlainArgument(Cursor &C);
  bool appendToArgument(llvm::StringRef Text, llvm::SMLoc Loc);
  bool parseMacroParameters(Cursor &C, MacroDefinition &M);
  bool parseMacroParameter(Cursor &C, MacroDefinition &M);
  void skipBody(ClauseKind Kind, llvm::SMLoc Loc);
  bool recordBody(ClauseKind Kind, llvm::SMLoc Loc, RecordedBody &Body,
                  RecordedBody::NameLookup Lookup, bool HasCounter);
  bool closeBody(OpClass Class, llvm::SMLoc Loc);
  /// Whether \p Name (with dot) is a pseudo-op of the language or of any
  /// container; such a name cannot be a macro.
  bool isPseudoOp(llvm::StringRef Name) const;
  /// @}

  /// \name Repetitions (Repetitions.cpp)
  /// @{
  bool parseValues(Cursor &C, ValueStack &Values);
  bool parseCharacters(Cursor &C, ValueStack &Values);
  bool recordRepetition(llvm::SMLoc Loc, BodyRef &Body, size_t &Site,
                        RecordedBody::NameLookup Lookup);
  void enterRepetition(BodyReader Body, size_t Site);
  bool parseLoopBody(llvm::SMLoc Loc, LoopControl Loop);
  /// @}

  /// \name Symbols and register variables (Symbols.cpp, RegVars.cpp)
  /// @{
  bool parseSymbolPath(Cursor &C, llvm::StringRef &Path, llvm::SMLoc &Loc);
  bool parseEnumStart(Cursor &C);
  bool parseAttributedSymbol(Cursor &C, SymbolAttributes *&A);
  bool parseRegVarElement(Cursor &C);
  bool startAllocation(llvm::SMLoc Loc);
  void warnOfVariables();
  bool parseCodeFlowTarget(Cursor &C, CodeFlow Kind);
  void showRegisterNote(const RegisterNote &N);
  bool parseWarningGroup(Cursor &C, uint16_t &Mask);
  /// @}

  /// \name Output (Output.cpp)
  /// @{
  bool checkWriteable(llvm::SMLoc Loc);
  bool checkCounterMovable(llvm::SMLoc Loc);
  /// Counts \p Bytes against the limit of all output; true on error, reported
  /// at \p Loc, after which no more source is read.
  bool checkRoom(uint64_t Bytes, llvm::SMLoc Loc) {
    if (Bytes > Options.Limits.OutputSize - TotalSize)
      return refuseOutput(Loc);
    TotalSize += Bytes;
    return false;
  }
  [[gnu::cold]] bool refuseOutput(llvm::SMLoc Loc);
  /// Moves the counter by \p Bytes, filled with \p Fill where the section has
  /// content. True on error, reported.
  bool fillBytes(uint64_t Bytes, uint8_t Fill, llvm::SMLoc Loc);
  void emitInteger(const OperandValue &V, unsigned SizeInBytes);
  /// \name To the sinks
  /// @{
  /// The output from \p From to the counter.
  OutputEvent makeEvent(uint64_t From, llvm::SMLoc Loc) const {
    return {CurSection, From, getCounter() - From, Loc};
  }
  void showInstruction(uint64_t From);
  void showData(uint64_t From);
  void showValues();
  void showSymbol(const SymbolEvent &S,
                  void (InstSink::*What)(const SymbolEvent &,
                                         const OutputEvent &));
  /// @}
  void updateLinking();
  void startLinking();
  bool finishSource();
  /// @}

  /// \name Data and alignment (Data.cpp, Floats.cpp)
  /// @{
  bool cannotRead(llvm::SMLoc Loc, llvm::StringRef What, llvm::StringRef Name);
  /// Between the elements of a list: true if another one follows; false at the
  /// end of the statement or after reporting what stands there instead.
  bool parseNextElement(Cursor &C);
  /// element {, element}: calls \p ParseElement, which returns true on error,
  /// for each. Behind a faulty one the list goes on at the next comma.
  bool parseList(Cursor &C, llvm::function_ref<bool()> ParseElement);
  /// [element {, element}]: calls \p ParseElement, which returns true to end
  /// the list, for each.
  bool parseDataList(Cursor &C, llvm::SMLoc Loc,
                     llvm::function_ref<bool()> ParseElement);
  bool parseIntegerElement(Cursor &C, unsigned SizeInBytes);
  bool parseStringElement(Cursor &C, unsigned Width, bool Terminated,
                          std::string &Text);
  void emitFill(uint64_t Repeat, uint64_t Size, uint64_t Value);
  bool parseFloatElement(Cursor &C, unsigned SizeInBytes);
  bool parseOctaElement(Cursor &C);
  /// bytes|log2[, [fill][, [limit]]]
  struct AlignOperands {
    uint64_t Value = 0; ///< The first operand.
    llvm::SMLoc Loc;    ///< Its place.
    bool HasFill = false;
    int64_t Fill = 0;
    int64_t Limit = 0; ///< 0: none.
  };
  bool parseAlignOperands(Cursor &C, unsigned FillBits, AlignOperands &Ops);
  /// The same for LLVM's directives: Value becomes the alignment itself.
  bool parseLog2Alignment(Cursor &C, unsigned FillBits, AlignOperands &Ops);
  bool alignCounter(uint64_t Alignment, const AlignOperands &Ops,
                    unsigned FillSize, llvm::SMLoc Loc);
  void emitNopFill(uint64_t Gap);
  /// @}

  /// \name Target selection and sections
  /// @{
  bool checkProcessorChange(const LLVMProcessor &P, llvm::SMLoc Loc);
  void deviceSelected(llvm::SMLoc Loc);
  void setDialect(InstDialect D);
  void updateDialect();
  void updateFunctions();
  void tellDialect();
  bool setWave32(bool On, llvm::SMLoc Loc); // Messages.cpp
  bool checkContainerTakesDevice(Container &C);
  void warnOfUnalignedCode();
  void reportNoOutput();
  void noteUnnamedContainer(SourcePos Pos,
                            llvm::ArrayRef<llvm::StringRef> Names);
  bool selectContainer(const ContainerInfo &Info, llvm::SMLoc Loc);
  const GPUName *parseGPUOperand(Cursor &C);
  std::optional<Arch> parseArchOperand(Cursor &C);
  const ContainerInfo *parseContainerOperand(Cursor &C);
  bool parseSectionAttributes(Cursor &C, SectionAttributes &Attrs);
  bool parseSectionAlignment(Cursor &C, SectionAttributes &Attrs);
  bool parseSectionType(Cursor &C, SectionAttributes &Attrs);
  /// \name Of a linker's input (KeptSections.cpp, SymbolAttributes.cpp)
  /// @{
  bool parseKeptSection(Cursor &C, llvm::SMLoc Loc);
  bool keepsSections() const {
    return TheContainer && TheContainer->keepsSections();
  }
  bool parseKeptFlags(Cursor &C, SectionAttributes &A);
  bool parseKeptType(Cursor &C, SectionAttributes &A);
  bool parseGroup(Cursor &C, SectionAttributes &A);
  bool parseKeptDetails(Cursor &C, SectionAttributes &A);
  bool parseKeptAttributes(Cursor &C, SectionAttributes &A);
  bool parseNameOrString(Cursor &C, const llvm::Twine &What, std::string &Name);
  bool enterKeptSection(llvm::StringRef Name, const SectionAttributes &A,
                        llvm::SMLoc Loc);
  bool enterNamedSection(Cursor &C, llvm::StringRef Name, llvm::SMLoc Loc);
  bool refuseWithoutLinker(llvm::SMLoc Loc);
  void goToSection(Section *S);
  bool hasNoLinker() const;
  bool setVisibility(Cursor &C, uint8_t Visibility);
  bool parseAllocated(Cursor &C, uint8_t Storage, uint64_t DefaultAlignment);
  /// @}
  /// @}
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_CLRXASMPARSERIMPL_H
