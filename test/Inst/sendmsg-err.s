# Errors in s_sendmsg.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
s_sendmsg 1
# CHECK: :[[#@LINE-1]]:11: error: expected sendmsg(...)
s_sendmsg sendmsg(nothing)
# CHECK: :[[#@LINE-1]]:19: error: unknown message 'nothing'
s_sendmsg sendmsg(gs)
# CHECK: :[[#@LINE-1]]:21: error: expected ',' before the next operand
s_sendmsg sendmsg(gs, nothing)
# CHECK: :[[#@LINE-1]]:23: error: unknown GS operation 'nothing'
s_sendmsg sendmsg(gs, cut)
# CHECK: :[[#@LINE-1]]:26: error: expected ',' before the next operand
s_sendmsg sendmsg(halt_waves)
# CHECK: :[[#@LINE-1]]:19: error: unknown message 'halt_waves'
# CHECK: :[[#@LINE-2]]:19: note: it exists on GCN1.4, GCN1.4.1, GCN1.5, GCN1.5.1
s_sendmsg sendmsg(interrupt
# CHECK: :[[#@LINE-1]]:28: error: expected ')' after the message
