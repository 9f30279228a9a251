# Pseudo-ops that print messages, warnings and errors.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.error "custom"
# CHECK: :[[#@LINE-1]]:1: error: custom
.error
# CHECK: :[[#@LINE-1]]:1: error: .error encountered
.error 5
# CHECK: :[[#@LINE-1]]:8: error: expected string
.err anything
# CHECK: :[[#@LINE-1]]:1: error: .err encountered
.warning "custom"
# CHECK: :[[#@LINE-1]]:1: warning: custom
.warning
# CHECK: :[[#@LINE-1]]:1: warning: .warning encountered
.fail 3
# CHECK: :[[#@LINE-1]]:1: error: .fail 3 encountered
.fail 499
# CHECK: :[[#@LINE-1]]:1: error: .fail 499 encountered
.fail 500
# CHECK: :[[#@LINE-1]]:1: warning: .fail 500 encountered
.print 5
# CHECK: :[[#@LINE-1]]:8: error: expected string
.file "x"
# CHECK: :[[#@LINE-1]]:1: warning: this pseudo-op has no effect
.line 5
# CHECK: :[[#@LINE-1]]:1: warning: this pseudo-op has no effect
.title 5
# CHECK: :[[#@LINE-1]]:8: error: expected string
.abort now
# CHECK: :[[#@LINE-1]]:1: error: aborted by .abort
.byte 256
