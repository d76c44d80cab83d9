/**
 * The packed package, as the tools see it that read packages.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readLanguages } from "../../scripts/messages/read.js";
import { weightNames } from "../../scripts/weights.js";
import { VERSION } from "../../www/element/version.ts";
import { installPackage, TARBALL } from "./support/install.js";

const BIN = fileURLToPath(new URL("../node_modules/.bin/", import.meta.url));

const PACKAGE = installPackage(new URL("./tarball-test/", import.meta.url));

/** @param {string} file */
function read(file) {
	return readFileSync(join(PACKAGE, file), "utf8");
}

const metadata = JSON.parse(read("package.json"));
const scripts = readdirSync(PACKAGE).filter((name) => name.endsWith(".js"));

/**
 * @param {string} name
 * @param {string[]} args
 */
function check(name, args) {
	const { status, stdout, stderr } = spawnSync(join(BIN, name), args, {
		encoding: "utf8",
	});
	assert.equal(status, 0, stdout + stderr);
}

/**
 * Every text in a value, however deep.
 *
 * @param {any} value
 * @returns {string[]}
 */
function values(value) {
	return typeof value === "string"
		? [value]
		: Object.values(value).flatMap(values);
}

test("publint finds nothing, not even a suggestion", () => {
	const { stdout } = spawnSync(join(BIN, "publint"), [TARBALL], {
		encoding: "utf8",
	});
	assert.match(stdout, /All good!/, stdout);
});

test("attw accepts the types of every entry", () => {
	// There is nothing for `require`: an element is of no use in CommonJS, and
	// Node 20.19 and later `require` the core's modules as they are.
	check("attw", [TARBALL, "--profile", "esm-only"]);
});

test("every file that package.json names is there", () => {
	const { exports, types, unpkg, jsdelivr, customElements } = metadata;
	const named = [exports, types, unpkg, jsdelivr, customElements];
	const files = new Set(named.flatMap(values));
	assert.ok(files.size > 10);
	for (const file of files) assert.ok(existsSync(join(PACKAGE, file)), file);
	for (const file of metadata.sideEffects) {
		const at = join(PACKAGE, file.replace("*", "game"));
		assert.ok(existsSync(at), file);
	}
});

