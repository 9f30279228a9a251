# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs for the register allocation, with variables and with known correct
registers."""

from regalloc_defined import define
from regalloc_flow import successors_of
from regalloc_insts import DPP_SOURCES, LANES, LOADS, MASK_OPS, OPERANDS, Inst, Part, Var, numbers

# The choices of simple(): lists of names, one of which is taken, or methods of the
# generator. A choice that occurs more often is more likely.
SIMPLE = 3 * [["s_add_u32", "s_sub_u32", "s_cselect_b32"]]
SIMPLE += [["s_mov_b64"], ["s_lshl_b64"], list(MASK_OPS), ["s_bitset1_b32"]]
SIMPLE += 4 * [["v_add_f32"]]
SIMPLE += [["v_mad_f32"], ["v_mac_f32"], ["v_add_f64"], ["v_cndmask_b32"], ["v_readfirstlane_b32"], "keep_part"]
SIMPLE += [["s_cmov_b32"], ["v_readlane_b32"], ["v_mqsad_u32_u8"], ["v_cmp_lt_f32"], "store", "load", "load"]
# The choices of load(): names, and the text after their operands.
LOAD_FORMS = [
    (["s_load_dword", "s_load_dwordx2", "s_load_dwordx4"], ", 0x0"),
    (["s_buffer_load_dwordx2"], ", 0x0"),
    (["ds_read_b32", "ds_read_b64"], ""),
    (["buffer_load_dword", "buffer_load_dwordx4", "buffer_load_short_d16_hi"], ", 0 offen"),
    (["buffer_atomic_add"], ", 0 offen glc"),
    (["global_load_dword"], ", off"),
    (["global_atomic_add"], ", off glc"),
]
# Methods among which block() chooses. Each has one of 16 chances.
STATEMENTS = ["uniform_if", "uniform_loop", "divergent_if", "divergent_if", "divergent_loop"]


def alignment(kind, count):
    return 1 if kind == "v" or count == 1 else 2 if count == 2 else 4


class Generator:
    """Makes a program: self.insts, self.labels (of instructions), self.vars,
    self.functions (labels and the registers of their return addresses).

    Half of the programs write all variables at the start. The others write many
    variables late and in some lanes only. Some of these read values that were never
    written, but branches and EXEC never depend on such values."""

    def __init__(self, rng):
        self.rng = rng
        self.vars = []
        self.insts = []
        self.labels = {}
        self.num_labels = 0
        self.functions = []
        self.calls_left = rng.randrange(4)
        self.unwritten = set()  # Registers of variables that must not be written now.
        self.untouched = set()  # Registers of variables that must not be read or written now.
        self.make_vars()
        written, wanted = rng.choice([(1, 0), (1, 0), (rng.random(), 1), (0.75, 0.3)])
        self.make_code(written)
        define(self, successors_of(self), [rng.random() < wanted for _ in self.insts])

    def make_vars(self):
        rng = self.rng
        self.make_var("s", 2, True)
        self.make_var("v", 1, True)
        for kind, number in (("s", rng.randrange(6, 22)), ("v", rng.randrange(5, 26))):
            for _ in range(number):
                self.make_var(kind, rng.choice([1, 1, 1, 2, 2, 4, 4, 8 if kind == "v" else 4]), rng.random() < 0.08)
        for kind in "ssv":  # Variables that every program needs.
            self.make_var(kind, 4, False)
        self.make_var("s", 2, False)

    def make_var(self, kind, count, is_fixed):
        # The registers of a variable follow those of the previous variable of its kind.
        base = max([v.base + v.count for v in self.vars if v.kind == kind], default=0)
        align = alignment(kind, count)
        base = (base + align - 1) // align * align
        if base + count <= (96 if kind == "s" else 250):
            self.vars.append(Var("%s%d" % ("x" if kind == "s" else "y", len(self.vars)), kind, count, base, is_fixed))

    # Operands.

    def part(self, kind, count=1, is_written=False):
        avoided = self.untouched | (self.unwritten if is_written else set())
        while True:
            part = self.any_part(kind, count, is_written)
            if not any((part.var, n) in avoided for n in numbers(part)):
                return part

    def any_part(self, kind, count, is_written):
        fitting = [v for v in self.vars if v.kind == kind and v.count >= count]
        if is_written:
            fitting = [v for v in fitting if not v.is_fixed or self.rng.random() < 0.2] or fitting
        # Choose a few variables more often, so that the others live longer.
        var = self.rng.choice(fitting[-8:] if self.rng.random() < 0.5 else fitting)
        return Part(var, self.rng.choice(range(0, var.count - count + 1, alignment(kind, count))), count)

    def operand(self, form):
        """Returns an operand of a form of OPERANDS."""
        is_written = form[0] in "=+"
        form = form.lstrip("=+")
        kind, count = form[0], int(form[1:] or 1)
        if kind == "x":
            return self.part("s" if self.rng.random() < 0.2 else "v", count)
        if kind == "l":
            return str(self.rng.randrange(LANES))
        if kind == "m":
            return self.rng.choice([self.part("s", count), "exec"])
        return self.part(kind, count, is_written)

    # Instructions.

    def emit(self, name, *operands, tail="", target=None):
        self.insts.append(Inst(name, list(operands), tail, target))

    def emit_any(self, name, tail=""):
        """Emits an instruction with random operands."""
        self.emit(name, *map(self.operand, OPERANDS[name]), tail=tail)

    def label(self):
        self.num_labels += 1
        return "L%d" % self.num_labels

    def place(self, label):
        self.labels[label] = len(self.insts)

    # Statements.

    def simple(self):
        choice = self.rng.choice(SIMPLE)
        if isinstance(choice, str):
            getattr(self, choice)()
        else:
            self.emit_any(choice[0] if len(choice) == 1 else self.rng.choice(choice))

    def keep_part(self):
        choice = self.rng.randrange(3)
        if choice == 0:
            self.emit_any("v_writelane_b32")
        elif choice == 1:
            self.emit_any("v_mov_b32_sdwa", tail=" dst_sel:word1 dst_unused:preserve")
        else:
            self.emit_any("v_mov_b32_dpp", tail=self.rng.choice(list(DPP_SOURCES)))

    def store(self):
        choice = self.rng.randrange(7)
        if choice == 6:
            self.emit("s_mov_b32", "m0", self.part("s"))
            self.emit("s_sendmsg", tail=" sendmsg(interrupt)")
        elif choice == 0:
            self.emit_any("exp", tail=" done vm")
            self.after("expcnt(0)")
        elif choice < 3:
            self.emit_any(self.rng.choice(["ds_write_b32", "ds_write_b64"]))
        elif choice == 3:
            self.emit_any("global_store_dwordx2", tail=", off")
        else:
            self.emit_any(self.rng.choice(["buffer_store_dword", "buffer_store_dwordx4"]), tail=", 0 offen")

    def load(self):
        counter = self.load_one(LOAD_FORMS)
        if counter == "vm" and self.rng.random() < 0.3:  # Loads of this counter return in order.
            first = self.untouched
            self.load_one([form for form in LOAD_FORMS if LOADS[form[0][0]] == "vm"])
            self.after("vmcnt(1)")
            self.untouched = self.untouched - first
        self.after(counter + "cnt(0)")
        self.untouched = set()

    def load_one(self, forms):
        """Emits a load, and adds the registers that it writes to self.untouched. Returns its
        counter."""
        names, tail = self.rng.choice(forms)
        self.emit_any(self.rng.choice(names), tail=tail)
        name, operands = self.insts[-1][:2]
        self.untouched = self.untouched | {(operands[0].var, n) for n in numbers(operands[0])}
        return LOADS[name]

    def after(self, wait):
        """Emits the wait for the last instruction, after instructions that need not wait."""
        for _ in range(self.rng.choice([0, 0, 1, 2, 3])):
            self.emit_any("v_add_f32")
            self.emit_any("s_add_u32")
        self.emit("s_waitcnt", tail=" " + wait)

    def block(self, depth, size):
        for _ in range(size):
            choice = self.rng.randrange(16) if depth else 15
            if choice < len(STATEMENTS):
                inner = lambda: self.block(depth - 1, self.rng.randrange(1, 7))
                getattr(self, STATEMENTS[choice])(inner)
            elif choice == 5 and self.calls_left:
                self.call()
            elif choice == 6 and self.rng.random() < 0.1:
                self.emit("s_mov_b64", "exec", self.rng.choice(["-1", self.part("s", 2)]))
            else:
                self.simple()

    def uniform_if(self, inner):
        other, end = self.label(), self.label()
        self.emit_any("s_cmp_lt_u32")
        self.emit("s_cbranch_scc0", target=other)
        inner()
        if self.rng.random() < 0.5:
            self.emit("s_branch", target=end)
            self.place(other)
            inner()
        else:
            self.place(other)
        self.place(end)

    def uniform_loop(self, inner):
        begin = self.label()
        self.place(begin)
        inner()
        self.emit_any("s_cmp_lt_u32")
        self.emit("s_cbranch_scc1", target=begin)

    def divergent_if(self, inner):
        mask, end = self.part("s", 2, True), self.label()
        if self.rng.random() < 0.2:
            self.emit("s_mov_b64", mask, "exec")
            self.emit_any("v_cmpx_lt_f32")
        else:
            self.emit("v_cmp_lt_f32", mask, self.part("v"), self.part("v"))
            self.emit("s_and_saveexec_b64", mask, mask)
        if self.rng.random() < 0.5:
            self.emit("s_cbranch_execz", target=end)
        inner()
        self.place(end)
        if self.rng.random() < 0.4:
            self.emit("s_andn2_b64", "exec", mask, "exec")
            inner()
        if self.rng.random() < 0.5:
            self.emit("s_mov_b64", "exec", mask)
        else:
            self.emit("s_or_b64", "exec", "exec", mask)

    def divergent_loop(self, inner):
        mask, leaving, begin = self.part("s", 2, True), self.part("s", 2, True), self.label()
        self.emit("s_mov_b64", mask, "exec")
        self.place(begin)
        inner()
        self.emit("v_cmp_lt_f32", leaving, self.part("v"), self.part("v"))
        self.emit("s_andn2_b64", "exec", "exec", leaving)
        self.emit("s_cbranch_execnz", target=begin)
        self.emit("s_mov_b64", "exec", mask)

    def call(self):
        self.calls_left -= 1
        if not self.functions or self.rng.random() < 0.5:
            link = self.part("s", 2, True)
            while link.var.is_fixed and link.first == 0:
                link = self.part("s", 2, True)
            self.functions.append((self.label(), link))
        label, link = self.rng.choice(self.functions)
        if self.rng.random() < 0.5:
            self.emit("s_call_b64", link, target=label)
            return
        address, here = self.part("s", 2, True), self.label()
        low, high = (Part(address.var, address.first + i, 1) for i in (0, 1))
        self.emit("s_getpc_b64", address)
        self.place(here)
        self.emit("s_add_u32", low, low, "%s-%s" % (label, here))
        self.emit("s_addc_u32", high, high, "0")
        self.emit("s_swappc_b64", link, address, target=label)

    def make_code(self, written):
        """written: the share of the variables that have a value at the start."""
        if self.rng.random() < 0.7:
            self.emit("s_mov_b64", "exec", "-1")
        for number, var in enumerate(self.vars):
            for i in range(var.count):
                if not var.is_fixed and self.rng.random() < written:
                    name = "s_mov_b32" if var.kind == "s" else "v_mov_b32"
                    self.emit(name, Part(var, i, 1), hex(0x1000 + 16 * number + i))
        self.block(3, self.rng.randrange(8, 40))
        for _ in range(6):
            self.store()
        self.emit("s_endpgm")
        for label, link in self.functions:  # No function calls another.
            self.place(label)
            self.calls_left = 0
            self.unwritten = {(link.var, n) for n in numbers(link)}
            self.block(1, self.rng.randrange(1, 8))
            self.emit("s_setpc_b64", link)
