# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: field-ranges.py CLRX-MC FOLDER

Assembles each statement below with the smallest and the largest number that its field
holds, and with both neighbours: as a literal, as a symbol with a known value and, where
the language allows it, as a symbol that is defined later. Numbers in the range must draw
no diagnostic. Other numbers must draw a warning or an error that names the range.

The ranges are those of AMD's ISA documents, except on GCN 1.5: there, the language has no
signed offsets.
"""
import json
import subprocess
import sys

ALL = "tahiti bonaire tonga gfx900 navi10"
# (devices, statement, smallest number, largest number, may be defined later)
FIELDS = [
    # Scalar instructions
    (ALL, "s_mov_b32 s0, {}", -2**31, 2**32 - 1, True),
    (ALL, "s_movk_i32 s0, {}", -2**15, 2**16 - 1, True),
    (ALL, "s_nop {}", -2**15, 2**16 - 1, True),
    ("tonga gfx900", "s_set_gpr_idx_on s0, {}", 0, 255, True),
    ("tahiti bonaire", "s_waitcnt vmcnt({})", 0, 15, False),
    ("gfx900 navi10", "s_waitcnt vmcnt({})", 0, 63, False),
    (ALL, "s_waitcnt expcnt({})", 0, 7, False),
    ("tahiti tonga gfx900", "s_waitcnt lgkmcnt({})", 0, 15, False),
    ("navi10", "s_waitcnt lgkmcnt({})", 0, 63, False),
    (ALL, "s_getreg_b32 s0, hwreg(mode, {}, 1)", 0, 31, False),
    (ALL, "s_getreg_b32 s0, hwreg(mode, 0, {})", 1, 32, False),
    (ALL, "s_getreg_b32 s0, hwreg(@{}, 0, 1)", 0, 63, False),
    (ALL, "s_sendmsg sendmsg(@{})", 0, 15, False),
    (ALL, "s_sendmsg sendmsg(gs, emit, {})", 0, 3, False),
    # Scalar memory
    ("tahiti", "s_load_dword s0, s[2:3], {}", 0, 255, True),
    ("bonaire", "s_load_dword s0, s[2:3], {}", -2**31, 2**32 - 1, False),
    ("tonga navi10", "s_load_dword s0, s[2:3], {}", 0, 2**20 - 1, True),
    ("gfx900", "s_load_dword s0, s[2:3], {}", -2**20, 2**20 - 1, True),
    ("gfx900", "s_load_dword s0, s[2:3], s4 offset:{}", -2**20, 2**20 - 1, True),
    ("tonga", "s_store_dword s0, s[2:3], {}", 0, 2**20 - 1, True),
    ("tonga gfx900", "s_atc_probe {}, s[2:3], 0", 0, 127, True),
    # Vector instructions
    (ALL, "v_mov_b32 v0, {}", -2**31, 2**32 - 1, True),
    (ALL, "v_mul_f32 v0, v1, v2 omod:{}", 0, 3, False),
    ("tonga gfx900 navi10", "v_mov_b32 v0, v1 bank_mask:{}", 0, 15, False),
    ("tonga gfx900 navi10", "v_mov_b32 v0, v1 row_mask:{}", 0, 15, False),
    ("tonga gfx900 navi10", "v_mov_b32 v0, v1 row_shl:{}", 1, 15, False),
    ("tonga gfx900 navi10", "v_mov_b32 v0, v1 quad_perm:[0,{},0,0]", 0, 3, False),
    ("navi10", "v_mov_b32 v0, v1 row_share:{}", 0, 15, False),
    ("navi10", "v_mov_b32 v0, v1 dpp8:[0,{},0,0,0,0,0,0]", 0, 7, False),
    ("tonga gfx900 navi10", "v_mov_b32 v0, v1 dst_sel:@{}", 0, 7, False),
    ("tonga gfx900 navi10", "v_mov_b32 v0, v1 dst_unused:@{}", 0, 3, False),
    (ALL, "v_mad_f32 v0, v1, v2, v3 neg:{}", 0, 7, False),
    (ALL, "v_mad_f32 v0, v1, v2, v3 abs:[0,{},0]", 0, 1, False),
    ("gfx900", "v_mad_i16 v0, v1, v2, v3 op_sel:{}", 0, 15, False),
    # Local and vector memory
    (ALL, "ds_read_b32 v0, v1 offset:{}", 0, 65535, True),
    (ALL, "ds_read2_b32 v[0:1], v2 offset0:{}", 0, 255, True),
    (ALL, "ds_read2_b32 v[0:1], v2 offset1:{}", 0, 255, True),
    (ALL, "buffer_load_dword v0, off, s[4:7], 0 offset:{}", 0, 4095, True),
    (ALL, "tbuffer_load_format_x v0, off, s[4:7], 0 offset:{}", 0, 4095, True),
    ("tahiti tonga gfx900", "tbuffer_load_format_x v0, off, s[4:7], 0 format:[@{}]", 0, 15, False),
    ("tahiti tonga gfx900", "tbuffer_load_format_x v0, off, s[4:7], 0 format:[@4,@{}]", 0, 7, False),
    ("navi10", "tbuffer_load_format_x v0, off, s[4:7], 0 format:{}", 0, 127, False),
    ("tahiti tonga gfx900", "image_gather4 v[0:3], v[4:7], s[8:15], s[16:19] dmask:{}", 1, 15, False),
    ("navi10", "image_load v0, v[4:7], s[8:15] dim:@{} unorm", 0, 7, False),
    ("gfx900", "flat_load_dword v0, v[2:3] offset:{}", 0, 4095, True),
    ("gfx900", "global_load_dword v0, v[2:3], off offset:{}", -4096, 4095, True),
    ("gfx900", "scratch_load_dword v0, v2, off offset:{}", -4096, 4095, True),
    ("navi10", "flat_load_dword v0, v[2:3] offset:{}", 0, 2047, True),
    ("navi10", "global_load_dword v0, v[2:3], off offset:{}", 0, 2047, True),
    ("navi10", "scratch_load_dword v0, v2, off offset:{}", 0, 2047, True),
]


def make_cases(device):
    """Yields (statement, whether the number is in the range, definition after it)."""
    for devices, statement, low, high, is_late in FIELDS:
        if device not in devices.split():
            continue
        for number in (low - 1, low, high, high + 1):
            is_good = low <= number <= high
            yield statement.format(number), is_good, ""
            # The symbol is defined before the statement.
            yield "known = %d; %s" % (number, statement.format("known")), is_good, ""
            if is_late:
                yield statement.format("late"), is_good, "late = %d" % number


def main():
    clrx_mc, folder = sys.argv[1:]
    count = failures = 0
    for device in ALL.split():
        for n, (statement, is_good, after) in enumerate(make_cases(device)):
            path = "%s/case.s" % folder
            with open(path, "w") as f:
                f.write("%s\n%s\n" % (statement, after))
            command = [clrx_mc, "--format=rawcode", "-mcpu=" + device, "-filetype=null", "-Wno-all",
                       "-verify-encodings", "--diagnostics-format=json", path]
            run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            messages = [json.loads(line) for line in run.stderr.splitlines()]
            messages = [m for m in messages if m["severity"] != "note"]
            count += 1
            texts = [m["message"] for m in messages]
            names_range = any(w in t for t in texts for w in ("range", "must not be 0"))
            if bool(texts) == is_good or (texts and not names_range):
                failures += 1
                print("error: %s: %s; %s: %s" % (device, statement, after, texts))
    print("%d statements, %d failures" % (count, failures))


if __name__ == "__main__":
    main()
