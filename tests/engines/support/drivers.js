/**
 * One browser under test: its driver on a free port, a session in it, and its
 * end. Knows nothing of puzzles.
 *
 * Driver and browser are a process group of their own, ended by its id, so a
 * browser that hangs cannot outlive its test.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Builder, Capabilities } from "selenium-webdriver";
import { findEngines } from "../../../scripts/setup-engines.js";

/** How long a driver may take to answer, in milliseconds. */
const START_MS = 40_000;
const QUIT_MS = 5_000;

/** The window, in CSS pixels. */
const WINDOW = { width: 1000, height: 800 };

// Both refuse some of their sandbox to root.
const isRoot = process.getuid?.() === 0;

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} touchArrivesAs The `pointerType` that a page sees when
 *   the driver is told to touch.
 * @property {boolean} canCollect Whether a page can ask for garbage collection.
 * @property {boolean} needsDisplay
 * @property {(port: number) => string[]} driver The driver's command line.
 * @property {() => object} capabilities
 */

const found = findEngines();

/** @type {Engine[]} */
const ALL = [
	{
		name: "chromium",
		touchArrivesAs: "touch",
		canCollect: true,
		needsDisplay: false,
		driver: (port) => [found.chromedriver, `--port=${port}`],
		capabilities: () => ({
			browserName: "chrome",
			"goog:chromeOptions": {
				binary: found.chromium,
				args: [
					"--headless=new",
					...(isRoot ? ["--no-sandbox"] : []),
					"--no-first-run",
					"--no-default-browser-check",
					"--disable-background-networking",
					"--disable-component-update",
					"--disable-sync",
					"--disable-dev-shm-usage",
					"--js-flags=--expose-gc",
				],
			},
		}),
	},
	{
		name: "firefox",
		touchArrivesAs: "touch",
		canCollect: false,
		needsDisplay: false,
		driver: (port) => [
			found.geckodriver,
			`--port=${port}`,
			// Else two at a time meet on the one port by which it drives Firefox.
			"--websocket-port=0",
		],
		capabilities: () => ({
			browserName: "firefox",
			"moz:firefoxOptions": {
				binary: found.firefox,
				args: ["-headless"],
				prefs: {
					// Touch events are off where no touch screen is.
					"dom.w3c_touch_events.enabled": 1,
					"app.normandy.enabled": false,
					"app.update.disabledForTesting": true,
					"datareporting.policy.dataSubmissionEnabled": false,
					"network.captive-portal-service.enabled": false,
					"network.connectivity-service.enabled": false,
				},
			},
		}),
	},
	{
		name: "webkit",
		// WebKitWebDriver of 2.50 knows no touch: it sends a mouse.
		touchArrivesAs: "mouse",
		canCollect: false,
		needsDisplay: true,
		driver: (port) => [found.webkitdriver, `--port=${port}`],
		capabilities: () => ({
			browserName: "MiniBrowser",
			"webkitgtk:browserOptions": {
				binary: found.minibrowser,
				args: ["--automation"],
			},
		}),
	},
];

/** The engines under test: all, or the one that `ENGINE` names. */
export const ENGINES = ALL.filter(
	({ name }) => (process.env.ENGINE || name) === name,
);
if (ENGINES.length === 0) throw new Error(`no engine ${process.env.ENGINE}`);

/** Starts browsers of one engine and ends them. */
export class Driver {
	#engine;
	/** @type {import("node:child_process").ChildProcess[]} */
	#children = [];
	/** @type {import("selenium-webdriver").WebDriver | null} */
	#session = null;

	/** @param {Engine} engine */
	constructor(engine) {
		this.#engine = engine;
	}

	get session() {
		if (this.#session === null) throw new Error("the driver is not started");
		return this.#session;
	}

	async start() {
		process.once("exit", this.#kill);
		for (const signal of SIGNALS) process.once(signal, this.#exit);
		const env = { ...process.env };
		if (this.#engine.needsDisplay) env.DISPLAY = await this.#startDisplay();
		const port = await freePort();
		this.#spawn(this.#engine.driver(port), { env, stdio: "ignore" });
		const server = `http://127.0.0.1:${port}`;
		await answers(server);
		const capabilities = new Capabilities(this.#engine.capabilities());
		const builder = new Builder().disableEnvironmentOverrides();
		this.#session = await within(
			START_MS,
			builder.usingServer(server).withCapabilities(capabilities).build(),
			`${this.#engine.name} does not start`,
		);
		const manage = this.#session.manage();
		await manage.setTimeouts({ script: 40_000, pageLoad: 30_000 });
		await manage.window().setRect({ x: 0, y: 0, ...WINDOW });
	}

	/** Ends the browser and its driver, whatever state they are in. */
	async stop() {
		const quit = this.#session?.quit() ?? Promise.resolve();
		await within(QUIT_MS, quit, "").catch(() => {});
		this.#kill();
		process.off("exit", this.#kill);
		for (const signal of SIGNALS) process.off(signal, this.#exit);
	}

	/**
	 * A screen for an engine that has no headless mode.
	 *
	 * @returns {Promise<string>} Its name, for `DISPLAY`.
	 */
	async #startDisplay() {
		const screen = ["-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
		// It takes the next free number itself and tells it on descriptor 3.
		const command = [found.xvfb, "-displayfd", "3", ...screen];
		const child = this.#spawn(command, {
			stdio: ["ignore", "ignore", "ignore", "pipe"],
		});
		const told = /** @type {import("node:stream").Readable} */ (child.stdio[3]);
		const [number] = await within(START_MS, once(told, "data"), "no display");
		return `:${String(number).trim()}`;
	}

	/**
	 * @param {string[]} command
	 * @param {import("node:child_process").SpawnOptions} options
	 */
	#spawn([program, ...args], options) {
		const child = spawn(program, args, { ...options, detached: true });
		child.once("error", (error) => {
			throw error;
		});
		child.unref();
		this.#children.push(child);
		return child;
	}

	#kill = () => {
		for (const { pid } of this.#children.splice(0)) {
			try {
				if (pid !== undefined) process.kill(-pid, "SIGKILL");
			} catch {
				// It has ended by itself.
			}
		}
	};

	#exit = () => process.exit(1);
}

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** @returns {Promise<number>} */
async function freePort() {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	if (address === null || typeof address === "string") {
		throw new Error("no port is free");
	}
	return address.port;
}

/**
 * Waits until a driver is there.
 *
 * @param {string} server
 */
async function answers(server) {
	const end = performance.now() + START_MS;
	while (performance.now() < end) {
		const response = await fetch(`${server}/status`).catch(() => null);
		if (response?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`no driver answers at ${server}`);
}

/**
 * @template T
 * @param {number} ms
 * @param {Promise<T>} promise
 * @param {string} complaint
 * @returns {Promise<T>}
 */
function within(ms, promise, complaint) {
	/** @type {NodeJS.Timeout} */
	let timer;
	/** @type {Promise<never>} */
	const late = new Promise((_, reject) => {
		timer = setTimeout(() => reject(new Error(complaint)), ms);
	});
	return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
