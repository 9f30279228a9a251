# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The pseudo-ops of Gallium sources, and the operands that the fuzzer gives them."""

import collections

# Operands of a pseudo-op. valid: accepted for every GPU, perhaps with a warning; other: refused for
# all GPUs or for some.
Operands = collections.namedtuple("Operands", "valid other")

NOT_NUMBERS = ["", ",", "unknown", "later", "place", "1 1", "1,", "(1", "%s1", '"1"', "1.5", "1/0"]


def numbers(valid, other=()):
    return Operands(valid.split(), list(other) + NOT_NUMBERS)


def words(valid, other=""):
    """Splits lists with | between the elements."""
    return Operands([w.strip() for w in valid.split("|")], [w.strip() for w in other.split("|")] if other else [])


BIG = ["0x100000000", "0xffffffffffffffff", "-1"]
NONE = words("", "1 | x | ,")
SYMBOL = words("got | got2", " | 1 | place | got, x | a::.")
VERSION = numbers("30600 30900 40000 170000 0 0x100007530")
U2 = numbers("0 1 2 3 4 255 256 -1")
U7 = numbers("0 1 0x55 0x7f 0x80 0xff -1")
U8 = numbers("0 1 0xc0 0xf3 0xff 0x100 -1 -128")
U32 = numbers("0 1 0x1234567 0x7fffffff 0xffffffff -1 0x100000000 0x123456789a -0x80000000")
RSRC = numbers("0 1 0x40 0x80 0x380 0x800 0x1000 0x1800 0x2000 0x12345678 0xffffffff 0x1ffffffff -1")
ANY = numbers("0 1 7 0xff 0x3fffff 0xffffffff 0x100000000 0x7fffffffffffffff 0xffffffffffffffff -5")
U16_FIELD = numbers("0 1 104 0xffff 0x10000 0xffffffff -1")
SGPRS = numbers("0 1 7 8 9 64 101 102", ["103", "104", "105", "106", "107"] + BIG)
SGPR = numbers("0 1 50 101", ["102", "103", "104", "105", "106"] + BIG)
VGPRS = numbers("0 1 4 5 128 255 256", ["257"] + BIG)
USER_DATA = numbers("0 1 4 11 15 16", ["17", "0x100000004"] + BIG)
LOCAL_SIZE = numbers("0 1 255 256 257 511 512 513 8191 32767 32768", ["32769", "0x100000100", "-1"])
HEADER_LOCAL_SIZE = numbers("0 1 256 1000 32768", ["0x100000200", "32769", "0x1ffffffff", "-1"])
ELEMENT = numbers("2 4 8 16", ["0", "1", "3", "32", "-1", "0x100000004"])
ALIGNMENT = numbers("16 32 0x1000 0x80000000 0x8000000000000000", ["0", "1", "8", "17", "-16"])
WAVEFRONT = numbers("1 2 32 64 256", ["0", "3", "512", "-1", "0x100000040"])
DIMENSIONS = words(" | x | y | z | xy | xyz | ZX | xxxyyyzzz", "xyzxyzxyzx | w | x y | x, | 1 | xyz1")
TWO_DIMENSIONS = words(
    " | x | xy | xyz | z | x,y | xyz, | ,z | XZ, yy | ,",
    "xyzxyzxyzx | x, xyzxyzxyzx | w | x, w | x, y, z | 1 | x 1 | x,1",
)
SGPR_RANGE = words("0, 0 | 3, 9 | 100, 101", "5, 4 | 0, 102 | 102, 103 | 0, 200 | -1, 3 | 0 | 0,  | 0,1,2 | , 3")
LIMITED_BY_GPU = [SGPRS, SGPR, SGPR_RANGE, LOCAL_SIZE, HEADER_LOCAL_SIZE]
VGPR_RANGE = words("0, 0 | 3, 9 | 0, 255", "5, 4 | 0, 256 | 256, 257 | -1, 3 | 0 | 0,  | 0 1 | , 3")
CODE_VERSION = words("1, 0 | 2,3 | 0xffff, 0x10000 | 0x123456789, -1", "1 | 1, | 1,2,3 | ,1 | unknown, 1")
MACHINE = words(
    "1, 8, 0, 4 | 0,0,0,0 | 0xffff, 0xffff, 0xffff, 0xffff | 2, 3, 0xffff, 5 | 0x10000, -1, 7, 0x12345",
    "1 | 1, 2, 3 | 1,2,3, | 1,2,3,4,5 | ,,, | 1, later, 3, 4",
)
ARG_TYPES = "scalar constant global local image2d_rd image2d_wr image3d_rd image3d_wr sampler".split()
SEMANTICS = "general griddim gridoffset imgsize imgformat".split()
TIDY_ARG = Operands(
    [t + ", 8" for t in ARG_TYPES]
    + [t + ", 4, 8, 16, sext, general" for t in ARG_TYPES]
    + ["scalar, 2, 4, 4, sext, imgsize", "griddim, 4"],
    [],
)
ODD_ARG = words(
    "griddim, 12 | gridoffset, 4 | griddim,4,4,8,zext | GridOffset, 4, , , SEXT | Scalar, 1 | scalar, 3 | "
    "scalar,2,,2 | scalar, 17 | global, 8, 7, 0x40000000 | scalar, 0x100000000 | scalar, 5, 0x100000001 | "
    "local, 4, 0 | scalar, 0, , 1 | scalar, 0 | scalar, 0x80000001 | scalar, 4, 4, 0x8000000000000000 | "
    "scalar, -4 | scalar, 4, , , , ImgSize",
    " | scalar | scalar, | float, 4 | 4, 4 | image2d_rdonly, 4 | griddim | griddim, 4, 4, 4, zext, griddim | "
    "scalar 4 | scalar, 4, 4, 0 | scalar, 4, 4, 3 | scalar, 4,,, abcd | scalar, 4,,, abcde | scalar, 4,,,, | "
    "scalar, 4,,,,size | scalar, 4,,,,1 | scalar, unknown | scalar, 4, later | scalar, 4, 4, place | "
    "scalar, 4, 4, 4, zext, general, 1 | scalar, -1 | abcdefghijklmnopqrstu, 4",
)
ARG = Operands(
    TIDY_ARG.valid
    + ["scalar, 4, 4, 4, %s, %s" % (e, s) for e in ("zext", "", "SEXT") for s in SEMANTICS]
    + ODD_ARG.valid,
    ODD_ARG.other,
)
ENTRY = words(
    "0xb848, 0xc0080 | 0, 0 | 0x1b848, 0xffffffff | 0x10000b848, 1 | 4, -1 | 4, -0x80000000 | "
    "4, 0x123456789 | -4, -0x80000001",
    " | 4 | 4, | ,4 | 4 4 | 4, 4, 4 | unknown, 1 | 1, later",
)
KCODE = words(" | k | +k | + | k, j | +,  | -k | k,-j | k,+", "nope | k, | k j | - | 5 | k,, j | + +")

