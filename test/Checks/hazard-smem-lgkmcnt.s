## Only a wait for all scalar loads ensures that they have read their addresses
## (LLVM: GCNHazardRecognizer::fixSMEMtoVectorWriteHazards).
# RUN: clrx-mc -mcpu=gfx1010 --format=rawcode -filetype=null -Wno-all -Whazard %s 2>&1 | FileCheck %s --implicit-check-not=warning:
    s_load_dword s0, s[2:3], 0
    s_waitcnt_lgkmcnt null, 1
# CHECK: [[#@LINE+1]]:25: warning: this overwrites s2, which a scalar memory access may not have read yet [-Whazard]
    v_readfirstlane_b32 s2, v0
    s_load_dword s0, s[2:3], 0
    s_waitcnt_lgkmcnt s4, 0
# CHECK: [[#@LINE+1]]:25: warning: this overwrites s2,
    v_readfirstlane_b32 s2, v0
    s_load_dword s0, s[2:3], 0
    s_waitcnt_lgkmcnt null, 0
    v_readfirstlane_b32 s2, v0
    s_load_dword s0, s[2:3], 0
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s2, v0
    s_endpgm
