/**
 * A browser that is driven by as little as possible. A test driver enables DevTools'
 * network log. That makes the browser parse a whole script again at each `fetch`, for
 * the stack of its caller, which took 40 ms of a slow phone's 900. It also runs
 * scripts of its own in the page.
 */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FLAGS = [
	"--headless",
	"--remote-debugging-pipe",
	"--no-first-run",
	"--no-default-browser-check",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-extensions",
	"--disable-sync",
	"--hide-scrollbars",
	"--lang=en-US",
];

/** @typedef {{ resolve: (result: any) => void, reject: (error: Error) => void }} Waiting */

export class Browser {
	#process;
	#folder;
	#pipe;
	#text = "";
	#count = 0;
	/** Number of a command → who waits for its result. @type {Map<number, Waiting>} */
	#waiting = new Map();

	/** @param {string} executable */
	constructor(executable) {
		this.#folder = mkdtempSync(join(tmpdir(), "bench-load-"));
		const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
		const args = [...FLAGS, ...asRoot, `--user-data-dir=${this.#folder}`];
		this.#process = spawn(executable, args, {
			stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
		});
		const [, , , input, output] = this.#process.stdio;
		this.#pipe = /** @type {import("node:stream").Writable} */ (input);
		const answers = /** @type {import("node:stream").Readable} */ (output);
		answers.setEncoding("utf8");
		answers.on("data", (text) => this.#hear(text));
	}

	/** @param {string} text A part of messages that end with NUL. */
	#hear(text) {
		const messages = (this.#text + text).split("\0");
		this.#text = messages.pop() ?? "";
		for (const message of messages) {
			const { id, result, error } = JSON.parse(message);
			const waiting = this.#waiting.get(id);
			this.#waiting.delete(id);
			if (error) waiting?.reject(new Error(error.message));
			else waiting?.resolve(result);
		}
	}

	/**
	 * Sends a command of the DevTools protocol. Resolves with its result.
	 *
	 * @param {string} method
	 * @param {object} [params]
	 * @param {string} [sessionId]
	 * @returns {Promise<any>}
	 */
	send(method, params = {}, sessionId) {
		this.#count += 1;
		const id = this.#count;
		this.#pipe.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
		return new Promise((resolve, reject) => {
			this.#waiting.set(id, { resolve, reject });
		});
	}

	/** Opens an empty page in a fresh context. */
	async open() {
		const { browserContextId } = await this.send("Target.createBrowserContext");
		const { targetId } = await this.send("Target.createTarget", {
			url: "about:blank",
			browserContextId,
		});
		const { sessionId } = await this.send("Target.attachToTarget", {
			targetId,
			flatten: true,
		});
		return {
			/** @param {string} method @param {object} params */
			send: (method, params) => this.send(method, params, sessionId),
			close: () =>
				this.send("Target.disposeBrowserContext", { browserContextId }),
		};
	}

	async close() {
		const ended = new Promise((resolve) => this.#process.once("exit", resolve));
		await this.send("Browser.close");
		await ended;
		rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
	}
}
