/**
 * No bundler at all: the tag that is told, with the package on another origin.
 */

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { close, play, visit, WON } from "../support/browser.js";
import { serve } from "../support/site.js";

after(close);

const PACKAGE = new URL("./node_modules/sliding-puzzle/", import.meta.url);
const PAGE = new URL("./built/cdn/", import.meta.url);

test("the tag with its hash, from another origin", async () => {
	const told = readFileSync(new URL("integrity.json", PACKAGE), "utf8");
	const { tag, src, file } = JSON.parse(told);
	const cdn = await serve(fileURLToPath(PACKAGE));
	const page = readFileSync(
		new URL("./apps/page/index.html", import.meta.url),
		"utf8",
	);
	const script = tag.replace(src, `${cdn.origin}/${file}`);
	mkdirSync(PAGE, { recursive: true });
	writeFileSync(
		new URL("index.html", PAGE),
		page.replace(/<script .*<\/script>/, script),
	);
	try {
		await visit(fileURLToPath(PAGE), async (tab) => {
			assert.deepEqual(await play(tab), WON);
		});
	} finally {
		cdn.stop();
	}
});
