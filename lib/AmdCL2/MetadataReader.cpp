//===- MetadataReader.cpp - Reader of kernel metadata ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads what Metadata.cpp writes. An entry does not describe a type completely:
// only the name of the type tells if the type is signed, and gives the kind of
// an image.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "clrx/AmdCL2/Reader.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

namespace {

/// Reads one kernel's metadata.
template <bool Is64> class MetadataReader {
public:
  explicit MetadataReader(StringRef Bytes) : Bytes(Bytes) {}

  Expected<Configuration> read();
  bool is2004();

private:
  StringRef Bytes;
  MetadataHeader<Is64> Header;
  MetadataTail2004<Is64> Tail = {}; ///< Zeros if the metadata lack this tail.

  Error readHeader();
  bool hasTail2004() const {
    return Header.HeaderSize >= sizeof(Header) + sizeof(Tail);
  }
  uint64_t getOffsetAfterNames() const {
    return Header.HeaderSize + Header.DummyNameSize + Header.TargetNameSize + 2;
  }
  Error checkRange(const Twine &What, uint64_t Offset, uint64_t Size) const;
  Error readArguments(Configuration &C);
};

} // namespace

/// Returns an error if \p Size bytes at \p Offset are not in the metadata.
template <bool Is64>
Error MetadataReader<Is64>::checkRange(const Twine &What, uint64_t Offset,
                                       uint64_t Size) const {
  if (Offset <= Bytes.size() && Size <= Bytes.size() - Offset)
    return Error::success();
  return createStringError(What + " of " + Twine(Size) + " bytes at offset " +
                           Twine(Offset) + " leaves the metadata of " +
                           Twine(Bytes.size()) + " bytes");
}

template <bool Is64> Error MetadataReader<Is64>::readHeader() {
  if (Error E = checkRange("header", 0, sizeof(Header)))
    return E;
  std::memcpy(&Header, Bytes.data(), sizeof(Header));
  if (!hasTail2004())
    return Error::success();
  if (Error E = checkRange("header", sizeof(Header), sizeof(Tail)))
    return E;
  std::memcpy(&Tail, Bytes.data() + sizeof(Header), sizeof(Tail));
  return Error::success();
}

