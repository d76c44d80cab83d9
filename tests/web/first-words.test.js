/**
 * What the HTML of a page says before a script runs is in one language.
 */

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readFirstWords } from "../../scripts/messages/read.js";
import { copyEmbed } from "../../scripts/package/embed.js";
import { withFirstWords } from "../../scripts/site/first-words.js";
import { PAGES } from "../../scripts/site/pages.js";

test("no page hides a text in another language in its HTML", () => {
	for (const [name, file] of PAGES) {
		const html = withFirstWords(readFileSync(file, "utf8"), {
			path: `/${name}`,
		});
		// Without a script no language is known, so the line that asks for one has all.
		const seen = html
			.replace(/<(noscript|select)\b.*?<\/\1>/gs, "")
			.replace(/<div class="late">.*?<\/div>/s, "");
		const languages = new Set(seen.match(/(?<=\blang=")[^"]*/g));
		assert.deepEqual([...languages], ["en"], name);
	}
});

test("each language has every word that a page says first", () => {
	const { en, ...others } = readFirstWords();
	for (const [tag, words] of Object.entries(others)) {
		assert.deepEqual(Object.keys(words), Object.keys(en), tag);
		assert.ok(Object.values(words).every(Boolean), tag);
	}
	const html = withFirstWords('<header class="site"></header>', {
		path: "/index.html",
	});
	for (const [, name] of html.matchAll(/data-first="(\w+)"/g)) {
		assert.ok(name in en, name);
	}
});

test("the package's page for frames says in every language that it needs a script", () => {
	const out = mkdtempSync(join(tmpdir(), "embed-"));
	copyEmbed(out);
	const html = readFileSync(join(out, "embed.html"), "utf8");
	rmSync(out, { recursive: true });
	for (const tag of Object.keys(readFirstWords())) {
		assert.match(html, new RegExp(`<p lang="${tag}">[^<]+`), tag);
	}
});
