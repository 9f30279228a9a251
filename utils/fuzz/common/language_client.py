# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A client of a language server: sends messages and collects the answers."""

import collections
import json
import queue
import subprocess
import threading


class LanguageClient:
    """Talks to one server."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "-log=error"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.messages = queue.Queue()
        self.answers = {}
        self.published = collections.defaultdict(list)  # URI -> list of parameters
        self.last_id = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while True:
            size = None
            for line in iter(stream.readline, b"\r\n"):
                if not line:
                    self.messages.put(None)
                    return
                name, _, value = line.partition(b":")
                if name == b"Content-Length":
                    size = int(value)
            self.messages.put(json.loads(stream.read(size)))

    def send_bytes(self, body):
        """Sends a message, which may be malformed."""
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def send(self, message):
        self.send_bytes(json.dumps({"jsonrpc": "2.0", **message}).encode())

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        """Sends a request and returns its number."""
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": params})
        return self.last_id

    def _take(self, timeout):
        message = self.messages.get(timeout=timeout)
        if message is None:
            raise EOFError("the server has ended with status %s" % self.process.wait())
        if message.get("method") == "textDocument/publishDiagnostics":
            self.published[message["params"]["uri"]].append(message["params"])
        elif isinstance(message.get("id"), int):
            self.answers[message["id"]] = message

    def take_all(self):
        """Takes the messages that have arrived."""
        while not self.messages.empty():
            self._take(0)

    def wait(self, number, timeout=60):
        """Returns the answer to a request."""
        while number not in self.answers:
            self._take(timeout)
        return self.answers.pop(number)

    def wait_for_version(self, uri, version, timeout=60):
        """Returns the diagnostics of a version of a file."""
        while not self.published[uri] or self.published[uri][-1].get("version") != version:
            self._take(timeout)
        return self.published[uri][-1]["diagnostics"]

    def start(self):
        self.wait(self.request("initialize", {"capabilities": {}}))
        self.notify("initialized", {})

    def open(self, uri, text):
        self.notify("textDocument/didOpen",
                    {"textDocument": {"uri": uri, "languageId": "clrx", "version": 1, "text": text}})

    def change(self, uri, version, first, last, text):
        """Replaces the text between two positions, which are pairs of line and character."""
        positions = [dict(zip(("line", "character"), place)) for place in (first, last)]
        self.notify("textDocument/didChange",
                    {"textDocument": {"uri": uri, "version": version},
                     "contentChanges": [{"range": dict(zip(("start", "end"), positions)), "text": text}]})

    def stop(self):
        """Ends the server and returns its exit status."""
        self.wait(self.request("shutdown", None))
        self.notify("exit", None)
        return self.process.wait(timeout=60)

    def get_memory(self):
        """Returns the resident memory of the server in MiB."""
        with open("/proc/%d/status" % self.process.pid) as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024
