# The s_nop that the assembler inserts after a branch of GCN 1.5 is not the first instruction of a function.
# RUN: clrx-mc --dialect=llvm --format=rawcode -mcpu=gfx1010 -w -filetype=asm %s | FileCheck %s
# RUN: clrx-mc --dialect=llvm --format=rawcode -mcpu=gfx1010 -Wno-all -Wwaitcnt-calls -filetype=null %s 2>&1 | \
# RUN:   FileCheck %s --check-prefix=SILENT --implicit-check-not=warning:

	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
function:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_cbranch_scc0 .Lelse
	s_branch .Lend
.Lelse:
	.rept 63
	v_nop
	.endr
.Lend:
	s_setpc_b64 s[30:31]

# CHECK:      s_branch .Lend
# CHECK-NEXT: s_nop 0
# SILENT:     remark: the target of this jump is not known
