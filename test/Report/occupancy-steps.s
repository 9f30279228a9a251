# The report names the resource that limits the wavefronts, and the next step. Comments show the
# calculations.

# RUN: clrx-mc --report --format=rocm -mcpu=gfx900 -Dlds=24576 %s | FileCheck %s --check-prefix=LDS
# 65536 / 24576: two groups of four wavefronts on four SIMDs. Three groups fit if each takes at
# most 21845 bytes.
# LDS: waves 2 of 10 per SIMD, limited by LDS
# LDS-NEXT: 2731 bytes of LDS fewer give 3 waves

# RUN: clrx-mc --report --format=rocm -mcpu=gfx803 -Dsgprs=100 %s | FileCheck %s --check-prefix=SGPRS
# In granules of 16: 800 / 112 is 7; 800 / 8 is 100, of which 96 can be allocated.
# SGPRS: waves 7 of 10 per SIMD, limited by SGPRs
# SGPRS-NEXT: 4 SGPRs fewer give 8 waves

# RUN: clrx-mc --report --format=rocm -mcpu=gfx600 -Dsgprs=100 -Dvgprs=64 %s | FileCheck %s --check-prefix=BOTH
# 512 / 104 and 256 / 64 are 4; five wavefronts need 96 and 48.
# BOTH: waves 4 of 10 per SIMD, limited by VGPRs and SGPRs
# BOTH-NEXT: 16 VGPRs fewer and 4 SGPRs fewer give 5 waves

# RUN: clrx-mc --report --format=rocm -mcpu=gfx1010 -Dsgprs=100 -Dvgprs=100 %s | FileCheck %s --check-prefix=WAVE64
# SGPRs do not limit; 512 / 100 is 5, 512 / 84 is 6.
# WAVE64: waves 5 of 20 per SIMD, limited by VGPRs
# WAVE64-NEXT: 16 VGPRs fewer give 6 waves

# RUN: clrx-mc --report --format=rocm -mcpu=gfx1010 -mattr=+wavefrontsize32 -Dwave32=1 -Dvgprs=100 %s | FileCheck %s --check-prefix=WAVE32
# In granules of 8: 1024 / 104 is 9; 1024 / 96 is 10.
# WAVE32: waves 9 of 20 per SIMD, limited by VGPRs
# WAVE32-NEXT: 4 VGPRs fewer give 10 waves

# RUN: clrx-mc --report --format=rocm -mcpu=gfx900 -Dvgprs=24 %s | FileCheck %s --check-prefix=ALL
# ALL: waves 10 of 10 per SIMD{{$}}
# ALL-NOT: fewer

# RUN: clrx-mc --report --format=rocm -mcpu=gfx900 -Dvgprs=25 %s | FileCheck %s --check-prefix=ONE
# ONE: waves 9 of 10
# ONE-NEXT: 1 VGPR fewer gives 10 waves
.kernel k
    .config
        .dims x
        .reqd_work_group_size 256
.ifdef lds
        .localsize lds
.endif
.ifdef sgprs
        .sgprsnum sgprs
.endif
.ifdef vgprs
        .vgprsnum vgprs
.endif
.ifdef wave32
        .use_wave32
.endif
.text
k:
    .skip 256
    s_endpgm
