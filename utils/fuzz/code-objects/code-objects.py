#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares random kernel configurations in code objects with llvm-mc's.

Each program describes a kernel twice: by pseudo-ops with .codeobject, and by the
equivalent .amdhsa_kernel block and .amdgpu_metadata. The bytes of the descriptor
(except for the offset of the code), the flags of the header, the ABI version and
the note must be equal.

The exit status is 0 if all programs agree.

    code-objects.py [--count N] [--seed N] [--clrx-mc X] [--llvm-mc Y]
"""

import argparse
import os
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../measure"))
from elf64 import Elf

# The device in the language, LLVM's processor, and the first number of the processor's name.
DEVICES = [
    ("tahiti", "gfx600", 6), ("capeverde", "gfx601", 6), ("pitcairn", "gfx601", 6),
    ("oland", "gfx602", 6), ("hainan", "gfx602", 6), ("spectre", "gfx700", 7),
    ("spooky", "gfx700", 7), ("hawaii", "gfx701", 7), ("kalindi", "gfx703", 7),
    ("mullins", "gfx703", 7), ("bonaire", "gfx704", 7), ("carrizo", "gfx801", 8),
    ("iceland", "gfx802", 8), ("tonga", "gfx802", 8), ("fiji", "gfx803", 8),
    ("goose", "gfx803", 8), ("ellesmere", "gfx803", 8), ("baffin", "gfx803", 8),
    ("stoney", "gfx810", 8), ("gfx900", "gfx900", 9), ("gfx902", "gfx902", 9),
    ("gfx904", "gfx904", 9), ("gfx906", "gfx906", 9), ("gfx1010", "gfx1010", 10),
]  # fmt: skip
# Processors without a CLRX dialect.
PROCESSORS = [
    ("gfx908", 9), ("gfx90a", 9), ("gfx90c", 9), ("gfx942", 9), ("gfx950", 9),
    ("gfx9-generic", 9), ("gfx9-4-generic", 9), ("gfx1012", 10), ("gfx10-1-generic", 10),
    ("gfx1030", 10), ("gfx1036", 10), ("gfx10-3-generic", 10), ("gfx1100", 11), ("gfx1103", 11),
    ("gfx1150", 11), ("gfx11-generic", 11), ("gfx1200", 12), ("gfx1201", 12),
    ("gfx12-generic", 12), ("gfx1250", 12),
]  # fmt: skip
XNACK = {"gfx801", "gfx810", "gfx900", "gfx902", "gfx904", "gfx906", "gfx908", "gfx90a", "gfx90c",
         "gfx942", "gfx950", "gfx1010", "gfx1012", "gfx9-generic", "gfx9-4-generic",
         "gfx10-1-generic"}  # fmt: skip
SRAMECC = {"gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx9-4-generic"}
UNIFIED = {"gfx90a", "gfx942", "gfx950", "gfx9-4-generic"}
ARCHITECTED_SCRATCH = {"gfx942", "gfx950", "gfx9-4-generic"}
FLAGS = ["private_segment_buffer", "dispatch_ptr", "queue_ptr", "kernarg_segment_ptr",
         "dispatch_id", "flat_scratch_init", "private_segment_size"]  # fmt: skip
FLAG_SGPRS = [4, 2, 2, 2, 2, 2, 1]
EXCEPTIONS = ["fp_ieee_invalid_op", "fp_denorm_src", "fp_ieee_div_zero", "fp_ieee_overflow",
              "fp_ieee_underflow", "fp_ieee_inexact", "int_div_zero"]  # fmt: skip
KINDS = {
    "value": "by_value", "globalbuf": "global_buffer", "sampler": "sampler", "queue": "queue",
    "gox": "hidden_global_offset_x", "globaloffsety": "hidden_global_offset_y",
    "none": "hidden_none", "printfbuf": "hidden_printf_buffer",
    "multigridsyncarg": "hidden_multigrid_sync_arg", "blockcountx": "hidden_block_count_x",
    "griddims": "hidden_grid_dims", "heap": "hidden_heap_v1", "queueptr": "hidden_queue_ptr",
}  # fmt: skip
MAX_USER_SGPRS = 16


class Program:
    """A kernel as a source for clrx-mc and as one for llvm-mc."""

    def __init__(self, rng):
        self.rng = rng
        self.ours, self.theirs, self.metadata = [], [], {}
        self.args = []
        if rng.random() < 0.5:
            self.device, self.cpu, self.major = rng.choice(DEVICES)
            self.has_dialect = True
        else:
            self.cpu, self.major = rng.choice(PROCESSORS)
            self.device, self.has_dialect = self.cpu, False
        self.version = rng.choice([6] if "generic" in self.cpu else [4, 5, 6])
        self.features = self.choose_features()
        self.wave32 = self.choose_waves()
        self.describe()

    def chance(self, p=0.5):
        return self.rng.random() < p

    def choose_features(self):
        features = ""
        for name, having in (("sramecc", SRAMECC), ("xnack", XNACK)):
            if self.cpu in having and self.chance(0.6):
                features += f":{name}{self.rng.choice('+-')}"
        return features

    def choose_waves(self):
        if self.major < 10:
            return False
        return self.cpu == "gfx1250" or self.chance()

    def say(self, ours=None, **theirs):
        if ours:
            self.ours.append(ours)
        for name, value in theirs.items():
            self.theirs.append(f".amdhsa_{name} {value}")

    def describe(self):
        self.describe_registers()
        self.describe_flags()
        self.describe_sizes()
        self.describe_modes()
        self.describe_metadata()

    def describe_registers(self):
        rng = self.rng
        limit = {6: 104, 7: 104, 8: 96, 9: 102}.get(self.major, 106)
        sgprs, vgprs = rng.randint(1, limit), rng.randint(1, 256)
        self.metadata[".sgpr_count"], self.metadata[".vgpr_count"] = sgprs, vgprs
        # LLVM reserves four SGPRs for XNACK_MASK where XNACK may be on, and, by mistake, for
        # FLAT_SCRATCH on gfx6.
        has_xnack = self.cpu in XNACK and ":xnack-" not in self.features
        hidden = 4 if self.major == 6 or (has_xnack and self.major < 10) else 0
        self.say(f".sgprsnum {sgprs}")
        self.say(f".vgprsnum {vgprs}", next_free_vgpr=vgprs)
        self.say(next_free_sgpr=max(sgprs - hidden, 0), reserve_vcc=0)
        if 6 < self.major < 11 and self.cpu not in ARCHITECTED_SCRATCH:
            self.say(reserve_flat_scratch=0)
        if self.major > 7 and self.cpu != "gfx1250":
            self.say(reserve_xnack_mask=int(has_xnack))
        if self.cpu in UNIFIED:
            first = (vgprs + 3) // 4 * 4
            if self.chance():
                first = rng.randint(1, (vgprs + 3) // 4) * 4
                self.say(f".accum_offset {first}")
            self.say(accum_offset=first)

    def describe_flags(self):
        left = MAX_USER_SGPRS
        for flag, size in zip(FLAGS, FLAG_SGPRS):
            has_no_buffer = self.major >= 11 or self.cpu in ARCHITECTED_SCRATCH
            if has_no_buffer and flag in ("private_segment_buffer", "flat_scratch_init"):
                continue
            if self.major == 12 and flag == "private_segment_size" and self.cpu == "gfx1250":
                continue
            if size <= left and self.chance(0.4):
                left -= size
                self.say(f".use_{flag}", **{f"user_sgpr_{flag}": 1})
        dims = self.rng.choice(["", "x", "xy", "xyz", "y", "xz"])
        locals_ = self.rng.choice(["", "x", "xy", "xyz"])
        given = self.has_dialect or self.chance(0.8)
        if given:
            self.say(f".dims {dims}, {locals_}")
            for dim in "xyz":
                self.say(**{f"system_sgpr_workgroup_id_{dim}": int(dim in dims)})
            self.say(system_vgpr_workitem_id=max(len(locals_), 1) - 1)
        if self.chance(0.3):
            self.say(".tgsize", system_sgpr_workgroup_info=1)

    def describe_sizes(self):
        rng = self.rng
        local, scratch = rng.choice([0, rng.randint(1, 32768)]), rng.choice([0, rng.randint(1, 9999)])
        self.metadata[".group_segment_fixed_size"] = local
        self.metadata[".private_segment_fixed_size"] = scratch
        self.say(f".localsize {local}", group_segment_fixed_size=local)
        self.say(f".scratchbuffer {scratch}", private_segment_fixed_size=scratch)
        architected = self.major >= 11 or self.cpu in ARCHITECTED_SCRATCH
        name = "enable_private_segment" if architected else "system_sgpr_private_segment_wavefront_offset"
        if scratch:
            self.say(**{name: 1})
        self.metadata[".uses_dynamic_stack"] = "false"
        if self.chance(0.2):
            self.metadata[".uses_dynamic_stack"] = "true"
            self.say(".use_dynamic_call_stack", uses_dynamic_stack=1)

    def describe_modes(self):
        rng = self.rng
        mode = 0xC0
        if self.chance() or self.has_dialect:
            mode = rng.choice([0xC0, rng.randint(0, 255)])
            self.say(f".floatmode {mode}")
        for shift, name in ((0, "round_mode_32"), (2, "round_mode_16_64"),
                            (4, "denorm_mode_32"), (6, "denorm_mode_16_64")):  # fmt: skip
            self.say(**{f"float_{name}": mode >> shift & 3})
        if self.major < 12:
            for name, op in (("dx10_clamp", ".dx10clamp"), ("ieee_mode", ".ieeemode")):
                if self.chance():
                    self.say(op, **{name: 1})
                elif self.has_dialect:
                    self.say(**{name: 0})
        mask = rng.choice([0, rng.randint(0, 127)])
        self.say(f".exceptions {mask}")
        for i, name in enumerate(EXCEPTIONS):
            self.say(**{f"exception_{name}": mask >> i & 1})
        self.describe_new_modes()

    def describe_new_modes(self):
        bits = 0
        if self.major >= 9 and self.chance(0.3):
            bits |= 1 << 26
            self.say(fp16_overflow=1)
        for shift, name in ((29, "workgroup_processor_mode"), (30, "memory_ordered"),
                            (31, "forward_progress")):  # fmt: skip
            if self.major < 10 or (self.cpu == "gfx1250" and shift == 29):
                continue
            if self.has_dialect:
                on = self.chance()
                bits |= on << shift
                self.say(**{name: int(on)})
            else:
                on = self.chance()
                self.say(f".{name} {int(on)}", **{name: int(on)})
                if shift == 29 and self.cpu != "gfx1250":
                    self.metadata[".workgroup_processor_mode"] = int(on)
        if self.has_dialect and self.major >= 10:
            self.metadata[".workgroup_processor_mode"] = bits >> 29 & 1
        if bits:
            self.ours.append(f".pgmrsrc1 {bits:#x}")
        if self.major >= 10:
            self.say(wavefront_size32=int(self.wave32))

    def describe_metadata(self):
        rng, meta = self.rng, self.metadata
        meta[".wavefront_size"] = 32 if self.wave32 else 64
        meta[".sgpr_spill_count"] = meta[".vgpr_spill_count"] = 0
        group = [rng.randint(1, 16) for _ in range(3)] if self.chance(0.3) else None
        meta[".max_flat_workgroup_size"] = group[0] * group[1] * group[2] if group else 256
        if group:
            meta[".reqd_workgroup_size"] = group
            self.ours.append(f".cws {group[0]}, {group[1]}, {group[2]}")
        if self.chance(0.2):
            spilled = rng.randint(1, 50)
            meta[".vgpr_spill_count"] = spilled
            self.ours.append(f".spilledvgprs {spilled}")
        if self.chance(0.2):
            meta[".max_flat_workgroup_size"] = 1024
            self.ours.append(".max_flat_work_group_size 1024")
        if self.chance(0.3):
            meta[".language"], meta[".language_version"] = "OpenCL C", [2, 0]
            self.ours.append('.md_language "OpenCL C", 2, 0')
        if self.chance(0.3):
            meta[".vec_type_hint"] = "float4"
            self.ours.append(".vectypehint float4")
        size = self.describe_args()
        meta[".kernarg_segment_size"], meta[".kernarg_segment_align"] = size, 16
        self.say(kernarg_size=size)
        if self.version < 5 or self.major < 10:
            meta.pop(".workgroup_processor_mode", None)
        if self.version < 5:
            meta.pop(".uses_dynamic_stack")

    def describe_args(self):
        rng, end = self.rng, 0
        for i in range(rng.choice([0, 1, 3, 8])):
            word = rng.choice(list(KINDS))
            size = rng.choice([1, 2, 4, 8, 16]) if word == "value" else 8
            align = rng.choice([size, min(16, size * 2)])
            end = (end + align - 1) // align * align
            text = f".arg a{i}, \"t{i}\", {size}, {align}, {word}, int"
            node = {".name": f"a{i}", ".type_name": f"t{i}", ".size": size, ".offset": end,
                    ".value_kind": KINDS[word]}  # fmt: skip
            if word == "globalbuf":
                text += ", global, rdonly const"
                node.update({".address_space": "global", ".actual_access": "read_only",
                             ".is_const": "true"})  # fmt: skip
            self.args.append(node)
            self.ours.append(text)
            end += size
        return end

    def source(self):
        target = f"amdgcn-amd-amdhsa--{self.cpu}{self.features}"
        lines = [".rocm", f".gpu {self.device}", f".codeobject {self.version}", ".llvm10binfmt"]
        lines += [f'.target "{target}"', ".globaldata", ".skip 64"]
        lines += [".nowave32"] if self.major >= 10 and not self.wave32 else []
        lines += [".wave32"] if self.has_dialect and self.wave32 else []
        lines += [".kernel k", ".config"]
        return "\n".join([*lines, *self.ours, ".text", "k:", "s_endpgm", ""])

    def block(self):
        target = f"amdgcn-amd-amdhsa--{self.cpu}{self.features}"
        lines = [f'.amdgcn_target "{target}"', f".amdhsa_code_object_version {self.version}"]
        lines += [".text", "k:", "s_endpgm", ".rodata", ".amdhsa_kernel k", *self.theirs]
        return "\n".join([*lines, ".end_amdhsa_kernel", *self.yaml(target), ""])

    def yaml(self, target):
        lines = [".amdgpu_metadata", "---", f"amdhsa.version: [1, {min(self.version - 3, 2)}]"]
        lines += [f"amdhsa.target: {target}", "amdhsa.kernels:", "  - .name: k", "    .symbol: k.kd"]
        lines += [f"    {key}: {value}" for key, value in self.metadata.items()]
        if self.args:
            lines.append("    .args:")
        for node in self.args:
            text = ", ".join(f"{key}: {value}" for key, value in node.items())
            lines.append(f"      - {{{text}}}")
        return lines + ["...", ".end_amdgpu_metadata"]


def read_object(data):
    """Returns the flags, the ABI version, the descriptor without its offset, and the note."""
    elf = Elf(data)
    descriptor = elf.content(".rodata")[:64]
    return {
        "flags": elf.flags,
        "ABI version": elf.abi_version,
        "descriptor": (descriptor[:16] + bytes(8) + descriptor[24:]).hex(),
        "note": elf.content(".note"),
    }


def assemble(command, text, folder):
    source, result = folder / "k.s", folder / "k.o"
    source.write_text(text)
    done = subprocess.run([*command, "-o", str(result), str(source)], capture_output=True, text=True)
    return (read_object(result.read_bytes()) if done.returncode == 0 else None), done.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clrx-mc", default="clrx-mc")
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    parser.add_argument("--keep", type=pathlib.Path, help="folder for programs that differ")
    args = parser.parse_args()
    differing, refused = 0, 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for i in range(args.count):
            program = Program(random.Random(f"{args.seed}-{i}"))
            triple = ["--triple=amdgcn-amd-amdhsa", f"-mcpu={program.cpu}", "-filetype=obj"]
            features = [f for f in program.features.split(":") if f]
            mattr = [f"-mattr={','.join(f[-1] + f[:-1] for f in features)}"] if features else []
            theirs, text = assemble([args.llvm_mc, *triple, *mattr], program.block(), folder)
            ours, our_text = assemble([args.clrx_mc, "-filetype=obj"], program.source(), folder)
            refused += theirs is None
            if ours == theirs:
                continue
            differing += 1
            print(f"program {i} ({program.cpu}):")
            if theirs is None or ours is None:
                print(f"ours: {our_text}theirs: {text}")
            else:
                for key in ours:
                    if ours[key] != theirs[key]:
                        print(f"  {key}: {ours[key]} instead of {theirs[key]}")
            if args.keep:
                args.keep.mkdir(exist_ok=True)
                (args.keep / f"{i}.clrx").write_text(program.source())
                (args.keep / f"{i}.s").write_text(program.block())
    print(f"{args.count} programs, {refused} refused by both, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
