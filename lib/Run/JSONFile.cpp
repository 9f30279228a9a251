//===- JSONFile.cpp - JSON with places ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// After LLVM has parsed a file, its text is scanned once more for the places of
// the values.
//
//===----------------------------------------------------------------------===//

#include "Run/JSONFile.h"
#include "Options/OptionValues.h"
#include "clrx/Support/Rules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Path.h"

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

char PlacedError::ID = 0;
void PlacedError::log(raw_ostream &OS) const { Description.print(OS); }
std::error_code PlacedError::convertToErrorCode() const {
  return inconvertibleErrorCode();
}

Diagnostic JSONFile::makeDiagnosticAt(size_t Offset,
                                      const Twine &Message) const {
  const StringRef Before = Input.getBuffer().take_front(Offset);
  const size_t LineStart = Before.rfind('\n') + 1;
  Diagnostic D;
  D.Rule = rules::LaunchFile.Name;
  D.FileName = Input.getBufferIdentifier().str();
  D.Line = Before.count('\n') + 1;
  D.Column = Offset - LineStart + 1;
  D.Message = Message.str();
  const StringRef Line =
      Input.getBuffer().drop_front(LineStart).split('\n').first.rtrim('\r');
  // A long list of values would hide the message.
  constexpr size_t MaxLineLength = 200;
  if (Line.size() <= MaxLineLength)
    D.SourceLine = Line.str();
  return D;
}

Error JSONFile::makeErrorAt(size_t Offset, const Twine &Message) const {
  return make_error<PlacedError>(makeDiagnosticAt(Offset, Message));
}

Diagnostic JSONFile::makeDiagnostic(const json::Value &V,
                                    const Twine &Message) const {
  return makeDiagnosticAt(Places.lookup(&V).Value, Message);
}

Error JSONFile::makeError(const json::Value &V, const Twine &Message) const {
  return makeErrorAt(Places.lookup(&V).Value, Message);
}

Error JSONFile::makeNameError(const json::Value &Member,
                              const Twine &Message) const {
  return makeErrorAt(Places.lookup(&Member).Name, Message);
}

Error JSONFile::place(Error E, const json::Value &V) const {
  if (!E || E.isA<PlacedError>())
    return E;
  return makeError(V, toString(std::move(E)));
}

