/**
 * `npm run release -- --dry-run`: does all of a release that needs no account, and prints
 * what each registry would get. `.github/workflows/release.yml` publishes the same, from a
 * tag.
 *
 * | option             | what it does                                                    |
 * |--------------------|-----------------------------------------------------------------|
 * | `--dry-run`        | builds all, and lets cargo and npm check what they would upload |
 * | `--no-build`       | uses the site, the package and the wheel that are built already |
 * | `--check [v1.2.3]` | says in one line why this tag cannot be published, and ends     |
 */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { targetFolder } from "./core/steps.js";
import { start } from "./jobs.js";
import { ROOT, TYPESCRIPT } from "./root.js";
import { stop } from "./setup.js";

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		"dry-run": { type: "boolean", default: false },
		"no-build": { type: "boolean", default: false },
		check: { type: "boolean", default: false },
	},
});

/** @param {string} file */
const read = (file) => readFileSync(join(ROOT, file), "utf8");
const own = JSON.parse(read("package.json"));
const { version } = own;

if (options.check) {
	const [tag = `v${version}`] = positionals;
	const faults = [...versionFaults(), ...lacking()];
	if (tag !== `v${version}`) faults.push(`the version is ${version}`);
	if (faults.length > 0) stop(`${tag}: ${faults.join("; ")}`);
	process.exit(0);
}
if (!options["dry-run"]) {
	stop(
		`a release is a tag: git tag v${version} && git push origin v${version}\n` +
			"`npm run release -- --dry-run` tries it before",
	);
}
const faults = versionFaults();
if (faults.length > 0) stop(faults.join("\n"));
if (!options["no-build"]) {
	await start("npm", ["run", "build"]);
	const pack = ["scripts/package.js", "--no-build", "--pack"];
	await start(process.execPath, [...TYPESCRIPT, ...pack]);
	await start(process.execPath, ["scripts/python.js"]);
}
const crate = ["--package=taquin", "--locked", "--allow-dirty"];
// What is packed is compiled and tested by `user-crate.js`.
await start("cargo", ["package", "--no-verify", ...crate]);
await start("cargo", ["publish", "--dry-run", "--no-verify", ...crate]);
const packed = JSON.parse(
	await start("npm", ["publish", "--dry-run", "--json", "./dist-package"]),
);
const { size, unpackedSize, entryCount } = packed[own.name] ?? packed;
const wheels = files("dist-python").filter((file) => file.endsWith(".whl"));
if (wheels.length === 0) stop("no wheel: run `npm run python`");
const site = files("dist");

console.log(`\ntaquin ${version}\n`);
const archive = join(targetFolder(), "package", `taquin-${version}.crate`);
tell("crates.io", `taquin-${version}.crate`, statSync(archive).size);
tell("npm", `${entryCount} files, ${kilobytes(unpackedSize)} unpacked`, size);
for (const wheel of wheels) tell("PyPI", wheel, bytes("dist-python", wheel));
const all = site.reduce((sum, file) => sum + bytes("dist", file), 0);
tell("the site", `${site.length} files`, all);

console.log("\nOnly an account can do:\n");
for (const lack of lacking()) console.log(`- ${lack}`);
console.log(
	"- npm: the secret NPM_TOKEN, or this workflow as a trusted publisher",
);
console.log("- crates.io: the secret CARGO_REGISTRY_TOKEN");
console.log("- PyPI: this workflow as a trusted publisher of `taquin`");
console.log(
	"- the wheels of macOS and Windows, which their own machines build",
);
console.log(`- the tag: git tag v${version} && git push origin v${version}`);

/** Returns where another version stands than in `package.json`. */
function versionFaults() {
	const stated = {
		"Cargo.toml": /^version = "(.+)"$/m.exec(read("Cargo.toml"))?.[1],
		"www/element/version.ts": /VERSION = "(.+)"/.exec(
			read("www/element/version.ts"),
		)?.[1],
	};
	const faults = Object.entries(stated)
		.filter(([, found]) => found !== version)
		.map(([file, found]) => `${file} has version ${found}, not ${version}`);
	const heads = read("CHANGELOG.md").matchAll(/^## \[?(\d[^\]\s]*)/gm);
	if (![...heads].some(([, head]) => head === version)) {
		faults.push(`CHANGELOG.md has no section ${version}`);
	}
	return faults;
}

/**
 * Returns the addresses that the registries' pages lack, by files. npm publishes with a
 * provenance only from the repository that is named.
 */
function lacking() {
	const addresses = {
		"package.json": ["homepage", "repository", "bugs"],
		"Cargo.toml": ["homepage", "repository"],
		"python/pyproject.toml": ["homepage", "repository", "issues"],
	};
	return Object.entries(addresses).flatMap(([file, names]) => {
		const text = read(file);
		const isThere = (/** @type {string} */ name) =>
			new RegExp(`^[\\s"]*${name}\\W`, "m").test(text);
		const lacks = names.filter((name) => !isThere(name));
		return lacks.length === 0 ? [] : [`${file} lacks ${lacks.join(", ")}`];
	});
}

/** @param {string} folder */
function files(folder) {
	return readdirSync(join(ROOT, folder), { recursive: true })
		.map(String)
		.filter((file) => statSync(join(ROOT, folder, file)).isFile());
}

/** @param {string[]} path */
function bytes(...path) {
	return statSync(join(ROOT, ...path)).size;
}

/** @param {string} where @param {string} what @param {number} size */
function tell(where, what, size) {
	console.log(`${where.padEnd(10)} ${what}: ${kilobytes(size)}`);
}

/** @param {number} size */
function kilobytes(size) {
	return `${Math.round(size / 1_000).toLocaleString("en")} kB`;
}
