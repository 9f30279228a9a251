//===- LaunchFile.cpp - Launches and expected results -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the members of a launch file.
//
//===----------------------------------------------------------------------===//

#include "Run/LaunchFile.h"
#include "Options/OptionValues.h"
#include "Run/JSONOptions.h"
#include "llvm/ADT/STLExtras.h"

using namespace clrx;
using namespace llvm;

/// Limits on what a file can request.
static constexpr size_t MaxLaunches = 10000, MaxBuffers = 10000;

namespace {

/// Reads one file.
class Reader {
public:
  Reader(LaunchFile &To, const LaunchRequest &Defaults)
      : To(To), File(*To.JSON), Defaults(Defaults) {}
  Error run();

private:
  LaunchFile &To;
  const JSONFile &File;
  const LaunchRequest &Defaults;
  uint64_t BytesLeft = MaxValueBytes;

  std::string resolveValue(StringRef Text) const;

  Error readBuffers(const json::Value &V);
  Expected<unsigned> findBuffer(const json::Value &V) const;

  Expected<TypedContents> readContents(const json::Value &V, bool IsExpected);
  Expected<TypedContents> readContentsText(const json::Value &V,
                                           StringRef Text);
  Error readValues(const json::Value &V, const json::Object &O,
                   TypedContents &Contents, bool IsExpected);
  Expected<std::optional<uint64_t>> readElement(const json::Value &V,
                                                const ElementType &Type,
                                                bool IsExpected) const;
  Expected<const ElementType *> readType(const json::Value &V) const;

  Error readLaunch(const json::Value &V);
  Error readLaunchOptions(const json::Object &O, LaunchStep &Step);
  Error readArguments(const json::Value &V, LaunchStep &Step);
  Error readArgument(const json::Value &V, LaunchStep &Step);
  Error readRegisterBuffers(const json::Value &V, bool IsResource,
                            LaunchStep &Step);

  Error readExpectations(const json::Value &V, bool HasRegisters,
                         std::vector<Expectation> &List);
  Error readExpectation(const json::Value &V, bool HasRegisters,
                        Expectation &E);
  Error readSubject(const json::Value &V, const json::Object &O,
                    bool HasRegisters, Expectation &E);
  Error readTolerance(const json::Object &O, Expectation &E);
  Error readFindings(const json::Value &V, LaunchStep &Step);
  Error readFinding(const json::Value &V, ExpectedFinding &F);
};

} // namespace

