/**
 * The types of the packed package, as the compiler of who uses it sees them:
 * none of its checks is left out.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { installPackage } from "./support/install.js";

const HERE = new URL("./types/", import.meta.url);
const TSC = new URL("../../node_modules/.bin/tsc", import.meta.url);
installPackage(HERE);

for (const [resolution, args] of Object.entries({
	"of Node": [],
	"of bundlers": ["--module", "esnext", "--moduleResolution", "bundler"],
})) {
	test(`element, core and component have their types, by the rules ${resolution}`, () => {
		const project = ["--project", fileURLToPath(HERE), "--pretty", "false"];
		const { status, stdout } = spawnSync(
			fileURLToPath(TSC),
			[...project, ...args],
			{ encoding: "utf8" },
		);
		assert.equal(status, 0, stdout);
	});
}
