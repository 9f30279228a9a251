# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: check-page.py CHROMIUM PAGE FOLDER

Opens PAGE in headless Chromium, without network, and prints the messages of the
console. Also prints how many rows of pixels have more than 4 colours, and "many" if
the picture has more than 50 colours, as a page with text, bars and a graph has.
"""

import os
import re
import struct
import subprocess
import sys
import zlib

WIDTH, HEIGHT = 1240, 1600


def read_png(path):
    """Returns the rows of an 8-bit RGB or RGBA picture as bytes, and the size of a pixel."""
    with open(path, "rb") as f:
        data = f.read()
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8 and kind in (2, 6), "unexpected kind of picture"
    size = 3 if kind == 2 else 4
    packed, at = b"", 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += length + 12
    raw = zlib.decompress(packed)
    stride = width * size
    rows, above = [], bytearray(stride)
    for y in range(height):
        begin = y * (stride + 1)
        filter_, row = raw[begin], bytearray(raw[begin + 1 : begin + 1 + stride])
        for i in range(stride):
            left = row[i - size] if i >= size else 0
            up, corner = above[i], above[i - size] if i >= size else 0
            if filter_ == 1:
                row[i] = (row[i] + left) & 255
            elif filter_ == 2:
                row[i] = (row[i] + up) & 255
            elif filter_ == 3:
                row[i] = (row[i] + (left + up) // 2) & 255
            elif filter_ == 4:
                p = left + up - corner
                a, b, c = abs(p - left), abs(p - up), abs(p - corner)
                row[i] = (row[i] + (left if a <= b and a <= c else up if b <= c else corner)) & 255
        rows.append(bytes(row))
        above = row
    return rows, size


def main():
    chromium, page, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    picture = os.path.join(folder, "page.png")
    command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"]
    command += ["--disable-dev-shm-usage", "--user-data-dir=" + os.path.join(folder, "profile"), "--enable-logging=stderr"]
    command += ["--host-resolver-rules=MAP * ~NOTFOUND", "--window-size=%d,%d" % (WIDTH, HEIGHT)]
    command += ["--screenshot=" + picture, "file://" + os.path.abspath(page)]
    done = subprocess.run(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, timeout=240)
    for line in done.stderr.decode(errors="replace").splitlines():
        if "CONSOLE" in line:
            print("console:", re.sub(r"^\[[^]]*\] *", "", line))
    rows, size = read_png(picture)
    colours = {row[i : i + size] for row in rows for i in range(0, len(row), size)}
    busy = sum(len({row[i : i + size] for i in range(0, len(row), size)}) > 4 for row in rows)
    print("%d rows, %d of them busy, %s colours" % (len(rows), busy, "many" if len(colours) > 50 else len(colours)))


main()
