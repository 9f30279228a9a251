# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The pseudo-ops of ROCm sources, and the operands that the fuzzer gives them."""

from gallium_ops import ANY, CONFIG_OPS as GALLIUM_CONFIG_OPS, GROUP_OPS, HEADER_LOCAL_SIZE
from gallium_ops import HEADER_OPS as GALLIUM_HEADER_OPS, KCODE, LANGUAGE_OPS as GALLIUM_LANGUAGE_OPS, NONE
from gallium_ops import SGPRS, U32, VGPRS, WAVEFRONT, Operands, numbers, words

FLAGS = numbers("0 1 2 0x33 0x7fffffff 0xffffffff 0xfffffffe 0x100000001 -1 -2")
ZERO = numbers("0", ["1", "8", "120", "121", "-1", "0x100000000"])
VERSION = words("1, 0 | 2, 7 | 0, 0 | 300, 70000 | 0xffffffff, 3 | 0xfffffffe, 3 | 0x100000001, -1", "1 | 1, | 1,2,3 | ,1")
NUMBER64 = numbers("0 1 7 127 128 255 256 65535 65536 0xffffffff 0x100000000 -1 -2 -3 0x7fffffffffffffff")
NUMBER32 = numbers("0 1 7 127 128 255 256 65535 65536 0xffffffff 0xfffffffe 0x100000000 -1 -2")
POWER = numbers("1 2 16 32 0x10000 0x80000000 0x8000000000000000", ["0", "3", "-1", "-2", "17"])
STRING = Operands(
    ['"a"', '""', '"two words"', '" x"', '"x "', '"7up"', '"a*b&c"', r'"q\"uo\\te"', r'"\1\0332\7"', r'"\x1b7\t\n"',
     r'"nul\000behind"', '"a:b"', '"yes"', '"\x7f"', '"name@kd"', '"' + "long" * 70 + '"', r'"\377\200"', "\"it's\""],
    ["", "a", '"open', '"a" b', "5", '"a",'],
)  # fmt: skip
GROUP_SIZE = words(
    "1 | 64 | 8, 8 | 4,4,4 | ,2 | ,,3 | 0,0,0 |  | 0x100000001 | 1,,1 | 70000, 300, 200 | 128,127,256",
    "0 | 1,0 | 1,1,0 | 1,1,1,1 | a | 1 1 | 0,0",
)
LANGUAGE = Operands(
    ['"OpenCL C", 1, 2', '"OpenCL C"', '"", 1, 2', '""', '"x", 0xfffffffe, 5', '"C", 0x1ffffffff, 70000', r'"a\000b", 2, 0'],
    ["", '"x", 1', '"x", 1,', '"x", , 2', "x, 1, 2", '"x", 1, 2, 3'],
)
PRINTF = Operands(
    [r', "a %d\n"', ', 4, "%d"', '7, 4, 8, "x:y"', '1, "one"', '0, 1, "zero"', '0xffffffff, "any"', ', "1:2:3"',
     r'0x100000005, 300, "\"q\""', ', 4, 4, 4, ""', r', "\33" ', r'9, "n\000x"'],
    ["", ",", "5", '"x"', '5 "x"', ", 4", ", 4,", ', "x", 4', "5, 4, x"],
)  # fmt: skip

