/**
 * `licenses.txt`, of the site and of the npm package: the licences of all code and fonts
 * of others in them. What is bundled is a dependency in `package.json`; what only builds
 * is a `devDependency`.
 */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { output, ROOT, WASM } from "./setup.js";

/** The name of the file. */
export const LICENSES = "licenses.txt";

/** What others have made. @typedef {{ name: string, version: string, license: string, text: string }} Work */

/** What is bundled into the npm package. */
export const IN_PACKAGE = ["idb"];

/** What is bundled into the site: the dependencies, and theirs. */
export const IN_SITE = Object.entries(
	JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages,
)
	.filter(([path, { dev }]) => path !== "" && !dev)
	.map(([path]) => path.replace(/^.*node_modules\//, ""));

/** @returns {import("vite").Plugin} */
export function licenses() {
	return {
		name: "licenses",
		apply: "build",
		generateBundle() {
			const source = makeLicenses(IN_SITE);
			this.emitFile({ type: "asset", fileName: LICENSES, source });
		},
	};
}

/**
 * Fails if another npm package is bundled, for Vite and rolldown: `licenses.txt` would
 * not name it.
 *
 * @param {string[]} names
 * @returns {import("rolldown").Plugin}
 */
export function onlyFrom(names) {
	return {
		name: "only-from",
		generateBundle(_, bundle) {
			const ids = Object.values(bundle).flatMap((file) =>
				file.type === "chunk" ? file.moduleIds : file.originalFileNames,
			);
			for (const id of ids) {
				const [, name] = /.*node_modules\/((?:@.+?\/)?.+?)\//.exec(id) ?? [];
				if (name === undefined || names.includes(name)) continue;
				throw new Error(
					`${name} is bundled, and ${LICENSES} does not name it; add it to the dependencies in package.json, and to IN_PACKAGE if the npm package has it`,
				);
			}
		},
	};
}

/**
 * Returns the text of the file.
 *
 * @param {string[]} names Of npm packages.
 * @param {string[]} crates Of this project, with what is compiled into them.
 */
export function makeLicenses(names, crates = ["wasm"]) {
	/** Text → what has this licence. @type {Map<string, string[]>} */
	const texts = new Map();
	for (const work of [...names.map(readPackage), ...readCrates(crates)]) {
		const { name, version, license, text } = work;
		const same = texts.get(text) ?? [];
		texts.set(text, [...same, `${name} ${version} (${license})`]);
	}
	const parts = [...texts].map(
		([text, works]) => `${works.join("\n")}\n\n${text}`,
	);
	const own =
		"Sliding Puzzle is under MIT or Apache-2.0. It has parts of these:";
	return `${[own, ...parts].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/**
 * @param {string} name
 * @returns {Work}
 */
function readPackage(name) {
	const folder = join(ROOT, "node_modules", name);
	const own = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	return {
		name,
		version: own.version,
		license: own.license,
		text: readLicense(folder),
	};
}

/**
 * Returns the crates that are compiled into some of this project, and Rust's library.
 *
 * @param {string[]} crates
 * @returns {Work[]}
 */
function readCrates(crates) {
	const ours = crates.map((name) => `--package=${name}`);
	const only = ["--locked", ...ours, `--target=${WASM}`];
	const tree = ["tree", "--edges=normal,no-proc-macro", "--prefix=none"];
	const compiled = output("cargo", [...tree, ...only]).split("\n");
	const all = output("cargo", [
		"metadata",
		"--locked",
		"--format-version=1",
		`--filter-platform=${WASM}`,
	]);
	/** @type {{ name: string, version: string, license: string, manifest_path: string }[]} */
	const packages = JSON.parse(all).packages;
	const works = packages
		// A crate of this project has its path beside the version.
		.filter(({ name, version }) => compiled.includes(`${name} v${version}`))
		.map(({ name, version, license, manifest_path: path }) => ({
			name,
			version,
			license,
			text: readLicense(dirname(path)),
		}));
	const [, version] = output("rustc", ["--version"]).split(" ");
	const rust = { name: "Rust's standard library", version };
	// It has the same licence in the same words, which are not installed with it.
	const serde = works.find(({ name }) => name === "serde");
	if (serde === undefined) throw new Error("serde is not compiled in");
	return [...works, { ...serde, ...rust }];
}

/**
 * Returns the text of a licence, without that of Apache if there is a choice.
 *
 * @param {string} folder
 */
function readLicense(folder) {
	const all = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
	if (all.length === 0) throw new Error(`${folder} has no licence`);
	const others = all.filter((file) => !/apache/i.test(file));
	return (others.length > 0 ? others : all)
		.map((file) => readFileSync(join(folder, file), "utf8").trim())
		.join("\n\n")
		.replaceAll("\r", "");
}
