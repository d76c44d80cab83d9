"""Runs the cells of a notebook, which come as a JSON list, without a notebook.

The argument is the path of Node, which answers as the front end's worker does, with the
laboratory of the package. Prints the rows of every answer, as JSON.
"""

import ast
import asyncio
import inspect
import json
import subprocess
import sys

import taquin

FRONT_END = r"""
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
const widget = readFileSync("python/widget.js", "utf8");
const [, worker] = /const WORKER = `([^`]+)`/.exec(widget);
const lab = pathToFileURL("dist-package/taquin-lab.js").href;
globalThis.postMessage = (answer) => console.log(JSON.stringify(answer));
(0, eval)(worker);
for await (const line of createInterface({ input: process.stdin })) {
  await onmessage({ data: { ...JSON.parse(line), lab } });
}
"""

node = subprocess.Popen(
    [sys.argv[1], "--input-type=module", "--eval", FRONT_END],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    text=True,
)
answers = []


class Shown(taquin.SlidingPuzzle):
    """A puzzle that is shown: its questions are answered."""

    def __init__(self, *args, **options):
        super().__init__(*args, **options)
        self._handle_custom_msg({"type": "ready"}, [])

    def send(self, content, buffers=None):
        if content["type"] == "ask":
            print(json.dumps(content), file=node.stdin, flush=True)
            answer = json.loads(node.stdout.readline())
            answers.append(answer.get("rows"))
            self._handle_custom_msg({"type": "answer", **answer}, [])


taquin.SlidingPuzzle = Shown
names = {}
for code in json.load(sys.stdin):
    cell = compile(code, "<cell>", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    result = eval(cell, names)
    if inspect.iscoroutine(result):
        asyncio.run(result)
node.stdin.close()
print(json.dumps(answers))