/// Resolves the path in a value such as `file:PATH`.
std::string Reader::resolveValue(StringRef Text) const {
  StringRef Path = Text;
  return Path.consume_front("file:") ? "file:" + File.resolve(Path)
                                     : Text.str();
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

Expected<const ElementType *> Reader::readType(const json::Value &V) const {
  Expected<std::string> Name = File.getString(V, "type");
  if (!Name)
    return Name.takeError();
  Expected<const ElementType *> Type = findElementType(*Name, false);
  if (!Type)
    return File.place(Type.takeError(), V);
  return Type;
}

/// Returns the text of a number as parseElement() reads it; an integer without
/// a point.
static std::string getNumberText(const json::Value &V) {
  if (std::optional<uint64_t> Number = V.getAsUINT64())
    return std::to_string(*Number);
  if (std::optional<int64_t> Number = V.getAsInteger())
    return std::to_string(*Number);
  std::string Text;
  raw_string_ostream(Text) << V; // All digits that are needed
  return Text;
}

/// Reads a value; none for one that may be anything.
Expected<std::optional<uint64_t>> Reader::readElement(const json::Value &V,
                                                      const ElementType &Type,
                                                      bool IsExpected) const {
  if (V.kind() == json::Value::Null && IsExpected)
    return std::nullopt;
  std::string Text;
  if (std::optional<StringRef> String = V.getAsString())
    Text = String->str();
  else if (V.kind() == json::Value::Number)
    Text = getNumberText(V);
  else
    return File.makeError(V, "expected a number or a string with a number" +
                                 Twine(IsExpected ? ", or null" : ""));
  Expected<uint64_t> Bits = parseElement(Type, Text);
  if (!Bits)
    return File.place(Bits.takeError(), V);
  return *Bits;
}

/// Reads `values` and `count`.
Error Reader::readValues(const json::Value &V, const json::Object &O,
                         TypedContents &Contents, bool IsExpected) {
  const json::Value *List = O.get("values");
  if (!List)
    return File.makeError(V, "expected the member 'values'");
  Expected<const json::Array *> Values = File.getArray(*List, "values");
  if (!Values)
    return Values.takeError();
  Contents.List = *Values;
  uint64_t Count = (*Values)->size();
  if (const json::Value *Number = O.get("count")) {
    Expected<uint64_t> Whole = File.getCount(*Number, "count");
    if (!Whole)
      return Whole.takeError();
    if (*Whole < Count || (*Values)->empty())
      return File.makeError(*Number,
                            "'count': there are " + Twine(Count) + " values");
    Count = *Whole;
  }
  const unsigned Size = Contents.Type->Size;
  if (Error E = takeBytes(SaturatingMultiply<uint64_t>(Count, Size), BytesLeft))
    return File.place(std::move(E), *List);
  Contents.Values = sim::Bytes(Count * Size, /*IsDefined=*/false);
  std::vector<uint8_t> Bytes(Size);
  std::optional<uint64_t> Element;
  for (uint64_t I = 0; I != Count; ++I) {
    if (I < (*Values)->size()) {
      Expected<std::optional<uint64_t>> Next =
          readElement((**Values)[I], *Contents.Type, IsExpected);
      if (!Next)
        return Next.takeError();
      Element = *Next;
    }
    if (!Element)
      continue;
    for (unsigned B = 0; B != Size; ++B)
      Bytes[B] = uint8_t(*Element >> (8 * B));
    Contents.Values.write(I * Size, Bytes);
  }
  return Error::success();
}

Expected<TypedContents> Reader::readContentsText(const json::Value &V,
                                                 StringRef Text) {
  Expected<RunValue> Value = parseRunValue(resolveValue(Text), BytesLeft);
  if (!Value)
    return File.place(Value.takeError(), V);
  if (!Value->hasContents())
    return File.makeError(V, "expected contents as '<type>:<v>,...', "
                             "'file:<path>', 'zero:<size>' or 'undef:<size>', "
                             "or an object with 'type' and 'values'");
  TypedContents Contents;
  Contents.Type = Value->Type;
  Contents.Values = std::move(Value->Contents);
  Contents.Place = &V;
  return Contents;
}

Expected<TypedContents> Reader::readContents(const json::Value &V,
                                             bool IsExpected) {
  if (std::optional<StringRef> Text = V.getAsString())
    return readContentsText(V, *Text);
  const json::Object *O = V.getAsObject();
  if (!O)
    return File.makeError(V, "expected the contents as a string or an object");
  if (Error E = File.checkMembers(*O, {"type", "values", "count"}))
    return std::move(E);
  const json::Value *TypeName = O->get("type");
  if (!TypeName)
    return File.makeError(V, "expected the member 'type'");
  Expected<const ElementType *> Type = readType(*TypeName);
  if (!Type)
    return Type.takeError();
  TypedContents Contents;
  Contents.Type = *Type;
  Contents.Place = &V;
  if (Error E = readValues(V, *O, Contents, IsExpected))
    return std::move(E);
  return Contents;
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

Error Reader::readBuffers(const json::Value &V) {
  Expected<const json::Object *> O = File.getObject(V, "buffers");
  if (!O)
    return O.takeError();
  if ((*O)->size() > MaxBuffers)
    return File.makeError(V, "there are more than " + Twine(MaxBuffers) +
                                 " buffers");
  SmallVector<StringRef> Names;
  for (const auto &Member : **O)
    Names.push_back(Member.first);
  sort(Names);
  for (StringRef Name : Names) {
    Expected<TypedContents> Contents =
        readContents(*(*O)->get(Name), /*IsExpected=*/false);
    if (!Contents)
      return Contents.takeError();
    To.Buffers.push_back({Name.str(), std::move(*Contents)});
  }
  return Error::success();
}

/// Returns the index of the buffer with the name \p V.
Expected<unsigned> Reader::findBuffer(const json::Value &V) const {
  Expected<std::string> Name = File.getString(V, "buffer");
  if (!Name)
    return Name.takeError();
  SmallVector<StringRef> Known;
  for (auto [I, B] : enumerate(To.Buffers)) {
    if (B.Name == *Name)
      return unsigned(I);
    Known.push_back(B.Name);
  }
  return File.place(makeUnknownNameError("buffer", *Name, Known), V);
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

Error Reader::readArgument(const json::Value &V, LaunchStep &Step) {
  std::optional<unsigned> Buffer;
  Expected<ArgumentRequest> A = ArgumentRequest();
  const json::Object *O = V.getAsObject();
  if (std::optional<StringRef> Text = V.getAsString()) {
    A = parseArgument(resolveValue(*Text), BytesLeft);
  } else if (!O) {
    return File.makeError(V, "expected an argument as a string such as "
                             "'u32:5', or as an object");
  } else if (const json::Value *Name = O->get("buffer")) {
    if (Error E = File.checkMembers(*O, {"buffer"}))
      return E;
    Expected<unsigned> Index = findBuffer(*Name);
    if (!Index)
      return Index.takeError();
    Buffer = *Index;
    A->Text = "buffer " + To.Buffers[*Buffer].Name;
  } else {
    Expected<TypedContents> Contents = readContents(V, /*IsExpected=*/false);
    if (!Contents)
      return Contents.takeError();
    A->Text = "values";
    A->Value.Kind = RunValue::Form::Elements;
    A->Value.Contents = std::move(Contents->Values);
  }
  if (!A)
    return File.place(A.takeError(), V);
  Step.ArgumentBuffers.push_back(Buffer);
  Step.Request.Arguments.push_back(std::move(*A));
  return Error::success();
}

Error Reader::readArguments(const json::Value &V, LaunchStep &Step) {
  Expected<const json::Array *> A = File.getArray(V, "args");
  if (!A)
    return A.takeError();
  for (const json::Value &Element : **A)
    if (Error E = readArgument(Element, Step))
      return E;
  if (!(*A)->empty())
    Step.Request.KernelOption = "args";
  return Error::success();
}

/// Reads the buffers of raw code, by the number of their first register.
Error Reader::readRegisterBuffers(const json::Value &V, bool IsResource,
                                  LaunchStep &Step) {
  const json::Object &O = *V.getAsObject();
  SmallVector<StringRef> Numbers;
  for (const auto &Member : O)
    Numbers.push_back(Member.first);
  sort(Numbers);
  for (StringRef Number : Numbers) {
    const json::Value &Name = *O.get(Number);
    Expected<unsigned> Buffer = findBuffer(Name);
    if (!Buffer)
      return Buffer.takeError();
    Expected<BufferRequest> B =
        parseBuffer((Number + ":null").str(), IsResource, BytesLeft);
    if (!B)
      return File.makeNameError(Name, toString(B.takeError()));
    Step.Request.Buffers.push_back(std::move(*B));
    Step.RegisterBuffers.push_back(*Buffer);
  }
  Step.Request.RawOption = IsResource ? "resource" : "buffer";
  return Error::success();
}

/// Members of a launch that are not options.
static constexpr StringLiteral LaunchMembers[] = {"args", "expect", "findings"};

/// Reads the members of a launch that have the names of options.
Error Reader::readLaunchOptions(const json::Object &O, LaunchStep &Step) {
  SmallVector<StringRef> Names = getPlainNames(LaunchOption);
  const size_t NumOptions = Names.size();
  append_range(Names, LaunchMembers);
  if (Error E = File.checkMembers(O, Names))
    return E;
  for (StringRef Name : ArrayRef(Names).take_front(NumOptions)) {
    const json::Value *Value = O.get(Name);
    if (!Value)
      continue;
    if (Value->getAsObject() && (Name == "buffer" || Name == "resource")) {
      if (Error E = readRegisterBuffers(*Value, Name == "resource", Step))
        return E;
      continue;
    }
    NamedOptions Options(LaunchOption);
    if (Error E = readOption(File, Name, *Value, Options))
      return E;
    Step.Request.BytesLeft = BytesLeft;
    if (Error E = clrx::readLaunchOptions(Options.parse(), Step.Request))
      return File.place(std::move(E), *Value);
    BytesLeft = Step.Request.BytesLeft;
    Step.RegisterBuffers.resize(Step.Request.Buffers.size());
  }
  return Error::success();
}

Error Reader::readLaunch(const json::Value &V) {
  Expected<const json::Object *> O = File.getObject(V, "launches");
  if (!O)
    return O.takeError();
  LaunchStep &Step = To.Launches.emplace_back();
  Step.Place = &V;
  Step.Request.Run = Defaults.Run;
  Step.Request.NumSchedules = Defaults.NumSchedules;
  if (Error E = readLaunchOptions(**O, Step))
    return E;
  if (const json::Value *Args = (*O)->get("args"))
    if (Error E = readArguments(*Args, Step))
      return E;
  if (const json::Value *List = (*O)->get("expect"))
    if (Error E = readExpectations(*List, true, Step.Expectations))
      return E;
  if (const json::Value *List = (*O)->get("findings"))
    return readFindings(*List, Step);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Expected results
//===----------------------------------------------------------------------===//

Error Reader::readTolerance(const json::Object &O, Expectation &E) {
  const bool IsFloat = E.Type->Kind == ElementKind::Float;
  for (auto [Name, Field] : {std::pair("abs", &E.Accepted.Absolute),
                             std::pair("rel", &E.Accepted.Relative)}) {
    const json::Value *V = O.get(Name);
    if (!V)
      continue;
    Expected<double> Number = File.getTolerance(*V, Name);
    if (!Number)
      return Number.takeError();
    *Field = *Number;
  }
  if (const json::Value *V = O.get("ulps")) {
    if (!IsFloat)
      return File.makeNameError(*V, "'ulps': values of type " + E.Type->Name +
                                        " have no ULPs");
    Expected<uint64_t> Steps = File.getCount(*V, "ulps");
    if (!Steps)
      return Steps.takeError();
    E.Accepted.Steps = *Steps;
  }
  const json::Value *V = O.get("nan");
  if (!V)
    return Error::success();
  Expected<std::string> Rule = File.getString(*V, "nan");
  if (!Rule)
    return Rule.takeError();
  if (*Rule != "any" && *Rule != "exact")
    return File.makeError(*V, "'nan': expected \"any\" or \"exact\"");
  E.Accepted.IsNaNExact = *Rule == "exact";
  return Error::success();
}

/// Reads the name of the buffer or register.
Error Reader::readSubject(const json::Value &V, const json::Object &O,
                          bool HasRegisters, Expectation &E) {
  const json::Value *Buffer = O.get("buffer");
  const json::Value *Register = O.get("register");
  if (!Buffer == !Register)
    return File.makeError(V, "expected one of the members 'buffer' and "
                             "'register'");
  if (Buffer) {
    Expected<unsigned> Index = findBuffer(*Buffer);
    if (!Index)
      return Index.takeError();
    E.Buffer = *Index;
    return Error::success();
  }
  if (!HasRegisters)
    return File.makeNameError(*Register, "'register': registers belong to a "
                                         "launch; move this into its 'expect'");
  Expected<std::string> Name = File.getString(*Register, "register");
  if (!Name)
    return Name.takeError();
  Expected<RegisterName> R = parseRegisterName(*Name);
  if (!R)
    return File.place(R.takeError(), *Register);
  E.Registers.From = PrintRequest::Source::Registers;
  E.Registers.Name = *Name;
  E.Registers.Registers = *R;
  return Error::success();
}

Error Reader::readExpectation(const json::Value &V, bool HasRegisters,
                              Expectation &E) {
  Expected<const json::Object *> O = File.getObject(V, "expect");
  if (!O)
    return O.takeError();
  if (Error Wrong = File.checkMembers(**O, {"buffer", "register", "equals",
                                            "type", "offset", "prefix", "abs",
                                            "rel", "ulps", "nan"}))
    return Wrong;
  if (Error Wrong = readSubject(V, **O, HasRegisters, E))
    return Wrong;
  const json::Value *Equals = (*O)->get("equals");
  if (!Equals)
    return File.makeError(V, "expected the member 'equals'");
  Expected<TypedContents> Contents = readContents(*Equals, true);
  if (!Contents)
    return Contents.takeError();
  E.Expected = std::move(*Contents);
  E.Type = E.Expected.Type;
  if (const json::Value *Name = (*O)->get("type")) {
    Expected<const ElementType *> Type = readType(*Name);
    if (!Type)
      return Type.takeError();
    E.Type = *Type;
  }
  if (!E.Type && E.Buffer)
    E.Type = To.Buffers[*E.Buffer].Contents.Type;
  if (!E.Type)
    return File.makeError(V, "expected the member 'type', because nothing else "
                             "says the type of the values");
  E.Registers.Type = E.Type;
  if (const json::Value *Number = (*O)->get("offset")) {
    Expected<uint64_t> First = File.getCount(*Number, "offset");
    if (!First)
      return First.takeError();
    E.First = *First;
  }
  if (const json::Value *Flag = (*O)->get("prefix")) {
    Expected<bool> IsPrefix = File.getBool(*Flag, "prefix");
    if (!IsPrefix)
      return IsPrefix.takeError();
    E.IsPrefix = *IsPrefix;
  }
  return readTolerance(**O, E);
}

Error Reader::readExpectations(const json::Value &V, bool HasRegisters,
                               std::vector<Expectation> &List) {
  Expected<const json::Array *> A = File.getArray(V, "expect");
  if (!A)
    return A.takeError();
  for (const json::Value &Element : **A)
    if (Error E = readExpectation(Element, HasRegisters, List.emplace_back()))
      return E;
  return Error::success();
}

Error Reader::readFinding(const json::Value &V, ExpectedFinding &F) {
  Expected<const json::Object *> O = File.getObject(V, "findings");
  if (!O)
    return O.takeError();
  if (Error E = File.checkMembers(**O, {"group", "line", "count", "text"}))
    return E;
  F.Place = &V;
  const json::Value *Group = (*O)->get("group");
  if (!Group)
    return File.makeError(V, "expected the member 'group'");
  Expected<std::string> Name = File.getString(*Group, "group");
  if (!Name)
    return Name.takeError();
  Expected<sim::FindingGroup> G = findFindingGroup(*Name);
  if (!G)
    return File.place(G.takeError(), *Group);
  F.Group = *G;
  for (auto [Member, Field] :
       {std::pair("line", &F.Line), std::pair("count", &F.Count)})
    if (const json::Value *Number = (*O)->get(Member)) {
      Expected<uint64_t> N = File.getCount(*Number, Member);
      if (!N)
        return N.takeError();
      *Field = *N;
    }
  if (const json::Value *Text = (*O)->get("text")) {
    Expected<std::string> Part = File.getString(*Text, "text");
    if (!Part)
      return Part.takeError();
    F.Text = *Part;
  }
  return Error::success();
}

Error Reader::readFindings(const json::Value &V, LaunchStep &Step) {
  Expected<const json::Array *> A = File.getArray(V, "findings");
  if (!A)
    return A.takeError();
  Step.Findings.emplace();
  for (const json::Value &Element : **A)
    if (Error E = readFinding(Element, Step.Findings->emplace_back()))
      return E;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

Error Reader::run() {
  const json::Value &Root = File.getRoot();
  Expected<const json::Object *> O = File.getObject(Root, "launch file");
  if (!O)
    return O.takeError();
  if (Error E = File.checkMembers(
          **O, {"file", "options", "buffers", "launches", "expect"}))
    return E;
  if (const json::Value *V = (*O)->get("file")) {
    Expected<std::string> Name = File.getString(*V, "file");
    if (!Name)
      return Name.takeError();
    To.Input = File.resolve(*Name);
  }
  if (const json::Value *V = (*O)->get("options"))
    if (Error E = readOptions(File, *V, To.Options))
      return E;
  if (const json::Value *V = (*O)->get("buffers"))
    if (Error E = readBuffers(*V))
      return E;
  const json::Value *List = (*O)->get("launches");
  if (!List)
    return File.makeError(Root, "expected the member 'launches'");
  Expected<const json::Array *> Launches = File.getArray(*List, "launches");
  if (!Launches)
    return Launches.takeError();
  if ((*Launches)->size() > MaxLaunches)
    return File.makeError(*List, "there are more than " + Twine(MaxLaunches) +
                                     " launches");
  for (const json::Value &V : **Launches)
    if (Error E = readLaunch(V))
      return E;
  if (const json::Value *V = (*O)->get("expect"))
    return readExpectations(*V, /*HasRegisters=*/false, To.Expectations);
  return Error::success();
}

Expected<LaunchFile> clrx::readLaunchFile(MemoryBufferRef Input,
                                          const LaunchRequest &Defaults) {
  Expected<std::unique_ptr<JSONFile>> JSON = JSONFile::parse(Input);
  if (!JSON)
    return JSON.takeError();
  LaunchFile Result;
  Result.JSON = std::move(*JSON);
  if (Error E = Reader(Result, Defaults).run())
    return std::move(E);
  return Result;
}
