// Functions from llc -mcpu=tonga, without the directives about the object file,
// give llvm-mc's bytes.
// RUN: llvm-mc -triple=amdgcn -mcpu=tonga -filetype=obj %s -o %t.o
// RUN: llvm-objcopy -O binary --only-section=.text %t.o %t.llvm
// RUN: clrx-mc --format=rawcode -mcpu=tonga -filetype=obj %S/Inputs/dialect-llvm.clrx %s -o %t.clrx
// RUN: cmp %t.llvm %t.clrx
	.text
	.globl	collatz                         ; -- Begin function collatz
	.p2align	2
collatz:                                ; @collatz
; %bb.0:                                ; %entry
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], 0
.LBB0_1:                                ; %loop
                                        ; =>This Inner Loop Header: Depth=1
	v_mul_lo_u32 v2, v0, 3
	v_and_b32_e32 v1, 1, v0
	v_lshrrev_b32_e32 v0, 1, v0
	s_add_i32 s6, s6, 1
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v0, v2, v0, vcc
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v1, s6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_1
; %bb.2:                                ; %done
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, v1
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	collatz, .Lfunc_end0-collatz
                                        ; -- End function
	.set collatz.num_vgpr, 3
; Function info:
; codeLenInByte = 76
	.globl	twice                           ; -- Begin function twice
	.p2align	2
twice:                                  ; @twice
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s22, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[16:17], -1
	buffer_store_dword v3, off, s[0:3], s33 ; 4-byte Folded Spill
	s_mov_b64 exec, s[16:17]
	s_addk_i32 s32, 0x400
	v_writelane_b32 v3, s30, 0
	s_swappc_b64 s[30:31], s[20:21]
	v_readlane_b32 s31, v3, 1
	buffer_load_dword v3, off, s[0:3], s33  ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	twice, .Lfunc_end1-twice
                                        ; -- End function
