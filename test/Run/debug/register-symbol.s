# Symbols of registers stand for them in -watch, print, lanes, watch and memory.
# RUN: clrx-run %s -sgpr=exec:u64:1 -watch=sum -watch=base | FileCheck %s --check-prefix=WATCH
#      WATCH: watch 1 (sum)
# WATCH-NEXT: v_mov_b32 v2, 3
# WATCH-NEXT: v2: undef -> 0x3 (lane 0)
#      WATCH: watch 2 (base)
# WATCH-NEXT: s_mov_b64 s[4:5], 7
# WATCH-NEXT: s4: undef -> 0x7
# RUN: printf "watch mask\nstep 3\nprint sum u32\nlanes sum\nprint base x64\nprint mask x64\nmemory base\nprint sums\n" \
# RUN:   | not clrx-run -i %s -sgpr=exec:u64:1 | FileCheck %s
#      CHECK: clrx-run> watch mask
# CHECK-NEXT: watch 1 (mask)
#      CHECK: clrx-run> print sum u32
# CHECK-NEXT: v2: 3 undef
#      CHECK: clrx-run> lanes sum
# CHECK-NEXT: v2:
#      CHECK: clrx-run> print base x64
# CHECK-NEXT: s[4:5]: 0x0000000000000007
#      CHECK: clrx-run> print mask x64
# CHECK-NEXT: exec: 0x0000000000000003
#      CHECK: clrx-run> memory base
# CHECK-NEXT: error: there is no memory at 0x7;
#      CHECK: clrx-run> print sums
# CHECK-NEXT: error: 'sums' is not a register
.rawcode
.gpu Tonga
sum = %v[2:3]
base = %s[4:5]
mask = %exec
        v_mov_b32 sum[0], 3
        s_mov_b64 base, 7
        s_mov_b64 exec, 3
        s_endpgm
