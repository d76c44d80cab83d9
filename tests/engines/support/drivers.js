/**
 * One browser under test: how it starts, what is asked of it, and its end. Knows
 * nothing of puzzles.
 *
 * WebDriver's commands go to the drivers of Chromium and WebKit over HTTP, and to
 * Firefox itself by Marionette: Firefox's driver does no more than translate them.
 *
 * Driver and browser are a process group of their own, ended by its id, so a
 * browser that hangs cannot outlive its test.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
 * @property {boolean} needsDisplay
 * @property {string} program The driver, or a browser that needs none.
 * @property {string[]} [args] Of a browser that needs no driver.
 * @property {Record<string, string | number | boolean>} [prefs] Of such a browser.
 * @property {object} [capabilities]
 */

const found = findEngines();

/** @type {Record<"chromium" | "firefox" | "webkit", Engine>} */
export const ENGINES = {
	chromium: {
		name: "chromium",
		touchArrivesAs: "touch",
		needsDisplay: false,
		program: found.chromedriver,
		capabilities: {
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
				],
			},
		},
	},
	firefox: {
		name: "firefox",
		touchArrivesAs: "touch",
		needsDisplay: false,
		program: found.firefox,
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
	webkit: {
		name: "webkit",
		// WebKitWebDriver of 2.50 knows no touch: it sends a mouse.
		touchArrivesAs: "mouse",
		needsDisplay: true,
		program: found.webkitdriver,
		capabilities: {
			"webkitgtk:browserOptions": {
				binary: found.minibrowser,
				args: ["--automation"],
			},
		},
	},
};

/** Commands, as Marionette names them → their paths in WebDriver. */
const PATHS = {
	NewSession: "",
	SetTimeouts: "timeouts",
	SetWindowRect: "window/rect",
	Navigate: "url",
	SwitchToFrame: "frame",
	ExecuteScript: "execute/sync",
	PerformActions: "actions",
	GetComputedLabel: "element/$id/computedlabel",
	GetComputedRole: "element/$id/computedrole",
};

/**
 * Sends a command. Resolves with its value, rejects with its error.
 *
 * @typedef {(command: keyof typeof PATHS, parameters: any) => Promise<any>} Send
 */

/** Starts a browser of one engine and ends it. */
export class Driver {
	#engine;
	/** @type {import("node:child_process").ChildProcess[]} */
	#children = [];
	/** @type {string | null} */
	#profile = null;
	/** @type {() => Promise<unknown>} */
	#quit = async () => {};

	/** @type {Send} */
	send = async () => {
		throw new Error("the driver is not started");
	};

	/** @param {Engine} engine */
	constructor(engine) {
		this.#engine = engine;
	}

	async start() {
		process.once("exit", this.#kill);
		for (const signal of SIGNALS) process.once(signal, this.#exit);
		const { name, needsDisplay, program, prefs } = this.#engine;
		const env = { ...process.env };
		if (needsDisplay) env.DISPLAY = await this.#startDisplay();
		const port = await freePort();
		const args = prefs ? this.#browserArgs(port) : [`--port=${port}`];
		this.#spawn([program, ...args], { env, stdio: "ignore" });
		const start = prefs ? this.#marionette(port) : this.#webDriver(port);
		await within(START_MS, start, `${name} does not start`);
		await this.send("SetTimeouts", { script: 40_000, pageLoad: 30_000 });
		await this.send("SetWindowRect", { x: 0, y: 0, ...WINDOW });
	}

	/**
	 * Makes the profile of a browser that is driven without a driver.
	 *
	 * @param {number} port
	 */
	#browserArgs(port) {
		const { args = [], prefs } = this.#engine;
		this.#profile = mkdtempSync(join(tmpdir(), "profile-"));
		const lines = Object.entries({ ...prefs, "marionette.port": port }).map(
			([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
		);
		writeFileSync(join(this.#profile, "user.js"), lines.join(""));
		return ["-marionette", "-no-remote", "-profile", this.#profile, ...args];
	}

	/** @param {number} port */
	async #webDriver(port) {
		let address = `http://127.0.0.1:${port}/session`;
		/** @param {string} path @param {RequestInit} [init] */
		const ask = async (path, init) => {
			const response = await fetch(`${address}${path}`, init);
			const { value } = /** @type {any} */ (await response.json());
			if (value?.error) throw new Error(`${value.error}: ${value.message}`);
			return value;
		};
		this.send = (command, { id, ...rest }) => {
			const path = PATHS[command];
			if (path.includes("$id")) return ask(`/${path.replace("$id", id)}`);
			const body = JSON.stringify(id === undefined ? rest : { id, ...rest });
			return ask(path && `/${path}`, { method: "POST", body });
		};
		const status = `http://127.0.0.1:${port}/status`;
		await untilDone(() => fetch(status));
		const { capabilities: alwaysMatch } = this.#engine;
		const { sessionId } = await this.send("NewSession", {
			capabilities: { alwaysMatch },
		});
		address += `/${sessionId}`;
		this.#quit = () => ask("", { method: "DELETE" });
	}

	/**
	 * Connects to Firefox. Messages are `length:[type, id, command, parameters]` and
	 * `length:[type, id, error, result]`.
	 *
	 * @param {number} port
	 */
	async #marionette(port) {
		const socket = await untilDone(() => connected(port));
		/** @type {Map<number, (error: any, result: any) => void>} */
		const waiting = new Map();
		let came = Buffer.alloc(0);
		socket.on("data", (/** @type {Buffer} */ data) => {
			came = Buffer.concat([came, data]);
			for (;;) {
				const start = came.indexOf(":") + 1;
				const end = start + Number(came.subarray(0, start - 1));
				if (start === 0 || came.length < end) return;
				const message = JSON.parse(`${came.subarray(start, end)}`);
				came = came.subarray(end);
				// The first is a greeting, which has none.
				waiting.get(message[1])?.(message[2], message[3]);
			}
		});
		let sent = 0;
		this.send = (command, parameters) => {
			sent += 1;
			const message = [0, sent, `WebDriver:${command}`, parameters];
			const text = JSON.stringify(message);
			socket.write(`${Buffer.byteLength(text)}:${text}`);
			return new Promise((resolve, reject) => {
				waiting.set(sent, (error, result) => {
					if (error) reject(new Error(`${error.error}: ${error.message}`));
					else resolve(result?.value);
				});
			});
		};
		await this.send("NewSession", {});
	}

	/** Ends the browser and its driver, whatever state they are in. */
	async stop() {
		await within(QUIT_MS, this.#quit(), "").catch(() => {});
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
		if (this.#profile !== null) {
			rmSync(this.#profile, { recursive: true, force: true, maxRetries: 9 });
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

/** @param {number} port */
async function connected(port) {
	const socket = connect(port, "127.0.0.1");
	await once(socket, "connect");
	return socket;
}

/**
 * Tries until it succeeds: a browser needs a moment before it listens.
 *
 * @template T
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>}
 */
async function untilDone(attempt) {
	const end = performance.now() + START_MS;
	for (;;) {
		try {
			return await attempt();
		} catch (error) {
			if (performance.now() > end) throw error;
		}
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
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
