//===- MetadataReader.cpp - Bytes to metadata -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads metadata of both forms: MsgPack by LLVM's document, YAML by lines,
// since quoted strings have escapes of C in clrxasm's and plain ones may hold
// anything. Keys of other writers that the module has no place for are skipped.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "clrx/ROCm/Reader.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"
#include "llvm/BinaryFormat/MsgPackReader.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;
using KF = KernelField;

//===----------------------------------------------------------------------===//
// Both forms
//===----------------------------------------------------------------------===//

namespace {

/// Where a number of a kernel goes.
struct NumberKey {
  StringLiteral YAML, MsgPack;
  KF Field;
};

/// A flag of an argument.
struct FlagKey {
  StringLiteral YAML, MsgPack;
  bool Arg::*Flag;
};

} // namespace

static constexpr NumberKey NumberKeys[] = {
    {"KernargSegmentSize", ".kernarg_segment_size", KF::MetaKernargSize},
    {"GroupSegmentFixedSize", ".group_segment_fixed_size", KF::MetaGroupSize},
    {"PrivateSegmentFixedSize", ".private_segment_fixed_size",
     KF::MetaPrivateSize},
    {"KernargSegmentAlign", ".kernarg_segment_align", KF::MetaKernargAlign},
    {"WavefrontSize", ".wavefront_size", KF::MetaWavefrontSize},
    {"NumSGPRs", ".sgpr_count", KF::MetaSGPRs},
    {"NumVGPRs", ".vgpr_count", KF::MetaVGPRs},
    {"NumSpilledSGPRs", ".sgpr_spill_count", KF::SpilledSGPRs},
    {"NumSpilledVGPRs", ".vgpr_spill_count", KF::SpilledVGPRs},
    {"MaxFlatWorkGroupSize", ".max_flat_workgroup_size", KF::MaxFlatGroupSize},
};

static constexpr FlagKey FlagKeys[] = {
    {"IsConst", ".is_const", &Arg::IsConst},
    {"IsRestrict", ".is_restrict", &Arg::IsRestrict},
    {"IsVolatile", ".is_volatile", &Arg::IsVolatile},
    {"IsPipe", ".is_pipe", &Arg::IsPipe},
};

namespace {

/// The kernels of a module by their names.
class KernelFinder {
  StringMap<Kernel *> Kernels;
  Kernel Unknown; ///< For what the module has not.

public:
  explicit KernelFinder(Module &M) {
    for (Kernel &K : M.Kernels)
      Kernels.try_emplace(K.Name, &K);
  }
  KernelMetadata &find(StringRef Name) {
    Kernel *K = Kernels.lookup(Name);
    return (K ? K : &Unknown)->Metadata;
  }
};

} // namespace

/// Reads "ID:N:SIZE:...:FORMAT", of which \p Entry is left to be the format.
static Error readPrintfEntry(StringRef Entry, PrintfFormat &P) {
  uint32_t NumSizes = 0;
  const auto Take = [&Entry](uint32_t &Number) {
    return Entry.consumeInteger(10, Number) || !Entry.consume_front(":");
  };
  bool Failed = Take(P.Id) || Take(NumSizes);
  for (uint32_t I = 0; !Failed && I != NumSizes; ++I)
    Failed = Take(P.Sizes.emplace_back());
  if (Failed)
    return createStringError("a format of printf has no numbers before it");
  P.Format = Entry.str();
  return Error::success();
}

template <class T>
static Error readName(StringRef Name, MetadataForm Form, T &Value) {
  return findMetadataName(Name, Form, Value)
             ? Error::success()
             : createStringError("unknown word '" + Name + "'");
}

//===----------------------------------------------------------------------===//
// MsgPack
//===----------------------------------------------------------------------===//

namespace {

class MsgPackReader {
  Module &M;
  KernelFinder Kernels;

public:
  explicit MsgPackReader(Module &M) : M(M), Kernels(M) {}

  Error read();

private:
  using Node = msgpack::DocNode;

  Error readRoot(StringRef Key, Node &Value);
  Error readKernel(msgpack::MapDocNode &Map);
  Error readKernelKey(KernelMetadata &K, StringRef Key, Node &Value);
  Error readArg(Arg &A, StringRef Key, Node &Value);

