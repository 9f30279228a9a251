# s_sendmsg: message, operation and stream by name or number.
# RUN: clrxasm -b raw -g Tahiti -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=SI
# RUN: clrxasm -b raw -g GFX1010 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX10
s_sendmsg sendmsg(interrupt)
# SI: bf900001
# GFX10: bf900001
s_sendmsg sendmsg(msg_interrupt)
# SI-NEXT: bf900001
# GFX10-NEXT: bf900001
s_sendmsg sendmsg(gs, cut, 1)
# SI-NEXT: bf900112
# GFX10-NEXT: bf900112
s_sendmsg sendmsg(gs, emit-cut, 3)
# SI-NEXT: bf900332
# GFX10-NEXT: bf900332
s_sendmsg sendmsg(GS_DONE, gs_op_nop)
# SI-NEXT: bf900003
# GFX10-NEXT: bf900003
s_sendmsg sendmsg(sysmsg)
# SI-NEXT: bf90000f
# GFX10-NEXT: bf90000f
s_sendmsg sendmsg(@9)
# SI-NEXT: bf900009
# GFX10-NEXT: bf900009
s_sendmsg sendmsg(gs_done, @2, 2)
# SI-NEXT: bf900223
# GFX10-NEXT: bf900223
s_sendmsghalt sendmsg(system)
# SI-NEXT: bf91000f
# SI-NOT: {{.}}
# GFX10-NEXT: bf91000f
# GFX10-NOT: {{.}}
