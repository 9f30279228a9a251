"""Cancels requests that wait for an assembly, and prints their answers."""

import sys

from language_client import LanguageClient

URI = "file:///nowhere/a.clrx"


def ask(client, number):
    client.send({"id": number, "method": "textDocument/hover",
                 "params": {"textDocument": {"uri": URI}, "position": {"line": 1, "character": 1}}})


client = LanguageClient(sys.argv[1])
client.start()
# The assembly takes a second, in which the messages below arrive.
client.open(URI, ".rawcode\n.gpu tonga\n.rept 1 << 21\n.int 1\n.endr\n")
for number in 101, 102, 103:
    ask(client, number)
client.notify("$/cancelRequest", {"id": 102})
client.notify("$/cancelRequest", {"id": 999})
for number in 102, 101, 103:
    answer = client.wait(number)
    print(number, answer.get("error", "answered"), "before" if not client.published else "after", "the diagnostics")
client.stop()
