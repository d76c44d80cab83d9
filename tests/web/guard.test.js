/**
 * What the build puts into each page: its policy, and the lines that speak up if its
 * files are gone.
 */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { guarded } from "../../scripts/site/guard.js";
import { PAGES } from "../../scripts/site/pages.js";
import { POLICY } from "../../scripts/site/policy.js";
import { GONE } from "../../www/messages/compiled/gone.ts";
import { LANGUAGES } from "../../www/messages/compiled/languages.ts";

const ROOT = new URL("../../", import.meta.url);

const LINES = 'addEventListener("error", $&)';

/**
 * Returns the directives of the policy of a page.
 *
 * @param {string} file
 */
function directives(file) {
	const html = readFileSync(String(PAGES.get(file)), "utf8");
	const [, content] =
		/<meta http-equiv="Content-Security-Policy" content="([^"]+)" \/>/.exec(
			guarded(html, `/${file}`, LINES),
		) ?? [];
	return Object.fromEntries(
		String(content)
			.split("; ")
			.map((rule) => [
				rule.split(" ", 1)[0],
				rule.slice(rule.indexOf(" ") + 1),
			]),
	);
}

const FILES = [...PAGES.keys()];

test("the policy and the lines stand before all that they are about", () => {
	assert.equal(FILES.length, 9, FILES.join());
	for (const file of FILES) {
		const html = readFileSync(String(PAGES.get(file)), "utf8");
		const made = guarded(html, `/${file}`, LINES);
		const [first, second, third] = made
			.slice(made.indexOf("<head>") + 6)
			.trim()
			.split(/\n\s*/);
		assert.equal(first, '<meta charset="utf-8" />', file);
		assert.match(second, /^<meta http-equiv="Content-Security-Policy"/, file);
		assert.equal(third, `<script>${LINES}</script>`, file);
		assert.equal(made.split("<script>").length, 2, `${file} has other scripts`);
	}
});

test("only the lines may stand in a page, and nothing may be evaluated", () => {
	const hash = createHash("sha256").update(LINES).digest("base64");
	for (const file of FILES) {
		const policy = directives(file);
		const { "script-src": scripts } = policy;
		assert.ok(scripts.includes(` 'sha256-${hash}'`), file);
		assert.doesNotMatch(scripts, /unsafe-inline|'unsafe-eval'|blob:|data:/);
		assert.equal(policy["default-src"], "'none'");
		assert.equal(policy["base-uri"], "'none'");
		assert.equal(policy["require-trusted-types-for"], "'script'");
	}
});

test("a page without a place for them stops the build", () => {
	assert.throws(
		() => guarded("<!doctype html>", "/new.html", LINES),
		/\/new\.html has no <meta charset/,
	);
});

test("the documentation has the policy as it is", () => {
	const docs = readFileSync(new URL("docs/deployment.md", ROOT), "utf8");
	const policy = Object.entries(POLICY)
		.map((rule) => rule.join(" "))
		.join("; ");
	assert.ok(docs.replaceAll("\n", " ").includes(`\`\`\`csp ${policy} \`\`\``));
});

test("each language has its texts for a page without files", () => {
	assert.deepEqual(Object.keys(GONE), [...LANGUAGES]);
	for (const texts of Object.values(GONE)) {
		for (const text of Object.values(texts)) assert.notEqual(text, "");
	}
});
