# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types keys for a program in a terminal.

usage: terminal-session.py HOME PROGRAM ARGUMENT... -- TEXT KEYS [TEXT KEYS]...

Waits until the program has printed each TEXT, then types the KEYS behind it, with
escapes of Python. At last waits for the end of the program, and prints its exit status.
"""

import os
import pty
import select
import sys
import time

split = sys.argv.index("--")
home, command, script = sys.argv[1], sys.argv[2:split], sys.argv[split + 1:]

pid, terminal = pty.fork()
if pid == 0:
    os.environ.update(HOME=home, TERM="xterm")
    os.execvp(command[0], command)

seen = ""
deadline = time.monotonic() + 60


def wait_for(text):
    """Reads until the program has printed the text; until its end if it is None."""
    global seen
    while text is None or text not in seen:
        if not select.select([terminal], [], [], deadline - time.monotonic())[0]:
            sys.exit("'%s' is missing in: %r" % (text, seen))
        try:
            data = os.read(terminal, 4096)
        except OSError:  # Linux reports the end of the program so.
            data = b""
        if not data:
            return
        seen += data.decode(errors="replace")


for text, keys in zip(script[::2], script[1::2]):
    wait_for(text)
    seen = seen.split(text, 1)[-1]
    os.write(terminal, keys.encode().decode("unicode_escape").encode())
wait_for(None)
print("exit status", os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
