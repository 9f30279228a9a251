# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes random instruction statements, most of them valid."""

import inst_tables as tables
from inst_operands import OperandWriter

DIMS = ["1d", "2d", "3d", "cube", "1d_array", "2d_array", "2d_msaa", "2d_msaa_array"]
DIM_DWORDS = [1, 2, 3, 3, 2, 3, 3, 4]
DIM_DERIVATIVES = [2, 4, 6, 4, 2, 4, 4, 4]
DATA_FORMATS = "8 16 8_8 32 16_16 10_11_11 11_11_10 10_10_10_2 2_10_10_10 8_8_8_8 32_32 16_16_16_16 32_32_32".split()
DATA_FORMATS += ["32_32_32_32"]
NUMBER_FORMATS = "unorm snorm uscaled sscaled uint sint snorm_ogl float".split()
SELECTS = "byte0 byte1 byte2 byte3 b0 b1 b2 b3 byte_0 byte_3 word0 word1 w0 w1 word_0 word_1 dword".split()
UNUSED = "pad sext preserve unused_pad unused_sext unused_preserve".split()

VOP3_KINDS = {"Multiply", "Divide", "OpSel", "SourceBits"}
VOP3_NAMES = {"vop3", "clamp", "omod"}
SDWA_KINDS = {"Select", "DstSelect", "Unused"}
DPP_KINDS = {"QuadPerm", "RowShift", "WaveShift", "DppWord", "RowBroadcast", "RowLane", "DppMask", "BoundCtrl"}
SDWA_NAMES = {"sdwa", "sext"}
DPP_NAMES = {"dpp", "fi"}


