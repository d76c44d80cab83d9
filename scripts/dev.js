/**
 * `npm run dev`: serves the pages from their sources. A change in `www/` shows at
 * once. After a change in `src/` it compiles the core and reloads the page.
 * Compiler errors appear in the terminal and on the page.
 *
 * `-- --port 4000` chooses the port. `-- --host` accepts requests from other
 * machines.
 */

import { spawn } from "node:child_process";
import { join, relative, sep } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { buildCore } from "./core/build.js";
import { SOURCES } from "./core/sources.js";
import { ROOT, setUpNpm, setUpRust } from "./setup.js";

/** Sources of the core, and of the worker, which is embedded as text. */
const WATCHED = [...SOURCES, "www/solver", "www/core/weights"];

/**
 * Folders without sources of the pages. Also the build's output: a build writes
 * it file by file, and a page that reloaded in between would get half of it.
 * `show` reloads the page when the build is done.
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

/** Whether a build is running. */
let isBuilding = false;
/** Whether a source has changed since the last build started. */
let hasChanged = false;

server.watcher.add(WATCHED.map((path) => join(ROOT, path)));
server.watcher.on("all", (_, path) => {
	const file = relative(ROOT, path).replaceAll(sep, "/");
	if (WATCHED.some((of) => file === of || file.startsWith(`${of}/`))) {
		hasChanged = true;
		void buildAgain();
	}
});

await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });

/** Builds until no source has changed during the last build. */
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
 * Builds in a child process, because a build that fails exits. Quickly, without the
 * translation to JavaScript: a developer's browser has WebAssembly.
 *
 * @returns {Promise<{ status: number | null, said: string }>}
 */
function build() {
	console.log("building …");
	const script = join(ROOT, "scripts", "build.js");
	const child = spawn(process.execPath, [script, "wasm", "--quick"], {
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

/**
 * Reloads the page after a build, or shows its errors.
 *
 * @param {{ status: number | null, said: string }} result
 */
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
