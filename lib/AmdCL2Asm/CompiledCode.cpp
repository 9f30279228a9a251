//===- CompiledCode.cpp - A compiler's kernels for AmdCL2 -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Configures kernels that a compiler printed, as AmdCL2's pseudo-ops configure
// other kernels. The driver passes six arguments of its own first. The compiler
// does not know them, so two instructions before the compiled code skip
// them.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "AsmParser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;
using KF = KernelField;

/// Size of the arguments of .setupargs in 64-bit binaries, in bytes.
static constexpr uint64_t SetupArgsSize = 6 * 8;

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

bool AsmParser::startCompiled(SMLoc Loc) {
  if (!Host.getTarget().Is64Bit) {
    Report.error(Loc, rules::Device,
                 "compiled code has addresses of 64 bits, but the binary "
                 "has 32");
    Report.note(Loc, "begin the source with '.64bit'");
    return true;
  }
  if (!isNewFormat())
    return reportDriver(Loc, "compiled code needs " +
                                 describeScopes(NewDriversOnly).Needs);
  if (Sections.hasHSALayout())
    return false;
  if (!Kernels.empty()) {
    Report.error(Loc, rules::Section,
                 "compiled code needs one section for all kernels");
    Report.note(Kernels.front().Created,
                "write '.hsalayout' before the first kernel");
    return true;
  }
  Sections.useHSALayout();
  return false;
}

bool AsmParser::declareCompiled(StringRef Name, SMLoc Loc, unsigned &Number) {
  if (enterKernel(Name, Loc))
    return true;
  Number = Sections.getContext().getKernel();
  return checkNoRawSection(Name, Loc) || createConfig(ConfigKind::HSA, Loc);
}

//===----------------------------------------------------------------------===//
// Instructions that skip the driver's arguments
//===----------------------------------------------------------------------===//

static constexpr uint64_t PrologueSize = 8;

uint64_t AsmParser::getHeaderGap() const { return SetupSize + PrologueSize; }

/// Returns the first of the two SGPRs with the address of the arguments.
static unsigned getKernargSGPR(uint64_t SGPRFlags) {
  return (SGPRFlags & SF_PrivateSegmentBuffer ? 4 : 0) +
         (SGPRFlags & SF_DispatchPtr ? 2 : 0) +
         (SGPRFlags & SF_QueuePtr ? 2 : 0);
}

/// Returns s_add_u32 sN, sN, 48 and s_addc_u32 sN+1, sN+1, 0, or two s_nop if
/// the kernel does not get the address. The encoding SOP2 is the same on all
/// architectures of AmdCL2.
static std::array<support::ulittle32_t, 2> makePrologue(uint64_t SGPRFlags) {
  constexpr uint32_t Nop = 0xbf800000, Add = 0x80000000, AddCarry = 0x82000000;
  constexpr uint32_t InlineZero = 128;
  std::array<support::ulittle32_t, 2> Words;
  Words.fill(support::ulittle32_t(Nop));
  if (!(SGPRFlags & SF_KernargSegmentPtr))
    return Words;
  const auto Encode = [](uint32_t Op, unsigned SGPR, uint32_t Number) {
    return Op | SGPR << 16 | (InlineZero + Number) << 8 | SGPR;
  };
  const unsigned SGPR = getKernargSGPR(SGPRFlags);
  Words[0] = Encode(Add, SGPR, SetupArgsSize);
  Words[1] = Encode(AddCarry, SGPR + 1, 0);
  return Words;
}

