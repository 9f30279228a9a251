# Blanks separate the arguments of a macro. If there are too many arguments, a note shows the
# first one that a blank has ended, with quotes around its text up to the comma.
# RUN: split-file %s %t && cd %t
# RUN: not clrx-mc --format=rawcode -mcpu=fiji -filetype=null macro.s 2>&1 | FileCheck macro.s --match-full-lines --implicit-check-not=error: --implicit-check-not=note:
# RUN: clrx-mc --fix --format=rawcode -mcpu=fiji -filetype=null -Wno-all macro.s >/dev/null 2>&1 || true
# RUN: FileCheck macro.s --check-prefix=FIXED --input-file=macro.s --match-full-lines

#--- macro.s
.macro put a, b
.int \a, \b
.endm
.macro wait what
s_waitcnt \what
.endm
put 5 - 3, 4
# CHECK: macro.s:7:9: error: too many arguments: macro 'put' takes 2
# CHECK: macro.s:7:5: note: blanks separate arguments; an argument with blanks is quoted, as in "5 - 3"
# FIXED: put "5 - 3", 4
put 1, 2 * 3
# CHECK: macro.s:11:10: error: too many arguments: macro 'put' takes 2
# CHECK: macro.s:11:8: note: blanks separate arguments; an argument with blanks is quoted, as in "2 * 3"
# FIXED: put 1, "2 * 3"
put SIZE OFFSET, 4
# CHECK: macro.s:15:16: error: too many arguments: macro 'put' takes 2
# CHECK: macro.s:15:5: note: blanks separate arguments; an argument with blanks is quoted, as in "SIZE OFFSET"
# FIXED: put "SIZE OFFSET", 4
wait vmcnt(0) lgkmcnt(0)
# CHECK: macro.s:19:15: error: too many arguments: macro 'wait' takes 1
# CHECK: macro.s:19:6: note: blanks separate arguments; an argument with blanks is quoted, as in "vmcnt(0) lgkmcnt(0)"
# FIXED: wait "vmcnt(0) lgkmcnt(0)"
# An operator that needs no quotes keeps the argument together.
put 1 + 2, 3 << 4
# There is no blank to blame.
put 1, 2, 3
# CHECK: macro.s:26:9: error: too many arguments: macro 'put' takes 2
