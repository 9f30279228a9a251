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

import random

INTEGERS = ["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"]
FLOATS = ["f32", "f64"]
TYPES = INTEGERS + FLOATS
# Most programs of compilers use 32 bits.
WEIGHTS = [2, 2, 2, 2, 8, 8, 4, 4, 6, 3]

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
        self.num_groups = self.random.choice([1, 2, 3])
        self.num_phases = self.random.randint(1, 4)
        # Members of the structure by name.
        self.variables = {f"v{i}": self.pick_type() for i in range(self.random.randint(4, 10))}
        self.arrays = {f"a{i}": self.pick_type() for i in range(self.random.randint(0, 2))}
        self.scalars = {f"s{i}": self.pick_type() for i in range(self.random.randint(0, 4))}
        self.functions = []  # Names with types of parameters and result.
        self.lines = []
        self.loops = 0
        self.phase = 0

    def pick_type(self):
        types = TYPES if "floats" in self.features else INTEGERS
        return self.random.choices(types, WEIGHTS[: len(types)])[0]

    # Expressions

    def constant(self, type_name):
        r = self.random
        if type_name in FLOATS:
            suffix = "f" if type_name == "f32" else ""
            values = ["0.0", "1.0", "0.5", "-2.0", "1e10", "3.25", "-1e-20", "1e-40", "65504.0"]
            value = r.choice(values)
            return f"({type_name}){value}{suffix if value != '1e-40' else ''}"
        bits = bits_of(type_name)
        kind = r.randrange(4)
        value = [r.randrange(16), r.getrandbits(bits), 1 << r.randrange(bits), (1 << r.randrange(1, bits + 1)) - 1][kind]
        return f"({type_name}){value}{'UL' if bits == 64 else 'U'}"

    def leaf(self, type_name):
        """Returns an expression of some type, and the type."""
        r = self.random
        kind = r.randrange(10)
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
        if kind == 8 and self.scalars:
            name, found = r.choice(list(self.scalars.items()))
            return name, found
        if kind == 9:
            return r.choice([("lid", "u32"), ("gid", "u32"), ("group", "u32"), ("table[gid & 15]", "u32")])
        return self.constant(type_name), type_name

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
        if kind == 7:
            return f"__builtin_fma{suffix}({a}, {b}, {self.expression(t, depth - 1)})"
        if kind == 8:
            return f"__builtin_{r.choice(['floor', 'ceil', 'trunc', 'rint', 'fabs'])}{suffix}({a})"
        if kind == 9:
            return f"__builtin_sqrt{suffix}({a})" if "sqrt" in self.features else f"(-{a})"
        if kind == 10:
            bits = unsigned(t)
            return f"from_bits_{t}({self.expression(bits, depth - 1)})"
        return f"({a} < {b} ? {a} : {b})"

    def integer_expression(self, t, depth):
        r = self.random
        u, bits = unsigned(t), bits_of(t)
        wide = "u64" if bits == 64 else "u32"
        a, b = self.expression(t, depth - 1), self.expression(t, depth - 1)
        kind = r.randrange(14)
        if kind < 6:
            return f"({t})(({wide}){a} {r.choice('+-*&|^')} ({wide}){b})"
        if kind == 6:
            return f"{r.choice(['div', 'rem'])}_{t}({a}, {b})"
        if kind == 7:
            return f"({t})(({wide})({u}){a} << (({wide}){b} & {bits - 1}))"
        if kind == 8:
            return f"({t})({a} >> (({wide}){b} & {bits - 1}))"
        if kind == 9:
            return f"({t})~{a}"
        if kind == 10:
            return f"({a} < {b} ? {a} : {b})"
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
        return f"({t})({self.condition(depth - 1)})"

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
        self.emit(level, f"s->{name} = {self.expression(t, 4)};")

    def atomic(self, level):
        r = self.random
        kind = r.randrange(3)
        value = self.expression("u32", 2)
        if kind == 0:  # Its own element, so the old value is known.
            name, t = r.choice(list(self.variables.items()))
            operation = r.choice(["add", "sub", "and", "or", "xor", "umin", "umax"])
            call = f"atomic_{operation}(&{self.write_array()}[lid], {value})"
            self.emit(level, f"s->{name} = {self.convert(call, 'u32', t)};")
        elif kind == 1:
            operation = r.choice(["add", "xor", "umax"])
            index = ["add", "xor", "umax"].index(operation)
            self.emit(level, f"atomic_{operation}(&counters[{index}], {value});")
        else:
            operation = r.choice(["add", "xor", "umax"])
            index = ["add", "xor", "umax"].index(operation)
            self.emit(level, f"atomic_global_{operation}(&shared[{index}], {value});")

    def statement(self, level, depth):
        r = self.random
        kind = r.randrange(14) if depth else 0
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
        else:
            self.switch(level, depth)

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
        text = self.expression(result, 4)
        text2 = self.expression(result, 3)
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
        names = [("GLOBAL const u32 *", "in"), ("GLOBAL u32 *", "shared"), ("LOCAL u32 *", "ldsA"), ("LOCAL u32 *", "ldsB"), ("LOCAL u32 *", "counters")]
        names += [(t + " ", name) for name, t in self.scalars.items()]
        names += [("u32 ", name) for name in ("lid", "gid", "group")]
        return ", ".join((t if types else "") + name for t, name in names)

    def write(self):
        """Returns the text of the program after the headers."""
        r = self.random
        self.emit(0, f"#define GROUP_SIZE {self.group_size}")
        self.emit(0, f"#define NUM_GROUPS {self.num_groups}")
        values = ", ".join(str(r.getrandbits(32)) + "U" for _ in range(16))
        self.emit(0, f"CONSTANT_TABLE u32 table[16] = {{{values}}};")
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
        for _ in range(self.random.randint(2, 6)):
            self.statement(1, 3)
        self.emit(0, "}")

    def write_results(self):
        self.emit(0, f"static inline void results(struct State *s, GLOBAL u64 *out, {self.parameters(True)}) {{")
        self.emit(1, f"out += gid * {NUM_OUTPUTS};")
        for i in range(NUM_OUTPUTS):
            t = self.pick_type()
            text = self.expression(t, 2)
            text = f"bits_{t}({text})" if t in FLOATS else f"({unsigned(t)}){text}"
            self.emit(1, f"out[{i}] = {text};")
        self.emit(0, "}")

    def initialize(self, level):
        for i, (name, t) in enumerate(self.variables.items()):
            value = self.convert(f"in[(gid + {i}) % {NUM_INPUTS}]", "u32", t)
            self.emit(level, f"s->{name} = {value};")
        for name, t in self.arrays.items():
            self.emit(level, f"for (u32 i = 0; i < {ARRAY_SIZE}; ++i)")
            value = self.convert(f"in[(gid + i) % {NUM_INPUTS}]", "u32", t)
            self.emit(level + 1, f"s->{name}[i] = {value};")

    def write_kernel(self):
        scalars = "".join(f", {t} {name}" for name, t in self.scalars.items())
        call = self.parameters(False)
        self.emit(0, "static inline void start(struct State *s, GLOBAL const u32 *in, u32 gid) {")
        self.initialize(1)
        self.emit(0, "}")
        self.emit(0, "#ifndef HOST")
        self.emit(0, f"kernel __attribute__((reqd_work_group_size(GROUP_SIZE, 1, 1)))")
        self.emit(0, f"void program(global u64 *out, global u32 *shared, global const u32 *in{scalars}) {{")
        self.emit(1, "local u32 ldsA[GROUP_SIZE], ldsB[GROUP_SIZE], counters[4];")
        self.emit(1, "const u32 lid = __builtin_amdgcn_workitem_id_x();")
        self.emit(1, "const u32 group = __builtin_amdgcn_workgroup_id_x();")
        self.emit(1, "const u32 gid = group * GROUP_SIZE + lid;")
        self.emit(1, "struct State state, *s = &state;")
        self.emit(1, "start(s, in, gid);")
        self.emit(1, "if (lid == 0)")
        self.emit(2, "for (u32 i = 0; i < 4; ++i)")
        self.emit(3, "counters[i] = 0;")
        for phase in range(self.num_phases):
            self.emit(1, f"phase{phase}(s, {call});")
            self.emit(1, "synchronize();")
        self.emit(1, f"results(s, out, {call});")
        self.emit(1, "for (u32 i = lid; i < 4; i += GROUP_SIZE)")
        self.emit(2, "shared[4 + group * 4 + i] = counters[i];")
        self.emit(0, "}")
        self.emit(0, "#endif")

    def write_host(self):
        call = self.parameters(False)
        self.emit(0, "#ifdef HOST")
        self.emit(0, "static struct State states[GROUP_SIZE];")
        self.emit(0, "static u64 out[GROUP_SIZE * NUM_GROUPS * %d];" % NUM_OUTPUTS)
        self.emit(0, "static u32 shared[4 + NUM_GROUPS * 4], ldsA[GROUP_SIZE], ldsB[GROUP_SIZE], counters[4];")
        self.emit(0, f"static u32 in[{NUM_INPUTS}];")
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
        self.emit(2, each)
        self.emit(3, "start(&states[lid], in, gid);")
        for phase in range(self.num_phases):
            self.emit(2, each)
            self.emit(3, f"phase{phase}(&states[lid], {call});")
        self.emit(2, each)
        self.emit(3, f"results(&states[lid], out, {call});")
        self.emit(2, "memcpy(shared + 4 + group * 4, counters, sizeof(counters));")
        self.emit(1, "}")
        self.emit(1, "fwrite(out, sizeof(out), 1, stdout);")
        self.emit(1, "fwrite(shared, sizeof(shared), 1, stdout);")
        self.emit(1, "return 0;")
        self.emit(0, "}")
        self.emit(0, "#endif")
