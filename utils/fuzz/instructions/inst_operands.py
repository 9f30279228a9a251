# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes random operands of instruction statements."""

import inst_tables as tables
from inst_tables import MASKS

ADDRESSABLE_SGPRS = dict(zip(tables.ARCHES, (104, 104, 102, 102, 102, 106, 106)))

# Symbols that every program defines, some before and some after the statements.
KNOWN = {"kzero": 0, "kone": 1, "kseven": 7, "k64": 64, "kbig": 0x12345, "kneg": -3, "kword": 0xDEADBEEF, "s1": 9}
LATE = {"lzero": 0, "lsmall": 12, "lbyte": 200, "lshort": 0xFEDC, "lneg": -2, "lword": 0xCAFE1234, "llong": 1 << 40}
# Registers by name: file, first, count.
SYMBOLS = {
    "rs1": ("s", 5, 1),
    "rs2": ("s", 6, 2),
    "rs4": ("s", 8, 4),
    "rs16": ("s", 32, 16),
    "rsodd": ("s", 13, 2),
    "rv1": ("v", 7, 1),
    "rv2": ("v", 11, 2),
    "rv9": ("v", 20, 9),
}
# Register variables, in the same form.
VARIABLES = {"qs1": ("s", 0, 1), "qs2": ("s", 0, 2), "qs4": ("s", 0, 4), "qv1": ("v", 0, 1), "qv5": ("v", 0, 5)}
CONSTANTS = {"chalf": "0.5", "cminus": "-7", "cten": "10"}

INTEGERS = [0, 1, 2, 15, 31, 32, 63, 64, 65, -1, -16, -17, 100, 255, 256, 0x3F800000, 0x7FFFFFFF, 0x80000000]
INTEGERS += [0xFFFFFFFF, -0x80000000, 0x12345678]
LONG_INTEGERS = [0x100000000, -0x80000001, 0x123456789ABC, 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFF0, -0x123456789]
FLOATS = ["0.0", "-0.0", "0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0", "1.", ".5", "8.0", "3.14159"]
FLOATS += ["1e3", "1e-3", "-2.5e+2", "0x1p-1", "0x1.8p3", "0x.8p1", "65504.0", "65519.9", "1e-40", "6e-8", "1e30"]
FLOATS += ["0.15915494", "0.15915494309189532", "0.1591796875", "1.00048828125", "1.000000059604644775390625"]
FLOATS += ["1.00000047683715820312500001", "5.9604644775390625e-8", "2.98e-8", "1.4e-45", "1.0e-50", "0x1.fffffep127"]

HWREGS = "mode status trapsts hw_id gpr_alloc lds_alloc ib_sts pc_lo pc_hi inst_dw0 inst_dw1 ib_dbg0".split()
HWREGS_12 = ["ib_dbg1"]
HWREGS_14 = "flush_ib sh_mem_bases tba_lo tba_hi tma_lo tma_hi sq_shader_tba_lo sq_shader_tma_hi".split()
HWREGS_15 = "flat_scr_lo flat_scr_hi xnack_mask pops_packer".split()
MESSAGES = ["interrupt", "gs", "gs_done", "system", "sysmsg"]
MESSAGES_14 = "stall_wave_gen halt_waves ordered_ps_done early_prim_dealloc gs_alloc_req get_doorbell".split()


def preamble():
    """Returns the definitions that statements use."""
    lines = ["%s = %d" % (name, value) for name, value in KNOWN.items()]
    for name, (file, first, count) in SYMBOLS.items():
        lines.append("%s = %%%s[%d:%d]" % (name, file, first, first + count - 1))
    lines += ["%s = %%%s" % (name, value) for name, value in CONSTANTS.items()]
    lines += ["rvcc = %vcc", "rm0 = %m0", "rttmp = %ttmp[0:7]", "rscc = %scc"]
    lines.append(".regvar " + ", ".join("%s:%s:%d" % (n, f, c) for n, (f, _, c) in VARIABLES.items()))
    return lines


