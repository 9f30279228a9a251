# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adds one random mistake to an instruction statement."""

import re

import inst_tables as tables

REGISTER = re.compile(r"\b(s|v|ttmp)(\d+|\[[^\]]*\])", re.I)
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])")
SUFFIXES = ["_e32", "_e64", "_sdwa", "_dpp", "_E64", "_x", "_e32_e64"]
# Names of any kind that may replace operands.
WORDS = "vcc exec m0 null scc vccz lds off s3 v4 s[2:3] v[2:3] s[3:4] 0x1234 5 1.0 lbyte lword rs4 rv2".split()
WORDS += "ttmp3 flat_scratch xnack_mask tba shared_base execz vcc_hi s[4:7] s[5:6] v[250:257] s110 v256 s[3:2]".split()
WORDS += ["-v3", ".", "@v1", "qs2", "at15"]
CHARACTERS = "()[],:-+|@.0159xv s&%$_"


def split_statement(text):
    mnemonic, _, rest = text.partition(" ")
    return mnemonic, rest


def top_commas(text):
    """Returns the positions of commas outside of brackets."""
    depth, places = 0, []
    for i, c in enumerate(text):
        depth += (c in "[(") - (c in "])")
        if c == "," and depth <= 0:
            places.append(i)
    return places


def drop_operand(rng, text, writer):
    places = top_commas(text)
    if not places:
        return split_statement(text)[0]
    at = rng.choice(places)
    end = next((p for p in places if p > at), len(text))
    return text[:at] + text[end:]


def drop_comma(rng, text, writer):
    places = top_commas(text)
    at = rng.choice(places) if places else 0
    return text[:at] + " " + text[at + 1 :]


def add_operand(rng, text, writer):
    places = top_commas(text)
    at = rng.choice(places) if places else len(text)
    return text[:at] + ", " + rng.choice(WORDS) + text[at:]


def replace_operand(rng, text, writer):
    mnemonic, rest = split_statement(text)
    places = [-1] + top_commas(rest)
    i = rng.randrange(len(places))
    end = places[i + 1] if i + 1 < len(places) else len(rest)
    return mnemonic + " " + rest[: places[i] + 1] + " " + rng.choice(WORDS) + " " + rest[end:]


def change_register(rng, text, writer):
    found = list(REGISTER.finditer(text))
    if not found:
        return add_operand(rng, text, writer)
    m = rng.choice(found)
    new = rng.choice([m[2] and rng.choice("sv") + m[2], rng.choice(WORDS), m[0] + "[0]", m[0] + "x"])
    return text[: m.start()] + new + text[m.end() :]


def change_number(rng, text, writer):
    found = list(NUMBER.finditer(text))
    if not found:
        return text + rng.choice([" 1", ":1", ",1"])
    m = rng.choice(found)
    value = int(m[0])
    new = rng.choice([str(value + 1), str(value * 16), str(-value), "256", "104", "106", "nosuch", "kone+1", "lsmall"])
    return text[: m.start()] + new + text[m.end() :]


def add_modifier(rng, text, writer):
    own = tables.modifiers_of(tables.group_of(writer.row, writer.mask), writer.mask)
    writer.features.add("mistake: modifier")
    m = rng.choice(own) if own and rng.random() < 0.5 else rng.choice(tables.MODIFIERS)
    value = rng.choice(["", "", ":1", ":0", ":2", ":15", ":[0,1]", ":[1,0,1]", ":[0,1,2,3]", ":byte1", ":sext", ":2d"])
    return text + " " + m.name + value


def change_suffix(rng, text, writer):
    mnemonic, rest = split_statement(text)
    return mnemonic + rng.choice(SUFFIXES) + " " + rest


def change_mnemonic(rng, text, writer):
    """Returns the statement with another mnemonic of the same format, which may not exist here."""
    rest = split_statement(text)[1]
    rows = [r for r in tables.ROWS if r.format == writer.row.format]
    name = rng.choice(rows).mnemonic
    return (name if rng.random() < 0.9 else name[:-1]) + " " + rest


def change_character(rng, text, writer):
    at = rng.randrange(len(text))
    how = rng.randrange(3)
    return text[:at] + (rng.choice(CHARACTERS) if how else "") + text[at + (how != 1) :]


def repeat_word(rng, text, writer):
    parts = text.split(" ")
    at = rng.randrange(len(parts))
    return " ".join(parts[: at + 1] + parts[at:])


def drop_word(rng, text, writer):
    parts = text.split(" ")
    del parts[rng.randrange(len(parts))]
    return " ".join(parts) or "s_nop"


MISTAKES = [drop_operand, drop_comma, add_operand, replace_operand, replace_operand, change_register, change_register]
MISTAKES += [change_number, change_number, add_modifier, add_modifier, change_suffix, change_mnemonic]
MISTAKES += [change_character, repeat_word, drop_word]


def spoil(rng, text, writer):
    mistake = rng.choice(MISTAKES)
    writer.features.add("mistake: " + mistake.__name__)
    return mistake(rng, text, writer)
