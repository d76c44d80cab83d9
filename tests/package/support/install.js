/**
 * Installs the packed package, as npm would: it has no dependency, so that is to
 * unpack it.
 */

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** What `npm run package -- --pack` makes. */
export const TARBALL = join(ROOT, "dist-package.tgz");

/**
 * @param {URL} folder Whose `node_modules` it goes into.
 * @returns {string} Where it is.
 */
export function installPackage(folder) {
	if (!existsSync(TARBALL)) {
		throw new Error(`no ${TARBALL}: run \`npm run package -- --pack\``);
	}
	const path = join(fileURLToPath(folder), "node_modules", "taquin");
	rmSync(path, { recursive: true, force: true });
	mkdirSync(path, { recursive: true });
	execFileSync("tar", ["-xzf", TARBALL, "--strip-components=1", "-C", path]);
	return path;
}
