# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Blocks of random programs in the source language, with one function for each
subject: symbols, scopes, conditionals, macros and so on."""

from lang_values import (
    ALL_FORMATS,
    ARCHES,
    GPUS,
    INTEGER_OPS,
    POOL,
    expression,
    forward,
    integers,
    known,
    literal,
    small,
    string,
)

# ---- Symbols


def assign(g, name, value):
    form = g.pick("%s = %s", "%s=%s", ".set %s, %s", ".equ %s,%s", ".SET %s , %s")
    g.has("assignment")
    g.put(form % (name, value))


def redefine(g):
    g.has("redefinition")
    name = g.r.choice(POOL)
    assign(g, name, known(g))
    if g.chance(0.5):
        g.put("%s %s, %s+1" % (g.r.choice(INTEGER_OPS), name, name))


def once(g):
    name = g.name("c")
    form = g.pick(".equiv", ".eqv")
    g.has(form)
    g.put("%s %s, %s" % (form, name, known(g)))
    g.constants.append("::" + name)


def stored_expression(g):
    """An .eqv symbol that has other values at other uses."""
    g.has(".eqv evaluated anew")
    name, base = g.name("e"), g.r.choice(POOL)
    g.put(".eqv %s, %s+%s%s" % (name, base, literal(g), g.pick("", "*2", "-(.&0)", "+(.-start)" if g.labels else "")))
    for _ in range(g.number(1, 3)):
        assign(g, base, known(g))
        g.put("%s %s, -%s" % (g.r.choice(INTEGER_OPS), name, name))
    if g.chance(0.4):
        other = g.name("e")
        g.put(".eqv %s, %s*%s" % (other, name, name))
        g.put(".quad %s+1" % other)


def pending(g):
    """Assignments that wait for a value, and are redefined before it is known."""
    g.has("pending assignment")
    a, b, unknown = g.name("w"), g.name("w"), forward(g)
    assign(g, a, "%s+%s" % (unknown, literal(g)))
    g.put("%s %s, %s-1" % (g.pick(".int", ".quad"), a, a))
    assign(g, b, "(%s)*%s" % (a, g.number(2, 9)))
    if g.chance(0.5):
        assign(g, a, known(g))
    g.put(".quad %s, %s" % (a, b))


def forget(g):
    g.has(".undef")
    name = g.name("u")
    assign(g, name, known(g))
    g.put(".byte %s" % name)
    g.put(".undef %s" % name)
    if g.chance(0.3):
        g.put(".undef %s" % name)
    if g.chance(0.7):
        g.put(".ifdef %s\n.byte 1\n.else\n.byte 2\n.endif" % name)
    if g.chance(0.7):
        g.put(".int %s+1" % name)
        g.put(g.pick("%s = 5", ".equiv %s, 7", ".equ %s, 9") % name)


def label(g):
    name = g.name("l")
    g.has("label")
    g.put("%s%s %s" % (name, g.pick(":", ":", " :"), g.pick("", "", ".byte %s" % literal(g))))
    g.labels.append("::" + name if not g.lines[-1].startswith("::") else name)


def local_labels(g):
    g.has("local label")
    a, b = g.pick("1", "2", "0", "00", "77"), g.pick("1", "3", "0")
    g.put("%s:" % a)
    g.put("%s %sf - . , . - %sb, (%sf-%sb)*2" % (g.pick(".short", ".int", ".quad"), b, a, b, a))
    if g.chance(0.5):
        g.body(1, 2)
    g.put("%s: %s: .byte . - %sb" % (b, g.pick("5", a), a))


def bindings(g):
    g.has("binding")
    names = [n for n in POOL if n[0] not in "$"]
    g.put(
        "%s %s"
        % (g.pick(".global", ".globl", ".local", ".weak", ".extern"), ", ".join(g.r.sample(names, g.number(1, 3))))
    )
    if g.chance(0.4):
        g.has(".size")
        g.put(".size %s, %s" % (g.r.choice(names), known(g)))


def enumeration(g):
    g.has(".enum")
    names = g.several(1, 4, lambda: g.name("en"))
    g.put(".enum %s%s" % (g.pick("", "", ">, ", ">%s, " % known(g)), g.pick(",", ", ").join(names)))
    g.constants += names if not g.in_temporary_scope else []
    g.put("%s %s" % (g.r.choice(INTEGER_OPS), ", ".join(names)))


# ---- Scopes


def scope_body(g, inner):
    for _ in range(g.number(1, 4)):
        kind = g.number(0, 5)
        if kind == 0:
            assign(g, g.r.choice(POOL), known(g))
        elif kind == 1:
            g.put("%s %s" % (g.r.choice(INTEGER_OPS), expression(g, known=True)))
        elif kind == 2:
            g.put(".int %s" % ", ".join(g.r.sample(POOL, 3)))
        elif kind == 3:
            name = g.name("in")
            g.put(g.pick("%s = %s", ".equiv %s, %s", ".eqv %s, 1+%s") % (name, known(g)))
            g.put(".int %s" % name)
            if inner:
                g.defined.append((inner, name))
        elif kind == 4:
            names = g.several(1, 3, lambda: g.name("en"))
            g.put(".enum " + ",".join(names))
            g.put(".byte " + ",".join(names))
        elif kind == 5:
            g.put(".ifdef %s\n.byte 0x55\n.endif" % g.r.choice(POOL))


SCOPES = ["A", "B", "C"]


def scopes(g, outer="", depth=0):
    """Opens a scope, perhaps a second time, with other scopes in it."""
    kind = g.r.random()
    constants = list(g.constants)
    temporary = g.in_temporary_scope
    if kind < 0.25:
        g.has("temporary scope")
        g.put(".scope")
        g.in_temporary_scope, inner = True, None
    else:
        g.has(".scope")
        name = g.r.choice(SCOPES)
        g.put(".scope %s" % name)
        inner = None if outer is None else "%s::%s" % (outer, name)
    if g.chance(0.3):
        using(g)
    scope_body(g, inner)
    if depth < 2 and g.chance(0.4):
        scopes(g, inner, depth + 1)
        scope_body(g, inner)
    g.put(g.pick(".ends", ".endscope"))
    g.in_temporary_scope = temporary
    g.constants = constants


def paths(g):
    """Uses and definitions of symbols by path."""
    g.has("scope path")
    if g.defined:
        path, name = g.r.choice(g.defined)
        g.put(".int %s::%s" % (path, name))
    path = g.pick("A", "::B", "A::B", "::C::A", "B::B")
    name = g.name("pa")
    if g.chance(0.3):
        g.put(".int %s::%s" % (path, name))
    g.put(g.pick("%s::%s = %s", ".set %s::%s, %s", "%s::%s=%s") % (path, name, known(g)))
    g.put(".quad %s::%s" % (path, name))
    if g.chance(0.3):
        g.put("%s::%s:" % (path, g.name("pl")))


def using(g):
    g.has(".using")
    path = g.pick("A", "B", "C", "::A", "::B", "A::B", "B::C")
    name = g.r.choice(POOL)
    g.put(".using %s" % path)
    g.put(".int %s" % name)
    if g.chance(0.4):
        assign(g, name, known(g))
        g.put(".int %s" % name)
    if g.chance(0.7):
        g.has(".unusing")
        g.put(g.pick(".unusing", ".unusing %s" % path, ".unusing C"))
        g.put(".int %s" % name)


# ---- Conditionals


def condition(g):
    """A condition with its operands."""
    pool = g.r.choice(POOL)
    suffix, operands = g.r.choice(
        [
            ("", known(g)),
            ("ne", known(g)),
            ("eq", known(g)),
            ("lt", known(g)),
            ("le", known(g)),
            ("gt", known(g)),
            ("ge", known(g)),
            ("def", pool),
            ("ndef", pool),
            ("notdef", pool),
            ("def", "nowhere"),
            ("ndef", "A::nowhere"),
            ("b", g.pick("", "  ", "x", "# no")),
            ("nb", g.pick("", "x", "/* */")),
            ("32", ""),
            ("64", ""),
            ("c", g.pick("a,a", "a b,ab", "a + b,a+b", "- 1, -1", "a,b,a", '"a ", "a"', "A,a", ",", "x  y, x y")),
            ("nc", g.pick("a,a", "( 1 ),(1)", "1 2,12", "a = b,a=b", "- -,--", "'a' , 'a'")),
            ("eqs", g.pick('"a","a"', '"\\x41", "A"', '"a","b"', '"","" ')),
            ("nes", '"a\\n" , "a\\n"'),
            ("arch", g.r.choice(ARCHES)),
            ("narch", g.r.choice(ARCHES)),
            ("gpu", g.r.choice(GPUS)),
            ("ngpu", g.r.choice(GPUS)),
            ("fmt", g.r.choice(ALL_FORMATS)),
            ("nfmt", g.r.choice(ALL_FORMATS)),
        ]
    )
    g.has(".if" + suffix)
    return suffix, operands


def garbage(g):
    """Statements that are legal in skipped code only."""
    g.has("skipped garbage")
    if g.depth == 0 and not g.is_spoiled and g.chance(0.2):
        g.put(g.pick(".macro a b b\n.endmacro", ".rept 3\n.endrept"))
    for _ in range(g.number(0, 3)):
        g.put(
            g.pick(
                "what is this",
                ".byte 1,,,(",
                "s_mov_b32",
                ".bogus 1",
                "12 34",
                ") (",
                ".macro\n.endif\n.endm",
                ".rept x\n.else\n.endr",
                "x: y: .if 0\n.else\n.endif",
                '.error "no"',
                "= 3",
                ".ifx\n",
                '.include "none"',
            )
        )


def conditionals(g):
    g.has("conditional")
    suffix, operands = condition(g)
    g.put(".if%s %s" % (suffix, operands))
    g.body(0, 2)
    for _ in range(g.pick(0, 0, 1, 2)):
        g.has(".elseif")
        suffix, operands = condition(g)
        g.put(".elseif%s %s" % (suffix, operands))
        g.body(0, 2)
    if g.chance(0.5):
        g.put(".else")
        g.body(0, 2)
    g.put(".endif")


def skipped(g):
    g.put(g.pick(".if 0", ".ifdef nowhere", ".ifb x", ".ifeq 1", '.ifeqs "a","b"'))
    garbage(g)
    g.put(g.pick(".else\n.byte 0x77\n.endif", ".elseif 1\n.byte 0x78\n.else", ".endif"))
    if g.lines[-1].endswith(".else"):
        garbage(g)
        g.put(".endif")


# ---- Repetitions


def repetitions(g):
    kind = g.pick(".rept", ".irp", ".irpc", ".for", ".while")
    g.has(kind)
    if kind == ".rept":
        g.put(".rept %s" % small(g, 0, 4))
        g.body()
        if g.chance(0.1):
            g.has(".exitm in repetition")
            g.put(".exitm")
            g.body()
    elif kind == ".irp":
        values = ", ".join(g.several(0, 4, lambda: argument(g)))
        g.put(".irp %s%s %s" % ("v", g.pick(",", "", " "), values or "1"))
        g.put(g.pick(".int \\v", ".int \\v\\()+1", '.ascii "<\\v>"', '.byte \\v,(\\v)*2\n.ascii "\\v\\@"'))
        g.body(0, 1)
    elif kind == ".irpc":
        g.put(".irpc %s,%s" % ("ch", g.pick("123", "abc", "1 2 3", "x,y", '"a b"', "", "4567, 8", "0", 'q"r,s"t')))
        g.put(g.pick('.ascii "\\ch"', '.asciz "[\\ch]"', '.ascii "\\ch\\()2"'))
        g.body(0, 1)
    elif kind == ".for":
        name = g.name("i")
        low, high = g.number(-2, 3), g.number(-2, 6)
        g.put(".for %s=%d, %s<%d, %s+%d" % (name, low, name, high, name, g.pick(1, 1, 2, 3)))
        if g.chance(0.9):
            g.put("%s %s, %s" % (g.r.choice(INTEGER_OPS), name, expression(g, 1, known=True)))
            g.body(0, 2)
    else:
        name = g.name("n")
        g.put("%s = %d" % (name, g.number(0, 4)))
        g.put(".while %s>%s" % (name, small(g, 0, 1)))
        g.put("%s %s" % (g.r.choice(INTEGER_OPS), name))
        g.body(0, 2)
        g.put("%s = %s-1" % (name, name))
    g.put(g.pick(".endr", ".endr", ".ENDR"))


def substituted_labels(g):
    """Blocks that open and close after labels that substitution completes."""
    g.has("substituted label")

    def label():
        form = g.pick("{0}\\ch:", "\\ch\\(){0}\\ch:", "{0}\\()\\ch :", "{0}\\ch: 7\\():", "3\\():", "7:{0}\\ch:", "")
        return form.format(g.name("s")) + g.pick(" ", "")

    def block(depth):
        opening, closing = g.pick(
            (".rept %d" % g.number(0, 3), ".endr"),
            (".irp v, 1, 2", ".endr"),
            (".if %d" % g.number(0, 1), ".endif"),
            (".ifdef nowhere", ".endif"),
            (".rept\\() 2", ".endr"),
        )
        # The rounds of a block must not define a label twice.
        g.put((label() if depth == 0 else g.pick("", "5\\(): ")) + opening)
        g.put(".byte %d" % g.number(0, 255))
        if depth < 2 and g.chance(0.5):
            block(depth + 1)
        g.put(g.pick("", "", "6\\(): ", "9: ") + closing)

    g.put(".scope")
    g.put(".irpc ch,%s" % g.pick("a", "xy", "abc"))
    block(0)
    g.put(".endr")
    g.put(".ends")


# ---- Macros


def argument(g):
    """A macro argument that is an expression in any context."""
    return g.pick(
        literal(g),
        literal(g),
        g.r.choice(POOL),
        "%d+%d" % (g.number(0, 99), g.number(0, 9)),
        "%d + %d" % (g.number(0, 9), g.number(0, 9)),
        "(%s)" % g.r.choice(POOL),
        "%d<<%d" % (g.number(1, 9), g.number(0, 9)),
        '"%d"' % g.number(0, 99),
        '"%d-4"' % g.number(0, 99),
        "'%c'" % g.r.choice("abc#;"),
        "%d == %d" % (g.number(0, 2), g.number(0, 2)),
        "~%d" % g.number(0, 9),
    )


def use_arguments(g, names):
    """A body statement with arguments."""
    name = g.r.choice(names)
    other = g.r.choice(names)
    return g.pick(
        ".int \\%(n)s",
        ".quad \\%(n)s, \\%(o)s",
        ".byte (\\%(n)s)&0xff",
        '.ascii "\\%(n)s"',
        '.asciz "<\\%(n)s|\\%(o)s>\\@"',
        ".int \\%(n)s\\()+1",
        ".byte 1\\@, \\@",
        ".ifc \\%(n)s,1\n.byte 0xc1\n.endif",
        ".ifb \\%(n)s\n.byte 0xb0\n.else\n.short \\%(n)s\n.endif",
        "lab%(c)d_\\@: .int lab%(c)d_\\@-::start",
        ".rept 2\n.short \\%(n)s\n.endr",
        ".irp q, \\%(n)s, \\%(o)s\n.int \\q\n.endr",
        "mx_\\@ = \\%(n)s\n.int mx_\\@*2",
        '.ascii "\\%(n)sx\\n\\%(o)s\\unknown"',
        ".if \\%(n)s\n.byte 7\n.endif",
        ".for k\\@=0, k\\@<2, k\\@+1\n.byte k\\@, \\%(n)s\n.endr",
    ) % {"n": name, "o": other, "c": g.number(0, 1 << 20)}


def macro_name(g):
    return g.pick(*"Mac mac MaCro mac$ro _mac .mac m.ac".split()) + "%d" % g.count


def macro_parameters(g, names):
    """Returns the text of the parameters `names`, and the set of those that a call may omit."""
    texts, optional = [], set()
    for name in names:
        kind = g.r.random()
        if kind < 0.25:
            g.has("macro default")
            texts.append(name + g.pick("=", " = ") + g.pick("5", "1+2", '"7"', "p0", "(3)"))
            optional.add(name)
        elif kind < 0.4:
            g.has("macro :req")
            texts.append(name + g.pick(":req", " : req"))
        else:
            texts.append(name)
    return g.pick(", ", ",", " ").join(texts), optional


def macro(g):
    """Defines a macro, and returns a function that calls it."""
    g.has(".macro")
    g.count += 1
    name = macro_name(g)
    names = ["al", "B", "a.c", "_d"][: g.number(0, 4)]
    parameters, optional = macro_parameters(g, names)
    g.put((".macro %s%s%s" % (name, g.pick(" ", ", ") if names else "", parameters)).rstrip(" "))
    for _ in range(g.number(1, 3)):
        g.put(use_arguments(g, names) if names else ".byte \\@")
    g.body(0, 2)
    if g.chance(0.15):
        g.has(".exitm")
        g.put(".if %s\n.exitm\n.endif\n.byte 0xee" % known(g))
    g.put(g.pick(".endm", ".endm", ".ENDM", ".endm ignored"))

    def call():
        arguments = [g.pick("", argument(g)) if n in optional else argument(g) for n in names]
        while arguments and arguments[-1] == "":
            arguments.pop()
        if names and g.chance(0.1):
            g.has("evaluated argument")
            arguments[:1] = ["\\%" + "(%s)" % known(g)]
        spelling = g.pick(name, name.lower(), name.upper()) if g.folds_macro_names else name
        return "%s %s" % (spelling, g.pick(", ", ",").join(arguments))

    g.macros.append(call)
    for _ in range(g.number(1, 3)):
        g.put(call())


def macro_call(g):
    if g.macros:
        g.has("macro call")
        g.put(g.r.choice(g.macros)())
    else:
        integers(g)


def vararg(g):
    g.has("macro :vararg")
    g.count += 1
    name = macro_name(g)
    g.put(".macro %s first rest:vararg" % name)
    g.put(g.pick(".int \\first", '.byte \\first&0xff\n.ascii "\\rest"'))
    g.put(g.pick(".ifnb \\rest\n%s \\rest\n.endif", ".ifnb \\rest\n.int \\rest\n.endif%.0s") % name)
    g.put(".endm")
    g.put("%s %s" % (name, ", ".join(g.several(1, 5, lambda: argument(g)))))


def nested_macro(g):
    """A macro that defines a macro."""
    g.has("nested macro")
    g.count += 1
    name = macro_name(g)
    g.put(".macro %s nm, v=3" % name)
    g.put('.macro \\nm x=\\v\n.int \\x, \\v, \\@\n.ascii "\\x"\n.endm')
    g.put(".endm")
    inner = "inner%d" % g.count
    g.put("%s %s%s" % (name, inner, g.pick("", ", 9")))
    g.put(inner)
    g.put("%s %s" % (inner, argument(g)))
    if g.chance(0.5):
        g.has(".purgem")
        g.put(".purgem %s" % inner)
        if g.chance(0.5):
            g.put(".purgem %s" % inner)
        g.put("%s %s, 11\n%s" % (name, inner, inner))


def macro_case(g):
    g.has("macro case")
    g.count += 1
    g.put(".nomacrocase")
    g.put(".macro Case%d\n.byte 1\n.endm\n.macro case%d\n.byte 2\n.endm" % (g.count, g.count))
    g.put("Case%d\ncase%d" % (g.count, g.count))
    g.put(".macrocase\ncASE%d" % g.count)
    g.folds_macro_names = True


def alternate_macro(g):
    g.has(".altmacro")
    g.count += 1
    name = macro_name(g)
    g.put(".altmacro")
    g.put(".macro %s a, b=4" % name)
    if g.chance(0.7):
        g.has("local")
        g.put(g.pick("local lo, hi", "LOCAL lo hi", "local lo,hi"))
        g.put('lo: .int a, \\b, hi-lo\nhi: .ascii "a \\b lo"')
    else:
        g.put('.int a, b\n.ascii "a-b\\a"\n.byte 1\\@')
    g.put(".endm")
    for _ in range(g.number(1, 3)):
        first = g.pick("%" + "(%s)" % known(g), "<1+2>", "<3, 4>", "'5'", '"6"', "<!7>", "8", "%1+1")
        g.put("%s %s" % (name, ", ".join([first] + g.several(0, 1, lambda: g.pick("9", "<10>", "%p0")))))
    g.put(".noaltmacro")


def recursion(g):
    g.has("recursive macro")
    g.count += 1
    name = macro_name(g)
    g.put(".macro %s n\n.int \\n\n.if \\n\n%s \\%%\\n-1\n.endif\n.endm" % (name, name))
    g.put("%s %d" % (name, g.number(0, 5)))


# ---- Registers and instructions


def register_symbols(g):
    g.has("register symbol")
    size = g.pick(1, 2, 4)
    low = g.number(0, 10) * 4
    bank = g.pick("s", "v")
    name = g.name("r")
    value = "%s[%d:%d]" % (bank, low, low + size - 1) if size > 1 else "%s%d" % (bank, low)
    g.put(g.pick("%s = %%%s", ".set %s, %%%s", "%s = %% %s", ".equ %s,%%%s") % (name, value))
    index = g.number(0, size - 1)
    move = "%s_mov_b32" % bank
    g.put("%s %s[%d], %s[%s]" % (move, name, index, name, small(g, 0, size - 1)))
    if size > 1:
        g.has("register subrange")
        sub = g.name("r")
        g.put("%s = %%%s[%d:%d]" % (sub, name, index, size - 1))
        g.put("%s %s[0], @%s[0]" % (move, sub, name))
        if bank == "s" and size == 4:
            g.put("s_mov_b64 %s[0:1], %s[2:3]" % (name, name))
    if g.chance(0.5):
        g.has("constant register symbol")
        constant = g.name("k")
        g.put("%s = %%%s" % (constant, g.pick("1", "-16", "64", "0.5", "-4.0", "7-3", "1.0", "p0&15")))
        g.put("v_mov_b32 v%d, %s" % (g.number(0, 255), constant))
    if g.chance(0.2):
        g.put("v5 = %v7\nv_mov_b32 v5, @v5")


def special_registers(g):
    g.has("special register symbol")
    name = g.name("sp")
    g.put("%s = %%%s" % (name, g.pick("vcc", "vcc_lo", "m0", "exec_lo", "scc", "vcc_hi")))
    g.put(".ifdef %s\n.byte 1,2,3,4\n.endif" % name)


def instructions(g):
    g.has("instruction")
    value = g.pick(expression(g, 1), known(g), literal(g))
    g.put(".align 4,0")
    g.put(
        g.pick(
            "s_mov_b32 s%d, %s" % (g.number(0, 90), value),
            "S_MOVK_I32 s3, %s" % value,
            "s_add_u32 s1, s2, lit(%s)" % literal(g),
            "v_mov_b32 v%d, v[%s]" % (g.number(0, 255), small(g, 0, 255)),
            "s_branch ::start",
            "s_nop %s" % small(g, 0, 15),
            "s_mov_b64 s[%s:%s], vcc" % (2, "1+2"),
            "v_add_f32 v1, v2, v3",
            "s_mov_b32 s1, 0.5",
            "v_mov_b32 v1, 1.5e3",
            "s_cmp_eq_u32 s1, %s" % small(g, 0, 64),
        )
    )


def branches(g):
    g.has("branch")
    name = g.name("br")
    g.put(".align 4,0")
    g.put("s_branch %s\n.align 4\n.fill %d,4,0xbf800000\n%s: s_cbranch_scc0 %s" % (name, g.number(0, 5), name, name))


def register_variables(g):
    g.has(".regvar")
    name = g.name("rv")
    g.put(".regvar %s:%s:%d, %s_2:s" % (name, g.pick("v", "s"), g.number(1, 8), name))
    g.put(
        g.pick(
            ".usereg v1:r, s[2:3]:rw, vcc:W",
            ".usereg %s:r" % name,
            ".rvlin %s" % name,
            ".rvlin_once %s_2" % name,
            ".cf_start",
            ".cf_end\n.cf_ret",
            ".cf_jump start",
            ".cf_call start, start",
            ".cf_cjump .",
        )
    )


# ---- Files, messages, targets


def includes(g):
    g.has(".include")
    name = g.pick("inc%d.inc", "dir/inc%d.inc", "inc %d.inc") % g.count
    g.count += 1
    text = "\n".join(g.take(g.body)) + g.pick("\n", "", "\n\n", "\\\n")
    if g.chance(0.15):
        g.has("conditional across files")
        text = ".if %s\n%s\n.else\n" % (known(g), text.rstrip("\\\n"))
        g.files[name] = text
        g.put('.include "%s"' % name)
        g.body(0, 1)
        g.put(".endif")
        return
    g.files[name] = text
    g.put('.include "%s"' % g.pick(name, name.split("/")[-1]))


def incbin(g):
    g.has(".incbin")
    name = "data%d.bin" % g.count
    g.count += 1
    g.files[name] = bytes(g.r.randrange(256) for _ in range(g.number(0, 40))).decode("latin-1")
    operands = g.pick(
        "", ", %s" % small(g, 0, 50), ", %s, %s" % (small(g, 0, 9), small(g, 1, 20)), ",,%s" % small(g, 1, 9)
    )
    g.put('.incbin "%s"%s' % (name, operands))


def messages(g):
    g.has("message")
    g.put(
        g.pick(
            ".print %s" % string(g),
            ".warning",
            ".warning %s" % string(g),
            ".fail %d" % g.number(500, 999),
            ".file what, ever",
            ".ln 5",
            ".line",
            ".lflags x y",
            ".title %s" % string(g),
            '.sbttl "a"',
            '.version "1"',
            '.print ""',
        )
    )


def facts(g):
    op = g.pick(".get_gpu", ".get_arch", ".get_format", ".get_64bit", ".get_version", ".get_policy")
    g.has(op)
    name = g.name("g")
    g.put("%s %s" % (op, name))
    g.put(".int %s" % name)
    if g.chance(0.3):
        g.has(".gpu after output")
        g.put(
            g.pick(".gpu %s" % g.r.choice(GPUS), ".arch %s" % g.r.choice(ARCHES), ".gpu %s " % g.r.choice(GPUS).upper())
        )
        g.put(".get_gpu %s\n.get_arch %s2\n.int %s, %s2" % (name, name, name, name))


def switches(g):
    g.has("switch")
    g.put(
        g.pick(".policy 5", ".oldmodparam", ".nooldmodparam", ".nobuggyfplit", ".nowave32", ".macrocase", ".noaltmacro")
    )


# ---- Sections


def absolute_section(g):
    """Adds an absolute section. In raw code, it comes only at the end, because the reference
    crashes if .text follows; in other containers, it has no labels."""
    op = g.pick(".offset", ".struct")
    g.has(op)
    g.put("%s %s" % (op, small(g, 0, 99)))
    for _ in range(g.number(1, 5)):
        names = []
        if g.container == "raw":
            names.append(g.name("fld"))
            g.put("%s:" % names[0])
        g.put(
            g.pick(
                ".skip %s" % small(g, 0, 9),
                ".space 3",
                ".align 8,0",
                ".org .+4",
                ".org 3",
                "p0 = .",
                ". = 200",
                ".p2align 3,0",
            )
        )
    if g.container != "raw":
        g.put(".text")


def sections(g):
    if g.container == "raw":
        g.has(".text")
        g.put(g.pick(".text", ".main", ".text", ".section .text"))
        return
    kept, g.labels = g.labels, []
    g.has("other section")
    name = g.name("sec").replace("$", "_")
    g.put(
        g.pick(
            ".rodata",
            ".section .%s" % name,
            '.section .%s, "a", @progbits align=16' % name,
            '.section .%s,"aw",@progbits' % name,
        )
    )
    start = g.name("ss")
    g.put("%s:" % start)
    if g.container == "gallium":
        g.labels = ["::" + start]
    for _ in range(g.number(1, 3)):
        g.put_subject(g.leaf_subjects)
    g.labels = kept
    g.put(".text")
