/**
 * `npm run dev`: serves the pages from their sources. What is changed in `www/`
 * is there at once; what is changed in `src/` is compiled, and the page loads
 * again. What the compiler says stands here and on the page.
 *
 * `-- --port 4000` takes another port, `-- --host` other machines' requests.
 */

import { spawn } from "node:child_process";
import { join, relative, sep } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { buildCore } from "./core/build.js";
import { ROOT, setUpNpm, setUpRust } from "./setup.js";

/** What the core is made of, and the worker that is embedded as text. */
const SOURCES = [
	"src",
	"Cargo.toml",
	"Cargo.lock",
	".cargo",
	"xtask",
	"www/solver",
	"www/core/weights",
];

/**
 * What no page is made of; and what a build puts in place file by file, which
 * would have the page load half of it: it is told when it is done.
 */
const UNWATCHED = [
	"target",
	"train",
	"tests",
	"dist-package",
	"www/core/wasm",
].map((folder) => `${join(ROOT, folder)}/**`);

const { values: options } = parseArgs({
	options: {
		port: { type: "string", default: "5173" },
		host: { type: "boolean", default: false },
	},
});

setUpRust();
await buildCore({ packages: setUpNpm() });

const { createServer } = await import("vite");
const server = await createServer({
	root: ROOT,
	server: {
		host: options.host,
		port: Number(options.port),
		watch: { ignored: UNWATCHED },
	},
});

/** Whether a build is under way. */
let isBuilding = false;
/** Whether something has changed since the last one began. */
let hasChanged = false;

server.watcher.add(SOURCES.map((path) => join(ROOT, path)));
server.watcher.on("all", (_, path) => {
	const file = relative(ROOT, path).replaceAll(sep, "/");
	if (SOURCES.some((of) => file === of || file.startsWith(`${of}/`))) {
		hasChanged = true;
		void buildAgain();
	}
});

await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });

async function buildAgain() {
	if (isBuilding) return;
	isBuilding = true;
	while (hasChanged) {
		hasChanged = false;
		show(await build());
	}
	isBuilding = false;
}

/**
 * Builds in a process of its own, since one that fails ends. The translation to
 * JavaScript is left for the next whole build: it takes longest, and a browser
 * of somebody who develops has WebAssembly.
 *
 * @returns {Promise<{ status: number | null, said: string }>}
 */
function build() {
	console.log("building …");
	const script = join(ROOT, "scripts", "build.js");
	const child = spawn(process.execPath, [script, "wasm", "--only-wasm"], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (text) => {
			said += text;
		});
	}
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (status) => resolve({ status, said }));
	});
}

/** @param {{ status: number | null, said: string }} result */
function show({ status, said }) {
	const { ws, moduleGraph } = server;
	if (status === 0) {
		console.log("built");
		moduleGraph.invalidateAll();
		ws.send({ type: "full-reload" });
		return;
	}
	console.error(said);
	const message = stripVTControlCharacters(said).trim();
	ws.send({ type: "error", err: { message, stack: "" } });
}
