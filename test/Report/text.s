# The report of a kernel. GFX9 allocates VGPRs in granules of four, so 51 VGPRs take 52. A SIMD has
# 256 VGPRs: enough for four wavefronts with 52 each, or for five with 48 each. s[4:5] and v0 hold
# the values that LLVM's AMDGPU User Guide lists.

# RUN: clrx-mc --report %s | FileCheck %s
# RUN: clrx-mc --report=text -filetype=obj -o %t.bin %s | FileCheck %s
# RUN: llvm-readelf -h %t.bin | FileCheck %s --check-prefix=ELF
# ELF: AMDGPU

# CHECK:      kernel sum ({{.*}}text.s:32), GCN1.4, wave64
# CHECK-NEXT: registers 10 SGPRs, 51 VGPRs (set by the source)
# CHECK-NEXT: memory 512 bytes of LDS, 64 bytes of scratch
# CHECK-NEXT: work-group 64 x 2 x 1 work-items
# CHECK-NEXT: code 44 bytes, 8 instructions: 1 waits, 1 other scalar, 1 scalar memory, 3 vector ALU, 2 flat, global, scratch
# CHECK-NEXT: live at most 4 SGPRs ({{.*}}text.s:48, offset 0x100), 2 VGPRs ({{.*}}text.s:51, offset 0x110)
# CHECK-NEXT: waves 4 of 10 per SIMD, limited by VGPRs
# CHECK-NEXT: 3 VGPRs fewer give 5 waves
# CHECK-NEXT: arguments 20 bytes
# CHECK-NEXT: 0 8 float* out
# CHECK-NEXT: 8 8 float* in
# CHECK-NEXT: 16 4 uint n
# CHECK-NEXT: start register contents at the first instruction
# CHECK-NEXT: s[0:3] scratch buffer
# CHECK-NEXT: s[4:5] argument address
# CHECK-NEXT: s6 work-group id x
# CHECK-NEXT: s7 scratch offset
# CHECK-NEXT: v0 local id x
# CHECK-NOT:  {{.}}
.gpu gfx900
.rocm
.codeobject 5
.kernel sum
    .config
        .dims x
        .vgprsnum 51
        .localsize 512
        .scratchbuffer 64
        .reqd_work_group_size 64, 2
        .use_private_segment_buffer
        .use_kernarg_segment_ptr
        .arg out, "float*", 8, 8, globalbuf, f32, global
        .arg in, "float*", 8, 8, globalbuf, f32, global, default const
        .arg n, "uint", 4, 4, value, u32
.text
.p2align 8
sum:
    .skip 256
    s_load_dwordx4 s[0:3], s[4:5], 0x0
    v_lshlrev_b32 v1, 2, v0
    s_waitcnt lgkmcnt(0)
    global_load_dword v2, v1, s[2:3]
    v_mov_b32 v3, v1
    v_add_f32 v2, v2, v2
    global_store_dword v3, v2, s[0:1]
    s_endpgm
