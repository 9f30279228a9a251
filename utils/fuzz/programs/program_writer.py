# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes random programs in a common subset of OpenCL C and C.

A program is a list of phases. A phase is a function that a work-item executes between
two barriers; its variables are members of a structure. On the GPU the kernel calls the
phases with barriers between them. On the host each phase is called for all work-items of
a group before the next phase. A phase writes only its own element of one LDS array, and
reads any element of the array that the phase before has written. So the result does not
depend on the order of work-items.
"""

import math
import random

INTEGERS = ["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"]
FLOATS = ["f32", "f64", "f16"]
TYPES = INTEGERS + FLOATS
# Most programs of compilers use 32 bits.
WEIGHTS = [2, 2, 2, 2, 8, 8, 4, 4, 6, 3, 3]
# Operations of atomics, with the sign of their operands.
ATOMICS = ["add_u", "sub_u", "and_u", "or_u", "xor_u", "min_u", "max_u", "min_i", "max_i", "xchg_u", "cmpxchg_u"]

ARRAY_SIZE = 8  # Elements of a private array.
NUM_INPUTS = 64  # Elements of the input.
NUM_OUTPUTS = 6  # Results of a work-item, 64 bits each.


def bits_of(type_name):
    return int(type_name[1:])


def unsigned(type_name):
    return "u" + type_name[1:]


class Writer:
    """Writes one program."""

    def __init__(self, seed, features):
        self.random = random.Random(seed)
        self.features = features
        self.group_size = self.random.choice([1, 32, 64, 64, 96, 128, 256])
        self.local_size = self.pick_shape(self.group_size)
        self.groups = self.random.choice([(1, 1, 1), (2, 1, 1), (3, 1, 1), (1, 2, 1), (2, 1, 2)])
        self.num_groups = math.prod(self.groups)
        self.num_phases = self.random.randint(1, 3)
        # Members of the structure by name.
        self.variables = {f"v{i}": self.pick_type() for i in range(self.random.randint(4, 10))}
        self.arrays = {f"a{i}": self.pick_type() for i in range(self.random.randint(0, 2))}
        self.scalars = {f"s{i}": self.pick_type() for i in range(self.random.randint(0, 4))}
        self.functions = []  # Names with types of parameters and result.
        self.lines = []
        self.loops = 0
        self.phase = 0

    def pick_shape(self, count):
        """Returns sizes in x, y and z whose product is the count."""
        r = self.random
        divisors = [n for n in range(1, count + 1) if count % n == 0]
        x = count if r.random() < 0.6 else r.choice(divisors)
        y = r.choice([n for n in divisors if count // x % n == 0])
        return x, y, count // x // y

    def pick_type(self):
        types = TYPES if "floats" in self.features else INTEGERS
        if "halves" not in self.features and "floats" in self.features:
            types = TYPES[:-1]
        return self.random.choices(types, WEIGHTS[: len(types)])[0]

    # Expressions

    def constant(self, type_name):
        r = self.random
        if type_name in FLOATS:
            suffix = "f" if type_name == "f32" else ""
            if type_name == "f16":
                return f"f32_to_f16({self.constant('f32')})"
            # clang compiles 0.0 - x as -x.
            values = ["1.0", "0.5", "-2.0", "1e10", "3.25", "-1e-20", "1e-40", "65504.0"]
            value = r.choice(values)
            return f"({type_name}){value}{suffix if value != '1e-40' else ''}"
        bits = bits_of(type_name)
        kind = r.randrange(4)
        value = [r.randrange(16), r.getrandbits(bits), 1 << r.randrange(bits), (1 << r.randrange(1, bits + 1)) - 1][kind]
        return f"({type_name}){value}{'UL' if bits == 64 else 'U'}"

    def leaf(self, type_name):
        """Returns an expression of some type, and the type."""
        r = self.random
        kind = r.randrange(11)
        if kind < 5:
            name, found = r.choice(list(self.variables.items()))
            return f"s->{name}", found
        if kind == 5 and self.arrays:
            name, found = r.choice(list(self.arrays.items()))
            return f"s->{name}[{self.index(ARRAY_SIZE)}]", found
        if kind == 6 and self.phase:
            return f"{self.read_array()}[{self.index('GROUP_SIZE')}]", "u32"
        if kind == 7:
            return f"in[{self.index(NUM_INPUTS)}]", "u32"
        if kind == 10:
            return self.view()
        if kind == 8 and self.scalars:
            name, found = r.choice(list(self.scalars.items()))
            return name, found
        if kind == 9:
            return r.choice([("lid", "u32"), ("gid", "u32"), ("group", "u32"), ("table[gid & 15]", "u32")])
        return self.constant(type_name), type_name

    def view(self):
        """Returns an element of memory with another type than the memory's."""
        r = self.random
        t = r.choice(["i8", "u8", "i16", "u16", "i32", "u64", "u32x4"])
        memories = [("GLOBAL const", "in", NUM_INPUTS), ("CONSTANT", "table", 16)]
        if self.phase and self.group_size >= 4:
            memories.append(("LOCAL const", self.read_array(), self.group_size))
        qualifiers, name, count = r.choice(memories)
        size = 16 if t == "u32x4" else bits_of(t) // 8
        element = f"(({qualifiers} {t} *){name})[{self.index(count * 4 // size)}]"
        return (f"{element}.{r.choice('xyzw')}", "u32") if t == "u32x4" else (element, t)

    def index(self, count):
        name, found = self.random.choice(list(self.variables.items()))
        if found in FLOATS or self.random.random() < 0.3:
            return str(self.random.randrange(count)) if isinstance(count, int) else f"lid"
        return f"(u32)s->{name} % {count}"

    def read_array(self):
        return "ldsB" if self.phase % 2 else "ldsA"

    def write_array(self):
        return "ldsA" if self.phase % 2 else "ldsB"

    def convert(self, text, source, target):
        """Returns \\p text converted to another type."""
        if source == target:
            return text
        if target == "f16":
            is_wide = source in INTEGERS and bits_of(source) > 16
            return f"{'integer' if is_wide else 'f32'}_to_f16((f32)({text}))"
        if source in FLOATS and target not in FLOATS:
            return f"{source}_to_{target}({text})"
        return f"({target})({text})"

    def expression(self, type_name, depth):
        """Returns an expression of the type."""
        r = self.random
        if depth <= 0 or r.random() < 0.15:
            return self.convert(*self.leaf(type_name), type_name)
        if r.random() < 0.12:
            other = self.pick_type()
            return self.convert(self.expression(other, depth - 1), other, type_name)
        if r.random() < 0.1:
            return f"({self.condition(depth - 1)} ? {self.expression(type_name, depth - 1)} : {self.expression(type_name, depth - 1)})"
        if self.functions and r.random() < 0.05:
            name, parameters, result = r.choice(self.functions)
            arguments = ", ".join(self.expression(p, depth - 2) for p in parameters)
            return self.convert(f"{name}({arguments})", result, type_name)
        if type_name in FLOATS:
            return self.float_expression(type_name, depth)
        return self.integer_expression(type_name, depth)

    def float_expression(self, t, depth):
        r = self.random
        a, b = self.expression(t, depth - 1), self.expression(t, depth - 1)
        suffix = "f" if t == "f32" else ""
        kind = r.randrange(12)
        if kind < 7:
            operator = r.choice("+-*") if kind < 6 else "/"
            return f"({a} {operator} {b})"
        if kind == 7 and t != "f16":
            return f"__builtin_fma{suffix}({a}, {b}, {self.expression(t, depth - 1)})"
        if kind == 7 or kind == 8:
            return self.float_function(t, r.choice(["floor", "ceil", "trunc", "rint", "round", "fabs"]), a)
        if kind == 9:
            return self.float_function(t, "sqrt", a) if "sqrt" in self.features else f"(-{a})"
        if kind == 10:
            bits = unsigned(t)
            return f"from_bits_{t}({self.expression(bits, depth - 1)})"
        return f"({a} < {b} ? {a} : {b})"

    def float_function(self, t, name, text):
        if t == "f16":
            return f"f32_to_f16(__builtin_{name}f((f32)({text})))"
        return f"__builtin_{name}{'f' if t == 'f32' else ''}({text})"

    def integer_expression(self, t, depth):
        r = self.random
        u, bits = unsigned(t), bits_of(t)
        wide = "u64" if bits == 64 else "u32"
        a, b = self.expression(t, depth - 1), self.expression(t, depth - 1)
        kind = r.randrange(17)
        if kind < 6:
            return f"({t})(({wide}){a} {r.choice('+-*&|^')} ({wide}){b})"
        if kind == 6:
            return f"{r.choice(['div', 'rem'])}_{t}({a}, {b})"
        if kind == 7:
            return f"({t})(({wide})({u}){a} << (({wide}){b} & {bits - 1}))"
        if kind == 8:
            return f"({t})({a} >> (({wide}){b} & {bits - 1}))"
        if kind == 9:
            return f"({t}){self.inverse(t, a)}"
        # clang makes saturated differences of maxima. It loses the saturation of 32 bits
        # on GCN 1.2 if an operand is a literal.
        hide = "hide_u32" if t == "u32" else ""
        if kind == 10:
            return f"{hide}({a} < {b} ? {a} : {b})"
        if kind == 11:
            w = r.choice(["u32", "u64"])
            x = self.expression(w, depth - 1)
            return f"({t})" + r.choice(
                [
                    f"rotate_{w}({x}, (u32){b})",
                    f"count_{w}({x})",
                    f"leading_{w}({x})",
                    f"trailing_u32((u32){x})",
                    f"high_u32((u32){x}, (u32){b})",
                    f"high_i32((i32){x}, (i32){b})",
                ]
            )
        if kind == 12 and "floats" in self.features:
            f = r.choice(FLOATS)
            return f"({t})bits_{f}({self.expression(f, depth - 1)})"
        if kind == 13:
            functions = ["min", "max"] + (["add_sat", "sub_sat"] if bits < 32 else [])
            return f"{hide}(__builtin_elementwise_{r.choice(functions)}(({t}){a}, ({t}){b}))"
        if kind == 14:
            return self.vector_expression(t, a, b, depth)
        if kind == 15:
            w = r.choice(["u32", "u64"])
            x = self.expression(w, depth - 1)
            return f"({t})" + r.choice(
                [
                    f"reverse_{w}({x})",
                    f"swap_{w}({x})",
                    f"high_u64((u64){x}, (u64){b})",
                    f"product24((u32){x}, (u32){b})",
                    f"product24_i32((i32){x}, (i32){b})",
                    f"field_u32((u32){x}, (u32){a}, {r.choice(['8', '5', f'(u32){b}'])})",
                ]
            )
        return f"({t})({self.condition(depth - 1)})"

    def inverse(self, t, text):
        """Returns the inverted bits of \\p text."""
        # If the upper half of x is 0, clang makes a copy of y from the upper half of ~x | y.
        return f"~hide_u64((u64){text})" if bits_of(t) == 64 else f"~{text}"

    def vector_expression(self, t, a, b, depth):
        """Returns an element of a vector that is computed from two values."""
        r = self.random
        e = r.choice(["u8", "u16", "u32", "u64"])
        vectors = [f"({e}x4){{({e}){a}, ({e}){b}, 5, ({e})gid}}", f"({e}x4){{({e}){b}, 77, ({e}){a}, ({e}){self.inverse(t, a)}}}"]
        operation = r.choice(["+", "-", "*", "&", "^", "|"])
        swizzle = "".join(r.choice("xyzw") for _ in range(4))
        text = f"(({vectors[0]}) {operation} ({vectors[1]}).{swizzle})"
        return f"({t}){text}[{self.index(4)}]" if r.random() < 0.3 else f"({t}){text}.{r.choice('xyzw')}"

    def condition(self, depth):
        t = self.pick_type()
        a, b = self.expression(t, depth), self.expression(t, depth)
        text = f"({a} {self.random.choice(['<', '>', '<=', '>=', '==', '!='])} {b})"
        if depth > 0 and self.random.random() < 0.2:
            text = f"({text} {self.random.choice(['&&', '||'])} {self.condition(depth - 1)})"
        return text

    # Statements

    def emit(self, level, text):
        self.lines.append("  " * level + text)

    def assignment(self, level):
        r = self.random
        if self.arrays and r.random() < 0.25:
            name, t = r.choice(list(self.arrays.items()))
            self.emit(level, f"s->{name}[{self.index(ARRAY_SIZE)}] = {self.expression(t, 3)};")
            return
        name, t = r.choice(list(self.variables.items()))
        self.emit(level, f"s->{name} = {self.expression(t, 3)};")

    def atomic(self, level):
        r = self.random
        kind = r.randrange(4)
        if kind < 2:
            return self.own_atomic(level)
        # Clang makes a plain load of an atomic with 0. It races with the other work-items.
        value = f"{self.expression('u32', 2)} | 1"
        operation = r.choice(["add", "xor", "max"])
        index = ["add", "xor", "max"].index(operation)
        space, array = ("local", "counters") if kind == 2 else ("global", "shared")
        self.emit(level, f"atomic_{space}_{operation}_u32(&{array}[{index}], {value});")

    def own_atomic(self, level):
        """Writes an atomic on an element of the work-item, so the old value is known."""
        r = self.random
        name, t = r.choice(list(self.variables.items()))
        operation = r.choice(ATOMICS)
        space, place, bits = r.choice(
            [
                ("local", f"{self.write_array()}[lid]", "32"),
                ("local", "wide[lid]", "64"),
                ("global", f"own[{r.randrange(NUM_OUTPUTS)}]", "64"),
                ("global", f"((GLOBAL u32 *)own)[{r.randrange(NUM_OUTPUTS * 2)}]", "32"),
            ]
        )
        value_type = operation[-1] + bits
        pointer = f"(GLOBAL {value_type} *)" if space == "global" else f"(LOCAL {value_type} *)"
        values = [self.expression(value_type, 2)]
        if operation == "cmpxchg_u":
            values.insert(0, r.choice(["0", self.expression(value_type, 1)]))
        call = f"atomic_{space}_{operation}{bits}({pointer}&{place}, {', '.join(values)})"
        self.emit(level, f"s->{name} = {self.convert(call, value_type, t)};")

    def statement(self, level, depth):
        r = self.random
        kind = r.randrange(16) if depth else 0
        if kind < 8:
            self.assignment(level)
        elif kind == 8:
            if "atomics" in self.features and self.phase:
                self.atomic(level)
            else:
                self.assignment(level)
        elif kind == 9:
            self.emit(level, f"{self.write_array()}[lid] = {self.expression('u32', 3)};")
        elif kind == 10:
            self.emit(level, f"if ({self.condition(2)}) {{")
            self.block(level + 1, depth - 1)
            if r.random() < 0.5:
                self.emit(level, "} else {")
                self.block(level + 1, depth - 1)
            self.emit(level, "}")
        elif kind == 11:
            self.loop(level, depth)
        elif kind == 14:
            self.memory(level)
        else:
            self.switch(level, depth)

    def memory(self, level):
        """Writes a store to a part of an own element, or a call that changes an array."""
        r = self.random
        arrays = [name for name, t in self.arrays.items() if t == "u32"]
        if arrays and "calls" in self.features:
            name, t = r.choice(list(self.variables.items()))
            call = f"mix(s->{r.choice(arrays)}, {self.expression('u32', 1)}, {self.expression('u32', 2)})"
            return self.emit(level, f"s->{name} = {self.convert(call, 'u32', t)};")
        t = r.choice(["u8", "i8", "u16", "i16", "u32"])
        place = r.choice([f"LOCAL {t} *)&{self.write_array()}[lid]", f"LOCAL {t} *)&wide[lid]", f"GLOBAL {t} *)own"])
        self.emit(level, f"(({place})[{r.randrange(32 // bits_of(t))}] = {self.expression(t, 3)};")

    def loop(self, level, depth):
        self.loops += 1
        counter = f"loop{self.loops}"
        limit = self.random.choice(["3", "5", f"({self.expression('u32', 1)} & 7)"])
        self.emit(level, f"for (u32 {counter} = 0, n{counter} = {limit}; {counter} < n{counter}; ++{counter}) {{")
        self.block(level + 1, depth - 1)
        if self.random.random() < 0.3:
            self.emit(level + 1, f"if ({self.condition(1)})")
            self.emit(level + 2, self.random.choice(["break;", "continue;"]))
        self.emit(level, "}")

    def switch(self, level, depth):
        count = self.random.choice([3, 4, 8])
        self.emit(level, f"switch ({self.expression('u32', 2)} % {count}) {{")
        for value in range(self.random.randint(2, count)):
            self.emit(level, f"case {value}:")
            self.block(level + 1, depth - 1)
            if self.random.random() < 0.8:
                self.emit(level + 1, "break;")
        self.emit(level, "default:")
        self.assignment(level + 1)
        self.emit(level, "}")

    def block(self, level, depth):
        for _ in range(self.random.randint(1, 3)):
            self.statement(level, depth)

    # Functions

    def function(self, index):
        """Writes a function that is really called."""
        r = self.random
        parameters = [self.pick_type() for _ in range(r.randint(1, 4))]
        result = self.pick_type()
        saved = self.variables, self.arrays, self.scalars
        # Its parameters are the only values.
        self.arrays = {}
        self.scalars = {}
        name = f"function{index}"
        self.variables = {f"p{i}": t for i, t in enumerate(parameters)}
        text = self.expression(result, 3)
        text2 = self.expression(result, 2)
        condition = self.condition(2)
        members = " ".join(f"{t} p{i};" for i, t in enumerate(parameters))
        self.emit(0, f"struct Parameters{index} {{ {members} }};")
        self.emit(0, f"NOINLINE static {result} {name}({', '.join(f'{t} q{i}' for i, t in enumerate(parameters))}) {{")
        self.emit(1, f"struct Parameters{index} values, *s = &values;")
        self.emit(1, "const u32 lid = 3, gid = 5, group = 1;")
        for i in range(len(parameters)):
            self.emit(1, f"s->p{i} = q{i};")
        self.emit(1, f"if ({condition})")
        self.emit(2, f"return {text};")
        self.emit(1, f"return {text2};")
        self.emit(0, "}")
        self.variables, self.arrays, self.scalars = saved
        self.functions.append((name, parameters, result))

    def parameters(self, types):
        """Returns the parameters or arguments that all phases have."""
        names = [("GLOBAL const u32 *", "in"), ("GLOBAL u32 *", "shared"), ("GLOBAL u64 *", "own")]
        names += [("LOCAL u32 *", name) for name in ("ldsA", "ldsB", "counters")] + [("LOCAL u64 *", "wide")]
        names += [(t + " ", name) for name, t in self.scalars.items()]
        names += [("u32 ", name) for name in ("lid", "gid", "group")]
        return ", ".join((t if types else "") + name for t, name in names)

    def write(self):
        """Returns the text of the program after the headers."""
        r = self.random
        self.emit(0, f"#define GROUP_SIZE {self.group_size}")
        self.emit(0, f"#define NUM_GROUPS {self.num_groups}")
        values = ", ".join(str(r.getrandbits(32)) + "U" for _ in range(16))
        self.emit(0, f"CONSTANT_TABLE u32 table[16] ALIGNED = {{{values}}};")
        if "calls" in self.features:
            for i in range(r.randint(0, 3)):
                self.function_without_memory(i)
        self.emit(0, "struct State {")
        for name, t in self.variables.items():
            self.emit(1, f"{t} {name};")
        for name, t in self.arrays.items():
            self.emit(1, f"{t} {name}[{ARRAY_SIZE}];")
        self.emit(0, "};")
        for self.phase in range(self.num_phases):
            self.write_phase()
        self.write_results()
        self.write_kernel()
        self.write_host()
        return "\n".join(self.lines) + "\n"

    def function_without_memory(self, index):
        leaf = self.leaf

        def value_leaf(type_name):
            kind = self.random.randrange(4)
            if kind:
                name, found = self.random.choice(list(self.variables.items()))
                return f"s->{name}", found
            return self.constant(type_name), type_name

        self.leaf = value_leaf
        self.function(index)
        self.leaf = leaf

    def write_phase(self):
        self.emit(0, f"static inline void phase{self.phase}(struct State *s, {self.parameters(True)}) {{")
        self.emit(1, f"{self.write_array()}[lid] = {'gid * 3' if not self.phase else self.expression('u32', 2)};")
        if not self.phase:
            self.emit(1, "wide[lid] = gid * 0x123456789abcdefUL;")
        for _ in range(self.random.randint(2, 5)):
            self.statement(1, 2)
        self.emit(0, "}")

    def write_results(self):
        self.emit(0, f"static inline void results(struct State *s, {self.parameters(True)}) {{")
        for i in range(NUM_OUTPUTS):
            t = self.pick_type()
            text = self.expression(t, 2)
            text = f"bits_{t}({text})" if t in FLOATS else f"({unsigned(t)}){text}"
            self.emit(1, f"own[{i}] {self.random.choice(['=', '+='])} {text};")
        self.emit(0, "}")

    def initialize(self, level):
        for i, (name, t) in enumerate(self.variables.items()):
            value = self.convert(f"in[(gid + {i}) % {NUM_INPUTS}]", "u32", t)
            self.emit(level, f"s->{name} = {value};")
        for name, t in self.arrays.items():
            self.emit(level, f"for (u32 i = 0; i < {ARRAY_SIZE}; ++i)")
            value = self.convert(f"in[(gid + i) % {NUM_INPUTS}]", "u32", t)
            self.emit(level + 1, f"s->{name}[i] = {value};")

    def position(self, kind, sizes):
        """Returns the number of a work-item or a work-group."""
        x, y, z = (f"__builtin_amdgcn_{kind}_id_{dim}()" for dim in "xyz")
        text = x
        if sizes[1] * sizes[2] > 1:
            text += f" + {sizes[0]} * " + (y if sizes[2] == 1 else f"({y} + {sizes[1]} * {z})")
        return text

    def write_kernel(self):
        scalars = "".join(f", {t} {name}" for name, t in self.scalars.items())
        call = self.parameters(False)
        self.emit(0, "static inline void start(struct State *s, GLOBAL const u32 *in, u32 gid) {")
        self.initialize(1)
        self.emit(0, "}")
        self.emit(0, "#ifndef HOST")
        self.emit(0, f"kernel __attribute__((reqd_work_group_size{self.local_size}))")
        self.emit(0, f"void program(global u64 *out, global u32 *shared, global const u32 *in{scalars}) {{")
        self.emit(1, "local u32 ldsA[GROUP_SIZE] ALIGNED, ldsB[GROUP_SIZE] ALIGNED, counters[4];")
        self.emit(1, "local u64 wide[GROUP_SIZE] ALIGNED;")
        self.emit(1, f"const u32 lid = {self.position('workitem', self.local_size)};")
        self.emit(1, f"const u32 group = {self.position('workgroup', self.groups)};")
        self.emit(1, "const u32 gid = group * GROUP_SIZE + lid;")
        self.emit(1, f"global u64 *own = out + gid * {NUM_OUTPUTS};")
        self.emit(1, "struct State state, *s = &state;")
        self.emit(1, "start(s, in, gid);")
        self.emit(1, "if (lid == 0)")
        self.emit(2, "for (u32 i = 0; i < 4; ++i)")
        self.emit(3, "counters[i] = 0;")
        for phase in range(self.num_phases):
            self.emit(1, f"phase{phase}(s, {call});")
            self.emit(1, "synchronize();")
        self.emit(1, f"results(s, {call});")
        self.emit(1, "for (u32 i = lid; i < 4; i += GROUP_SIZE)")
        self.emit(2, "shared[4 + group * 4 + i] = counters[i];")
        self.emit(0, "}")
        self.emit(0, "#endif")

    def write_host(self):
        call = self.parameters(False)
        self.emit(0, "#ifdef HOST")
        self.emit(0, "static struct State states[GROUP_SIZE];")
        self.emit(0, "static u64 out[GROUP_SIZE * NUM_GROUPS * %d];" % NUM_OUTPUTS)
        self.emit(0, "static u32 shared[4 + NUM_GROUPS * 4], ldsA[GROUP_SIZE] ALIGNED, ldsB[GROUP_SIZE] ALIGNED, counters[4];")
        self.emit(0, "static u64 wide[GROUP_SIZE] ALIGNED;")
        self.emit(0, f"static u32 in[{NUM_INPUTS}] ALIGNED;")
        self.emit(0, "int main(int argc, char **argv) {")
        self.emit(1, "FILE *f = fopen(argv[1], \"rb\");")
        self.emit(1, "if (!f || fread(in, sizeof(in), 1, f) != 1)")
        self.emit(2, "return 1;")
        for name, t in self.scalars.items():
            self.emit(1, f"{t} {name};")
            self.emit(1, f"if (fread(&{name}, sizeof({name}), 1, f) != 1)")
            self.emit(2, "return 1;")
        self.emit(1, "for (u32 group = 0; group < NUM_GROUPS; ++group) {")
        self.emit(2, "memset(counters, 0, sizeof(counters));")
        each = "for (u32 lid = 0, gid = group * GROUP_SIZE; lid < GROUP_SIZE; ++lid, ++gid)"
        call = call.replace("own", f"out + gid * {NUM_OUTPUTS}")
        self.emit(2, each)
        self.emit(3, "start(&states[lid], in, gid);")
        for phase in range(self.num_phases):
            self.emit(2, each)
            self.emit(3, f"phase{phase}(&states[lid], {call});")
        self.emit(2, each)
        self.emit(3, f"results(&states[lid], {call});")
        self.emit(2, "memcpy(shared + 4 + group * 4, counters, sizeof(counters));")
        self.emit(1, "}")
        self.emit(1, "fwrite(out, sizeof(out), 1, stdout);")
        self.emit(1, "fwrite(shared, sizeof(shared), 1, stdout);")
        self.emit(1, "return 0;")
        self.emit(0, "}")
        self.emit(0, "#endif")
