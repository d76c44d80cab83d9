import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/root.js";

test("two fingers may enlarge every page", () => {
	const pages = readdirSync(join(ROOT, "www"), { recursive: true })
		.map((name) => join("www", String(name)))
		.filter((name) => name.endsWith(".html"));
	assert.ok(pages.length > 5);
	for (const page of ["index.html", ...pages]) {
		const html = readFileSync(join(ROOT, page), "utf8");
		const [, content] = /name="viewport" content="([^"]*)"/.exec(html) ?? [];
		assert.match(content ?? "", /width=device-width/, page);
		assert.doesNotMatch(
			content ?? "",
			/user-scalable|maximum-scale|minimum-scale/,
			page,
		);
	}
});
