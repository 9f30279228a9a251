# Branches to another section, out of range, and to unaligned offsets.
# RUN: not clrxasm -b raw -g Tonga -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
start:
s_branch 5
# CHECK: :[[#@LINE-1]]:10: error: branch target is not in the current section
# CHECK: :[[#@LINE-2]]:10: note: a target is a label, or an address such as '. + 8'
s_branch start+2
# CHECK: :[[#@LINE-1]]:10: error: branch target is not aligned to 4 bytes
s_branch start+0x100000
# CHECK: :[[#@LINE-1]]:10: error: branch distance of 262143 words is out of range (-32768 to 32767)
s_branch start, start
# CHECK: :[[#@LINE-1]]:15: error: too many operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_branch' takes 1 operand: label
s_branch
# CHECK: :[[#@LINE-1]]:9: error: too few operands for instruction
# CHECK: :[[#@LINE-2]]:1: note: 's_branch' takes 1 operand: label
s_branch late+2
# CHECK: :[[#@LINE-1]]:10: error: branch target is not aligned to 4 bytes
s_branch number
# CHECK: :[[#@LINE-1]]:10: error: branch target is not in the current section
s_branch nowhere
# CHECK: :[[#@LINE-1]]:10: error: unresolved symbol 'nowhere'
late:
number = 5
s_endpgm
