## A listing shows the words of LLVM's instructions. They are llvm-objdump's.
# RUN: clrx-mc --dialect=llvm -mcpu=gfx1100 --format=rawcode -w -listing %s | FileCheck %s
        s_load_b64 s[4:5], s[0:1], null
        v_mov_b32 v1, 0
        s_waitcnt lgkmcnt(0)
        global_load_b32 v2, v1, s[4:5]
        v_add_f32 v3, v2, v2
        global_store_b32 v1, v3, s[4:5]
        s_endpgm
# CHECK:      {{^}}00000000 f4040100 f8000000 {{[0-9]+}} s_load_b64 s[4:5], s[0:1], null
# CHECK-NEXT: {{^}}00000008 7e020280 {{[0-9]+}} v_mov_b32 v1, 0
# CHECK-NEXT: {{^}}0000000c bf89fc07 {{[0-9]+}} s_waitcnt lgkmcnt(0)
# CHECK-NEXT: {{^}}00000010 dc520000 02040001 {{[0-9]+}} global_load_b32 v2, v1, s[4:5]
# CHECK-NEXT: {{^}}00000018 06060502 {{[0-9]+}} v_add_f32 v3, v2, v2
# CHECK-NEXT: {{^}}0000001c dc6a0000 00040301 {{[0-9]+}} global_store_b32 v1, v3, s[4:5]
# CHECK-NEXT: {{^}}00000024 bfb00000 {{[0-9]+}} s_endpgm
