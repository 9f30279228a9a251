# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The state of a random program in the source language, its expressions and data."""

import functools

GPUS = [
    "CapeVerde",
    "tahiti",
    "Bonaire",
    "Hawaii",
    "Iceland",
    "TONGA",
    "fiji",
    "Ellesmere",
    "gfx900",
    "Vega20",
    "gfx1010",
]
ARCHES = ["GCN1.0", "si", "GCN1.1", "gfx7", "gcn1.2", "VI", "GCN1.4", "Vega", "GCN1.4.1", "gfx906", "GCN1.5", "navi"]
ALL_FORMATS = ["amd", "catalyst", "amdcl2", "gallium", "rocm", "raw"]
INTEGER_OPS = [".byte", ".hword", ".short", ".int", ".long", ".word", ".quad"]
TEXT = "abcxyzABC019 _-+*.,:()[]{}<>=&|^~!?@$%/"

# Names that are set at the start and may be set again anywhere, so that they nearly
# always have a value.
POOL = ["p0", "p1", "_p2", "p.3", "$p4", "P0", "p5$", ".p6"]


class Generator:
    """Statements of one program, and the names that they may use."""

    def __init__(self, random, container, folds_macro_names, is_spoiled, leaf_subjects, body_subjects):
        self.r = random
        # Functions for bodies, with their weights. Leaves have no bodies of their
        # own.
        self.leaf_subjects = leaf_subjects
        self.body_subjects = body_subjects
        self.is_spoiled = is_spoiled
        self.folds_macro_names = folds_macro_names
        self.container = container
        self.lines = []
        self.files = {}
        self.features = set()
        self.labels = []  # Labels of the current section, with values known at once.
        self.forward = []  # Names to be defined at the end.
        self.constants = []  # Names with values known at once, everywhere.
        self.macros = []  # Functions that make a call.
        self.defined = []  # (scope path, name)
        self.count = 0
        # Depth of macro and repetition bodies. A name that may be defined only once must
        # not be defined in them.
        self.depth = 0
        self.in_temporary_scope = False

    def put_subject(self, subjects):
        subject = self.r.choices([s for s, _ in subjects], [w for _, w in subjects])[0]
        self.has(subject.__name__)
        subject(self)

    def has(self, feature):
        self.features.add(feature)

    def chance(self, share):
        return self.r.random() < share

    def pick(self, *choices):
        return self.r.choice(choices)

    def number(self, low, high):
        return self.r.randint(low, high)

    def name(self, stem="n"):
        self.count += 1
        return self.pick("%s%d", "%s%d", "_%s%d", "%s.%d", "%s$%d", ".%s%d") % (stem, self.count)

    def put(self, statement):
        self.lines.append(statement)

    def several(self, least, most, make):
        return [make() for _ in range(self.number(least, most))]

    def take(self, make):
        """Returns the statements that make adds, and removes them from the program."""
        kept, self.lines = self.lines, []
        make()
        made, self.lines = self.lines, kept
        return made

    def body(self, least=1, most=3):
        """Adds statements that may be assembled any number of times."""
        self.depth += 1
        for _ in range(self.number(least, most)):
            self.put_subject(self.body_subjects if self.depth < 3 else self.leaf_subjects)
        self.depth -= 1


# ---- Expressions


def spell(g, value):
    """Returns a literal with this value."""
    if 32 <= value < 127 and chr(value) not in "'\\\"" and g.chance(0.5):
        g.has("character literal")
        return "'%c'" % value
    form = g.pick("%d", "%d", "%d", "0x%x", "0X%X", "0%o", "0b{:b}", "0B{:b}")
    if "{" in form:
        g.has("binary literal")
        return form.format(value)
    g.has({"%d": "decimal literal", "0%o": "octal literal"}.get(form, "hexadecimal literal"))
    return form % value


def escape(g):
    g.has("escape")
    return g.pick(
        r"\n",
        r"\t",
        r"\a",
        r"\b",
        r"\v",
        r"\f",
        r"\r",
        r"\\",
        r"\"",
        r"\'",
        r"\0",
        r"\7",
        r"\101",
        r"\x41",
        r"\xfe",
        r"\q",
    )


def literal(g):
    bits = g.pick(1, 3, 6, 7, 8, 15, 16, 31, 32, 33, 63, 64)
    if g.chance(0.1):
        g.has("character escape")
        return "'%s'" % escape(g)
    if g.chance(0.15):
        return spell(
            g,
            g.pick(0, 1, 255, 256, 65535, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, (1 << 63) - 1, 1 << 63, (1 << 64) - 1),
        )
    return spell(g, g.r.getrandbits(bits))


