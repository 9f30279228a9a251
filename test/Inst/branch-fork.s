# Branches with a pair of registers as another operand.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
s_cbranch_i_fork s[4:5], end
# GFX9: b8040002
s_call_b64 s[6:7], end
# GFX9-NEXT: ba860001
s_cbranch_g_fork s[4:5], s[6:7]
# GFX9-NEXT: 94800604
end:
s_setvskip s2, s3
# GFX9-NEXT: bf100302
# GFX9-NOT: {{.}}
