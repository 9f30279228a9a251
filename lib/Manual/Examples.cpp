//===- Examples.cpp - Examples of instructions ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes an example of each instruction from its operands. A test assembles and
// executes all examples; it sets s[2:3] to the address of a buffer, s[4:7] to
// its descriptor, and the VGPRs to small numbers.
//
//===----------------------------------------------------------------------===//

#include "Manual/InstEntry.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Writes the operands of one statement.
class ExampleWriter {
public:
  ExampleWriter(const InstRow &Row, Arch A) : Row(Row), Facts(getArchInfo(A)) {}

  std::string write();

private:
  const InstRow &Row;
  const ArchInfo &Facts;
  unsigned NextVGPR = 1;
  unsigned NextSGPR = 16;
  unsigned NextSource = 8;

  std::string takeVGPRs(unsigned Count);
  static std::string getRange(char File, unsigned First, unsigned Count);
  std::string getScalarSource(unsigned Count);
  std::string getRegister(const OperandSpec &Spec);
  std::string getAddress(const OperandSpec &Spec);
  std::string getOperand(const OperandSpec &Spec);
  std::string getModifiers() const;
};

} // namespace

std::string ExampleWriter::getRange(char File, unsigned First, unsigned Count) {
  if (Count <= 1)
    return File + utostr(First);
  return File + ("[" + utostr(First) + ":" + utostr(First + Count - 1) + "]");
}

std::string ExampleWriter::takeVGPRs(unsigned Count) {
  Count = std::max(Count, 1u);
  const unsigned First = NextVGPR;
  NextVGPR += Count;
  return getRange('v', First, Count);
}

std::string ExampleWriter::getScalarSource(unsigned Count) {
  NextSource = alignTo(NextSource, std::max(Count, 1u));
  const unsigned First = NextSource;
  NextSource += Count;
  return getRange('s', First, Count);
}

/// Returns SGPRs with an address or a descriptor.
std::string ExampleWriter::getRegister(const OperandSpec &Spec) {
  if (Spec.Count == 2)
    return "s[2:3]";
  return Spec.Count == 4 ? "s[4:7]" : getScalarSource(Spec.Count);
}

std::string ExampleWriter::getAddress(const OperandSpec &Spec) {
  switch (Row.Format) {
  case InstFormat::FLAT:
    return takeVGPRs(Row.has(ScratchSeg) ? 1 : 2);
  case InstFormat::MIMG: {
    // Before GCN 1.5, statements name at least four registers.
    const unsigned Least = Facts.HasImageDims ? 1 : 4;
    return takeVGPRs(std::max<unsigned>(Spec.Count, Least));
  }
  default:
    return takeVGPRs(1);
  }
}

std::string ExampleWriter::getOperand(const OperandSpec &Spec) {
  switch (Spec.Kind) {
  case OperandKind::None:
    return "";
  case OperandKind::SDst:
  case OperandKind::SData: {
    const unsigned Count = std::max<unsigned>(Spec.Count, 1);
    NextSGPR = alignTo(NextSGPR, std::min(Count, 4u));
    const unsigned First = NextSGPR;
    NextSGPR += Count;
    return getRange('s', First, Count);
  }
  case OperandKind::VDst:
  case OperandKind::VReg:
  case OperandKind::VSrc:
  case OperandKind::VSReg:
  case OperandKind::VData:
    return takeVGPRs(Spec.Count);
  case OperandKind::VDataMask:
    return takeVGPRs(1);
  case OperandKind::VAddr:
    return getAddress(Spec);
  case OperandKind::SReg:
    return getRegister(Spec);
  case OperandKind::SSrc:
    return getScalarSource(Spec.Count);
  case OperandKind::CarryOut:
  case OperandKind::CarryIn:
    return "vcc";
  case OperandKind::Imm16:
  case OperandKind::Imm8:
  case OperandKind::Imm7:
    return "1";
  case OperandKind::Const32:
    return "0x40490fdb";
  case OperandKind::Label:
    return ".+4";
  case OperandKind::HwReg:
    return "hwreg(mode, 0, 4)";
  case OperandKind::WaitCnt:
    return "vmcnt(0)";
  case OperandKind::SendMsg:
    return "sendmsg(interrupt)";
  case OperandKind::SMOffset:
  case OperandKind::SOffset:
    return "0";
  case OperandKind::ImageRsrc:
    return "s[24:31]";
  case OperandKind::SAddr:
    return "off";
  case OperandKind::ExpTarget:
    return "mrt0";
  case OperandKind::Attr:
    return "attr0.x";
  case OperandKind::Param:
    return "p0";
  }
  llvm_unreachable("unknown kind of operand");
}

std::string ExampleWriter::getModifiers() const {
  switch (Row.Format) {
  case InstFormat::MUBUF:
    return Row.NumOperands ? " offen" : "";
  case InstFormat::MTBUF:
    return Facts.HasUnifiedFormats ? " offen format:20"
                                   : " offen format:[32,uint]";
  case InstFormat::MIMG:
    return Facts.HasImageDims ? " dmask:1 dim:1d unorm" : " dmask:1 unorm";
  case InstFormat::DS:
    return Row.has(GDSOnly) ? " gds" : "";
  default:
    return "";
  }
}

std::string ExampleWriter::write() {
  std::string Text = Row.Mnemonic.str();
  for (unsigned I = 0; I != Row.NumOperands; ++I)
    Text += (I ? ", " : " ") + getOperand(Row.Operands[I]);
  return Text + getModifiers();
}

std::string clrx::makeExample(const InstRow &Row, Arch A) {
  return ExampleWriter(Row, A).write();
}
