//===- ValueTypes.h - Types of the operands of operations -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The types of ValueTypes.def as C++ types, and how arrays of lanes store them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_VALUETYPES_H
#define CLRX_LIB_SEMANTICS_VALUETYPES_H

#include "Semantics/Half.h"
#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace clrx {

/// Kinds of values.
enum class ValueClass : uint8_t { Bits, Unsigned, Signed, Float, Mask };

/// The types of ValueTypes.def.
enum class ValueType : uint8_t {
#define CLRX_VALUE_TYPE(Name, Value, Bits, Class) Name,
#include "Semantics/ValueTypes.def"
};

/// Four consecutive registers.
using Dwords4 = std::array<uint32_t, 4>;

/// Properties of a type.
struct ValueTypeInfo {
  const char *Name;
  uint8_t Bits; ///< Size in registers, in bits.
  ValueClass Class;
  bool Saturates; ///< True for the types sat_*.

  /// Returns the number of registers.
  unsigned dwords() const { return (Bits + 31) / 32; }
  bool isFloat() const { return Class == ValueClass::Float; }
};

/// The rows of ValueTypes.def.
inline constexpr ValueTypeInfo ValueTypeInfos[] = {
#define CLRX_VALUE_TYPE(Name, Value, Bits, Class)                              \
  {#Name, Bits, ValueClass::Class, sizeof(Value) * 8 > Bits && Bits >= 16},
#include "Semantics/ValueTypes.def"
};

/// Returns the properties of \p T.
inline const ValueTypeInfo &getTypeInfo(ValueType T) {
  return ValueTypeInfos[unsigned(T)];
}

/// Operands of one lane. The only member has the name of the type, so that the
/// text of an operation cannot use an operand with another type than its row
/// declares.
#define CLRX_VALUE_TYPE(TypeName, ValueOf, BitsOf, ClassOf)                    \
  struct Operand_##TypeName {                                                  \
    using Value = ValueOf;                                                     \
    static constexpr ValueType Type = ValueType::TypeName;                     \
    static constexpr unsigned Bits = BitsOf;                                   \
    Value TypeName;                                                            \
    Value &value() { return TypeName; }                                        \
  };
#include "Semantics/ValueTypes.def"

/// The registers that hold an operand of type \p Op in one lane: 32 bits for
/// all types of at most 32 bits, and otherwise 64 or 128 bits.
template <typename Op>
using LaneElement = std::conditional_t<
    sizeof(typename Op::Value) <= sizeof(uint32_t), uint32_t,
    std::conditional_t<sizeof(typename Op::Value) == sizeof(uint64_t), uint64_t,
                       Dwords4>>;

/// True for the types sat_*, whose values are wider than the registers.
template <typename Op>
constexpr bool isSaturating =
    Op::Bits >= 16 && sizeof(typename Op::Value) * 8 > Op::Bits;

/// Converts the registers of one lane to an operand.
template <typename Op> Op fromElement(const LaneElement<Op> &Element) {
  Op Result;
  using Value = typename Op::Value;
  if constexpr (std::is_integral_v<Value>)
    Result.value() = Value(Element); // Truncates; true for all but 0.
  else if constexpr (sizeof(Value) == sizeof(Element))
    std::memcpy(&Result.value(), &Element, sizeof(Element));
  else
    Result.value() = Value{uint16_t(Element)};
  return Result;
}

/// Converts an operand to the registers of one lane. Values of less than 32
/// bits are extended by zeros.
template <typename Op> LaneElement<Op> toElement(Op Operand) {
  using Value = typename Op::Value;
  if constexpr (std::is_same_v<Value, bool>)
    return Operand.value();
  else if constexpr (std::is_integral_v<Value>)
    return std::make_unsigned_t<Value>(Operand.value());
  else if constexpr (sizeof(Value) == sizeof(LaneElement<Op>)) {
    LaneElement<Op> Element;
    std::memcpy(&Element, &Operand.value(), sizeof(Element));
    return Element;
  } else
    return Operand.value().Bits;
}

} // namespace clrx

#endif // CLRX_LIB_SEMANTICS_VALUETYPES_H
