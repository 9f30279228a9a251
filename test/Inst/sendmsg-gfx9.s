# Messages of GCN 1.4.
# RUN: clrxasm -b raw -g GFX900 -o %t %s && od -An -v -tx4 -w4 %t | FileCheck %s --check-prefix=GFX9
s_sendmsg sendmsg(savewave)
# GFX9: bf900004
s_sendmsg sendmsg(stall_wave_gen)
# GFX9-NEXT: bf900005
s_sendmsg sendmsg(halt_waves)
# GFX9-NEXT: bf900006
s_sendmsg sendmsg(ordered_ps_done)
# GFX9-NEXT: bf900007
s_sendmsg sendmsg(early_prim_dealloc)
# GFX9-NEXT: bf900008
s_sendmsg sendmsg(gs_alloc_req)
# GFX9-NEXT: bf900009
s_sendmsg sendmsg(get_doorbell)
# GFX9-NEXT: bf90000a
# GFX9-NOT: {{.}}
