/**
 * The site with one more language: that of `scripts/messages/pseudo.js`.
 */

import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { writePseudo } from "../messages/pseudo.js";
import { ROOT } from "../root.js";

/** What the build of the pages does not read; cargo reads the names of all crates. */
const UNREAD = /^(?:\.git|dist.*|examples|node_modules|target|test-results)$/;

/**
 * Builds it from a copy of the sources, to which only the folder of the language is
 * added. Resolves with the root of the copy.
 */
export async function buildPseudoSite() {
	const root = join(ROOT, "test-results", "pseudo");
	rmSync(root, { recursive: true, force: true });
	mkdirSync(root, { recursive: true });
	for (const name of readdirSync(ROOT)) {
		if (UNREAD.test(name)) continue;
		cpSync(join(ROOT, name), join(root, name), {
			recursive: true,
			// Those of the tests may be a gigabyte.
			filter: (path) => !path.endsWith("node_modules"),
		});
	}
	// The build reads the licences in it.
	symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
	writePseudo(join(root, "www", "messages"));
	await build({ root, configFile: join(root, "vite.config.js") });
	return root;
}
