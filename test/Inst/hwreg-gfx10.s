# Hardware registers of GCN 1.4 and 1.5.
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_getreg_b32 s1, hwreg(ib_dbg1, 0, 1)
# GFX10: b901000d
s_getreg_b32 s1, hwreg(flush_ib, 0, 1)
# GFX10-NEXT: b901000e
s_getreg_b32 s1, hwreg(sh_mem_bases, 0, 1)
# GFX10-NEXT: b901000f
s_getreg_b32 s1, hwreg(sq_shader_tba_lo, 0, 1)
# GFX10-NEXT: b9010010
s_getreg_b32 s1, hwreg(tma_hi, 0, 1)
# GFX10-NEXT: b9010013
s_getreg_b32 s1, hwreg(flat_scr_lo, 0, 1)
# GFX10-NEXT: b9010014
s_getreg_b32 s1, hwreg(xnack_mask, 0, 1)
# GFX10-NEXT: b9010016
s_getreg_b32 s1, hwreg(pops_packer, 0, 1)
# GFX10-NEXT: b9010017
# GFX10-NOT: {{.}}
