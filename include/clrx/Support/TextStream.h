//===- TextStream.h - A stream for many short pieces ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stream that collects text for another stream. A disassembly consists mainly
// of register names and small numbers. Writing each of them to a raw_ostream
// takes longer than decoding the instruction.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_TEXTSTREAM_H
#define CLRX_SUPPORT_TEXTSTREAM_H

#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>

namespace clrx {

/// The text of numbers below 256.
struct ByteText {
  char Digits[3] = {};
  uint8_t Size = 0;
};
struct ByteTextTable {
  ByteText Rows[256];
  constexpr ByteTextTable() : Rows() {
    for (unsigned I = 0; I != 256; ++I) {
      ByteText &Row = Rows[I];
      for (unsigned Power = I < 10 ? 1 : I < 100 ? 10 : 100; Power; Power /= 10)
        Row.Digits[Row.Size++] = '0' + I / Power % 10;
    }
  }
};
inline constexpr ByteTextTable ByteTexts;

/// The two hexadecimal digits of each byte.
struct HexTextTable {
  char Digits[256][2] = {};
  constexpr HexTextTable() {
    for (unsigned I = 0; I != 256; ++I) {
      Digits[I][0] = "0123456789abcdef"[I >> 4];
      Digits[I][1] = "0123456789abcdef"[I & 15];
    }
  }
};
inline constexpr HexTextTable HexTexts;

/// A raw_ostream whose frequent operations are inlined. The text reaches the
/// target stream when the buffer is full or this stream is destroyed. Until
/// then, nothing else may write to the target.
class TextStream final : public llvm::raw_ostream {
public:
  explicit TextStream(llvm::raw_ostream &Target)
      : raw_ostream(/*unbuffered=*/true), Target(Target) {}
  ~TextStream() override { pass(); }

  template <typename T> TextStream &operator<<(T &&Value) {
    using Type = std::remove_cv_t<std::remove_reference_t<T>>;
    if constexpr (std::is_same_v<Type, char>)
      writeChar(Value);
    else if constexpr (std::is_array_v<Type>)
      writeLiteral(Value);
    else if constexpr (std::is_same_v<Type, unsigned>)
      writeDecimal(Value);
    else if constexpr (std::is_convertible_v<T &&, llvm::StringRef>)
      writeText(Value);
    else
      static_cast<raw_ostream &>(*this) << Value;
    return *this;
  }

  /// Does the same as raw_ostream::write_hex(), which it hides.
  TextStream &write_hex(uint64_t Value) {
    if (Value >> 32)
      raw_ostream::write_hex(Value);
    else
      writeHexDigits(Value, (llvm::bit_width(Value | 1) + 3) / 4);
    return *this;
  }

  /// Writes the text that \p Fill stores at its argument. \p Fill returns the
  /// end of the text, and may overwrite MaxFill characters in total.
  template <typename Fn> TextStream &writeWith(Fn Fill) {
    makeRoom();
    Next = Fill(Next);
    return *this;
  }
  static constexpr size_t MaxFill = 64;

  /// Stores the text of \p Value at \p To, and overwrites up to two characters
  /// after it. \returns the end of the text.
  static char *putByte(char *To, uint8_t Value) {
    const ByteText &Text = ByteTexts.Rows[Value];
    std::memcpy(To, Text.Digits, sizeof(Text.Digits));
    return To + Text.Size;
  }

  /// Stores \p Text at \p To. \returns the end of the text. Text of usual
  /// lengths is copied by two overlapping copies of constant size, which is
  /// faster than a call.
  static char *putText(char *To, llvm::StringRef Text) {
    const size_t Size = Text.size();
    if (LLVM_LIKELY(Size >= 8 && Size <= 16)) {
      std::memcpy(To, Text.data(), 8);
      std::memcpy(To + Size - 8, Text.data() + Size - 8, 8);
    } else {
      std::memcpy(To, Text.data(), Size);
    }
    return To + Size;
  }

  /// Stores the eight hexadecimal digits of \p Value at \p To. \returns their
  /// end.
  static char *putHexWord(char *To, uint32_t Value) {
    for (int Shift : {24, 16, 8, 0}) {
      std::memcpy(To, HexTexts.Digits[Value >> Shift & 0xff], 2);
      To += 2;
    }
    return To;
  }

  /// Writes the eight hexadecimal digits of \p Value.
  void writeHexWord(uint32_t Value) {
    writeWith([=](char *To) { return putHexWord(To, Value); });
  }

  /// Writes the last \p Count of the eight hexadecimal digits of \p Value.
  void writeHexDigits(uint32_t Value, unsigned Count) {
    uint64_t Spread = Value;
    Spread = (Spread | Spread << 16) & 0x0000ffff0000ffff;
    Spread = (Spread | Spread << 8) & 0x00ff00ff00ff00ff;
    Spread = (Spread | Spread << 4) & 0x0f0f0f0f0f0f0f0f;
    // Adding 6 sets bit 4 of digits above 9 only.
    uint64_t Letters = (Spread + 0x0606060606060606) >> 4 & 0x0101010101010101;
    Spread += 0x3030303030303030 + Letters * ('a' - '9' - 1);
    makeRoom();
    llvm::support::endian::write64be(Next, Spread << (8 - Count) * 8);
    Next += Count;
  }

private:
  /// Number of characters that are free before each operation.
  static constexpr size_t Room = MaxFill;
  llvm::raw_ostream &Target;
  char Buffer[4096];
  char *Next = Buffer;

  LLVM_ATTRIBUTE_ALWAYS_INLINE void makeRoom() {
    if (LLVM_UNLIKELY(Next > std::end(Buffer) - Room))
      pass();
  }
  LLVM_ATTRIBUTE_ALWAYS_INLINE void writeChar(char C) {
    makeRoom();
    *Next++ = C;
  }
  /// Writes a literal with a copy of constant size.
  template <size_t N>
  LLVM_ATTRIBUTE_ALWAYS_INLINE void writeLiteral(const char (&Text)[N]) {
    static_assert(N <= Room);
    makeRoom();
    std::memcpy(Next, Text, N - 1);
    Next += N - 1;
  }
  void writeText(llvm::StringRef Text) {
    if (LLVM_UNLIKELY(Text.size() > Room))
      return write_impl(Text.data(), Text.size());
    if (Text.empty()) // The pointer may be null.
      return;
    makeRoom();
    Next = putText(Next, Text);
  }
  void writeDecimal(unsigned Value) {
    if (LLVM_UNLIKELY(Value >= std::size(ByteTexts.Rows))) {
      static_cast<raw_ostream &>(*this) << Value;
      return;
    }
    makeRoom();
    Next = putByte(Next, Value);
  }

  LLVM_ATTRIBUTE_NOINLINE void pass() {
    Target.write(Buffer, Next - Buffer);
    Next = Buffer;
  }
  void write_impl(const char *Data, size_t Size) override {
    if (Size > size_t(std::end(Buffer) - Next))
      pass();
    if (Size > sizeof(Buffer)) {
      Target.write(Data, Size);
      return;
    }
    if (!Size)
      return;
    std::memcpy(Next, Data, Size);
    Next += Size;
  }
  uint64_t current_pos() const override {
    return Target.tell() + (Next - Buffer);
  }
};

} // namespace clrx

#endif // CLRX_SUPPORT_TEXTSTREAM_H
