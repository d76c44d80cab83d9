/**
 * The file that is everything, in a page from a disk: a classic script at the head,
 * without a server.
 */

import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { pathToFileURL } from "node:url";
import { Board } from "./support/board.js";
import { claim } from "./support/claim.js";
import { PACKAGE } from "./support/package.js";

const FILE = "taquin.standalone.js";

const folder = mkdtempSync(join(tmpdir(), "standalone-"));
after(() => rmSync(folder, { recursive: true }));
const path = join(folder, "index.html");
copyFileSync(join(PACKAGE, FILE), join(folder, FILE));
writeFileSync(
	path,
	`<!doctype html><html lang="en"><meta charset="utf-8"><title>A puzzle</title>
	<script src="${FILE}"></script>
	<sliding-puzzle board="1 2 3/4 5 0/7 8 6" motion="off"></sliding-puzzle>`,
);

claim("from a disk it deals, proves a hint and is won", async (browser) => {
	await browser.visit(pathToFileURL(path).href);
	const board = new Board(browser);
	await board.ready();
	const { tile, direction, upper, proved } = await board.call("hint");
	assert.deepEqual(
		{ tile, direction, upper, proved },
		{ tile: 6, direction: "U", upper: 1, proved: true },
	);
	assert.equal(await board.call("move", "U"), true);
	assert.equal((await board.state()).status, "solved");
});
