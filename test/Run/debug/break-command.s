# break adds a breakpoint, or lists all. A place that does not exist is an error.
# RUN: printf "break there\nbreak\nbreak her\nbreak 99\ncontinue\n" | not clrx-run -i -break=here %s | FileCheck %s
#      CHECK: clrx-run> break there
# CHECK-NEXT: break 1 (here)
# CHECK-NEXT: break 2 (there)
# CHECK-NEXT: clrx-run> break
# CHECK-NEXT: break 1 (here)
# CHECK-NEXT: break 2 (there)
# CHECK-NEXT: clrx-run> break her
# CHECK-NEXT: error: unknown label 'her'; did you mean 'here'?
# CHECK-NEXT: clrx-run> break 99
# CHECK-NEXT: error: line 99 has no instruction; the nearest line that has one is [[#@LINE+9]]
# CHECK-NEXT: clrx-run> continue
# CHECK-NEXT: break 2 (there) at
# CHECK-NEXT: s_mov_b32 s1, 1
.rawcode
.gpu Tonga
        s_mov_b32 s0, 2
there:  s_mov_b32 s1, 1
here:   s_nop 0
        s_endpgm
