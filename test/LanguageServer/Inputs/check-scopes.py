"""Compares the pseudo-ops that the server offers with those that it accepts.

Each pseudo-op stands alone at the end of several sources. The server must offer it there
exactly if the assembler does not report that its place is wrong.
"""

import itertools
import re
import subprocess
import sys

from language_client import LanguageClient

CONTEXTS = {
    "amd": ["", ".kernel k", ".kernel k\n.config", ".kernel k\n.text", ".kernel k\n.main", ".kernel k\n.proginfo",
            ".kernel k\n.inputsamplers", ".globaldata", ".kernel k\n.config\n.kernel l"],
    "amdcl2": ["", ".kernel k", ".kernel k\n.config", ".kernel k\n.hsaconfig", ".kernel k\n.config\n.text",
               ".kernel k\n.config\n.main"],
    "gallium": ["", ".kernel k", ".kernel k\n.args", ".kernel k\n.config", ".kernel k\n.proginfo", ".kernel k\n.text",
                ".kernel k\n.config\n.main"],
    "rocm": ["", ".kernel k", ".kernel k\n.config", ".kernel k\n.config\n.text", ".kernel k\n.config\n.main"],
}


class Checker:
    def __init__(self, program):
        self.client = LanguageClient(program)
        self.client.start()
        self.numbers = itertools.count()

    def open(self, text):
        """Opens a new file and returns its URI and its diagnostics."""
        uri = "file:///nowhere/%d.clrx" % next(self.numbers)
        self.client.open(uri, text)
        return uri, self.client.wait_for_version(uri, 1)

    def get_offered(self, text):
        """Returns the names that the server offers after a dot at the end."""
        uri, _ = self.open(text + ".")
        line = text.count("\n")
        answer = self.client.wait(self.client.request("textDocument/completion", {
            "textDocument": {"uri": uri}, "position": {"line": line, "character": 1}}))
        return {item["label"] for item in answer["result"]["items"]}

    def is_accepted(self, text, name):
        line = text.count("\n")
        return not any("is legal only" in d["message"] and d["range"]["start"]["line"] == line
                       for d in self.open(text + name + "\n")[1])


def main():
    server, assembler = sys.argv[1:]
    checker = Checker(server)
    faults = count = 0
    for container, contexts in CONTEXTS.items():
        page = subprocess.run([assembler, "-help-pseudo-ops=" + container], stdout=subprocess.PIPE, text=True, check=True)
        names = re.findall(r"^### `(\.\w+)", page.stdout, re.MULTILINE)
        for context in contexts:
            # The label starts the output.
            text = ".%s\n.gpu tonga\nlabel:\n%s\n" % (container, context)
            offered = checker.get_offered(text)
            for name in names:
                # Its handler decides, because it has other rules in kernels.
                if (container, name) == ("amdcl2", ".sampler"):
                    continue
                count += 1
                if (name in offered) != checker.is_accepted(text, name):
                    faults += 1
                    print("%s: %s after %r" % (container, name, context))
    print("%d places, %d faults" % (count, faults))
    checker.client.stop()


main()
