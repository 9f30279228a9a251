# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs for the register allocation, with variables and with known correct
registers.

The simulator can execute them: a counter bounds each loop, and all accesses are within
a buffer or within LDS.
"""

from regalloc_defined import define
from regalloc_flow import successors_of
from regalloc_insts import LOADS, MASK_OPS, OPERANDS, Inst, Part, Var, has_inst, mask_inst, numbers

# The choices of simple(): lists of names, one of which is taken, or methods of the
# generator. A choice that occurs more often is more likely.
SIMPLE = 3 * [["s_add_u32", "s_sub_u32", "s_cselect_b32"]]
SIMPLE += [["s_mov_b64"], ["s_lshl_b64"], ["s_bitset1_b32"], "mask_op"]
SIMPLE += 4 * [["v_xor_b32"]]
SIMPLE += [["v_sad_u32"], ["v_mac_f32"], ["v_add_f64", "v_mad_u64_u32"], ["v_cndmask_b32"], ["v_readfirstlane_b32"]]
SIMPLE += [["s_cmov_b32"], ["v_readlane_b32"], ["v_mqsad_u32_u8"], ["v_cmp_lt_i32"], "keep_part"]
SIMPLE += ["store", "load", "load"]
# The choices of the methods below: names, one of which is taken, and the text after the operands.
KEEP_PART_FORMS = [
    (["v_writelane_b32"], ""),
    (["v_mov_b32_sdwa"], " dst_sel:word1 dst_unused:preserve"),
    (["v_mov_b32_dpp"], " row_shr:1"),
    (["v_mov_b32_dpp"], " quad_perm:[1,0,3,2]"),
]
LOAD_FORMS = [
    (["s_load_dword", "s_load_dwordx2", "s_load_dwordx4"], ", 0x8"),
    (["s_buffer_load_dwordx2"], ", 0x8"),
    (["ds_read_b32", "ds_read_b64"], ""),
    (["buffer_load_dword", "buffer_load_dwordx4", "buffer_load_short_d16_hi"], ", 0 offen"),
    (["buffer_atomic_add"], ", 0 offen glc"),
    (["flat_load_dword"], ""),
    (["global_load_dword"], ", off"),
    (["global_atomic_add"], ", off glc"),
]
STORE_FORMS = [
    (["ds_write_b32", "ds_write_b64"], ""),
    (["ds_write_b32", "ds_write_b64"], " gds"),
    (["buffer_store_dword", "buffer_store_dwordx4"], ", 0 offen"),
    (["flat_store_dwordx2"], ""),
    (["global_store_dwordx2"], ", off"),
]
WAITS = {"vm": "vmcnt(0)", "lgkm": "lgkmcnt(0)", "flat": "vmcnt(0) & lgkmcnt(0)"}
# The methods that make an operand of these kinds.
ADDRESSES = {"o": "offset", "a": "address", "b": "base", "r": "resource"}
# The bytes of LDS, and the last offset in LDS and in a buffer.
LDS_SIZE = 256
LAST_OFFSET = LDS_SIZE - 8
# An access at the last offset has 16 bytes at most.
BUFFER_SIZE = LAST_OFFSET + 16
MAX_DEPTH = 3
# Methods among which block() chooses. Each has one of 16 chances.
STATEMENTS = ["uniform_if", "uniform_loop", "divergent_if", "divergent_if", "divergent_loop"]


def alignment(kind, count):
    return 1 if kind == "v" or count == 1 else 2 if count == 2 else 4


class Generator:
    """Makes a program: self.insts, self.labels (of instructions), self.vars,
    self.functions (labels and the registers of their return addresses).

    Half of the programs write all variables at the start. The others write many
    variables late and in some lanes only. Some of these read values that were never
    written, but memory, addresses, branches and EXEC never depend on such values."""

    def __init__(self, rng, target):
        self.rng, self.target = rng, target
        self.vars = []
        self.insts = []
        # For each instruction, whether loads are in flight. It must not read undefined values, because
        # a variable without a value may have any register, also that of a load.
        self.is_loading = []
        self.labels = {}
        self.num_labels = 0
        self.functions = []
        self.is_in_function = False
        self.calls_left = rng.randrange(4)
        # Variables that random instructions must not write. They are written at the start.
        self.protected = set()
        self.unwritten = set()  # Registers of variables that must not be written now.
        self.untouched = set()  # Registers of variables that must not be read or written now.
        self.make_vars()
        written, wanted = rng.choice([(1, 0), (1, 0), (rng.random(), 1), (0.75, 0.3)])
        self.make_code(written)
        define(self, successors_of(self), [is_loading or rng.random() < wanted for is_loading in self.is_loading])

    # Variables.

    def make_vars(self):
        rng = self.rng
        base, seed, resource = (self.protect("s", count, True) for count in (2, 2, 4))
        self.bases = [base, self.protect("s", 2, False)]
        self.resources = [resource, self.protect("s", 4, False)]
        self.seeds = {"s": seed, "v": self.protect("v", 1, True)}  # Random values at the start.
        self.counters = [self.protect("s", 1, False) for _ in range(1 + MAX_DEPTH)]
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

    def protect(self, kind, count, is_fixed):
        self.make_var(kind, count, is_fixed)
        self.protected.add(self.vars[-1])
        return self.vars[-1]

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
            fitting = [v for v in fitting if v not in self.protected]
            fitting = [v for v in fitting if not v.is_fixed or self.rng.random() < 0.2] or fitting
        # Choose a few variables more often, so that the others live longer.
        var = self.rng.choice(fitting[-8:] if self.rng.random() < 0.5 else fitting)
        return Part(var, self.rng.choice(range(0, var.count - count + 1, alignment(kind, count))), count)

    def operand(self, form):
        """Returns an operand of a form of OPERANDS."""
        is_written = form[0] in "=+"
        form = form.lstrip("=+")
        kind, count = form[0], int(form[1:] or 1)
        if kind in ADDRESSES:
            return getattr(self, ADDRESSES[kind])()
        if kind == "x":
            return self.part("s" if self.rng.random() < 0.2 else "v", count)
        if kind == "l":
            return str(self.rng.randrange(self.target.lanes))
        if kind == "c":
            return "vcc"
        if kind == "e" and self.rng.random() < 0.5:
            return "exec"
        if kind in "ke":
            return self.mask(is_written)
        return self.part(kind, count, is_written)

    def mask(self, is_written):
        return self.part("s", self.target.lanes // 32, is_written)

    def random_mask(self):
        return Part(self.seeds["s"], 0, self.target.lanes // 32)

    # Addresses. These methods emit instructions and return the registers with the result.

    def offset(self):
        part = self.part("v", 1, True)
        self.emit("v_and_b32", part, hex(LAST_OFFSET), self.part("v"))
        return part

    def base(self):
        return self.value_of(self.rng.choice(self.bases))

    def resource(self):
        return self.value_of(self.rng.choice(self.resources))

    def address(self):
        base, offset, part = self.base(), self.offset(), self.part("v", 2, True)
        self.emit("v_mad_u64_u32", part, "vcc", offset, "1", base)
        return part

    def value_of(self, var):
        if self.rng.random() < 0.5:
            return Part(var, 0, var.count)
        part = self.part("s", var.count, True)
        self.copy(part, var)
        return part

    def copy(self, part, var):
        for i in range(0, var.count, 2):
            self.emit("s_mov_b64", Part(part.var, part.first + i, 2), Part(var, i, 2))

    # Instructions.

    def emit(self, name, *operands, tail="", target=None):
        self.insts.append(Inst(name, list(operands), tail, target))
        self.is_loading.append(bool(self.untouched))

    def emit_any(self, name, tail=""):
        """Emits an instruction with random operands."""
        self.emit(name, *map(self.operand, OPERANDS[name]), tail=tail)

    def emit_mask(self, stem, *operands):
        self.emit(mask_inst(self.target, stem), *operands)

    def choose(self, forms):
        """Returns a name that the target has, and the text after its operands."""
        usable = [([name for name in names if has_inst(self.target, name)], tail) for names, tail in forms]
        names, tail = self.rng.choice([form for form in usable if form[0]])
        return self.rng.choice(names), tail

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
        elif any(has_inst(self.target, name) for name in choice):
            self.emit_any(*self.choose([(choice, "")]))

    def mask_op(self):
        self.emit_any(mask_inst(self.target, self.rng.choice(MASK_OPS)))

    def keep_part(self):
        self.emit_any(*self.choose(KEEP_PART_FORMS))

    def store(self):
        if self.rng.randrange(7) == 0:
            self.message()
            return
        name, tail = self.choose(STORE_FORMS)
        self.emit_any(name, tail)
        if tail == " gds" or self.target.level == 10:
            self.after_late_reads(self.insts[-1])
        elif name.startswith("flat"):  # Other accesses do not return in order while a flat one is in flight.
            self.emit("s_waitcnt", tail=" " + WAITS["flat"])

    def message(self):
        """Emits an instruction that reads M0, and sets M0 to what LDS needs."""
        self.emit("s_mov_b32", "m0", self.part("s"))
        self.emit("s_sendmsg", tail=" sendmsg(interrupt)")
        self.emit("s_mov_b32", "m0", "-1")

    def after_late_reads(self, inst):
        """Emits the wait for an instruction that reads its registers late."""
        unwritten = self.unwritten
        parts = [op for op in inst.operands if isinstance(op, Part)]
        self.unwritten = unwritten | {(op.var, n) for op in parts for n in numbers(op)}
        self.after("expcnt(0)")
        self.unwritten = unwritten

    def load(self):
        counter = self.load_one(LOAD_FORMS)
        if counter == "vm" and self.rng.random() < 0.3:  # Loads of this counter return in order.
            first = self.untouched
            self.load_one([form for form in LOAD_FORMS if LOADS[form[0][0]] == "vm"])
            self.after(self.wait_of("vmcnt(1)"))
            self.untouched = self.untouched - first
        self.after(self.wait_of(WAITS[counter]))
        self.untouched = set()

    def wait_of(self, text):
        """Returns the text of a wait for loads. On GCN 1.0, it waits for the data of atomics, too."""
        return text + " & expcnt(0)" if self.target.level == 10 and text.startswith("vmcnt") else text

    def load_one(self, forms):
        """Emits a load, and adds the registers that it writes to self.untouched. Returns its
        counter."""
        name, tail = self.choose(forms)
        self.emit_any(name, tail)
        written = self.insts[-1].operands[0]
        self.untouched = self.untouched | {(written.var, n) for n in numbers(written)}
        return LOADS[name]

    def after(self, wait):
        """Emits the wait for the last instruction, after instructions that need not wait."""
        for _ in range(self.rng.choice([0, 0, 1, 2, 3])):
            self.emit_any("v_xor_b32")
            self.emit_any("s_add_u32")
        self.emit("s_waitcnt", tail=" " + wait)

    def block(self, depth, size):
        for _ in range(size):
            choice = self.rng.randrange(16) if depth else 15
            if choice < len(STATEMENTS):
                getattr(self, STATEMENTS[choice])(depth)
            elif choice == 5 and self.calls_left:
                self.call()
            elif choice == 6 and self.rng.random() < 0.3:
                self.emit_mask("s_mov", "exec", self.rng.choice(["-1", self.mask(False), self.random_mask()]))
            else:
                self.simple()

    # Comparisons of a value that differs between runs, and between lanes.

    def compare(self):
        part = self.part("s", 1, True)
        self.emit("s_add_u32", part, self.part("s"), self.seed("s"))
        self.emit("s_cmp_lt_i32", part, self.part("s"))

    def compare_lanes(self, name, *written):
        part = self.part("v", 1, True)
        self.emit("v_sad_u32", part, self.part("v"), self.part("v"), self.seed("v"))
        self.emit(name, *written, part, self.part("v"))

    def seed(self, kind):
        var = self.seeds[kind]
        return Part(var, self.rng.randrange(var.count), 1)

    def inner(self, depth, mask=None):
        """mask: the value of EXEC behind the block. The block may overwrite it, but seldom does, because
        EXEC would often become 0. A part of a large variable can be overwritten, or else no
        variable might be left to write."""
        unwritten = self.unwritten
        if mask and mask.var.count <= 2 and self.rng.random() < 0.8:
            self.unwritten = unwritten | {(mask.var, n) for n in numbers(mask)}
        self.block(depth - 1, self.rng.randrange(1, 7))
        self.unwritten = unwritten

    def uniform_if(self, depth):
        other, end = self.label(), self.label()
        self.compare()
        self.emit("s_cbranch_scc0", target=other)
        self.inner(depth)
        if self.rng.random() < 0.5:
            self.emit("s_branch", target=end)
            self.place(other)
            self.inner(depth)
        else:
            self.place(other)
        self.place(end)

    def uniform_loop(self, depth):
        counter, begin, end = self.begin_loop(depth)
        self.inner(depth)
        self.count_round(counter, end)
        self.compare()
        self.emit("s_cbranch_scc1", target=begin)
        self.place(end)

    def begin_loop(self, depth):
        """Returns the counter of the loop, and the labels of its begin and end."""
        counter = Part(self.counters[0 if self.is_in_function else depth], 0, 1)
        begin, end = self.label(), self.label()
        self.emit("s_mov_b32", counter, str(self.rng.randrange(1, 3)))
        self.place(begin)
        return counter, begin, end

    def count_round(self, counter, end):
        """Emits the jump to the end after the last round."""
        self.emit("s_sub_u32", counter, counter, "1")
        self.emit("s_cbranch_scc1", target=end)

    def divergent_if(self, depth):
        mask, end = self.mask(True), self.label()
        if self.rng.random() < 0.2:
            self.emit_mask("s_mov", mask, "exec")
            if self.target.level < 15:
                self.compare_lanes("v_cmpx_lt_i32", self.mask(True))
            else:
                self.compare_lanes("v_cmpx_gt_i32")
        else:
            self.compare_lanes("v_cmp_lt_i32", mask)
            self.emit_mask("s_and_saveexec", mask, mask)
        if self.rng.random() < 0.5:
            self.emit("s_cbranch_execz", target=end)
        self.inner(depth, mask)
        self.place(end)
        if self.rng.random() < 0.4:
            self.emit_mask("s_andn2", "exec", mask, "exec")
            self.inner(depth, mask)
        if self.rng.random() < 0.5:
            self.emit_mask("s_mov", "exec", mask)
        else:
            self.emit_mask("s_or", "exec", "exec", mask)

    def divergent_loop(self, depth):
        mask, leaving = self.mask(True), self.mask(True)
        self.emit_mask("s_mov", mask, "exec")
        counter, begin, end = self.begin_loop(depth)
        self.inner(depth, mask)
        self.count_round(counter, end)
        self.compare_lanes("v_cmp_lt_i32", leaving)
        self.emit_mask("s_andn2", "exec", "exec", leaving)
        self.emit("s_cbranch_execnz", target=begin)
        self.place(end)
        self.emit_mask("s_mov", "exec", mask)

    def call(self):
        self.calls_left -= 1
        function = self.rng.choice([None, *self.functions])
        if not function:
            function = self.label(), self.part("s", 2, True)
            self.functions.append(function)
        label, link = function
        if has_inst(self.target, "s_call_b64") and self.rng.random() < 0.5:
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
            self.emit_mask("s_mov", "exec", "-1")
        for fixed, var in self.bases, self.resources:
            self.copy(Part(var, 0, var.count), fixed)
        for counter in self.counters:
            self.emit("s_mov_b32", Part(counter, 0, 1), "0")
        for var in self.vars:
            for i in range(var.count):
                if not var.is_fixed and var not in self.protected and self.rng.random() < written:
                    self.write_first(Part(var, i, 1))
        self.block(MAX_DEPTH, self.rng.randrange(8, 40))
        for _ in range(6):
            self.store()
        self.emit("s_endpgm")
        for label, link in self.functions:  # No function calls another.
            self.place(label)
            self.calls_left = 0
            self.is_in_function = True
            self.unwritten = {(link.var, n) for n in numbers(link)}
            self.block(1, self.rng.randrange(1, 8))
            self.emit("s_setpc_b64", link)

    def write_first(self, part):
        """Emits the first write of a register, with a value that depends on a seed."""
        seed, number = self.seed(part.var.kind), hex(self.rng.getrandbits(32))
        if part.var.kind == "s":
            self.emit("s_add_u32", part, seed, number)
        else:
            self.emit("v_xor_b32", part, number, seed)
