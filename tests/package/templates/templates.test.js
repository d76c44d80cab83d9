/**
 * The tag in strict templates of each framework but Vue, and the README's examples.
 */

import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { checkExamples, checkTemplates } from "../support/templates.js";

const HERE = fileURLToPath(new URL("./", import.meta.url));
const README = `${HERE}node_modules/taquin/README.md`;
const TSC = ["tsc", "--pretty", "false", "--project"];

/** Framework → its checker. @type {Record<string, string[]>} */
const CHECKERS = {
	svelte: ["svelte-check", "--output", "machine", "--workspace"],
	react: TSC,
	preact: TSC,
	solid: TSC,
	lit: TSC,
};

/** Framework → the language of its examples in the README. */
const EXAMPLES = { svelte: "svelte", lit: "ts", react: "tsx" };

/** @param {string} framework */
const checkerOf = (framework) => {
	const [tool, ...args] = CHECKERS[framework];
	return [`${HERE}node_modules/.bin/${tool}`, ...args];
};

for (const framework of Object.keys(CHECKERS)) {
	// In Lit's templates no checker of TypeScript looks.
	if (framework === "lit") continue;
	test(`in ${framework}, right is right and each wrong is refused`, () => {
		checkTemplates(HERE + framework, checkerOf(framework));
	});
}

for (const [framework, kind] of Object.entries(EXAMPLES)) {
	test(`the README's example for ${framework} compiles`, () => {
		checkExamples(README, kind, HERE + framework, checkerOf(framework));
	});
}
