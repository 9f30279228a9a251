#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packs the extension for VS Code as a .vsix file.

The files that package.json lists are taken from the given folders. npm fetches the
packages that package.json depends on, unless --without-client is given.

    pack.py [options] FOLDER...
"""

import argparse
import json
import os
import subprocess
import tempfile
import zipfile
from xml.sax.saxutils import quoteattr, escape

MANIFEST = """\
<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={name} Version={version} Publisher={publisher}/>
    <DisplayName>{title}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Categories>{categories}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={engine}/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def make_manifest(package):
    return MANIFEST.format(name=quoteattr(package["name"]), version=quoteattr(package["version"]),
                           publisher=quoteattr(package["publisher"]), engine=quoteattr(package["engines"]["vscode"]),
                           title=escape(package["displayName"]), description=escape(package["description"]),
                           categories=escape(",".join(package["categories"])))


def make_content_types(names):
    extensions = sorted({os.path.splitext(name)[1] for name in names} - {""})
    rows = ["<Default Extension=%s ContentType=\"application/octet-stream\"/>" % quoteattr(e) for e in extensions]
    # A name without an extension needs a row of its own.
    rows += ["<Override PartName=%s ContentType=\"application/octet-stream\"/>" % quoteattr("/" + name)
             for name in names if not os.path.splitext(name)[1]]
    return ("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
            "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">%s</Types>\n" % "".join(rows))


def find_file(name, folders):
    for folder in folders:
        path = os.path.join(folder, name)
        if os.path.exists(path):
            return path
    raise SystemExit("pack.py: no folder has the file '%s'" % name)


def fetch_packages(package, folder):
    """Installs the dependencies in the folder, and yields the paths of their files."""
    with open(os.path.join(folder, "package.json"), "w") as file:
        json.dump({"dependencies": package["dependencies"]}, file)
    subprocess.run(["npm", "install", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"],
                   cwd=folder, check=True)
    for root, folders, names in os.walk(os.path.join(folder, "node_modules")):
        # Hidden files are npm's own.
        folders[:] = [name for name in folders if name[0] != "."]
        yield from (os.path.join(root, name) for name in names if name[0] != ".")


def pack(output, files):
    """Writes an archive of pairs of a name and the content."""
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files:
            # The default date makes the archive reproducible.
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", dest="output", default="clrx.vsix")
    parser.add_argument("--without-client", action="store_true", help="pack no packages of npm")
    parser.add_argument("folders", nargs="+", help="folders that have package.json and the files that it lists")
    args = parser.parse_args()
    package = json.loads(read(find_file("package.json", args.folders)))
    names = ["package.json"] + package["files"]
    files = [("extension/" + name, read(find_file(name, args.folders))) for name in names]
    if not args.without_client:
        with tempfile.TemporaryDirectory() as folder:
            files += sorted(("extension/" + os.path.relpath(path, folder).replace(os.sep, "/"), read(path))
                            for path in fetch_packages(package, folder))
    files.insert(0, ("extension.vsixmanifest", make_manifest(package)))
    content_types = make_content_types([name for name, _ in files])
    pack(args.output, [("[Content_Types].xml", content_types)] + files)


if __name__ == "__main__":
    main()