std::string JSONFile::resolve(StringRef Path) const {
  SmallString<128> Result = sys::path::parent_path(getName());
  if (sys::path::is_absolute(Path) || Result.empty())
    return Path.str();
  sys::path::append(Result, Path);
  return Result.str().str();
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// Scans the text of a valid file. If a name occurs twice in an object, the
/// text and the values differ; then some texts have no value.
class JSONFile::Indexer {
public:
  explicit Indexer(JSONFile &File) : File(File), Text(File.Input.getBuffer()) {}

  Error run() {
    visit(&File.Root, std::nullopt);
    if (Duplicate)
      return File.makeErrorAt(*Duplicate, "this name occurs twice");
    return Error::success();
  }

private:
  JSONFile &File;
  const StringRef Text;
  size_t At = 0;
  std::optional<size_t> Duplicate; ///< Place of a name that occurs twice.

  void skipBlanks() {
    At = std::min(Text.find_first_not_of(" \t\r\n", At), Text.size());
  }
  char peek() const { return At < Text.size() ? Text[At] : '\0'; }
  void skip(char C) {
    skipBlanks();
    if (peek() == C)
      ++At;
  }
  /// Skips a string, and returns it with its quotes.
  StringRef skipString() {
    const size_t Start = At++;
    while (At < Text.size() && Text[At] != '"')
      At += Text[At] == '\\' ? 2 : 1;
    ++At;
    return Text.slice(Start, At);
  }
  void visit(const json::Value *V, std::optional<size_t> Name);
  void visitArray(const json::Array *A);
  void visitObject(const json::Object *O);
};

void JSONFile::Indexer::visit(const json::Value *V,
                              std::optional<size_t> Name) {
  skipBlanks();
  if (V)
    File.Places.try_emplace(V, Place{At, Name.value_or(At)});
  if (peek() == '[')
    visitArray(V ? V->getAsArray() : nullptr);
  else if (peek() == '{')
    visitObject(V ? V->getAsObject() : nullptr);
  else if (peek() == '"')
    skipString();
  else
    At = std::min(Text.find_first_of(",]} \t\r\n", At), Text.size());
}

void JSONFile::Indexer::visitArray(const json::Array *A) {
  skip('[');
  for (size_t I = 0; skipBlanks(), At < Text.size() && peek() != ']'; ++I) {
    visit(A && I < A->size() ? &(*A)[I] : nullptr, std::nullopt);
    skip(',');
  }
  skip(']');
}

void JSONFile::Indexer::visitObject(const json::Object *O) {
  skip('{');
  while (skipBlanks(), At < Text.size() && peek() != '}') {
    const size_t Name = At;
    const json::Value *Member = nullptr;
    Expected<json::Value> Key = json::parse(skipString());
    if (!Key)
      consumeError(Key.takeError());
    else if (O)
      Member = O->get(Key->getAsString().value_or(""));
    if (Member && File.Places.count(Member) && !Duplicate)
      Duplicate = Name;
    skip(':');
    visit(Member, Name);
    skip(',');
  }
  skip('}');
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

/// Returns an error if values are nested too deeply for the parser, which is
/// recursive.
Error JSONFile::checkDepth() const {
  constexpr unsigned MaxDepth = 64;
  unsigned Depth = 0;
  bool IsString = false;
  const StringRef Text = Input.getBuffer();
  for (size_t I = 0; I < Text.size(); ++I) {
    const char C = Text[I];
    if (IsString && C == '\\')
      ++I;
    else if (C == '"')
      IsString = !IsString;
    else if (!IsString && (C == '[' || C == '{') && ++Depth > MaxDepth)
      return makeErrorAt(I, "values are nested too deeply");
    else if (!IsString && (C == ']' || C == '}') && Depth)
      --Depth;
  }
  return Error::success();
}

/// Converts an error of the parser, `[line:column, byte=offset]: text`.
Error JSONFile::makeSyntaxError(Error E) const {
  const std::string Message = toString(std::move(E));
  const auto [Place, Text] = StringRef(Message).split("]: ");
  size_t Offset = 0;
  if (Text.empty() || Place.split("byte=").second.getAsInteger(10, Offset))
    return makeErrorAt(0, Message);
  return makeErrorAt(std::min(Offset, Input.getBufferSize()),
                     "this is not JSON: " + Text);
}

Expected<std::unique_ptr<JSONFile>> JSONFile::parse(MemoryBufferRef Input) {
  std::unique_ptr<JSONFile> File(new JSONFile(Input));
  constexpr size_t MaxSize = size_t(1) << 28;
  if (Input.getBufferSize() > MaxSize)
    return File->makeErrorAt(0, "the file has more than " + Twine(MaxSize) +
                                    " bytes");
  if (Error E = File->checkDepth())
    return std::move(E);
  Expected<json::Value> Root = json::parse(Input.getBuffer());
  if (!Root)
    return File->makeSyntaxError(Root.takeError());
  File->Root = std::move(*Root);
  if (Error E = Indexer(*File).run())
    return std::move(E);
  return File;
}

//===----------------------------------------------------------------------===//
// Typed values
//===----------------------------------------------------------------------===//

static StringRef describeKind(const json::Value &V) {
  switch (V.kind()) {
  case json::Value::Null:
    return "null";
  case json::Value::Boolean:
    return "a boolean";
  case json::Value::Number:
    return "a number";
  case json::Value::String:
    return "a string";
  case json::Value::Array:
    return "an array";
  case json::Value::Object:
    return "an object";
  }
  llvm_unreachable("unknown kind of value");
}

/// Returns \p Value, or an error at \p V that says what was expected.
template <typename To, typename From>
static Expected<To> expectKind(const JSONFile &File, const json::Value &V,
                               From Value, const Twine &What,
                               StringRef Expected) {
  if (Value)
    return To(*Value);
  return File.makeError(V, "'" + What + "': expected " + Expected + ", found " +
                               describeKind(V));
}

Expected<const json::Object *> JSONFile::getObject(const json::Value &V,
                                                   const Twine &What) const {
  if (const json::Object *O = V.getAsObject())
    return O;
  return makeError(V, "'" + What + "': expected an object, found " +
                          describeKind(V));
}

Expected<const json::Array *> JSONFile::getArray(const json::Value &V,
                                                 const Twine &What) const {
  if (const json::Array *A = V.getAsArray())
    return A;
  return makeError(V, "'" + What + "': expected an array, found " +
                          describeKind(V));
}

Expected<std::string> JSONFile::getString(const json::Value &V,
                                          const Twine &What) const {
  Expected<StringRef> Text =
      expectKind<StringRef>(*this, V, V.getAsString(), What, "a string");
  if (!Text)
    return Text.takeError();
  // Options and names of files end at a NUL.
  if (Text->contains('\0'))
    return makeError(V, "'" + What + "': a string must not contain NUL");
  return Text->str();
}

Expected<uint64_t> JSONFile::getCount(const json::Value &V,
                                      const Twine &What) const {
  return expectKind<uint64_t>(*this, V, V.getAsUINT64(), What,
                              "an integer that is not negative");
}

Expected<bool> JSONFile::getBool(const json::Value &V,
                                 const Twine &What) const {
  return expectKind<bool>(*this, V, V.getAsBoolean(), What, "true or false");
}

Expected<double> JSONFile::getTolerance(const json::Value &V,
                                        const Twine &What) const {
  std::optional<double> Number = V.getAsNumber();
  if (Number && !(*Number >= 0))
    return makeError(V, "'" + What + "': a tolerance must not be negative");
  return expectKind<double>(*this, V, Number, What, "a number");
}

Error JSONFile::checkMembers(const json::Object &O,
                             ArrayRef<StringRef> Known) const {
  // Objects are not sorted, but messages must not depend on their order.
  SmallVector<const json::Object::value_type *> Unknown;
  for (const json::Object::value_type &Member : O)
    if (!is_contained(Known, StringRef(Member.first)))
      Unknown.push_back(&Member);
  if (Unknown.empty())
    return Error::success();
  const auto *First = *llvm::min_element(Unknown, [&](auto *A, auto *B) {
    return Places.lookup(&A->second).Name < Places.lookup(&B->second).Name;
  });
  return makeNameError(
      First->second,
      toString(makeUnknownNameError("member", StringRef(First->first), Known)));
}
