# In a terminal, the tab key completes commands, labels and symbols, and the up arrow shows
# an earlier command.
# REQUIRES: terminals, libedit
# RUN: rm -rf %t && mkdir %t
# RUN: %python %S/../Inputs/terminal-session.py %t clrx-run -i %s -- \
# RUN:   "> " "br\t" "eak" " he\t" "re" "\n" "break 1 (here)" "" "> " "pr\t" "int" " ro\t" "unds" "\n" \
# RUN:   "rounds: 7" "" "> " "c\n" "break 1 (here)" "" "> " "\x1b[A" "c" "\n" "the run has ended" "" \
# RUN:   | FileCheck %s
# CHECK: exit status 0
# RUN: ls %t/.clrx-run-history
.rawcode
.gpu Tonga
rounds = 7
        s_nop 0
here:   s_nop 1
        s_endpgm