def distance(g):
    """Returns an absolute value computed from locations."""
    a, b = g.r.choice(g.labels), g.r.choice(g.labels)
    g.has("section-relative arithmetic")
    return (
        "(%s)"
        % g.pick(
            "%(a)s-%(b)s",
            ".-%(a)s",
            "(%(a)s*3-%(b)s*2-%(b)s)",
            "(%(a)s<<1)-%(b)s-%(a)s",
            "(%(a)s<%(b)s)",
            "(%(a)s==%(b)s)",
            "(%(a)s>=@.)",
            "-(%(a)s-.)",
            "(%(a)s&0)",
            "((%(a)s|0)-%(b)s)",
            "((%(a)s!-1)-%(b)s)",
            "(1?%(a)s-%(b)s:3)",
            "(%(a)s||1)",
            "(-%(a)s+%(b)s+7)",
            "((1?%(a)s:%(b)s)-%(b)s)",
            "((%(a)s^0)-%(b)s)",
        )
        % {"a": a, "b": b}
    )


def forward(g):
    """Returns a symbol that gets its value later."""
    if g.forward and g.chance(0.4):
        return "::" + g.r.choice(g.forward)
    name = g.name("fwd")
    g.forward.append(name)
    g.has("forward reference")
    return "::" + name


def operand(g, known):
    kind = g.r.random()
    if kind < 0.45:
        return literal(g)
    if kind < 0.6 or (known and kind < 0.8):
        return g.r.choice(POOL)
    if kind < 0.7 and g.constants:
        return g.r.choice(g.constants)
    if kind < 0.85 and g.labels:
        return distance(g)
    if not known and not g.in_temporary_scope and g.depth == 0:
        return forward(g)
    return literal(g)


UNARY = ["-", "~", "!", "+", "- -", "~-", "!!", "-~!"]
BINARY = "* << >> >>> & | ^ ! + - == != <> < <= > >= <@ <=@ >@ >=@ && ||".split()
DIVISIONS = ["/", "//", "%", "%%"]


def divisor(g, depth, known):
    """Returns an expression whose value is neither 0 nor -1."""
    if g.chance(0.6):
        return g.pick("1", "2", "3", "-2", "-3", "0xff", "1000003", "(-7)", "'a'")
    return "((%s)&255|1)" % expression(g, depth - 1, known)


def expression(g, depth=None, known=False):
    depth = g.pick(0, 0, 1, 1, 2, 3, 4) if depth is None else depth
    if depth <= 0:
        return operand(g, known)
    blank = g.pick("", "", " ", "  ")
    kind = g.r.random()
    sub = functools.partial(expression, g, depth - 1, known)
    if kind < 0.15:
        g.has("unary operator")
        if g.chance(0.5):
            return "-" + sub()
        return "%s%s(%s)" % (g.r.choice(UNARY), blank, sub())
    if kind < 0.25:
        return "(%s%s%s)" % (blank, sub(), blank)
    if kind < 0.33:
        g.has("choice operator")
        return "(%s)%s?%s%s%s: %s" % (sub(), blank, blank, sub(), blank, sub())
    if kind < 0.45:
        g.has("division")
        return "(%s)%s%s%s%s" % (sub(), blank, g.r.choice(DIVISIONS), blank, divisor(g, depth, known))
    operator = g.r.choice(BINARY)
    g.has("operator " + operator)
    left, right = sub(), sub()
    # Labels allow some operators only, so put their differences in parentheses.
    if g.chance(0.6) or operator in "<< >> >>>".split() or "." in left + right or "l" in left + right:
        left, right = "(%s)" % left, "(%s)" % right
    return "%s%s%s%s%s" % (left, blank, operator, blank, right)


def known(g):
    return expression(g, known=True)


def small(g, low, high):
    """Returns an expression with a value of low to high, known at once."""
    value = g.number(low, high)
    kind = g.number(0, 5)
    if kind == 0:
        other = g.number(0, 99)
        return "%d+%d-%d" % (value, other, other)
    if kind == 1 and low >= 0:
        return "(%s&0)+%d" % (g.r.choice(POOL), value)
    if kind == 2 and g.labels:
        label = g.r.choice(g.labels)
        return "%d+%s-%s" % (value, label, label)
    return spell(g, value) if value >= 0 else str(value)