void amdcl2::writePrologues(Module &M, ArrayRef<unsigned> Numbers) {
  for (unsigned Number : Numbers) {
    const Kernel &K = M.Kernels[Number];
    const auto Words = makePrologue(K.Config->Fields.getOr(KF::SGPRFlags, 0));
    M.MainCode->Content.replace(K.MainCodeOffset + SetupSize, PrologueSize,
                                reinterpret_cast<const char *>(Words.data()),
                                sizeof(Words));
  }
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

void AsmParser::addFields(unsigned Number, const KernelConfig &Fields,
                          SourcePos) {
  KernelConfig &Config = M.Kernels[Number].Config->Fields;
  const bool HasKernargSize = Config.has(KF::KernargSize);
  KernelConfig All = Fields;
  All.setAllOf(Config);
  if (!HasKernargSize)
    All.set(KF::KernargSize,
            alignTo(SetupArgsSize + Fields.getOr(KF::KernargSize, 0), 16));
  Config = All;
  CompiledNumbers.push_back(Number);
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static uint64_t getSize(ArgType Type) {
  return getArgTypeInfo(Type).ElementSize *
         getVectorLength(Type, Generation::New2004);
}

/// Returns the type of a value of \p Size bytes with the OpenCL C name \p Name:
/// the type with this name and size, or else any type of this size.
static std::optional<ArgType> findValueType(StringRef Name, uint64_t Size) {
  static constexpr ArgType BySize[] = {
      ArgType::UChar, ArgType::UShort, ArgType::UInt,   ArgType::ULong,
      ArgType::UInt4, ArgType::UInt8,  ArgType::UInt16, ArgType::ULong16};
  std::optional<ArgType> Type = catalyst::parseArgType(Name);
  if (Type && getArgTypeInfo(*Type).Class == ArgClass::Value &&
      getSize(*Type) == Size)
    return Type;
  const ArgType *Found =
      find_if(BySize, [=](ArgType T) { return getSize(T) == Size; });
  if (Found == std::end(BySize))
    return std::nullopt;
  return *Found;
}

static bool isPointer(const hsa::Arg &A) {
  return A.Kind != hsa::ArgKind::Value;
}

static Argument makeArgument(const hsa::Arg &From, ArgType Type) {
  Argument A;
  A.Name = From.Name;
  A.TypeName = From.TypeName;
  A.Type = Type;
  A.IsPointer = isPointer(From);
  if (From.Kind == hsa::ArgKind::DynamicSharedPointer)
    A.Space = PointerSpace::Local;
  else if (From.Space == hsa::AddressSpace::Constant)
    A.Space = PointerSpace::Constant;
  A.IsConst = From.IsConst;
  A.IsRestrict = From.IsRestrict;
  A.IsVolatile = From.IsVolatile;
  return A;
}

/// Returns the driver's type of \p From, or std::nullopt if it has none.
static std::optional<ArgType> findType(const hsa::Arg &From) {
  if (!isPointer(From))
    return findValueType(From.TypeName, From.Size);
  const StringRef Pointee = StringRef(From.TypeName).rtrim('*');
  std::optional<ArgType> Type = catalyst::parseArgType(Pointee);
  const bool IsKnown = Type && getArgTypeInfo(*Type).Class == ArgClass::Value;
  return IsKnown ? *Type : ArgType::Void;
}

/// Adds the argument \p From to \p C, at or after the offset \p End. \returns
/// true after reporting an error.
static bool addCompiledArg(Reporter &Report, Configuration &C, StringRef Kernel,
                           const hsa::Arg &From, uint64_t &End, SourcePos Pos) {
  const std::optional<ArgType> Type = findType(From);
  if (!Type) {
    Report.error(Pos, rules::Unsupported,
                 "kernel '" + Kernel + "' has an argument '" + From.TypeName +
                     "' of " + Twine(From.Size) +
                     " bytes, for which the driver has no type");
    Report.note(Pos, "pass a pointer to it");
    return true;
  }
  // The driver passes every pointer as an address, including pointers to local
  // memory.
  const uint64_t Size = isPointer(From) ? 8 : getSize(*Type);
  const uint64_t Offset = alignTo(End, Size);
  const bool HasLocal = From.Kind == hsa::ArgKind::DynamicSharedPointer ||
                        any_of(C.Args, [](const Argument &A) {
                          return A.IsPointer && A.Space == PointerSpace::Local;
                        });
  if (Offset != From.AlignOrOffset) {
    Report.error(Pos, rules::Unsupported,
                 "kernel '" + Kernel + "' has an argument '" + From.TypeName +
                     "' at byte " + Twine(From.AlignOrOffset) +
                     ", which the driver puts at " + Twine(Offset));
    Report.note(Pos, HasLocal ? "a pointer to local memory takes 8 bytes "
                                "there: put 8 bytes before and after it"
                              : "pass a pointer to it");
    return true;
  }
  End = Offset + Size;
  Argument A = makeArgument(From, *Type);
  if (A.Name.empty())
    A.Name = "arg" + utostr(C.Args.size());
  C.Args.push_back(std::move(A));
  return false;
}

void AsmParser::addMetadata(unsigned Number,
                            const hsa::KernelMetadata &Compiled,
                            SourcePos Pos) {
  Configuration &C = *M.Kernels[Number].Config;
  if (C.Args.empty()) {
    C.Args = makeSetupArgs(/*Is64Bit=*/true);
    uint64_t End = 0;
    for (const hsa::Arg &From : Compiled.Args)
      if (addCompiledArg(Report, C, M.Kernels[Number].Name, From, End, Pos))
        break;
  }
  if (C.RequiredGroupSize == GroupSize())
    C.RequiredGroupSize = Compiled.RequiredGroupSize;
  if (C.GroupSizeHint == GroupSize())
    C.GroupSizeHint = Compiled.GroupSizeHint;
  if (C.VecTypeHint.empty())
    C.VecTypeHint = Compiled.VecTypeHint;
}
