/**
 * `npm test`: installs what is missing and runs the checks that every change must
 * pass. The other checks are those of `npm run test:all`.
 */

import { readdirSync } from "node:fs";
import {
	documentRust,
	lintRust,
	testBrowser,
	testNode,
	testRust,
} from "./checks.js";
import { buildCore } from "./core/build.js";
import { start } from "./jobs.js";
import { unlessPassed } from "./passed.js";
import { ROOT, TYPESCRIPT } from "./root.js";
import {
	setUpBrowser,
	setUpNpm,
	setUpRust,
	setUpShell,
	tool,
} from "./setup.js";

/** What the checks of the pages do not read. */
const UNREAD =
	/^(\.git|benches|dist.*|node_modules|src|target|test-.*|tests|train|xtask)$/;

/** What they read: also what was built of the core. */
const PAGES = [
	...readdirSync(ROOT).filter((name) => !UNREAD.test(name)),
	"node_modules/.package-lock.json",
	...["beyond", "data", "e2e", "web"].map((folder) => `tests/${folder}`),
];

/** What the checks of the Rust code read. */
const RUST = [
	...[".cargo", "Cargo.lock", "Cargo.toml", "README.md", "benches", "examples"],
	...["photo", "play", "session", "src", "tests/Cargo.toml", "tests/data"],
	...["tests/interface.rs", "tests/interface.txt", "tests/it", "tests/oracle"],
	...["tests/proptest-regressions", "train", "wasm", "www/core/weights"],
];

setUpRust();
const packages = setUpNpm();
/** @type {() => void} */
let leaveCargo = () => {};
/** Resolves when the build needs cargo no more, which locks its folder. */
const compiled = /** @type {Promise<void>} */ (
	new Promise((resolve) => {
		leaveCargo = resolve;
	})
);
await Promise.all([
	start("cargo", ["fmt", "--all", "--check"]),
	packages.then(() => start(tool("biome"), ["check", "--error-on-warnings"])),
	build().then(() => Promise.all([checkTypes(), checkPages()])),
	compiled.then(() => unlessPassed("rust", RUST, checkRust)),
]);

async function build() {
	const parts = /** @type {const} */ (["first", "later"]);
	await buildCore({ packages, parts: [...parts], onCompiled: leaveCargo });
	await start(process.execPath, [...TYPESCRIPT, "scripts/manifest.js"]);
	await start(process.execPath, ["scripts/messages/build.js"]);
}

async function checkRust() {
	await lintRust();
	await documentRust();
	await testRust();
}

async function checkTypes() {
	for (const project of [".", "www/offline", "www/solver"]) {
		await start(tool("tsc"), ["--project", project]);
	}
}

async function checkPages() {
	process.env.CHROMIUM = await setUpBrowser();
	process.env.HEADLESS_SHELL = setUpShell() ?? "";
	// Nothing here needs the translation to JavaScript.
	process.env.LATE_PARTS = "modules";
	await unlessPassed("pages", PAGES, async () => {
		await testNode("web");
		await start(tool("vite"), ["build", "--logLevel=warn"]);
		await testBrowser("--grep=@quick");
	});
}
