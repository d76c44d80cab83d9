/**
 * Installs an example with the packed package, starts its development server, builds
 * it, and plays both in Chromium.
 */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { open, play, WON } from "../../tests/package/support/browser.js";
import { serve } from "../../tests/package/support/site.js";
import { ROOT } from "../root.js";

/**
 * Where the apps are installed: outside this project, whose tsconfig some of them would
 * take for their own. Two runs do not meet.
 */
export const OUT = mkdtempSync(join(tmpdir(), "taquin-environments-"));

/** No server takes longer to start, and no build to end. */
const PATIENCE_MS = 240_000;

/** One slide before the goal. */
const BOARD = "1 2 3/4 5 0/7 8 6";

/** Of files that the page may lack: the wasm is what this is about. */
const LACKS = /\.wasm(?:$|\?)|favicon\.ico$/;

/** @typedef {import("./list.js").Environment} Environment */

/**
 * What came of an environment, as the table says it.
 *
 * @typedef {object} Row
 * @property {string} name With its versions.
 * @property {string} dev
 * @property {string} build
 */

/**
 * @param {Environment} environment
 * @param {string} tarball
 * @returns {Promise<Row>}
 */
export async function run(environment, tarball) {
	const { app, versions = {} } = environment;
	const id = [app, ...Object.values(versions)].join("-").replace(/[^\w-]/g, "");
	const folder = join(OUT, id);
	install(folder, environment, tarball);
	return {
		name: titleOf(folder, environment),
		dev: await said(() => tryServer(folder, environment)),
		build: await said(() => tryBuild(folder, environment)),
	};
}

/**
 * @param {string} folder
 * @param {Environment} environment
 * @param {string} tarball
 */
function install(folder, { app, versions = {}, node, page }, tarball) {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	cpSync(join(ROOT, "examples", app), folder, { recursive: true });
	const path = join(folder, "package.json");
	const made = existsSync(path)
		? JSON.parse(readFileSync(path, "utf8"))
		: { private: true };
	for (const part of ["dependencies", "devDependencies"]) {
		for (const name of Object.keys(made[part] ?? {})) {
			made[part][name] = versions[name] ?? made[part][name];
		}
	}
	made.dependencies = {
		...made.dependencies,
		taquin: `file:${tarball}`,
		// Scripts that npm runs find it before ours.
		...(node && { [`node-${process.platform}-${process.arch}`]: `^${node}` }),
	};
	writeFileSync(path, JSON.stringify(made, null, "\t"));
	// No lock file: the newest of what the example allows is what a reader gets.
	npm(folder, ["install", "--no-package-lock", "--no-audit", "--no-fund"]);
	if (page !== undefined) takeFromDisk(folder, page);
}

/**
 * Lets a page that names the CDN, or a file beside it, take the installed package.
 *
 * @param {string} folder
 * @param {string} page
 */
