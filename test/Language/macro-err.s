# Errors in macro definitions and calls, with helpful notes.
# RUN: not clrxasm -b raw %s -o %t 2>&1 | FileCheck %s --implicit-check-not=error:
# CHECK: :[[#@LINE+1]]:16: error: expected macro name
        .macro 5
        .endm
# CHECK: :[[#@LINE+2]]:21: error: expected macro parameter name
# CHECK: :[[#@LINE+1]]:21: note: the name of a macro without parameters must end the statement
        .macro bare 
        .endm
# CHECK: :[[#@LINE+1]]:24: error: duplicate macro parameter 'a'
        .macro m1 a, b a
        .endm
# CHECK: :[[#@LINE+1]]:21: error: expected qualifier 'req' or 'vararg'
        .macro m2 a:opt
        .endm
# CHECK: :[[#@LINE+1]]:29: error: a parameter follows the variadic one
        .macro m3 a:vararg, b
        .endm
# CHECK: :[[#@LINE+1]]:24: warning: the default of parameter 'a' is never used, a value is required
        .macro m a:req=5, b
        .byte \a
        .endm
# CHECK: :[[#@LINE+1]]:16: error: macro 'm' is already defined
        .macro M
        .endm
# CHECK: :[[#@LINE+1]]:9: warning: '.INT' is a pseudo-op; this macro is ignored
        .macro .INT
        .nonsense
        .endm
# CHECK: :[[#@LINE+1]]:10: error: parameter 'a' of macro 'm' requires a value
        m
# CHECK: :[[#@LINE+1]]:15: error: too many arguments: macro 'm' takes 2
        m 1 2 3
# CHECK: :[[#@LINE+1]]:17: warning: there is no macro 'nosuch'
        .purgem nosuch
        .macro launch
        .endm
# CHECK: :[[#@LINE+2]]:17: warning: there is no macro 'lanch'
# CHECK: :[[#@LINE+1]]:17: note: did you mean 'launch'?
        .purgem lanch
# CHECK: :[[#@LINE+1]]:9: warning: .exitm has no effect outside of a macro
        .exitm