KINDS = "value sampler queue gox goy goz none printfbuf defqueue complact multigridsyncarg globaloffsetx GlobalOffsetY".split()
TYPES = "struct i8 char u8 uchar i16 short ushort u16 f16 half i32 int u32 uint f32 float i64 long u64 ulong f64 Double".split()
SPACES = "private global constant local generic Region".split()
ACCESSES = "default read_only rdonly write_only wronly read_write RDWR".split()
ARG = Operands(
    ["a, 4, , %s, i32" % k for k in KINDS]
    + ["b, 8, 8, value, %s" % t for t in TYPES]
    + ["c, 8, , globalbuf, f32, %s" % s for s in SPACES]
    + ["c, 8, 16, dynshptr, f32, %d, %s" % (1 << i, s) for i, s in enumerate(SPACES)]
    + ["d, 8, , image, struct, %s" % a for a in ACCESSES]
    + ["d, 8, , pipe, struct, %s, %s" % (a, a) for a in ACCESSES]
    + ["e, 8, , globalbuf, f32, global, %s const" % a for a in ACCESSES]
    + [', "float4", 16, , value, f32', 'n, "a b", 3, 4, value, struct', ", 5, , value, struct", ", 1, 1, value, i8 const",
       "n, 8, , image, struct", "n, 8, 8, globalbuf, i8, local restrict volatile const pipe", 'x, "a*", 8,, value, u64',
       "n, 0x100000000, , value, i64", "n, 0x8000000000000001, , value, i64", "n, 12, 32, value, struct",
       r'q, "\001x\"", 4, , value, i32', "n, -1, 2, value, i8", "n, 4, 0x8000000000000000, value, i32"],
    ["", "n", "n,", "n, 0, , value, i32", "n, 4", "n, 4,", "n, 4, ,", "n, 4, 3, value, i32", "n, 4, , val, i32",
     "n, 4, , value", "n, 4, , value, i33", "n, 4, , value, i32 Const", "n, 4, , value, i32 const ", "5, 4, , value, i32",
     "n, 4, , globalbuf, i32", "n, 4, , globalbuf, i32, there", "n, 4, , dynshptr, i32, 3, local", "n 4",
     "n, 4, , dynshptr, i32, 4", "n, 4, , image, i32, often", "n, 4, , image, i32, default,", "n, later, , value, i32",
     'n, float, 4, , value, i32', "n, 4, , value, i32, global", "n, 4, , value, i32 aflagthatismuchtoolong"],
)  # fmt: skip
GOT = words("place | ::place | later, got | place, got | place, got2 | k", " | 1 | place x | place, | place, 1 | s::x | place, a::. | . | place, place")
FORMATS = {".newbinfmt": NONE, ".llvm10binfmt": NONE, ".metadatav3": NONE}

# Legal in any configuration section of a kernel with a .config.
CONFIG_OPS = {
    **{op: operands for op, operands in GALLIUM_CONFIG_OPS.items() if not op.startswith(".spilled")},
    **{op: operands for op, operands in GALLIUM_HEADER_OPS.items() if not op.startswith(".hsa_")},
    **GROUP_OPS,
    ".group_segment_fixed_size": HEADER_LOCAL_SIZE, ".private_segment_fixed_size": U32, ".pgmrsrc3": ANY,
    ".shared_vgprs": ZERO, ".use_wave32": NONE,
}  # fmt: skip
NUMBER_OPS = {
    ".md_kernarg_segment_size": NUMBER64, ".md_group_segment_fixed_size": NUMBER64,
    ".md_private_segment_fixed_size": NUMBER64, ".md_kernarg_segment_align": POWER, ".md_wavefront_size": WAVEFRONT,
    ".md_sgprsnum": SGPRS, ".md_vgprsnum": VGPRS, ".spilledsgprs": NUMBER32, ".spilledvgprs": NUMBER32,
    ".max_flat_work_group_size": NUMBER64,
}  # fmt: skip
METADATA_OPS = {
    ".md_symname": STRING, ".md_language": LANGUAGE, ".runtime_handle": STRING,
    ".vectypehint": words("float4 | int | a.b", ' | "x" | 5 | a b'), ".cws": GROUP_SIZE,
    ".reqd_work_group_size": GROUP_SIZE, ".work_group_size_hint": GROUP_SIZE, ".fixed_work_group_size": GROUP_SIZE,
    ".arg": ARG,
}  # fmt: skip
FILE_METADATA_OPS = {".md_version": VERSION, ".printf": PRINTF}
FILE_OPS = {".arch_minor": U32, ".arch_stepping": U32, ".eflags": FLAGS, ".target": STRING, ".tripple": STRING}
OTHER_OPS = {
    **FORMATS, **FILE_OPS, **FILE_METADATA_OPS, ".nosectdiffs": NONE, ".gotsym": GOT, ".globaldata": NONE,
    ".metadata": NONE, ".config": NONE, ".control_directive": NONE, ".fkernel": NONE, ".kcode": KCODE, ".kcodeend": NONE,
}  # fmt: skip
CONTAINER_OPS = {**CONFIG_OPS, **NUMBER_OPS, **METADATA_OPS, **OTHER_OPS}

# Pseudo-ops of the language and of other containers that depend on the context.
LANGUAGE_OPS = {op: operands for op, operands in GALLIUM_LANGUAGE_OPS.items() if op not in CONTAINER_OPS}
LANGUAGE_OPS.update({
    ".driver_version": words("1"), ".llvm_version": words("1"), ".args": NONE, ".proginfo": NONE, ".hsa_dims": words("x"),
    # A @note section without content gets undefined bytes.
    ".section": words('.rodata | .text | .comment | .mine | .mine align=8 | .rodata, "a" | .data align=4', " | 1 | .mine align=3"),
    ".rocm": NONE, ".amd3": NONE, ".scratchsym": words("a"), ".stub": NONE,
})  # fmt: skip