  static uint64_t getNumber(const Node &N) {
    if (N.getKind() == msgpack::Type::Int)
      return N.getInt();
    return N.getKind() == msgpack::Type::UInt ? N.getUInt() : 0;
  }
  static StringRef getString(const Node &N) {
    return N.isString() ? N.getString() : "";
  }
  /// Number \p I of an array, 0 if it is not there.
  static uint32_t getElement(Node &N, unsigned I) {
    return N.isArray() && I < N.getArray().size() ? getNumber(N.getArray()[I])
                                                  : 0;
  }
  static void readVersion(Version &V, Node &N) {
    V = {getElement(N, 0), getElement(N, 1)};
  }
  static void readGroupSize(GroupSize &Size, Node &N) {
    for (unsigned I = 0; I != Size.size(); ++I)
      Size[I] = getElement(N, I);
  }
};

} // namespace

Error MsgPackReader::readArg(Arg &A, StringRef Key, Node &Value) {
  constexpr MetadataForm Form = &MetadataName::MsgPack;
  const StringRef Text = getString(Value);
  if (Key == ".name")
    A.Name = Text.str();
  else if (Key == ".type_name")
    A.TypeName = Text.str();
  else if (Key == ".size")
    A.Size = getNumber(Value);
  else if (Key == ".offset")
    A.Place = getNumber(Value);
  else if (Key == ".pointee_align")
    A.PointeeAlign = getNumber(Value);
  else if (Key == ".value_kind")
    return readName(Text, Form, A.Kind);
  else if (Key == ".value_type")
    return readName(Text, Form, A.Type);
  else if (Key == ".address_space")
    return readName(Text, Form, A.Space);
  else if (Key == ".access")
    return readName(Text, Form, A.Declared);
  else if (Key == ".actual_access")
    return readName(Text, Form, A.Actual);
  for (const FlagKey &F : FlagKeys)
    if (Key == F.MsgPack)
      A.*F.Flag = Value.getKind() == msgpack::Type::Boolean && Value.getBool();
  return Error::success();
}

Error MsgPackReader::readKernelKey(KernelMetadata &K, StringRef Key,
                                   Node &Value) {
  if (Key == ".symbol")
    K.SymbolName = getString(Value).str();
  else if (Key == ".language")
    K.Language = getString(Value).str();
  else if (Key == ".language_version")
    readVersion(K.LanguageVersion, Value);
  else if (Key == ".reqd_workgroup_size")
    readGroupSize(K.RequiredGroupSize, Value);
  else if (Key == ".workgroup_size_hint")
    readGroupSize(K.GroupSizeHint, Value);
  else if (Key == ".vec_type_hint")
    K.VecTypeHint = getString(Value).str();
  for (const NumberKey &N : NumberKeys)
    if (Key == N.MsgPack)
      K.Numbers.set(N.Field, getNumber(Value));
  if (Key != ".args" || !Value.isArray())
    return Error::success();
  for (Node &Element : Value.getArray()) {
    Arg &A = K.Args.emplace_back();
    if (!Element.isMap())
      continue;
    for (auto &[ArgKey, ArgValue] : Element.getMap())
      if (Error E = readArg(A, getString(ArgKey), ArgValue))
        return E;
  }
  return Error::success();
}

Error MsgPackReader::readKernel(msgpack::MapDocNode &Map) {
  auto Name = Map.find(".name");
  KernelMetadata &K =
      Kernels.find(Name == Map.end() ? "" : getString(Name->second));
  K = KernelMetadata();
  for (auto &[Key, Value] : Map)
    if (Error E = readKernelKey(K, getString(Key), Value))
      return E;
  return Error::success();
}

Error MsgPackReader::readRoot(StringRef Key, Node &Value) {
  if (Key == "amdhsa.version")
    readVersion(M.MetadataVersion, Value);
  if (!Value.isArray())
    return Error::success();
  for (Node &Element : Value.getArray()) {
    if (Key == "amdhsa.kernels" && Element.isMap())
      if (Error E = readKernel(Element.getMap()))
        return E;
    if (Key != "amdhsa.printf")
      continue;
    if (Error E = readPrintfEntry(getString(Element), M.Printfs.emplace_back()))
      return E;
  }
  return Error::success();
}

/// \returns an error if a key in \p Blob is no string: msgpack::Document, which
/// sorts keys, takes everything that can be one for granted.
static Error checkKeys(StringRef Blob) {
  struct Collection {
    bool IsMap;
    uint64_t NumLeft; ///< Objects; of a map, keys and values.
  };
  SmallVector<Collection, 8> Open;
  msgpack::Reader Reader(Blob);
  msgpack::Object Object;
  do {
    Expected<bool> HasObject = Reader.read(Object);
    if (!HasObject || !*HasObject) { // The document will say so.
      consumeError(HasObject.takeError());
      return Error::success();
    }
    const bool IsKey =
        !Open.empty() && Open.back().IsMap && Open.back().NumLeft % 2 == 0;
    if (IsKey && Object.Kind != msgpack::Type::String)
      return createStringError("a key of MsgPack is no string");
    if (!Open.empty())
      --Open.back().NumLeft;
    if (Object.Kind == msgpack::Type::Map)
      Open.push_back({true, uint64_t(Object.Length) * 2});
    else if (Object.Kind == msgpack::Type::Array)
      Open.push_back({false, Object.Length});
    while (!Open.empty() && !Open.back().NumLeft)
      Open.pop_back();
  } while (!Open.empty());
  return Error::success();
}

