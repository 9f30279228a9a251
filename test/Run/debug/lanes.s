# lanes shows all lanes of a VGPR or a pair. Lanes that EXEC turns off are in parentheses.
# RUN: printf "lanes v0 i32\nlanes v[0:1] u64\nlanes s4\nlanes v255\n" \
# RUN:   | not clrx-run -i %s -vgpr=0:i32:1,-2,3,4,5,6,7,8,1000 -vgpr=1:u32:1 -sgpr=exec:u64:0x1fd \
# RUN:   | FileCheck %s --strict-whitespace --match-full-lines
#      CHECK:clrx-run> lanes v0 i32
# CHECK-NEXT:v0:
# CHECK-NEXT:   0:     1    (-2)     3      4      5      6      7      8
# CHECK-NEXT:   8:  1000  (1000) (1000) (1000) (1000) (1000) (1000) (1000)
# CHECK-NEXT:  16: (1000) (1000) (1000) (1000) (1000) (1000) (1000) (1000)
#      CHECK:  56: (1000) (1000) (1000) (1000) (1000) (1000) (1000) (1000)
# CHECK-NEXT:clrx-run> lanes v[0:1] u64
# CHECK-NEXT:v[0:1]:
# CHECK-NEXT:   0:  4294967297  (8589934590)  4294967299   4294967300
#      CHECK:clrx-run> lanes s4
# CHECK-NEXT:error: 's4' is not a VGPR
# CHECK-NEXT:clrx-run> lanes v255
# CHECK-NEXT:v255:
# CHECK-NEXT:   0:  undef  (undef)  undef   undef   undef   undef   undef   undef
.rawcode
.gpu Tonga
        s_endpgm