class Writer(OperandWriter):
    """The statements of one program. After write(), features holds the features of
    the statement."""

    # Vector sources.

    def with_modifiers(self, text, source_modifiers):
        """Returns a register with operand modifiers."""
        if not source_modifiers or not self.chance(18):
            return text
        how = self.one(source_modifiers)
        self.note("operand modifier: " + how)
        inner = self.around(text)
        return {
            "neg": "-" + self.blank() + text,
            "abs": self.case("abs") + self.blank() + "(" + inner + ")",
            "negabs": "-" + self.blank() + "abs(" + inner + ")",
            "bars": "|" + inner + "|",
            "negbars": "-|" + inner + "|",
            "sext": self.case("sext") + self.blank() + "(" + inner + ")",
            "sextneg": "sext(-" + inner + ")",
            "sextabs": "sext(abs" + self.blank() + "(" + inner + ")" + self.blank() + ")",
        }[how]

    def source_modifiers(self):
        row = self.row
        if row.format == "VOP3P" or "Packed" in row.flags:
            return ["neg", "bars"]
        if row.format == "VOP3B" or (tables.has_carry_out(row) and self.style != "sdwa"):
            return ["neg"] if self.suffix != "_e32" else []
        base = ["neg", "abs", "negabs", "bars", "negbars"]
        if row.format == "VOP3A" or self.on("GCN1x"):
            return base
        if self.style == "sdwa":
            return base + ["sext", "sextneg", "sextabs"]
        return [] if self.style == "dpp8" or self.suffix == "_e32" else base

    def vector_source(self, count, first, must_be_vgpr):
        kind = self.weighted(vgpr=45, scalar=22, constant=28, source=3, lane=2)
        literal = self.style == "short" and self.suffix != "_e32"
        if self.style == "long" and self.row.format.startswith("VOP3"):
            literal = self.on("GCN15")
        literal |= self.careless
        text = None
        if must_be_vgpr:
            kind = "vgpr"
        if kind == "scalar":
            if self.scalars_left > 0:
                self.scalars_left -= 1
                text = self.sgprs(count, "line")
                self.scalars.append((text, count))
                if self.style == "short" and not self.on("GCN15"):
                    self.has_literal = True  # There is no room for both a literal and an extension.
            else:
                text = next((t for t, c in self.scalars if c == count), None)
        elif kind == "constant":
            if self.style in ("sdwa", "dpp", "dpp8"):
                return self.constant(literal=False)
            text = self.constant(literal=literal and not self.has_literal)
            self.has_literal = True
            return text
        elif kind == "source" or (kind == "lane" and first):
            s = self.one([s for s in self.specials if s.kind == ("Source" if kind == "source" else "Lane")])
            self.note("register: " + s.name)
            text = self.case(s.name)
        return self.with_modifiers(text or self.vgprs(count), self.source_modifiers())

    def mask_operand(self, written):
        count = 1 if self.wave32 and self.on("GCN15") and "NoWave" not in self.row.flags else 2
        vcc = self.style in ("short", "sdwa", "dpp", "dpp8") and not (
            self.style == "sdwa" and self.row.format == "VOPC" and self.on("GCN14up") and self.chance(30)
        )
        if vcc and self.chance(96):
            return self.case("vcc" if count == 2 else "vcc_lo")
        if not written:
            self.scalars_left -= 1
        return self.sgprs(count, "line" if written else "free")

    # Modifiers.

    def modifier(self, m):
        """Returns the modifier with a random value, and notes its feature."""
        self.note("modifier: %s" % m.name)
        name = m.name if tables.is_interp(self.row) or self.row.format == "FLAT" else self.case(m.name)
        if m.kind in ("Flag", "Request"):
            value = self.weighted(none=80, one=12, zero=4, other=4)
            if value == "none":
                return name
            number = {"one": "1", "zero": "0", "other": self.number(self.random.randint(0, 9))}[value]
            self.note("modifier: flag with value")
            return name + self.around(":") + number
        if m.kind in ("WaveShift", "DppWord"):
            return name + (":1" if m.kind == "WaveShift" and self.chance(50) else "")
        if m.kind == "BoundCtrl":
            return name + self.pick("", ":0", ":1", ":0:1", ":0:0", ":1:0", " : 0", ":0 : 5")
        # No blank may precede the colon of a bit list or the @ of a selection.
        if m.kind in ("SourceBits", "OpSel"):
            return name + ":" + self.blank() + self.modifier_value(m)
        if m.kind in ("Select", "DstSelect"):
            return name + self.blank() + ":" + self.modifier_value(m)
        return name + self.around(":") + self.modifier_value(m)

    def modifier_value(self, m):
        values = {
            "Number": lambda: self.field(0, (1 << int(m.param or 0)) - 1),
            "Multiply": lambda: self.pick("2", "4", "02"),
            "Divide": lambda: "2",
            "SourceBits": self.source_bits,
            "OpSel": self.op_sel,
            "DataFormat": self.data_format,
            "Select": lambda: self.one(SELECTS) if self.chance(90) else "@" + self.field(0, 7),
            "DstSelect": lambda: self.one(SELECTS) if self.chance(90) else "@" + self.field(0, 7),
            "Unused": lambda: self.one(UNUSED) if self.chance(90) else "@" + self.field(0, 3),
            "QuadPerm": lambda: self.lanes(4, 3),
            "Lanes8": lambda: self.lanes(8, 7),
            "RowShift": lambda: self.field(1, 15),
            "RowLane": lambda: self.field(0, 15),
            "RowBroadcast": lambda: self.pick("15", "31"),
            "DppMask": lambda: self.field(0, 15),
            "DMask": lambda: self.field(1, 15),
        }
        return self.case(values[m.kind]())

    def bits(self, count):
        if self.chance(30):
            return self.field(0, (1 << count) - 1)
        return "[" + ",".join(self.around(self.number(self.random.randint(0, 1))) for _ in range(count)) + "]"

    def count_sources(self):
        if tables.is_interp(self.row):
            return 3 if any(o.kind == "y" for o in self.row.operands) else 2
        return sum(o.kind in "sx" for o in self.row.operands)

    def source_bits(self):
        return self.bits(self.count_sources())

    def op_sel(self):
        return self.bits((3 if tables.is_interp(self.row) else self.count_sources()) + 1)

    def lanes(self, count, top):
        return "[" + ",".join(self.around(self.field(0, top)) for _ in range(count)) + "]"

    def data_format(self):
        data = self.pick("", "buf_data_format_") + self.one(DATA_FORMATS)
        number = self.pick("", "buf_num_format_") + self.one(NUMBER_FORMATS)
        data = data if self.chance(85) else "@" + self.field(0, 15)
        number = number if self.chance(85) else "@" + self.field(0, 7)
        kind = self.weighted(both=60, data=20, number=20)
        if kind == "number" and number[0] != "@":  # With @, the first operand is the data format.
            data = number
        parts = [data, number] if kind == "both" else [data]
        return "[" + ",".join(self.around(p) for p in parts) + "]"

    def offset(self, low, high):
        return self.field(low, high, late=True)

    def sometimes(self, group, percent, skip=()):
        """Returns each of the group's modifiers with this chance."""
        chosen = [m for m in tables.modifiers_of(group, self.mask) if m.name not in skip and self.chance(percent)]
        return [self.modifier(m) for m in chosen]

    # Vector formats.

    def choose_style(self):
        """Chooses the encoding for which operands and modifiers are written."""
        row = self.row
        if row.format in ("VOP3A", "VOP3B", "VOP3P"):
            return "long"
        late = self.on("GCN12up")
        return self.weighted(
            short=45,
            long=30 if row.format != "VOP2" or all(o.kind != "K" for o in row.operands) else 1,
            sdwa=15 if late and "NoSDWA" not in row.flags else 1,
            dpp=12 if late and "NoDPP" not in row.flags else 1,
            dpp8=4 if self.on("GCN15") and "NoDPP" not in row.flags else 0,
        )

    def vector_modifiers(self):
        group = tables.group_of(self.row, self.mask)
        sources = self.count_sources()
        known = []
        for m in tables.modifiers_of(group, self.mask):
            if m.kind in ("SourceBits", "OpSel") and not sources:
                continue
            if m.kind == "Select" and sources < int(m.param):
                continue
            if m.kind in ("DstSelect", "Unused"):
                if not self.row.operands or (self.row.format == "VOPC" and self.on("GCN14up")):
                    continue
            known.append(m)
        chosen = [m for m in known if self.fits_style(m) and self.chance(self.likelihood(m))]
        controls = [m for m in chosen if m.param.startswith("0x") or m.kind in ("QuadPerm", "RowBroadcast")]
        chosen = [m for m in chosen if m not in controls] + self.random.sample(controls, min(len(controls), 1))
        self.random.shuffle(chosen)
        return [self.modifier(m) for m in chosen]

    def likelihood(self, m):
        if self.style == "dpp8":
            return 100 if m.name == "dpp8" else 40
        if self.style in ("sdwa", "dpp"):
            return 35
        return 10

    def fits_style(self, m):
        is_list = m.kind == "SourceBits"
        if self.style == "sdwa":
            omod = m.kind in ("Multiply", "Divide") or m.name == "omod"
            late = self.on("GCN14up")
            compare = late and self.row.format == "VOPC"
            return (
                m.kind in SDWA_KINDS
                or m.name in SDWA_NAMES
                or (is_list and self.chance(30))
                or (m.name == "clamp" and not compare and self.chance(40))
                or (omod and late and not compare and self.chance(30))
            )
        if self.style == "dpp":
            return m.kind in DPP_KINDS or m.name in DPP_NAMES or (is_list and m.name != "sext" and self.chance(30))
        if self.style == "dpp8":
            return m.name in ("dpp8", "fi")
        if self.style == "long":
            return m.kind in VOP3_KINDS and m.name != "sext" or m.name in VOP3_NAMES
        return False

    def vector(self, row):
        self.style = self.choose_style()
        self.note("form: " + self.style)
        self.suffix = self.vector_suffix()
        self.has_literal = any(o.kind == "K" for o in row.operands) and not self.chance(5)
        self.careless = self.chance(3)
        self.scalars_left = (2 if self.on("GCN15") else 1) - ("VCCRead" in row.flags) + 2 * self.careless
        self.scalars = []
        if any(o.kind == "c" for o in row.operands):
            self.scalars_left -= 1
        operands, seen = [], 0
        for o in row.operands:
            if o.kind in "xs":
                operands.append(self.vector_operand(o, seen))
                seen += 1
            else:
                operands.append(self.other_vector_operand(o))
        suffix = self.suffix
        # The suffix excludes a literal.
        if suffix == "_e64" and row.format.startswith("VOP3") and self.has_literal:
            suffix = ""
        return suffix, operands, self.vector_modifiers()

    def vector_suffix(self):
        if any(o.kind == "K" for o in self.row.operands):
            return ""
        suffixes = {"short": ["", "", "", "_e32"], "long": ["", "", "_e64"], "sdwa": ["", "", "_sdwa"]}
        if not self.on("GCN12up") and self.style in ("sdwa", "dpp"):
            return ""
        return self.one(suffixes.get(self.style, ["", "", "_dpp"]))

    def vector_operand(self, o, seen):
        if o.kind == "s":  # Lane number.
            if self.chance(50):
                return self.constant(literal=False)
            return self.with_modifiers(self.sgprs(1, "line"), self.source_modifiers())
        extended = self.style in ("dpp", "dpp8") or (self.style == "sdwa" and self.on("GCN12"))
        must = (seen == 0 and extended) or (seen == 1 and self.style != "long")
        if self.style == "sdwa" and self.on("GCN14up"):
            must = self.chance(60)
        if any(k.kind == "K" for k in self.row.operands) and seen:
            must = True
        return self.vector_source(o.count, seen == 0, must and not self.chance(2))

    def other_vector_operand(self, o):
        if o.kind == "V":
            return self.vgprs(o.count)
        if o.kind == "S":
            return self.sgprs(o.count, "line")
        if o.kind in "Cc":
            return self.mask_operand(o.kind == "C")
        if self.chance(30):
            return self.floating(True)
        return self.integer(True, True)

    def interp(self, row):
        self.style = "interp"
        operands = []
        long_form = row.format == "VOP3A"
        for o in row.operands:
            if o.kind == "V":
                operands.append(self.vgprs(o.count))
            elif o.kind == "p":
                operands.append(self.case(self.pick("p0", "p10", "p20")))
            elif o.kind == "attr":
                attribute = "attr%d" % self.random.randint(0, 63)
                operands.append(self.case(attribute) + self.around(".") + self.case(self.one("xyzw")))
            else:
                text = self.sgprs(1, "line") if o.kind == "y" and self.chance(40) else self.vgprs(o.count)
                how = ["neg", "abs", "bars", "negabs"] if long_form else []
                operands.append(self.with_modifiers(text, how))
        return "", operands, self.sometimes("Interp", 12) if long_form else []

    # Scalar formats.

    def scalar(self, row):
        self.has_literal = False
        write = {
            "S": lambda o: self.sgprs(o.count),
            "r": lambda o: self.sgprs(o.count),
            "s": lambda o: self.scalar_source(o.count),
            "i16": lambda o: self.field(-32768 if self.chance(50) else 0, 65535, late=True),
            "i8": lambda o: self.field(0, 255, late=not self.has_literal),
            "K": lambda o: self.integer(True, True),
            "L": lambda o: self.label(),
            "hw": lambda o: self.hwreg(),
            "wc": lambda o: self.waitcnt(),
            "msg": lambda o: self.message(),
        }
        operands = [write[o.kind](o) for o in row.operands]
        return self.pick("", "", "", "", "_e32", "_e64") if self.chance(20) else "", operands, []

    def scalar_offset(self, row):
        kind = self.weighted(immediate=60, register=40)
        store = row.operands[0].kind in ("D", "i7")
        if kind == "register":
            self.note("offset: register")
            return "m0" if store and self.on("GCN12") else self.sgprs(1, "free")
        self.note("offset: immediate")
        if self.on("GCN11") and self.chance(20):
            return "lit(" + self.around(self.integer(True, True)) + ")"
        low, high = 0, 255
        if self.on("GCN11"):
            high = self.pick(255, 255, 0xFFFF, 0xFFFFFFFF)
        elif self.on("GCN14"):
            low, high = self.pick((0, 0xFFFFF), (-0x100000, 0x1FFFFF))
        elif self.on("GCN12up"):
            high = 0xFFFFF
        return ("@" if self.chance(5) else "") + self.offset(low, high)

    def memory(self, row):
        operands = []
        for o in row.operands:
            if o.kind == "off":
                operands.append(self.scalar_offset(row))
            elif o.kind == "i7":
                operands.append(self.field(-64, 127, late=True))
            else:
                operands.append(self.sgprs(o.count))
        modifiers = []
        if self.on("GCN12up"):
            modifiers = self.sometimes("SMem", 12, skip=("offset",))
            # The modifier is legal only if the first offset is a register.
            if self.on("GCN14") and "offset: register" in self.features and self.chance(30):
                modifiers.append("offset" + self.around(":") + self.field(-0x100000, 0x1FFFFF, late=True))
                self.note("modifier: offset")
        return self.pick("", "", "_e64") if self.on("GCN12up") else "", operands, modifiers

    # Memory formats.

    def data_share(self, row):
        operands = [self.vgprs(max(o.count, 1)) for o in row.operands]
        modifiers = ["gds"] if "GDSOnly" in row.flags else []
        group = tables.group_of(row, self.mask)
        for m in tables.modifiers_of(group, self.mask):
            if self.chance(40) and (m.name != "gds" or not modifiers) and (m.name != "gds" or self.chance(30)):
                if m.kind == "Offset":
                    self.note("modifier: " + m.name)
                    high = 0xFFFF if m.param == "DsOffset16" else 255
                    modifiers.append(self.case(m.name) + self.around(":") + self.offset(0, high))
                else:
                    modifiers.append(self.modifier(m))
        return self.pick("", "", "", "_e64"), operands, modifiers

    def buffer(self, row):
        group = tables.group_of(row, self.mask)
        flags = {f: self.chance(25) for f in ("offen", "idxen", "addr64", "tfe", "lds")}
        flags["addr64"] &= self.on("GCN1x") and not flags["offen"] and not flags["idxen"]
        flags["lds"] &= row.format == "MUBUF" and not flags["tfe"] and self.chance(40)
        flags["tfe"] &= self.chance(50)
        if not any(o.kind == "va" for o in row.operands):
            flags["offen"] = flags["idxen"] = flags["addr64"] = flags["offen"] and self.chance(5)
        pair = flags["addr64"] or (flags["offen"] and flags["idxen"])
        operands = []
        for o in row.operands:
            if o.kind == "d":
                operands.append(self.vgprs(o.count + flags["tfe"]))
            elif o.kind == "va":
                operands += self.buffer_address(pair, flags["offen"] or flags["idxen"] or flags["addr64"])
            elif o.kind == "r":
                operands.append(self.sgprs(o.count))
            else:
                operands.append(self.buffer_offset())
        modifiers = [f for f, on in flags.items() if on]
        for f in modifiers:
            self.note("modifier: " + f)
        modifiers += self.sometimes(group, 12, skip=tuple(flags) + ("offset",))
        if self.chance(40):
            self.note("modifier: offset")
            modifiers.append(self.case("offset") + self.around(":") + self.offset(0, 4095))
        self.random.shuffle(modifiers)
        return self.pick("", "", "", "_e64"), operands, modifiers

    def buffer_address(self, pair, used):
        if not used:
            kind = self.weighted(none=40, off=40, unused=20)
            self.note("buffer address: " + kind)
            return {"none": [], "off": [self.case("off")], "unused": [self.vgprs(1)]}[kind]
        return [self.vgprs(2 if pair else 1)]

    def buffer_offset(self):
        kind = self.weighted(register=50, constant=45, source=5)
        if kind == "register":
            return self.sgprs(1, "free")
        if kind == "source":
            return self.one([s for s in self.specials if s.kind == "Source"]).name
        return self.constant(literal=False)

    def image(self, row):
        mask = self.random.randint(1, 15)
        tfe, short, d16 = self.chance(15), self.chance(10), self.chance(15) and self.on("GCN12up")
        short &= not self.on("GCN14")
        modifiers = self.image_flags(row, mask, tfe, short, d16)
        data = bin(mask).count("1") if any(m.lower().startswith("dmask") for m in modifiers) else 1
        if d16 and self.on("GCN14up"):
            data = (data + 1) // 2
        dim = self.random.randrange(8)
        if self.on("GCN15"):
            self.note("modifier: dim")
            name = self.pick("", "", "sq_rsrc_img_") + DIMS[dim] if self.chance(85) else "@%d" % dim
            modifiers.append(self.case("dim") + self.around(":") + self.case(name))
        operands = []
        for o in row.operands:
            if o.kind == "d":
                operands.append(self.vgprs(o.count))
            elif o.kind == "dm":
                operands.append(self.vgprs(data + tfe))
            elif o.kind == "va":
                operands.append(self.image_address(row, o, dim))
            else:
                operands.append(self.sgprs(o.count or (4 if short else 8)))
        self.random.shuffle(modifiers)
        return self.pick("", "", "", "_e64"), operands, modifiers

    def image_flags(self, row, mask, tfe, short, d16):
        unorm = bool({"Store", "Atomic"} & row.flags) or self.chance(15)
        flags = {"tfe": tfe, "r128": short, "d16": d16, "unorm": unorm}
        modifiers = [f for f, on in flags.items() if on]
        for f in modifiers:
            self.note("modifier: " + f)
        modifiers += self.sometimes("Image", 12, skip=("tfe", "r128", "d16", "unorm", "dmask", "dim"))
        if self.chance(85):
            self.note("modifier: dmask")
            value = mask if self.chance(96) else mask + 16 * self.random.randint(1, 3)
            modifiers.append("dmask" + self.around(":") + self.number(value))
        return modifiers

    def image_address(self, row, o, dim):
        if not self.on("GCN15"):
            return self.vgprs(self.random.randint(o.count, o.count + (7 if o.derivatives else 3)))
        least = DIM_DWORDS[dim] + row.extra + (DIM_DERIVATIVES[dim] if o.derivatives else 0)
        count = min(least + self.one([0, 0, 0, 1, 3]), max(13, least))
        if self.chance(50):
            return self.vgprs(count)
        self.note("image address: list")
        parts = []
        while count:
            size = self.random.randint(1, min(count, 3))
            parts.append(self.around(self.vgprs(size)))
            count -= size
        return "[" + ",".join(parts) + "]"

    def flat(self, row):
        saddr = any(o.kind == "sa" for o in row.operands)
        scratch, use = "ScratchSeg" in row.flags, saddr and self.chance(45)
        tfe = self.chance(10) and not self.on("GCN14up")
        short = "Atomic" in row.flags and self.chance(40)
        skip = ["tfe", "offset", "inst_offset"] + ["glc"] * short + ["lds"] * ("FlatSeg" in row.flags)
        operands = []
        for o in row.operands:
            if o.kind == "V":
                operands += [] if short else [self.vgprs(o.count + tfe)]
            elif o.kind == "va":
                if scratch:
                    operands.append("off" if use or self.chance(5) else self.vgprs(1))
                else:
                    operands.append(self.vgprs(1 if use else 2))
            elif o.kind == "sa":
                operands.append(self.sgprs(1 if scratch else 2) if use else self.case("off"))
            else:
                operands.append(self.vgprs(o.count))
        modifiers = self.sometimes("Flat", 15, skip=skip)
        if tfe and row.operands[0].kind == "V":
            self.note("modifier: tfe")
            modifiers.append("tfe")
        if self.on("GCN14up") and self.chance(40):
            modifiers.append(self.flat_offset(row))
        return self.pick("", "", "", "_e64"), operands, modifiers

    def flat_offset(self, row):
        name = self.pick("offset", "inst_offset")
        self.note("modifier: " + name)
        if self.on("GCN15"):
            low, high = 0, 2047
        else:
            low, high = (0, 4095) if "FlatSeg" in row.flags else (-4096, 8191)
        return name + self.around(":") + self.offset(low, high)

    def export(self, row):
        target = self.one(["mrtz", "null", "mrt%d" % self.random.randint(0, 7), "pos%d" % self.random.randint(0, 3)])
        target = self.pick(target, "param%d" % self.random.randint(0, 31))
        sources = [self.vgprs(1) if self.chance(75) else self.case("off") for _ in range(4)]
        modifiers = self.sometimes("Export", 30, skip=("compr",))
        if self.chance(25):
            self.note("modifier: compr")
            modifiers.append("compr")
            sources = [self.pick(s, s, "off") for s in (sources[0], sources[0], sources[2], sources[2])]
        return "", [self.case(target)] + sources, modifiers

    # Statements.

    def parts(self, row):
        if tables.is_interp(row):
            return self.interp(row)
        if row.format.startswith("VOP"):
            return self.vector(row)
        direct = {
            "SMRD": self.memory,
            "DS": self.data_share,
            "MUBUF": self.buffer,
            "MTBUF": self.buffer,
            "MIMG": self.image,
            "FLAT": self.flat,
            "EXP": self.export,
        }
        return direct.get(row.format, self.scalar)(row)

    def write(self, row=None):
        self.row = row or self.one(self.rows)
        self.features = {"row: " + self.row.mnemonic, "format: " + self.row.format}
        for o in self.row.operands:
            self.note("operand: %s%s%s" % (o.kind, o.count or "", "d" * o.derivatives))
        suffix, operands, modifiers = self.parts(self.row)
        if suffix:
            self.note("suffix: " + suffix)
        text = self.case(self.row.mnemonic + suffix)
        if operands:
            text += self.pick(" ", " ", " ", "  ", "\t") + (self.blank() + "," + self.pick(" ", " ", "", "  ")).join(
                operands
            )
        for m in modifiers:
            text += self.pick(" ", " ", " ", "  ", "\t") + m
        return text
