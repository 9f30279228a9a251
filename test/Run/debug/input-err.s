# Standard input cannot have both the source and the commands.
# RUN: not clrx-run -i - < %s 2>&1 | FileCheck %s
# CHECK: error: '-interactive': standard input cannot have both the source and commands
.rawcode
.gpu Tonga
        s_endpgm