function takeFromDisk(folder, page) {
	const path = join(folder, page);
	const html = readFileSync(path, "utf8");
	const local = html.replace(
		/src="(?:https:.+\/)?(taquin[\w.]*\.js)"/,
		'src="./node_modules/taquin/$1"',
	);
	if (local === html) throw new Error(`${page} loads no script`);
	writeFileSync(path, local);
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
function npm(folder, args) {
	const { status, stdout, stderr } = spawnSync("npm", args, {
		cwd: folder,
		encoding: "utf8",
		timeout: PATIENCE_MS,
		env: quiet(),
	});
	if (status !== 0) throw new Error(`npm ${args[0]}: ${stderr || stdout}`);
}

function quiet() {
	return {
		...process.env,
		ASTRO_TELEMETRY_DISABLED: "1",
		NEXT_TELEMETRY_DISABLED: "1",
		NUXT_TELEMETRY_DISABLED: "1",
		NG_CLI_ANALYTICS: "false",
		CI: "1",
	};
}

/**
 * @param {string} folder
 * @param {Environment} environment
 */
function titleOf(folder, { name, tool, others = [] }) {
	const version = (/** @type {string} */ of) => {
		const path = join(folder, "node_modules", of, "package.json");
		return JSON.parse(readFileSync(path, "utf8")).version;
	};
	if (tool === "taquin") return name;
	const beside = others
		.filter((other) => existsSync(join(folder, "node_modules", other)))
		.map((other) => `${other} ${version(other)}`);
	const suffix = beside.length > 0 ? ` (${beside.join(", ")})` : "";
	return `${name} ${version(tool)}${suffix}`;
}

/** @param {() => Promise<string>} attempt */
async function said(attempt) {
	try {
		return await attempt();
	} catch (error) {
		console.error(error);
		const [line = ""] = String(error).split("\n");
		return `fails: ${line.replace(/\|/g, "/").slice(0, 120)}`;
	}
}

/**
 * @param {string} folder
 * @param {Environment} environment
 */
async function tryServer(folder, { dev }) {
	if (dev === undefined) return "–";
	const port = String(await freePort());
	const command = ["npm", "run", "dev", "--", ...dev(port)];
	return whileServing(folder, command, port, async (url) => {
		// The first visit may make the server bundle what it finds, and reload.
		await look(url, { isFirst: true });
		return look(url);
	});
}

/**
 * @param {string} folder
 * @param {Environment} environment
 */
async function tryBuild(
	folder,
	{ built, server, page = "", isFile, isRendered },
) {
	if (built === undefined) return "–";
	const seen = async (/** @type {string} */ url) => {
		if (isRendered) await checkRendered(url);
		return look(url);
	};
	const text = readFileSync(join(folder, "package.json"), "utf8");
	if (JSON.parse(text).scripts?.build) npm(folder, ["run", "build"]);
	if (server !== undefined) {
		const port = String(await freePort());
		const [script, ...args] = server;
		const command = [process.execPath, join(built, script), ...args];
		return whileServing(folder, command, port, seen);
	}
	if (isFile) return look(pathToFileURL(join(folder, built, page)).href);
	const site = await serve(join(folder, built));
	try {
		return await seen(`${site.origin}/${page}`);
	} finally {
		site.stop();
	}
}

/**
 * Rejects unless the tag is in the page before any script has run.
 *
 * @param {string} url
 */
async function checkRendered(url) {
	const html = await (await fetch(url)).text();
	if (!html.includes("<sliding-puzzle")) throw new Error("no tag in the page");
}

/**
 * Runs a server, and ends it with all that it started.
 *
 * @template T
 * @param {string} folder
 * @param {string[]} command
 * @param {string} port
 * @param {(url: string) => Promise<T>} visit
 */
async function whileServing(folder, [command, ...args], port, visit) {
	const server = spawn(command, args, {
		cwd: folder,
		// A group of its own, which ends as one.
		detached: true,
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...quiet(), PORT: port, HOST: "127.0.0.1" },
	});
	let printed = "";
	for (const stream of [server.stdout, server.stderr]) {
		stream.on("data", (text) => {
			printed += text;
		});
	}
	try {
		const url = `http://127.0.0.1:${port}/`;
		await answers(url, server);
		return await visit(url);
	} catch (error) {
		throw new Error(`${error}\n${printed}`);
	} finally {
		if (server.pid !== undefined && server.exitCode === null) {
			const ended = once(server, "exit");
			process.kill(-server.pid, "SIGTERM");
			await ended;
		}
	}
}

/**
 * Opens the page and plays. Resolves with how the page got its wasm.
 *
 * @param {string} url
 * @param {{ isFirst?: boolean }} [options]
 */
async function look(url, { isFirst = false } = {}) {
	let way = "plays";
	await open(
		url,
		async (page) => {
			await page.locator("sliding-puzzle #board.ready").waitFor();
			if (isFirst) return;
			let isAsked = false;
			page.on("request", (request) => {
				if (LACKS.test(request.url())) isAsked = true;
			});
			page.on("console", (message) => {
				if (/from inside the script/.test(message.text())) {
					way = "plays, after a failed request";
				}
			});
			await page.reload();
			await page.locator("sliding-puzzle #board.ready").waitFor();
			await page
				.locator("sliding-puzzle")
				.evaluate(
					(puzzle, board) => /** @type {any} */ (puzzle).open(board),
					BOARD,
				);
			const won = await play(page);
			if (JSON.stringify(won) !== JSON.stringify(WON)) {
				throw new Error(`played ${JSON.stringify(won)}`);
			}
			// The event has reached the app.
			await page.getByText("Solved: 1", { exact: true }).waitFor();
			if (way === "plays" && !isAsked) way = "plays, wasm in the script";
		},
		{ lacks: LACKS },
	);
	return way;
}

/**
 * Resolves when a server answers.
 *
 * @param {string} url
 * @param {import("node:child_process").ChildProcess} server
 */
async function answers(url, server) {
	const end = Date.now() + PATIENCE_MS;
	while (Date.now() < end) {
		if (server.exitCode !== null) throw new Error("the server ended");
		const response = await fetch(url).catch(() => null);
		if (response?.ok) return;
		await wait(200);
	}
	throw new Error("the server does not answer");
}

async function freePort() {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = /** @type {import("node:net").AddressInfo} */ (
		server.address()
	);
	server.close();
	await once(server, "close");
	return port;
}