def postamble():
    return ["%s = %d" % (name, value) for name, value in LATE.items()]


class OperandWriter:
    """Writes the operands that are common to all formats."""

    def __init__(self, random, arch, wave32=False):
        self.random = random
        self.arch = arch
        self.mask = 1 << tables.ARCHES.index(arch)
        self.wave32 = wave32
        self.labels = []
        self.features = set()
        self.rows = [r for r in tables.ROWS if r.arches & self.mask]
        self.specials = [s for s in tables.SPECIALS if s.arches & self.mask]
        self.row = None

    # Choices.

    def on(self, names):
        return bool(self.mask & MASKS[names])

    def chance(self, percent):
        return self.random.random() * 100 < percent

    def pick(self, *choices):
        return self.random.choice(choices)

    def one(self, choices):
        return self.random.choice(choices)

    def weighted(self, **weights):
        return self.random.choices(list(weights), weights.values())[0]

    def note(self, feature):
        self.features.add(feature)

    # Text.

    def blank(self):
        return self.one(["", "", "", "", "", " ", "  ", "\t"])

    def around(self, text):
        return self.blank() + text + self.blank()

    def case(self, text):
        return self.pick(text.upper(), text.capitalize()) if self.chance(3) else text

    def digits(self, value):
        sign, value = ("-", -value) if value < 0 else ("", value)
        style = self.weighted(plain=60, hexadecimal=30, octal=5, binary=5)
        return sign + {"plain": "%d", "hexadecimal": "0x%x", "octal": "0%o", "binary": "%s"}[style] % (
            bin(value) if style == "binary" else value
        )

    def number(self, value):
        """Returns an expression with this value."""
        if not self.chance(18):
            return self.digits(value)
        self.note("number: expression")
        small = self.random.randrange(1, 50)
        name = self.one(list(KNOWN))
        return self.pick(
            "(%s)" % self.around(self.digits(value)),
            "%s+%s" % (self.digits(value - small), self.digits(small)),
            "%s + %d - %d" % (self.digits(value), small, small),
            "(%s)*1" % self.digits(value),
            "%s+%s" % (name, self.digits(value - KNOWN[name])) if value >= KNOWN[name] else self.digits(value),
            "(%s-%s)" % (self.digits(value + KNOWN[name]), name),
            "-%s" % self.digits(-value) if value < 0 else "--%d" % value,
            "~%s" % self.digits(~value) if value < 0 else "~~%d" % value,
            "(1==1?%s:0)" % self.digits(value),
            "(%s|%s)" % (self.digits(value), self.digits(value & 5) if value >= 0 else "0"),
        )

    def field(self, low, high, late=False):
        """Returns an immediate from low to high, sometimes one outside of this range."""
        kind = self.weighted(inside=80, edge=10, outside=5, late=5)
        if kind == "late" and late:
            self.note("number: forward")
            return self.late()
        if kind == "outside":
            self.note("number: out of range")
            return self.number(self.pick(high + 1, low - 1, high * 2 + 1, 0x100000000, -0x12345678, 1 << 40))
        value = self.pick(low, high) if kind == "edge" else self.random.randint(low, high)
        return self.number(value)

    def late(self):
        name = self.one(list(LATE))
        return self.pick(name, name, name, "%s+1" % name, "(%s)" % name, "-%s" % name)

    # Registers.

    def span(self, prefix, first, count):
        prefix = self.case(prefix)
        end = first + count - 1
        if count == 1 and not self.chance(15):
            return "%s%d" % (prefix, first)
        if count == 1 and self.chance(50):
            return "%s[%s]" % (prefix, self.around(self.number(first)))
        return "%s[%s:%s]" % (prefix, self.around(self.number(first)), self.around(self.number(end)))

    def symbol(self, file, count, align=1):
        """Returns a register symbol or variable for this many registers, or None if there is none."""
        table = VARIABLES if self.chance(30) else SYMBOLS
        fitting = [(n, s[1], s[2]) for n, s in table.items() if s[0] == file and s[2] >= count]
        if not fitting:
            return None
        name, first, size = self.one(fitting)
        starts = [i for i in range(size - count + 1) if (first + i) % align == 0]
        if not starts:
            return None
        self.note("register: variable" if table is VARIABLES else "register: symbol")
        at = self.one(starts)
        if size == count and self.chance(70):
            return name
        if count == 1 and self.chance(60):
            return "%s[%s]" % (name, self.number(at))
        return "%s[%s:%s]" % (name, self.number(at), self.number(at + count - 1))

    def vgprs(self, count):
        text = self.symbol("v", count) if self.chance(10) else None
        if text:
            return text
        top = 256 - count
        first = self.random.randint(0, min(self.pick(8, 40, 255), top))
        return self.span("v", top if self.chance(3) else first, count)

    def special_pairs(self):
        return [s for s in self.specials if s.kind == "Pair"]

    def special(self, count):
        """Returns a special register of one or two registers."""
        pairs = self.special_pairs()
        if self.chance(15):
            self.note("register: symbol of a special one")
            return self.pick("rvcc[1]", "rttmp[5]", "rm0") if count == 1 else self.pick("rvcc", "rttmp[2:3]")
        singles = [s.name for s in self.specials if s.kind == "Single"]
        if count == 1 and self.chance(30):
            name = self.one(singles)
            self.note("register: " + name)
            return self.case(name)
        s = self.one(pairs)
        self.note("register: " + s.name)
        name = self.case(s.name)
        if count == 2:
            return name if self.chance(70) else name + "[%s:%s]" % (self.number(0), self.number(1))
        return name + self.pick("_lo", "_hi", "_LO", "[0]", "[1]", "[0:0]", "[ 1 : 1 ]")

    def sgprs(self, count, align="scalar"):
        """Returns SGPRs, or another operand that is legal in their place."""
        kind = self.weighted(plain=75, symbol=10, special=8, ttmp=5, single=2)
        step = {"scalar": 1 if count == 1 else 2 if count == 2 else 4, "free": 1, "line": 1}[align]
        if kind == "symbol":
            text = self.symbol("s", count, step)
            if text and "rs" in text and "[" in text and self.chance(10):
                text = "@" + text
            return text or self.sgprs(count, align)
        if kind == "special" and count <= 2:
            return self.special(count)
        if kind == "single" and count <= 2:
            name = self.one(["m0", "rm0"] + ["null"] * self.on("GCN15"))
            self.note("register: single for several" if count == 2 else "register: single")
            return name
        if kind == "ttmp":
            size = 16 if self.on("GCN14up") else 12
            if count <= size:
                self.note("register: ttmp")
                return self.span("ttmp", self.random.randint(0, size - count), count)
        top = ADDRESSABLE_SGPRS[self.arch] - count
        first = top if self.chance(4) else self.random.randint(0, min(self.pick(8, 40, 110), top))
        first -= first % step
        if align == "line" and not self.on("GCN15") and first // 4 != (first + count - 1) // 4:
            first -= first % 4
        return self.span("s", first, count)

    # Constants.

    def integer(self, literal, late):
        late = late and literal
        kind = self.weighted(inline=60, literal=25 * literal, long=5 * literal, late=10 * late, places=2 * late)
        self.note("constant: " + kind)
        if kind == "places":
            return "(%s-%s)" % (self.pick("lend", "."), self.one(self.labels)) if self.labels else "lend-."
        if kind == "inline":
            return self.number(self.random.randint(-16, 64))
        if kind == "late":
            return self.late()
        if kind == "long":
            return self.number(self.one(LONG_INTEGERS))
        return self.number(self.pick(self.one(INTEGERS), self.random.getrandbits(32), -self.random.getrandbits(31)))

    def floating(self, literal):
        if not literal:
            self.note("float: inline")
            return self.one(FLOATS[2:10])
        kind = self.weighted(listed=60, decimal=20, hexadecimal=20)
        if kind == "listed":
            text = self.one(FLOATS)
        elif kind == "decimal":
            exponent = self.pick("", "e%d" % self.random.randint(-12, 4), "e%d" % self.random.randint(-45, 38))
            places = self.random.randint(1, 18)
            text = "%s%.*f%s" % (self.pick("", "", "-"), places, self.random.uniform(0, 9), exponent)
        else:
            text = "%s0x%x.%xp%d" % (
                self.pick("", "-"),
                self.random.randint(0, 3),
                self.random.getrandbits(self.pick(4, 24, 56)),
                self.random.randint(-14, 14),
            )
        suffix = self.one(["", "", "", "h", "s", "l", "H", "S", "L"])
        self.note("float: suffix " + (suffix.lower() or "none"))
        return text + suffix

    def constant(self, literal=True, late=None, floats=True):
        late = literal if late is None else late
        if self.chance(4):
            self.note("constant: symbol")
            return self.one(list(CONSTANTS))
        if literal and self.chance(8):
            self.note("constant: lit()")
            inner = self.floating(True) if floats and self.chance(40) else self.integer(True, late)
            return self.case("lit") + self.blank() + "(" + self.around(inner) + ")"
        if floats and self.chance(35):
            return self.floating(literal)
        return ("@" if self.chance(8) else "") + self.integer(literal, late)

    # Scalar operands.

    def scalar_source(self, count):
        kind = self.weighted(register=60, constant=34, source=6)
        if kind == "register":
            return self.sgprs(count)
        if kind == "source":
            if self.chance(10):
                return "rscc"
            s = self.one([s for s in self.specials if s.kind == "Source"])
            self.note("register: " + s.name)
            return self.case(s.name)
        text = self.constant(literal=not self.has_literal)
        self.has_literal = True
        return text

    def label(self):
        if not self.labels or self.chance(20):
            return self.pick(".", ".+4", ".-8", ".+4*%d" % self.random.randint(-20, 20), "lend", "lend-4")
        name = self.one(self.labels)
        return self.pick(name, name, "%s+%d" % (name, 4 * self.random.randint(0, 5)), "%s-4" % name, "5b", "5f")

    def hwreg(self):
        known = HWREGS + HWREGS_12 * self.on("GCN12up") + HWREGS_14 * self.on("GCN14up") + HWREGS_15 * self.on("GCN15")
        reg = self.pick("", "", "hwreg_") + self.one(known)
        if self.chance(15):
            reg = "@" + self.blank() + self.field(0, 63)
        return "%s%s(%s,%s,%s)" % (
            self.case("hwreg"),
            self.blank(),
            self.around(self.case(reg)),
            self.around(self.field(0, 31)),
            self.around(self.field(1, 32)),
        )

    def message(self):
        known = MESSAGES + ["savewave"] * self.on("GCN12up") + MESSAGES_14 * self.on("GCN14up")
        msg = self.one(known)
        parts = [self.pick("", "", "msg_") + msg]
        if self.chance(10):
            msg = self.random.choice([0, 1, 4, 5, 9, 15])
            parts = ["@%d" % msg]
        if msg in ("gs", "gs_done"):
            op = self.one(["nop", "cut", "emit", "emit_cut", "emit-cut", "@%d" % self.random.randint(0, 7)])
            parts.append(op if op[0] == "@" or "-" in op else self.pick("", "gs_op_") + op)
            if op not in ("nop", "@0"):
                parts.append(self.field(0, 3))
        return "%s%s(%s)" % (self.case("sendmsg"), self.blank(), ",".join(self.around(self.case(p)) for p in parts))

    def waitcnt(self):
        tops = {"vmcnt": 63 if self.on("GCN14up") else 15, "expcnt": 7, "lgkmcnt": 63 if self.on("GCN15") else 15}
        chosen = self.random.sample(list(tops), self.random.randint(1, 3))
        if self.chance(3):
            chosen.append(self.one(list(tops)))
        parts = [self.case(n) + self.blank() + "(" + self.around(self.field(0, tops[n])) + ")" for n in chosen]
        return self.pick(" ", " & ", "&").join(parts)
