# Errors in arguments have the position of the faulty part.

# RUN: not clrxasm -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:

.rocm
.kernel k
.config
.text
k: .skip 256
.kernel k
.arg n, 0, , value, i32
# CHECK: :[[#@LINE-1]]:9: error: argument size is 0
.arg n, 4, 3, value, i32
# CHECK: :[[#@LINE-1]]:12: error: argument alignment 3 is not a power of two
.arg n, 4, , valu, i32
# CHECK: :[[#@LINE-1]]:14: error: unknown value kind 'valu', expected value, globalbuf,
# CHECK: :[[#@LINE-2]]:14: note: did you mean 'value'?
.arg n, 4, , value, i31
# CHECK: :[[#@LINE-1]]:21: error: unknown value type 'i31'
# CHECK: :[[#@LINE-2]]:21: note: did you mean
.arg n, 4, , dynshptr, i32, 3, local
# CHECK: :[[#@LINE-1]]:29: error: pointee alignment 3 is not a power of two
.arg n, 4, , globalbuf, i32, there
# CHECK: :[[#@LINE-1]]:30: error: unknown address space 'there'
.arg n, 4, , image, i32, often
# CHECK: :[[#@LINE-1]]:26: error: unknown access qualifier 'often'
.arg n, 4, , value, i32 Const
# CHECK: :[[#@LINE-1]]:25: error: unknown argument flag 'Const', expected const, restrict, volatile or pipe
# CHECK: :[[#@LINE-2]]:25: note: did you mean 'const'?
.arg n, 4, , value, i32 const # comment
# CHECK: :[[#@LINE-1]]:{{.*}}: error: expected argument flag, not blanks or a comment
.arg n, 4, , value, i32 # comment
.arg n
# CHECK: :[[#@LINE-1]]:7: error: expected ',' before the next operand