# ---- Data


def integers(g):
    op = g.r.choice(INTEGER_OPS)
    g.has(op)
    elements = g.several(1, 4, lambda: expression(g))
    if g.chance(0.05):
        g.has("empty element")
        elements.insert(g.number(0, len(elements)), "")
    if g.chance(0.03):
        elements = []
    g.put("%s %s" % (op, g.pick(",", ", ", " , ").join(elements)))


def octa_literal(g):
    return g.pick("", "", "-", "+") + g.pick("%d", "0x%x", "0%o") % g.r.getrandbits(g.pick(7, 64, 65, 127, 128))


def octas(g):
    g.has(".octa")
    g.put(".octa " + ", ".join(g.several(1, 3, lambda: octa_literal(g))))


def float_literal(g, most):
    kind = g.number(0, 9)
    sign = g.pick("", "", "-", "+")
    if kind == 0:
        return sign + g.pick("inf", "nan", "INF", "NaN")
    if kind == 1:
        g.has("hexadecimal float")
        return sign + g.pick("0x%x.%xp%d", "0X%x.%XP+%d", "0x%x.%xp-%d") % (
            g.number(0, 31),
            g.r.getrandbits(20),
            g.number(0, 9),
        )
    if kind == 2:
        return sign + "0x%x" % g.r.getrandbits(g.pick(4, 12))
    if kind == 3:
        return sign + g.pick("%d.", ".%d", "%d", "0%d", "0.0%de0", "%d.e-2", ".%dE+1") % g.number(0, 999)
    if kind == 4:
        return sign + "%d.%de-%d" % (g.number(0, 9), g.r.getrandbits(40), g.number(0, most + 12))
    return sign + "%d.%de%d" % (g.number(0, 9), g.r.getrandbits(30), g.number(-most, most - 2))


def floats(g):
    op, most = g.r.choice([(".half", 4), (".float", 38), (".single", 38), (".double", 308)])
    g.has(op)
    g.put("%s %s" % (op, g.pick(",", ", ").join(g.several(1, 4, lambda: float_literal(g, most)))))


def string(g, most=12):
    parts = g.several(0, most, lambda: escape(g) if g.chance(0.15) else g.r.choice(TEXT))
    if g.chance(0.1):
        g.has("comment characters in string")
        parts.append(g.pick("#", ";", "/*", "*/", "//", "'"))
    return '"%s"' % "".join(parts)


def strings(g):
    op = g.pick(".ascii", ".asciz", ".string", ".string16", ".string32", ".string64")
    g.has(op)
    g.put("%s %s" % (op, ", ".join(g.several(1, 3, lambda: string(g)))))


def fills(g):
    op = g.pick(".fill", ".fillq", ".skip", ".space")
    g.has(op)
    if op in (".skip", ".space"):
        operands = g.pick(
            "",
            "%s" % small(g, 0, 20),
            "%s, %s" % (small(g, -1, 9), known(g)),
            "%s," % small(g, 0, 5),
            ",%s" % literal(g),
        )
    else:
        repeat = small(g, -1, 6)
        size = small(g, -1, 10)
        operands = g.pick(
            repeat, "%s, %s" % (repeat, size), "%s,%s,%s" % (repeat, size, known(g)), "%s,,%s" % (repeat, known(g))
        )
    g.put("%s %s" % (op, operands))


def alignments(g):
    op = g.pick(".align", ".balign", ".p2align", ".balignw", ".balignl")
    g.has(op)
    if op in (".balignw", ".balignl"):
        # The location must be a multiple of the unit.
        g.put(".align 4,0")
    size = (
        small(g, 0, 4)
        if op == ".p2align"
        else spell(g, 1 << g.number(1 if op.endswith("w") else 2 if op.endswith("l") else 0, 5))
    )
    g.put(
        "%s %s%s"
        % (
            op,
            size,
            g.pick("", "", ", %s" % known(g), ",", ",,%s" % small(g, 0, 9), ",%s,%s" % (known(g), small(g, 0, 9))),
        )
    )


def moves(g):
    if g.container == "raw" and not g.labels:
        return
    g.has(".org")
    ahead = small(g, 0, 30)
    g.put(
        g.pick(".org .+%s", ".org .+%s, 0x11", ". = .+%s", ".set ., .+%s", ".=.+%s", ".org .+%s,(5)", ".equ .,%s+.")
        % ahead
    )
    g.has(". =")
