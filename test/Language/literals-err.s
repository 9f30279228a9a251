# Errors in numbers, characters and escapes.
# RUN: not clrxasm -b raw -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.byte 0x
# CHECK: :[[#@LINE-1]]:7: error: expected digits after the prefix of the number
.byte 0b
# CHECK: :[[#@LINE-1]]:7: error: there is no local label '0' before this
.int 0x1ffffffffffffffff
# CHECK: :[[#@LINE-1]]:6: error: number does not fit in 64 bits
.byte 'ab'
# CHECK: :[[#@LINE-1]]:7: error: expected ''' at the end of the character literal
.byte ''
# CHECK: :[[#@LINE-1]]:7: error: empty character literal
.byte '\xg'
# CHECK: :[[#@LINE-1]]:7: error: expected hexadecimal character code
.byte '\400'
# CHECK: :[[#@LINE-1]]:7: error: octal code is out of range (0 to 0377)
.ascii "\x"
# CHECK: :[[#@LINE-1]]:9: error: expected hexadecimal character code
.ascii "\xg"
# CHECK: :[[#@LINE-1]]:9: error: expected hexadecimal character code
.ascii "\777"
# CHECK: :[[#@LINE-1]]:9: error: octal code is out of range (0 to 0377)
.ascii abc
# CHECK: :[[#@LINE-1]]:8: error: expected string
.byte '\19'
# CHECK: :[[#@LINE-1]]:7: error: expected octal character code
