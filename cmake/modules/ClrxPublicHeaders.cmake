# The public C++ headers, relative to include/. docs/library.md shows their use.
#
# These headers, and the project's headers that they include, are installed.
# test/Package/public-headers.test compiles each of them alone, and compares the
# included ones with CLRX_INCLUDED_HEADERS, so that the public interface grows
# only on purpose.

# The headers that programs include.
set(CLRX_PUBLIC_HEADERS
  clrx/AmdCL1/Module.h
  clrx/AmdCL1/Reader.h
  clrx/AmdCL2/Module.h
  clrx/AmdCL2/Reader.h
  clrx/Analysis/InstSink.h
  clrx/Assembler/AsmParser.h
  clrx/Assembler/Assembler.h
  clrx/Assembler/LineMap.h
  clrx/CodeObject/Bundle.h
  clrx/CodeObject/Metadata.h
  clrx/CodeObject/Object.h
  clrx/CodeObject/ObjectReader.h
  clrx/CodeObject/Reader.h
  clrx/Disassembler/Disassembler.h
  clrx/Gallium/Module.h
  clrx/Gallium/Reader.h
  clrx/ISA/Accesses.h
  clrx/ISA/Decoding.h
  clrx/ISA/Encoding.h
  clrx/ISA/InlineConstants.h
  clrx/ISA/Inst.h
  clrx/ISA/InstTable.h
  clrx/ISA/Layouts.h
  clrx/ISA/Modifiers.h
  clrx/ISA/Names.h
  clrx/ISA/OperandSizes.h
  clrx/ISA/RegisterUsage.h
  clrx/ISA/Registers.h
  clrx/ISA/Renames.h
  clrx/ROCm/Module.h
  clrx/ROCm/Reader.h
  clrx/RawCode/Module.h
  clrx/Targets/TargetId.h
  clrx/Targets/Targets.h)

# The project's headers that CLRX_PUBLIC_HEADERS include.
set(CLRX_INCLUDED_HEADERS
  clrx/Allocation/AllocationSummary.h
  clrx/AmdCL1/Drivers.h
  clrx/AmdCL2/Arguments.h
  clrx/AmdCL2/Drivers.h
  clrx/Analysis/BlockExit.h
  clrx/Analysis/CodeView.h
  clrx/Analysis/WarningGroups.def
  clrx/Analysis/WarningGroups.h
  clrx/Catalyst/ArgTypes.def
  clrx/Catalyst/Arguments.h
  clrx/Catalyst/ExtraSymbol.h
  clrx/Checks/CheckOptions.h
  clrx/Elf/ElfFile.h
  clrx/Elf/ElfImage.h
  clrx/Expr/OperandValue.h
  clrx/Expr/SymbolInfo.h
  clrx/Gallium/Format.h
  clrx/Gallium/Layout.h
  clrx/HSAMetadata/ArgWords.def
  clrx/HSAMetadata/Metadata.h
  clrx/ISA/FieldFixups.def
  clrx/ISA/FieldFixups.h
  clrx/ISA/Formats.def
  clrx/ISA/LLVMText.h
  clrx/ISA/Layouts.def
  clrx/ISA/Modifiers.def
  clrx/ISA/Operands.def
  clrx/Inst/EncodingMode.h
  clrx/KernelModel/AmdKernelCode.h
  clrx/KernelModel/BinaryContents.h
  clrx/KernelModel/FileSymbol.h
  clrx/KernelModel/KernelConfig.h
  clrx/KernelModel/KernelFields.def
  clrx/KernelModel/MachineVersions.h
  clrx/Language/ContainerInfo.h
  clrx/Language/LanguageOptions.h
  clrx/Print/SourcePrintOptions.h
  clrx/ROCm/Format.h
  clrx/Report/KernelReport.h
  clrx/Report/Occupancy.h
  clrx/Source/Diagnostic.h
  clrx/Source/SourceLimits.h
  clrx/Support/ClosestName.h
  clrx/Support/NameTable.h
  clrx/Support/Reporter.h
  clrx/Support/Rules.def
  clrx/Support/Rules.h
  clrx/Support/SourcePos.h
  clrx/Support/TextStream.h
  clrx/Targets/ArchMask.h
  clrx/Targets/Arches.def
  clrx/Targets/GPUs.def)