test("only what is named as having an effect has one", () => {
	for (const file of scripts) {
		const has = /^(?:define\(\)|customElements\.)/m.test(read(file));
		if (has) assert.ok(metadata.sideEffects.includes(`./${file}`), file);
	}
	assert.match(read("define.js"), /^define\(\);$/m);
	const code = read("index.js").replace(/\/\*[\s\S]*?\*\//g, "");
	assert.doesNotMatch(code, /\(/);
});

test("wasm and weights are named as bundlers want it, and lie there", () => {
	const all = readdirSync(PACKAGE, { recursive: true })
		.map(String)
		.filter((name) => name.endsWith(".js"));
	/** @type {Set<string>} */
	const files = new Set();
	for (const script of all) {
		for (const [, file] of read(script).matchAll(
			/new URL\([`"](\.\/[^`"]+)[`"],\s*import\.meta\.url\)/g,
		)) {
			files.add(join(dirname(script), file));
		}
	}
	assert.deepEqual([...files].sort(), [
		"wasm/game_bg.wasm",
		"wasm/multi_tile_bg.wasm",
		"wasm/reader_bg.wasm",
		"wasm/solver_bg.wasm",
		...weightNames().map((name) => `weights/${name}.bin`),
	]);
	for (const file of files) assert.ok(existsSync(join(PACKAGE, file)), file);
	assert.doesNotMatch(read("inline.js"), /\.wasm|\.bin/);
	for (const name of weightNames()) {
		// Each in a chunk of its own, so that only the one in need is loaded.
		const chunk = `bytes/weights-${name}.js`;
		assert.match(read(chunk), /BYTES/, chunk);
	}
});

test("the script for pages imports nothing by a fixed address but what stands in for wasm", () => {
	const scripts = readdirSync(PACKAGE).filter((file) =>
		/^taquin(?:-[\w-]+\.\w+)?\.js$/.test(file),
	);
	// English is in the part of the game.
	const others = readLanguages().length - 1;
	assert.equal(scripts.length, 3 + others, scripts.join());
	const loaded = scripts.flatMap((file) => {
		const text = read(file);
		assert.ok(!/^import\b/.test(text), `${file} begins with an import`);
		return [...text.matchAll(/\bimport\s*\(\s*[`"]([^`"]+)/g)];
	});
	assert.deepEqual(loaded.map(([, file]) => file).sort(), [
		"./no-wasm/game.js",
		"./no-wasm/multi_tile.js",
		"./no-wasm/reader.js",
		"./no-wasm/solver.js",
	]);
});

test("nothing follows an import whose exports are taken apart", () => {
	// Vite 5 to 7 rewrite `const { a } = await import(…)`, and lose a call behind it.
	for (const script of scripts) {
		assert.doesNotMatch(
			read(script),
			/\}\s*=\s*await import\([^)]*\)\./,
			script,
		);
	}
});

test("the laboratory is one file", () => {
	const text = read("taquin-lab.js");
	assert.doesNotMatch(text, /\bimport\b|\bnew URL\(|\brequire\(|\bfetch\(/);
	assert.ok(text.startsWith(`/*! ${metadata.name} ${metadata.version}, `));
});

test("the first file knows the hashes of the others", () => {
	const text = read("taquin.js");
	const others = readdirSync(PACKAGE).filter((file) =>
		/^taquin-[\w-]+\.\w+\.js$/.test(file),
	);
	for (const file of others) {
		const hash = createHash("sha256").update(readFileSync(join(PACKAGE, file)));
		assert.ok(text.includes(file), file);
		assert.ok(text.includes(`sha256-${hash.digest("base64")}`), file);
	}
});

test("the hash that is told is that of the file", () => {
	const { file, integrity, src, tag, version } = JSON.parse(
		read("integrity.json"),
	);
	const hash = createHash("sha384").update(readFileSync(join(PACKAGE, file)));
	assert.equal(integrity, `sha384-${hash.digest("base64")}`);
	assert.ok(tag.includes(integrity) && tag.includes(src));
	assert.ok(src.endsWith(`@${version}/${file}`));
});

test("the element knows the version of its package", () => {
	assert.equal(VERSION, metadata.version);
});

test("each entry has one with the wasm in the script, and development takes it", () => {
	for (const entry of ["", "/define", "/react"]) {
		const usual = metadata.exports[`.${entry}`];
		const inside = metadata.exports[`./inline${entry}`];
		assert.equal(usual.development, inside.default);
		assert.equal(usual.types, inside.types);
		// The first that matches is taken.
		assert.deepEqual(Object.keys(usual).slice(-2), ["development", "default"]);
	}
});

test("the component is for the client, and React is not in the package", () => {
	for (const file of ["react.js", "inline-react.js"]) {
		assert.match(read(file), /^"use client";/, file);
	}
	for (const file of scripts) {
		assert.doesNotMatch(read(file), /react\.production|Symbol\.for\("react/);
	}
});

test("the manifest names modules of the package", () => {
	const { modules } = JSON.parse(read("custom-elements.json"));
	for (const { path, declarations, exports } of modules) {
		assert.ok(existsSync(join(PACKAGE, path)), path);
		for (const { declaration } of exports) {
			assert.ok(existsSync(join(PACKAGE, declaration.module)));
		}
		for (const { members } of declarations) assert.ok(members.length > 20);
	}
});

test("editors know the attributes with their values", () => {
	const html = JSON.parse(read("vscode-html.json"));
	const css = JSON.parse(read("vscode-css.json"));
	const web = JSON.parse(read("web-types.json"));
	assert.equal(web.name, metadata.name);
	assert.equal(web.version, metadata.version);
	const [tag] = html.tags;
	const [element] = web.contributions.html.elements;
	assert.equal(tag.name, "sliding-puzzle");
	assert.equal(element.name, "sliding-puzzle");
	const find = (/** @type {any[]} */ list) =>
		list.find(({ name }) => name === "theme");
	const values = ["auto", "light", "dark", "contrast"];
	assert.deepEqual(
		find(tag.attributes).values.map((/** @type {any} */ { name }) => name),
		values,
	);
	const { type, default: usual } = find(element.attributes).value;
	assert.deepEqual(type.split(" | ").map(JSON.parse), values);
	assert.equal(JSON.parse(usual), "auto");
	assert.ok(css.properties.length > 20);
	assert.equal(metadata["web-types"], "./web-types.json");
});

test("licences and a text to read are there", () => {
	const texts = ["LICENSE-MIT", "LICENSE-APACHE", "README.md", "licenses.txt"];
	for (const file of texts) {
		assert.ok(existsSync(join(PACKAGE, file)), file);
	}
	assert.ok(!metadata.private);
});

const README = read("README.md");

test("the README's links lead to files of the package, and to its own headings", () => {
	const own = `https://cdn.jsdelivr.net/npm/${metadata.name}@${metadata.version}/`;
	const headings = [...README.matchAll(/^#+ (.+)$/gm)].map(
		([, heading]) =>
			`#${heading
				.toLowerCase()
				.replace(/[^\w ]/g, "")
				.replaceAll(" ", "-")}`,
	);
	const links = [...README.matchAll(/\]\(([^)]+)\)|src="([^"]+)"/g)];
	assert.ok(links.length > 15);
	for (const [, link, source] of links) {
		const target = link ?? source;
		if (target.startsWith("#")) assert.ok(headings.includes(target), target);
		else {
			const file = target.replace(own, "");
			assert.ok(existsSync(join(PACKAGE, file)), target);
		}
	}
});

test("the README's contents name every section", () => {
	const [contents] = /^\*\*Contents:.+$/m.exec(README) ?? [""];
	for (const [, heading] of README.matchAll(/^## (.+)$/gm)) {
		assert.ok(contents.includes(`[${heading}](#`), heading);
	}
});

test("the README's tables have every attribute and every event of the manifest", () => {
	const { modules } = JSON.parse(read("custom-elements.json"));
	const [{ attributes, events }] = modules[0].declarations;
	for (const [heading, list] of Object.entries({
		Attributes: attributes,
		Events: events,
	})) {
		const [section = ""] =
			new RegExp(`^## ${heading}\n[\\s\\S]*?(?=^## )`, "m").exec(README) ?? [];
		const rows = [...section.matchAll(/^\| `([\w-]+)` \|(.*)\|$/gm)];
		assert.deepEqual(
			rows.map(([, name]) => name),
			list.map((/** @type {any} */ { name }) => name),
		);
		for (const [n, [, name, cells]] of rows.entries()) {
			const [line] = list[n].description.split("\n");
			assert.ok(cells.includes(line), name);
			assert.equal(cells.split(/(?<!\\)\|/).length, 2, name);
		}
	}
});

test("npm's page shows what the project says of itself", () => {
	const own = JSON.parse(
		readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
	);
	for (const field of ["author", "homepage", "repository", "bugs"]) {
		assert.deepEqual(metadata[field], own[field], field);
	}
	assert.ok(metadata.author);
});