Error MsgPackReader::read() {
  if (Error E = checkKeys(*M.MetadataBytes))
    return createStringError("metadata: " + toString(std::move(E)));
  msgpack::Document Document;
  if (!Document.readFromBlob(*M.MetadataBytes, /*Multi=*/false) ||
      !Document.getRoot().isMap())
    return createStringError("metadata: it is no map of MsgPack");
  for (auto &[Key, Value] : Document.getRoot().getMap())
    if (Error E = readRoot(getString(Key), Value))
      return createStringError("metadata: " + toString(std::move(E)));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// YAML
//===----------------------------------------------------------------------===//

namespace {

/// A line of a block: "- KEY: VALUE", "KEY: VALUE" or "- VALUE".
struct YAMLLine {
  size_t Indent; ///< Of the key, or of the value without one.
  bool HasDash;
  StringRef Key, Value;
};

class YAMLReader {
  Module &M;
  KernelFinder Kernels;
  KernelMetadata *Current = nullptr;
  size_t KernelIndent = 0; ///< Of the keys of kernels.
  bool IsInArgs = false;
  StringRef Part; ///< The last key without indentation.

public:
  explicit YAMLReader(Module &M) : M(M), Kernels(M) {}

  Error read();

private:
  Error readLine(const YAMLLine &L);
  Error startElement(const YAMLLine &L);
  Error readKernelKey(const YAMLLine &L);
  Error readArg(Arg &A, const YAMLLine &L);
};

} // namespace

static YAMLLine splitLine(StringRef Text) {
  YAMLLine L;
  L.Indent = Text.size() - Text.ltrim(' ').size();
  Text = Text.drop_front(L.Indent);
  L.HasDash = Text.consume_front("- ");
  if (L.HasDash)
    L.Indent += 2;
  // Strings in quotes have no key.
  const size_t Colon = Text.starts_with("'") ? StringRef::npos : Text.find(':');
  if (Colon == StringRef::npos) {
    L.Value = Text.trim(' ');
    return L;
  }
  L.Key = Text.take_front(Colon);
  L.Value = Text.drop_front(Colon + 1).trim(' ');
  return L;
}

/// What \p Text, which begins behind a backslash, begins with stands for.
static char takeEscape(StringRef &Text) {
  const char Letter = Text.front();
  const size_t NumDigits = std::min<size_t>(
      3, Text.take_while([](char C) { return C >= '0' && C <= '7'; }).size());
  if (NumDigits) {
    unsigned Byte = 0;
    (void)Text.take_front(NumDigits).getAsInteger(8, Byte);
    Text = Text.drop_front(NumDigits);
    return char(Byte);
  }
  Text = Text.drop_front();
  const size_t I = StringRef("abtnvfr").find(Letter);
  return I == StringRef::npos ? Letter : char('\a' + I);
}

/// The string that \p Text stands for, in quotes or not.
static std::string readString(StringRef Text) {
  if (Text.size() < 2 || (Text.front() != '\'' && Text.front() != '"') ||
      Text.back() != Text.front())
    return Text.str();
  Text = Text.drop_front().drop_back();
  std::string Result;
  while (!Text.empty()) {
    const char C = Text.front();
    Text = Text.drop_front();
    Result += C == '\\' && !Text.empty() ? takeEscape(Text) : C;
  }
  return Result;
}

static Error readNumber(const YAMLLine &L, uint64_t &Number) {
  if (!L.Value.getAsInteger(10, Number))
    return Error::success();
  return createStringError("'" + L.Key + "' is no number");
}

/// "[ 1, 2 ]"
static Error readNumbers(const YAMLLine &L, MutableArrayRef<uint32_t> Numbers) {
  StringRef List = L.Value;
  bool Failed = !List.consume_front("[") || !List.consume_back("]");
  for (uint32_t &Number : Numbers) {
    auto [First, Rest] = List.split(',');
    Failed |= First.trim(' ').getAsInteger(10, Number);
    List = Rest;
  }
  if (Failed || !List.empty())
    return createStringError("'" + L.Key + "' is no list of " +
                             Twine(Numbers.size()) + " numbers");
  return Error::success();
}

static Error readVersion(const YAMLLine &L, Version &V) {
  uint32_t Numbers[2];
  if (Error E = readNumbers(L, Numbers))
    return E;
  V = {Numbers[0], Numbers[1]};
  return Error::success();
}

Error YAMLReader::readArg(Arg &A, const YAMLLine &L) {
  constexpr MetadataForm Form = &MetadataName::YAML;
  if (L.Key == "Name")
    A.Name = readString(L.Value);
  else if (L.Key == "TypeName")
    A.TypeName = readString(L.Value);
  else if (L.Key == "Size")
    return readNumber(L, A.Size);
  else if (L.Key == "Align")
    return readNumber(L, A.Place);
  else if (L.Key == "PointeeAlign")
    return readNumber(L, A.PointeeAlign);
  else if (L.Key == "ValueKind")
    return readName(L.Value, Form, A.Kind);
  else if (L.Key == "ValueType")
    return readName(L.Value, Form, A.Type);
  else if (L.Key == "AddrSpaceQual")
    return readName(L.Value, Form, A.Space);
  else if (L.Key == "AccQual")
    return readName(L.Value, Form, A.Declared);
  else if (L.Key == "ActualAccQual")
    return readName(L.Value, Form, A.Actual);
  for (const FlagKey &F : FlagKeys)
    if (L.Key == F.YAML)
      A.*F.Flag = L.Value == "true";
  return Error::success();
}

Error YAMLReader::readKernelKey(const YAMLLine &L) {
  KernelMetadata &K = *Current;
  if (L.Key == "SymbolName")
    K.SymbolName = readString(L.Value);
  else if (L.Key == "Language")
    K.Language = readString(L.Value);
  else if (L.Key == "LanguageVersion")
    return readVersion(L, K.LanguageVersion);
  else if (L.Key == "WorkGroupSizeHint")
    return readNumbers(L, K.GroupSizeHint);
  else if (L.Key == "ReqdWorkGroupSize")
    return readNumbers(L, K.RequiredGroupSize);
  else if (L.Key == "FixedWorkGroupSize")
    return readNumbers(L, K.FixedGroupSize);
  else if (L.Key == "VecTypeHint")
    K.VecTypeHint = readString(L.Value);
  else if (L.Key == "RuntimeHandle")
    K.RuntimeHandle = readString(L.Value);
  for (const NumberKey &N : NumberKeys)
    if (L.Key == N.YAML) {
      uint64_t Number;
      if (Error E = readNumber(L, Number))
        return E;
      K.Numbers.set(N.Field, Number);
    }
  return Error::success();
}

/// An element of a list: a format of printf, a kernel or an argument.
Error YAMLReader::startElement(const YAMLLine &L) {
  if (Part == "Printf")
    return readPrintfEntry(readString(L.Value), M.Printfs.emplace_back());
  if (Part != "Kernels")
    return Error::success();
  if (IsInArgs && L.Indent > KernelIndent)
    return readArg(Current->Args.emplace_back(), L);
  KernelIndent = L.Indent;
  IsInArgs = false;
  if (L.Key != "Name")
    return createStringError("a kernel begins with '" + L.Key +
                             "', not with its name");
  Current = &Kernels.find(readString(L.Value));
  *Current = KernelMetadata();
  return Error::success();
}

Error YAMLReader::readLine(const YAMLLine &L) {
  if (L.HasDash)
    return startElement(L);
  if (L.Indent == 0) {
    Part = L.Key;
    return Part == "Version" ? readVersion(L, M.MetadataVersion)
                             : Error::success();
  }
  if (!Current)
    return createStringError("'" + L.Key + "' belongs to no kernel");
  if (L.Indent == KernelIndent)
    IsInArgs = L.Key == "Args";
  if (!IsInArgs)
    return readKernelKey(L);
  return Current->Args.empty() ? Error::success()
                               : readArg(Current->Args.back(), L);
}

Error YAMLReader::read() {
  StringRef Text = *M.MetadataBytes;
  for (unsigned Number = 1; !Text.empty(); ++Number) {
    auto [Line, Rest] = Text.split('\n');
    Text = Rest;
    if (Line.empty() || Line == "---" || Line == "...")
      continue;
    if (Error E = readLine(splitLine(Line)))
      return createStringError("metadata: line " + Twine(Number) + ": " +
                               toString(std::move(E)));
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The call
//===----------------------------------------------------------------------===//

Error rocm::readMetadata(Module &M) {
  if (!M.MetadataBytes || M.MetadataBytes->empty())
    return Error::success();
  M.MetadataVersion = {1, 0};
  return M.HasMsgPack ? MsgPackReader(M).read() : YAMLReader(M).read();
}
