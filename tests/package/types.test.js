/**
 * The types of the packed package, as the compiler of who uses it sees them: outside
 * the repository, with none of its checks left out.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { outside } from "./support/outside.js";

const HERE = fileURLToPath(new URL("./types/", import.meta.url));
const MODULES = join(HERE, "..", "node_modules");
const SITE = outside(MODULES, ["@types", "csstype", "undici-types"]);

for (const name of readdirSync(HERE)) {
	if (/\.tsx?$/.test(name)) cpSync(join(HERE, name), join(SITE, name));
}

const NODENEXT = { module: "nodenext", moduleResolution: "nodenext" };
const BUNDLER = { module: "esnext", moduleResolution: "bundler" };

/**
 * Where the package is used: what the compiler knows there, how it finds modules, and the
 * files. That each entry is found in both ways is a matter of `tarball.test.js`.
 */
const PLACES = {
	"on a page": {
		lib: ["es2022", "dom"],
		types: [],
		rules: BUNDLER,
		files: ["element.ts", "react.tsx", "core.ts", "cancel.ts", "lab.ts"],
	},
	"in Node": {
		lib: ["es2022"],
		types: ["node"],
		rules: NODENEXT,
		files: ["core.ts", "cancel.ts", "lab.ts"],
	},
	"without page and Node": {
		lib: ["es2022"],
		types: [],
		rules: BUNDLER,
		files: ["core.ts", "lab.ts"],
	},
};

for (const compiler of ["oldest", "newest"]) {
	const folder = join(MODULES, `typescript-${compiler}`);
	const { version } = readJson(join(folder, "package.json"));
	for (const [place, { lib, types, rules, files }] of Object.entries(PLACES)) {
		test(`TypeScript ${version} knows the types ${place}`, () => {
			const compilerOptions = {
				strict: true,
				exactOptionalPropertyTypes: true,
				noUncheckedIndexedAccess: true,
				noEmit: true,
				target: "es2022",
				jsx: "react-jsx",
				skipLibCheck: false,
				lib,
				types,
				...rules,
			};
			writeFileSync(
				join(SITE, "tsconfig.json"),
				JSON.stringify({ compilerOptions, files }),
			);
			const { status, stdout } = spawnSync(
				process.execPath,
				[join(folder, "bin", "tsc"), "--project", SITE, "--pretty", "false"],
				{ encoding: "utf8", cwd: SITE },
			);
			assert.equal(status, 0, stdout);
		});
	}
}

test("the README states the oldest TypeScript that is tested", () => {
	const { version } = readJson(
		join(MODULES, "typescript-oldest", "package.json"),
	);
	const readme = readFileSync(
		join(SITE, "node_modules", "taquin", "README.md"),
		"utf8",
	);
	const [, stated] =
		/TypeScript (\d+\.\d+) (?:and|or) later/.exec(readme) ?? [];
	assert.ok(version.startsWith(`${stated}.`), `stated: ${stated}`);
});

test("the types name no package but those that the package extends", () => {
	const root = join(SITE, "node_modules", "taquin");
	const { peerDependencies } = readJson(join(root, "package.json"));
	const types = join(root, "types");
	for (const file of readdirSync(types, { recursive: true })) {
		if (!String(file).endsWith(".d.ts")) continue;
		const text = readFileSync(join(types, String(file)), "utf8");
		const code = text.replace(/\/\*[\s\S]*?\*\//g, "");
		for (const [, name] of code.matchAll(
			/(?:from |import\(|import |module )"([^."/]+)/g,
		)) {
			assert.ok(Object.hasOwn(peerDependencies, name), `${file}: ${name}`);
		}
	}
});

/** @param {string} path */
function readJson(path) {
	return JSON.parse(readFileSync(path, "utf8"));
}
