/**
 * Orca, a screen reader, and what it says: each line that it would speak, as it notes
 * it. Runs in the session and on the screen of `scripts/test-orca.js`.
 */

import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A line that it has not said by then it will not say, in milliseconds. */
const PATIENCE_MS = 60_000;

/** It notes what it says on standard error: at once, as its file of notes would not. */
const NOTES = "from orca import debug\ndebug.debugLevel = debug.LEVEL_INFO\n";

export class Orca {
	/** Its settings are those of nobody. */
	#home = mkdtempSync(join(tmpdir(), "orca-"));
	/** @type {import("node:child_process").ChildProcess | null} */
	#child = null;
	/** What it has said since it was asked last. @type {string[]} */
	#said = [];
	#news = new EventEmitter();

	async start() {
		const folder = join(this.#home, ".local", "share", "orca");
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, "orca-customizations.py"), NOTES);
		const child = spawn("orca", ["--disable=braille"], {
			env: { ...process.env, HOME: this.#home },
			stdio: ["ignore", "ignore", "pipe"],
			detached: true,
		});
		this.#child = child;
		createInterface(child.stderr).on("line", (note) => {
			const line = /SPEECH OUTPUT: '(.*)'(?:$|\{| )/.exec(note)?.[1];
			if (line === undefined) return;
			this.#said.push(line);
			this.#news.emit("said");
		});
		await this.#moreToHear("Orca does not speak");
	}

	/** Ends it, and what it has started. */
	stop() {
		if (this.#child?.pid !== undefined) process.kill(-this.#child.pid);
		rmSync(this.#home, { recursive: true, force: true, maxRetries: 9 });
	}

	/** Forgets what it has said. */
	skip() {
		this.#said = [];
	}

	/**
	 * Resolves when it has said a line after those before.
	 *
	 * @param {string} line
	 */
	async hears(line) {
		while (!this.#said.includes(line)) {
			await this.#moreToHear(`not heard: ${line}`);
		}
		this.#said.splice(0, this.#said.indexOf(line) + 1);
	}

	/** @param {string} complaint If there is nothing more. */
	async #moreToHear(complaint) {
		const signal = AbortSignal.timeout(PATIENCE_MS);
		await once(this.#news, "said", { signal }).catch((cause) => {
			const said = JSON.stringify(this.#said);
			throw new Error(`${complaint}; it said ${said}`, { cause });
		});
	}
}