CONFIG_OPS = {
    ".dims": TWO_DIMENSIONS, ".sgprsnum": SGPRS, ".vgprsnum": VGPRS, ".userdatanum": USER_DATA,
    ".localsize": LOCAL_SIZE, ".scratchbuffer": ANY, ".pgmrsrc1": RSRC, ".pgmrsrc2": RSRC, ".floatmode": U8,
    ".priority": U2, ".exceptions": U7,
    ".spilledvgprs": ANY, ".tgsize": NONE, ".debugmode": NONE, ".dx10clamp": NONE, ".ieeemode": NONE, ".privmode": NONE,
}  # fmt: skip
SPILL_OPS = {".spilledsgprs": ANY}  # Since LLVM 3.9.
HEADER_OPS = {  # Since LLVM 4.0.
    ".hsa_dims": TWO_DIMENSIONS, ".hsa_sgprsnum": SGPRS, ".hsa_vgprsnum": VGPRS, ".hsa_userdatanum": USER_DATA,
    ".hsa_localsize": HEADER_LOCAL_SIZE, ".hsa_scratchbuffer": U32, ".hsa_pgmrsrc1": RSRC, ".hsa_pgmrsrc2": RSRC,
    ".hsa_floatmode": U8, ".hsa_priority": U2, ".hsa_exceptions": U7, ".hsa_tgsize": NONE, ".hsa_debugmode": NONE,
    ".hsa_dx10clamp": NONE, ".hsa_ieeemode": NONE, ".hsa_privmode": NONE, ".kernel_code_entry_offset": ANY,
    ".kernel_code_prefetch_offset": ANY, ".kernel_code_prefetch_size": ANY, ".max_scratch_backing_memory": ANY,
    ".call_convention": U32, ".runtime_loader_kernel_symbol": ANY, ".use_private_segment_buffer": NONE,
    ".use_dispatch_ptr": NONE, ".use_queue_ptr": NONE, ".use_kernarg_segment_ptr": NONE, ".use_dispatch_id": NONE,
    ".use_flat_scratch_init": NONE, ".use_private_segment_size": NONE, ".use_ordered_append_gds": NONE,
    ".private_elem_size": ELEMENT, ".use_ptr64": NONE, ".use_dynamic_call_stack": NONE, ".use_debug_enabled": NONE,
    ".use_xnack_enabled": NONE, ".workitem_private_segment_size": U32,
    ".workgroup_group_segment_size": HEADER_LOCAL_SIZE, ".gds_segment_size": U32, ".kernarg_segment_size": ANY,
    ".workgroup_fbarrier_count": U32, ".wavefront_sgpr_count": U16_FIELD, ".workitem_vgpr_count": U16_FIELD,
    ".debug_wavefront_private_segment_offset_sgpr": SGPR, ".debug_private_segment_buffer_sgpr": SGPR,
    ".kernarg_segment_align": ALIGNMENT, ".group_segment_align": ALIGNMENT, ".private_segment_align": ALIGNMENT,
    ".wavefront_size": WAVEFRONT,
}  # fmt: skip
# Legal since LLVM 4.0, in any group of a kernel that has a .config.
GROUP_OPS = {
    ".default_hsa_features": NONE, ".use_grid_workgroup_count": DIMENSIONS, ".codeversion": CODE_VERSION,
    ".machine": MACHINE, ".reserved_vgprs": VGPR_RANGE, ".reserved_sgprs": SGPR_RANGE,
}  # fmt: skip
OTHER_OPS = {
    ".driver_version": VERSION, ".llvm_version": VERSION, ".get_driver_version": SYMBOL, ".get_llvm_version": SYMBOL,
    ".arch_minor": U32, ".arch_stepping": U32, ".globaldata": NONE, ".scratchsym": SYMBOL, ".kcode": KCODE,
    ".kcodeend": NONE, ".args": NONE, ".config": NONE, ".proginfo": NONE, ".control_directive": NONE, ".arg": ARG,
    ".entry": ENTRY,
}  # fmt: skip
CONTAINER_OPS = {**CONFIG_OPS, **SPILL_OPS, **HEADER_OPS, **GROUP_OPS, **OTHER_OPS}

