# The numbers of executed instructions, and of bytes that each kind of memory
# access reads and writes. Atomics do both. Lanes that are off, accesses out of
# bounds and descriptors do not count.
# RUN: split-file %s %t
# RUN: clrx-run -stats -no-check=bounds -buffer=4:zero:64 -resource=8:zero:16 \
# RUN:   -lds=16 -vgpr=0:u32:0,4,8,16 -vgpr=1:u32:7 -sgpr=m0:u32:16 \
# RUN:   -sgpr=exec:u64:15 %t/raw.clrx 2>&1 | FileCheck %s --check-prefix=RAW
# RUN: clrx-run -stats %t/scratch.clrx 2>&1 | FileCheck %s --check-prefix=SCRATCH

# RAW:      12 run - instructions
# RAW-NEXT: 2 run - instructions of format SOPP
# RAW-NEXT: 3 run - instructions of format SMRD
# RAW-NEXT: 3 run - instructions of format DS
# RAW-NEXT: 2 run - instructions of format MUBUF
# RAW-NEXT: 2 run - instructions of format FLAT
# RAW-NEXT: 8 run - bytes read by scalar instructions
# RAW-NEXT: 4 run - bytes written by scalar instructions
# RAW-NEXT: 16 run - bytes read by buffer instructions
# RAW-NEXT: 3 run - bytes written by buffer instructions
# RAW-NEXT: 32 run - bytes read by flat and global instructions
# RAW-NEXT: 16 run - bytes written by flat and global instructions
# RAW-NEXT: 12 run - bytes read in LDS
# RAW-NEXT: 12 run - bytes written in LDS
# RAW-NEXT: 12 run - bytes written in GDS
# RAW-NOT: run -

# SCRATCH: 256 run - bytes read in scratch memory
# SCRATCH-NEXT: 512 run - bytes written in scratch memory
# SCRATCH-NOT: run -

#--- raw.clrx
.rawcode
.gpu gfx900
        s_load_dwordx2 s[0:1], s[4:5], 0
        s_store_dword s4, s[4:5], 0
        s_dcache_wb
        buffer_load_dword v2, off, s[8:11], 0
        buffer_store_byte v1, v0, s[8:11], 0 offen
        global_atomic_add v3, v0, v1, s[4:5] glc
        global_load_dword v2, v0, s[4:5]
        ds_write_b32 v0, v1
        s_waitcnt vmcnt(0)
        ds_read_b32 v2, v0
        ds_write_b32 v0, v1 gds
        s_endpgm

#--- scratch.clrx
.rocm
.gpu gfx900
.kernel k
        .config
        .dims x
        .sgprsnum 16
        .vgprsnum 4
        .use_private_segment_buffer
        .use_flat_scratch_init
        .workitem_private_segment_size 32
.text
k:
        .skip 256
        s_add_u32 s0, s0, s7
        s_addc_u32 s1, s1, 0
        s_add_u32 flat_scratch_lo, s4, s7
        s_addc_u32 flat_scratch_hi, s5, 0
        v_mov_b32 v1, 4
        buffer_store_dword v0, v0, s[0:3], 0 offset:4
        scratch_load_dword v0, v1, off
        s_waitcnt vmcnt(0)
        scratch_store_dword v1, v0, off
        s_endpgm
