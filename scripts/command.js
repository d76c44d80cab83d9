/**
 * What the commands of this folder share that read options and write lines:
 * invalid options end in one line and code 2, failures in code 1, and a reader
 * that closes the pipe ends the command without a word.
 */

import { spawnSync } from "node:child_process";
import { existsSync, fstatSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { quote } from "../www/core/later/quote.ts";
import { readMetric } from "../www/solver/metric.ts";
import { nativeProgram } from "./engines.js";
import { linesOf } from "./lines.js";
import { ROOT } from "./setup.js";

/** A command by its name. */
export class Command {
	#name;

	/** @param {string} name */
	constructor(name) {
		this.#name = name;
		// The reader has closed the pipe, as `head` does: no error.
		process.stdout.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
			if (error.code === "EPIPE") process.exit(0);
			this.stop(error.message, 1);
		});
	}

	/**
	 * Prints one line on stderr and exits.
	 *
	 * @param {string} message
	 * @param {1 | 2} code Exit code: 2 for invalid options, 1 for a failure.
	 * @returns {never}
	 */
	stop(message, code) {
		console.error(`${this.#name}: ${message}`);
		process.exit(code);
	}

	/**
	 * Returns the values of the options, or stops.
	 *
	 * @template {NonNullable<import("node:util").ParseArgsConfig["options"]>} T
	 * @param {T} options
	 */
	options(options) {
		try {
			return parseArgs({ options }).values;
		} catch (error) {
			// Node's message continues with advice for programmers.
			const [first] = String(/** @type {Error} */ (error).message).split(
				/\.\s/,
			);
			const message = first.replace(/(?<=')[^']*/g, quote);
			return this.stop(`${message}; see --help`, 2);
		}
	}

	/**
	 * Returns the metric of `--metric`, or stops.
	 *
	 * @param {string} name
	 */
	metric(name) {
		try {
			return readMetric(name);
		} catch (error) {
			const { message } = /** @type {Error} */ (error);
			return this.stop(`--metric: ${message}`, 2);
		}
	}

	/**
	 * Builds the engine. If the build fails, prints its output on stderr and stops.
	 *
	 * @param {"wasm" | "native"} engine
	 */
	build(engine) {
		const made = {
			wasm: join(ROOT, "www/core/wasm"),
			native: nativeProgram("solve"),
		};
		if (!existsSync(made[engine]))
			console.error(`${this.#name}: building, only once …`);
		const script = join(ROOT, "scripts", "build.js");
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			[script, engine],
			{
				stdio: ["ignore", "pipe", "pipe"],
				encoding: "utf8",
				maxBuffer: 1 << 26,
			},
		);
		if (status === 0) return;
		console.error(stdout + stderr);
		this.stop("the build failed", 1);
	}

	/** Yields the lines of stdin. Stops if it is a directory: Node would read none. */
	async *lines() {
		if (fstatSync(process.stdin.fd).isDirectory()) {
			this.stop("the input is a directory, not a file", 1);
		}
		yield* linesOf(process.stdin);
	}

	/**
	 * Writes a line to stdout. Resolves when it is written.
	 *
	 * @param {string} line
	 */
	print(line) {
		return /** @type {Promise<void>} */ (
			new Promise((resolve) => {
				process.stdout.write(`${line}\n`, () => resolve());
			})
		);
	}
}

/**
 * Shows a line of progress on stderr, if stderr is a terminal. Returns a function
 * that clears it.
 *
 * @param {(seconds: number) => string} text
 */
export function showProgress(text) {
	if (!process.stderr.isTTY) return () => {};
	const start = performance.now();
	const clear = () => process.stderr.write("\r\x1b[K");
	const show = () => {
		const seconds = Math.round((performance.now() - start) / 1_000);
		clear();
		process.stderr.write(text(seconds));
	};
	setInterval(show, PROGRESS_MS).unref();
	return clear;
}

/** Time between two updates of the progress line, in milliseconds. */
const PROGRESS_MS = 100;