/// Detects the vector type hint by its length or, if it is empty, by its NUL,
/// which moves the entries by one byte.
template <bool Is64> bool MetadataReader<Is64>::is2004() {
  if (Error E = readHeader()) {
    consumeError(std::move(E));
    return false;
  }
  if (Tail.VecTypeHintSize)
    return true;
  uint64_t Offset = getOffsetAfterNames();
  if (Offset > Bytes.size() || Bytes.size() - Offset < sizeof(ulittle32_t))
    return false;
  return support::endian::read32le(Bytes.data() + Offset) ==
         sizeof(ArgumentEntry<Is64>) << 8;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// Returns the type with \p Length elements of the type code \p Code, for a
/// value or for a pointee.
static std::optional<ArgType> findValueType(uint32_t Code, uint32_t Length) {
  static constexpr ArgType Scalars[] = {
      ArgType::Char,  ArgType::Short, ArgType::Int, ArgType::Long,
      ArgType::Char,  ArgType::Short, ArgType::Int, ArgType::Long,
      ArgType::Void, // No type has the code 10.
      ArgType::Float, ArgType::Double};
  constexpr unsigned FirstCode = 2;
  static constexpr uint8_t Lengths[] = {1, 2, 3, 4, 8, 16};
  const uint8_t *L = llvm::find(Lengths, Length);
  if (Code - FirstCode >= std::size(Scalars) || Code == 10 ||
      L == std::end(Lengths))
    return std::nullopt;
  // In ArgType, the vector types follow their element type.
  return ArgType(unsigned(Scalars[Code - FirstCode]) + (L - Lengths));
}

template <class Entry>
static Error setPointerType(Argument &A, const Entry &E) {
  A.IsPointer = true;
  A.StructSize = E.PointerAlign;
  StringRef Name = A.TypeName;
  bool HasStar = Name.contains('*');
  StringRef Word =
      Name.take_while([](char C) { return isAlnum(C) || C == '_'; });
  std::optional<ArgType> ByCode;
  if (E.PointeeCode >= 6)
    ByCode = findValueType(E.PointeeCode, 1);
  if (Name.empty()) {
    A.Type = ByCode.value_or(ArgType::Float);
  } else if (!HasStar) {
    A.Type = ArgType::Void;
    if (E.PointeeCode == CodeClkEventPointee) {
      A.Type = ArgType::ClkEvent;
      A.IsPointer = false;
    }
  } else if (std::optional<ArgType> ByName = catalyst::parseTypeName(Word)) {
    A.Type = *ByName;
  } else {
    A.Type = ByCode.value_or(ArgType::Structure);
  }
  A.IsConst = E.IsConst;
  A.IsRestrict = E.IsRestrict;
  A.IsVolatile = E.IsVolatile;
  return Error::success();
}

template <class Entry> static Error setValueType(Argument &A, const Entry &E) {
  std::optional<ArgType> Type;
  if (E.TypeCode == 0 && E.Kind == KindSampler) {
    Type = ArgType::Sampler;
  } else if (E.TypeCode >= CodeImageReadOnly &&
             E.TypeCode <= CodeImageReadWrite && E.Kind == KindImage) {
    Type = ArgType::Image;
    A.Access = ImageAccess(E.TypeCode - CodeImageReadOnly);
  } else if (E.Kind == KindValue && E.TypeCode == 15) {
    Type = ArgType::Structure;
  } else if (E.Kind == KindValue) {
    Type = findValueType(E.TypeCode, E.ResIdOrLength);
  } else if (E.Kind == KindQueue && E.TypeCode == 18) {
    Type = ArgType::Queue;
  }
  if (!Type)
    return createStringError("type code " + Twine(E.TypeCode) + " and kind " +
                             Twine(E.Kind) + " with length " +
                             Twine(E.ResIdOrLength) + " do not match any type");
  A.IsConst = E.IsConst;
  A.StructSize = E.ResIdOrLength;
  A.ResourceId = E.ResIdOrLength;
  A.Type = catalyst::parseTypeName(A.TypeName).value_or(*Type);
  return Error::success();
}

template <class Entry> static Error setType(Argument &A, const Entry &E) {
  A.Use = ArgUse(E.Access & 3);
  if (E.Kind != KindPointer)
    return setValueType(A, E);
  switch (E.AddressSpace) {
  case SpaceLocal:
    A.Space = PointerSpace::Local;
    break;
  case SpaceConstant:
    A.Space = PointerSpace::Constant;
    break;
  case SpaceGlobal:
    A.Space = PointerSpace::Global;
    break;
  default:
    return createStringError("address space " + Twine(E.AddressSpace) +
                             " is not one of pointers");
  }
  if (!E.IsPipe)
    return setPointerType(A, E);
  if (A.Space != PointerSpace::Global)
    return createStringError("a pipe is in address space " +
                             Twine(E.AddressSpace) + ", not the global one");
  A.Type = ArgType::Pipe;
  if (A.Use != ArgUse::Used)
    A.Use = ArgUse::Unused;
  return Error::success();
}

template <bool Is64>
Error MetadataReader<Is64>::readArguments(Configuration &C) {
  using Entry = ArgumentEntry<Is64>;
  uint64_t Offset = getOffsetAfterNames();
  if (is2004())
    Offset += Tail.VecTypeHintSize + 1;
  const uint64_t NumArgs = Header.NumArgs;
  if (NumArgs >= Bytes.size() / sizeof(Entry))
    return createStringError(Twine(NumArgs) +
                             " arguments are too many for metadata of " +
                             Twine(Bytes.size()) + " bytes");
  // An entry of zeros follows the last one.
  if (Error E = checkRange("list of arguments", Offset,
                           (NumArgs + 1) * sizeof(Entry)))
    return E;
  uint64_t Strings = Offset + (NumArgs + 1) * sizeof(Entry);
  for (uint64_t I = 0; I != NumArgs; ++I, Offset += sizeof(Entry)) {
    Entry E;
    std::memcpy(&E, Bytes.data() + Offset, sizeof(E));
    const uint64_t NameSize = E.NameSize, TypeNameSize = E.TypeNameSize;
    if (NameSize > Bytes.size() || TypeNameSize > Bytes.size())
      return createStringError("argument " + Twine(I) + ": names of " +
                               Twine(NameSize) + " and " + Twine(TypeNameSize) +
                               " bytes");
    if (Error Err = checkRange("names of argument " + Twine(I), Strings,
                               NameSize + TypeNameSize + 2))
      return Err;
    Argument &A = C.Args.emplace_back();
    A.Name = Bytes.substr(Strings, NameSize).str();
    A.TypeName = Bytes.substr(Strings + NameSize + 1, TypeNameSize).str();
    Strings += NameSize + TypeNameSize + 2;
    if (Error Err = setType(A, E))
      return createStringError("argument " + Twine(I) + " '" + A.Name +
                               "': " + toString(std::move(Err)));
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Metadata
//===----------------------------------------------------------------------===//

template <bool Is64> Expected<Configuration> MetadataReader<Is64>::read() {
  Configuration C;
  if (Error E = readHeader())
    return E;
  for (unsigned I = 0; I != 3; ++I) {
    C.RequiredGroupSize[I] = Header.RequiredSize[I];
    C.GroupSizeHint[I] = Tail.SizeHint[I];
  }
  const uint64_t HintSize = Tail.VecTypeHintSize;
  if (Error E = checkRange("vector type hint", getOffsetAfterNames(), HintSize))
    return E;
  C.VecTypeHint = Bytes.substr(getOffsetAfterNames(), HintSize).str();
  if (Error E = readArguments(C))
    return E;
  return C;
}

Expected<Configuration> amdcl2::readMetadata(StringRef Metadata, bool Is64Bit) {
  return Is64Bit ? MetadataReader<true>(Metadata).read()
                 : MetadataReader<false>(Metadata).read();
}

bool amdcl2::isMetadata2004(StringRef Metadata, bool Is64Bit) {
  return Is64Bit ? MetadataReader<true>(Metadata).is2004()
                 : MetadataReader<false>(Metadata).is2004();
}
