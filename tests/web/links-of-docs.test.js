/** Links between the repository's texts lead to files that are there, and to headings. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/root.js";
import { writtenFiles } from "../../scripts/written.js";

/** The package's README: its links are its own. */
const ELSEWHERE = /^www\/package\//;

const CODE = /\.(?:css|js|md|rs|toml|tsx?|yml)$/;
const files = writtenFiles().filter((file) => !ELSEWHERE.test(file));
const texts = files.filter((file) => file.endsWith(".md"));

/** The names by which a text's headings can be linked. @param {string} text */
function anchorsOf(text) {
	return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, "")
			.replaceAll(" ", "-"),
	);
}

test("every link between texts leads somewhere", () => {
	assert.ok(texts.length > 20);
	for (const file of texts) {
		const text = readFileSync(join(ROOT, file), "utf8").replace(
			/^```[\s\S]*?^```|`[^`\n]*`/gm,
			"",
		);
		for (const [, link] of text.matchAll(/\]\((?!https?:)([^)\s]*)\)/g)) {
			const [path, anchor] = link.split("#");
			const target = path ? join(ROOT, dirname(file), path) : join(ROOT, file);
			assert.ok(existsSync(target), `${file}: ${link}`);
			if (anchor === undefined) continue;
			const anchors = anchorsOf(readFileSync(target, "utf8"));
			assert.ok(anchors.includes(anchor), `${file}: ${link}`);
		}
	}
});

test("every decision is in the list, and every number in the code has one", () => {
	const folder = join(ROOT, "docs/decisions");
	const list = readFileSync(join(folder, "README.md"), "utf8");
	const decisions = readdirSync(folder).filter((name) => /^\d/.test(name));
	for (const name of decisions) assert.ok(list.includes(`(${name})`), name);
	const numbers = new Set(decisions.map((name) => name.slice(0, 4)));
	let count = 0;
	for (const file of files.filter((name) => CODE.test(name))) {
		const text = readFileSync(join(ROOT, file), "utf8");
		for (const [, number] of text.matchAll(/[Dd]ecisions? (0[01]\d\d)/g)) {
			assert.ok(numbers.has(number), `${file}: ${number}`);
			count += 1;
		}
	}
	assert.ok(count > 3);
});
