# Errors for symbols of the offset table; those found at the end come after others.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrxasm -o out syntax.s 2>&1 | FileCheck syntax.s --implicit-check-not=error:
# RUN: not clrxasm -o out end.s 2>&1 | FileCheck end.s --implicit-check-not=error:
# RUN: not ls out

#--- syntax.s
.rocm
.gotsym
# CHECK: syntax.s:2:8: error: expected symbol name
.gotsym .
# CHECK: syntax.s:4:9: error: symbol '.' cannot be in the offset table
.gotsym a b
# CHECK: syntax.s:6:11: error: expected ',' before the next operand
.gotsym a,
# CHECK: syntax.s:8:11: error: expected symbol name
.gotsym a, b c
# CHECK: syntax.s:10:14: error: unexpected text at end of statement
.gotsym s::a
# CHECK: syntax.s:12:9: error: symbol must be in the global scope; write '::' before its name
.scope s
.gotsym a
# CHECK: syntax.s:15:9: error: symbol must be in the global scope; write '::' before its name
.gotsym ::a
.ends
label:
.gotsym a, label
# CHECK: syntax.s:20:12: error: symbol 'label' is already defined

#--- end.s
.rocm
.gotsym nothing
.gotsym local
.gotsym weak
.weak weak
weak = 1
local = 2
s_endpgm
# CHECK: end.s:15:1: error: symbol 'nothing' of the offset table has no value
# CHECK: end.s:2:1: note: it was added here
# CHECK: end.s:15:1: error: symbol 'local' of the offset table is not global
# CHECK: end.s:3:1: note: it was added here
# CHECK: end.s:15:1: error: symbol 'weak' of the offset table is not global
# CHECK: end.s:4:1: note: it was added here