# Pseudo-ops of the language and of other containers that depend on the context.
LANGUAGE_OPS = {
    ".kernel": words("k | j", " | 1 | k j | k, | later"), ".main": words(" | 1"), ".text": NONE,
    ".rodata": NONE, ".data": NONE, ".section": words(
        '.rodata | .text | .comment | .mine | .mine, "awx", @note | .mine align=8 | .rodata, "a" | .data align=4',
        ' | 1 | .mine align=3 | .mine, "q" | .mine, @nobits | .mine, "a", @what | .mine align= | .mine, 4'),
    ".bss": NONE, ".hsaconfig": NONE, ".rwdata": NONE, ".useargs": NONE, ".gdssize": U32, ".cws": words("1"),
    ".metadata": NONE, ".hsalayout": NONE, ".md_version": words("1, 0"), ".cbid": words("1"),
    ".get_gpu": SYMBOL, ".get_arch": SYMBOL, ".get_format": SYMBOL, ".get_64bit": SYMBOL, ".get_policy": SYMBOL,
    ".64bit": NONE, ".32bit": NONE, ".gallium": NONE, ".rawcode": NONE, ".format": words("gallium | raw", "rawcode | "),
    ".gpu": words("tahiti | Fiji", " | gtx"), ".arch": words("gcn1.1 | vega", " | gcn9"), ".int": words("5", "later"),
    "s_nop": words("0"), "label:": words(""), "1:": words(""), ".align": words("16", "3"),
    ".skip": words("4"), ".wave32": NONE, ".nowave32": NONE,
}  # fmt: skip
