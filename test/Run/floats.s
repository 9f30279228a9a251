# Floats are printed with the fewest digits that read back to the same value.
# RUN: clrx-run -sgpr=0:f32:0.1,0x1p-149,16777216,-0,1e20 -sgpr=5:f16:0.1,65504 \
# RUN:   -sgpr=8:f64:0.1 -print=s[0:4]:f32 -print=s[5:6]:f16 \
# RUN:   -print=s[8:9]:f64 %s | FileCheck %s --match-full-lines
# CHECK:      s[0:4]: 0.1 1e-45 16777216 -0 1e+20
# CHECK-NEXT: s[5:6]: 0.1 65504
# CHECK-NEXT: s[8:9]: 0.1
.rawcode
.gpu Bonaire
        s_endpgm
