# Errors in register variables and code flow.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.regvar 5
# CHECK: :[[#@LINE-1]]:9: error: expected name of a register variable
.regvar a
# CHECK: :[[#@LINE-1]]:10: error: expected ':' after register variable
.regvar a:x
# CHECK: :[[#@LINE-1]]:11: error: expected register type v or s
.regvar a:v:0
# CHECK: :[[#@LINE-1]]:13: error: register count 0 is out of range (1 to 65535)
.regvar a:v:65536
# CHECK: :[[#@LINE-1]]:13: error: register count 65536 is out of range (1 to 65535)
.regvar b:s, b:s
# CHECK: :[[#@LINE-1]]:14: error: register variable 'b' is already defined
.usereg 5:r
.usereg s0
# CHECK: :[[#@LINE-1]]:11: error: expected ':' after register
.usereg s0:x
# CHECK: :[[#@LINE-1]]:12: error: expected access, r or w or both
.rvlin s0
# CHECK: :[[#@LINE-1]]:8: warning: not a register variable, ignored
.rvlin 5
# CHECK: :[[#@LINE-1]]:8: warning: not a register variable, ignored
.cf_jump 5
# CHECK: :[[#@LINE-1]]:10: error: target is not in the current section
.offset 0
.cf_start
# CHECK: :[[#@LINE-1]]:1: error: code flow can be declared in code sections only
