/**
 * What the commands share. Bad options end in one line and code 2, failures in code 1,
 * and a reader that closes the pipe ends the command without a word.
 *
 * A command of lines runs in threads: each has an instance of the core and its own
 * tables. What it prints is in the order of its input.
 */

import { createReadStream, fstatSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { parentPort, Worker } from "node:worker_threads";
import { quote } from "../../core/later/quote.ts";
import { type Metric, readMetric } from "../../solver/metric.ts";
import type { Core } from "../core.js";

export type Values = Record<string, string | undefined>;

/** What can be given to a command, and its help. */
export type Manual = {
	usage: string;
	options: NonNullable<ParseArgsConfig["options"]>;
	takesFiles: boolean;
};

/** One JSON object that is printed; with an `error` if the line cannot be answered. */
export type Report = Record<string, unknown>;

export type LineCommand = Manual & {
	/** What the summary calls that of which there is a report. */
	unit: string;
	/** Called in each thread. Rejects with a `Refusal`. */
	begin: (values: Values) => Promise<(line: string) => Promise<Report[]>>;
	/** Sums up the reports that are no errors. */
	sum?: () => Sum;
};

type Sum = {
	/** Returns what is printed of a report. */
	add: (report: any) => object;
	summary: () => object;
};

/** What a thread is told at its start. */
type Task = { name: string; values: Values };

/** What a thread says: its first message, without reports, is that it is ready. */
type Said = { refused?: string; reports?: Report[] };

/** An option that nothing can be done with. */
export class Refusal extends Error {}

/** Options of several commands. */
export const GOAL = { goal: { type: "string", default: "last" } } as const;
export const METRIC = { metric: { type: "string", default: "stm" } } as const;
export const JOBS = { jobs: { type: "string" } } as const;

export const JOBS_HELP = `  --jobs N          threads (default: one per core); each has tables of its own
  --help            show this text`;

/** A thread more holds tables more. */
const MOST_JOBS = 1_024;

/** Lines that are begun per thread: while one takes long, the others have work. */
const AHEAD = 8;

/** Between two updates of the progress line, in milliseconds. */
const PROGRESS_MS = 100;

let command = "taquin";

/** Names the command in what is told from now on. */
export function title(name: string) {
	command = `taquin ${name}`.trim();
}

/** Tells what is wrong in one line, and ends: with 2 for bad options, 1 for a failure. */
export function stop(message: string, code: 1 | 2): never {
	console.error(`${command}: ${message}`);
	process.exit(code);
}

/** Returns the options and the files that are named. */
export function readArguments(manual: Manual, args: string[]) {
	const { options, takesFiles: allowPositionals } = manual;
	const all = { ...options, help: { type: "boolean" } } as const;
	try {
		const read = parseArgs({ args, options: all, allowPositionals });
		if (read.values.help) {
			console.log(manual.usage);
			process.exit(0);
		}
		return { values: read.values as Values, files: read.positionals };
	} catch (error) {
		// Node's message continues with advice for programmers.
		const [first] = (error as Error).message.split(/\.\s/);
		const message = first.replace(/(?<=')[^']*/g, quote);
		return stop(`${message}; see --help`, 2);
	}
}

/** Returns a whole number. Throws a `Refusal`. */
export function readNumber(
	option: string,
	text: string,
	[least, most]: [number, number],
) {
	const number = Number(text);
	if (/^\d+$/.test(text) && number >= least && number <= most) return number;
	const range = `${least} to ${most}`;
	throw new Refusal(`--${option} must be ${range}, not "${quote(text)}"`);
}

/** Returns the metric. Throws a `Refusal`. */
export function metricOf({ metric = "" }: Values): Metric {
	try {
		return readMetric(metric);
	} catch (error) {
		throw new Refusal(`--metric: ${messageOf(error)}`);
	}
}

/** Returns the goal. Rejects with a `Refusal`. */
export async function goalOf({ goal = "" }: Values, { open }: Core) {
	try {
		// A goal by its name fits any board; a goal that is a board fits itself.
		const board = isName(goal) ? `#size=2x2&goal=${goal}&seed=any` : goal;
		const game = await open(board, goal);
		game.free();
		return goal;
	} catch (error) {
		throw new Refusal(`--goal: ${messageOf(error)}`);
	}
}

export function isName(goal: string) {
	return /^[a-z]*$/i.test(goal);
}

/** Returns what is wrong, in the core's words; throws a panic on, which has no code. */
export function messageOf(error: unknown) {
	if (error instanceof Error && "code" in error) return error.message;
	throw error;
}

/** Writes a line. Resolves when it is written. */
export function print(line: string) {
	return new Promise<void>((resolve) => {
		process.stdout.write(`${line}\n`, () => resolve());
	});
}

/** Answers each line of the files, or of the input, and then sums up. */
export async function runLines(
	{ unit, sum }: LineCommand,
	task: Task,
	files: string[],
) {
	endWithReader();
	const jobs = await orStop(async () => {
		const { jobs = String(availableParallelism()) } = task.values;
		return readNumber("jobs", jobs, [1, MOST_JOBS]);
	});
	const { start, ask } = threads(task, jobs);
	// It reads the options, so that bad ones are told before any input is there.
	await start();
	const counts = { [unit]: 0, errors: 0 };
	const clear = showProgress(
		(seconds) => `${counts[unit]} ${unit}, ${counts.errors} bad, ${seconds} s`,
	);
	const sums = sum?.();
	const tell = async (reports: Report[]) => {
		for (const report of reports) {
			const isBad = report.error !== undefined;
			counts[isBad ? "errors" : unit] += 1;
			clear();
			const told = isBad ? report : (sums?.add(report) ?? report);
			await print(JSON.stringify(told));
		}
	};
	/** The last of those that were begun is told when all before it are. */
	let told = Promise.resolve();
	const begun: Promise<void>[] = [];
	for await (const line of linesOfAll(files)) {
		const text = line.trim();
		if (text === "" || text.startsWith("#")) continue;
		told = Promise.all([ask(text), told]).then(([reports]) => tell(reports));
		begun.push(told);
		if (begun.length >= jobs * AHEAD) await begun.shift();
	}
	await told;
	clear();
	const memory_bytes = process.resourceUsage().maxRSS * 1024;
	const summary = { ...counts, ...sums?.summary(), memory_bytes };
	await print(JSON.stringify({ summary }));
	process.exit(0);
}

/** Ends quietly when the reader has closed the pipe, as `head` does. */
export function endWithReader() {
	process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
		// Windows has another word for it.
		if (code === "EPIPE" || code === "EOF") process.exit(0);
		stop(message, 1);
	});
}

/** Runs `act`. Stops at a `Refusal`. */
export async function orStop<T>(act: () => Promise<T>): Promise<T> {
	try {
		return await act();
	} catch (error) {
		if (error instanceof Refusal) return stop(error.message, 2);
		throw error;
	}
}

/** Yields the lines of files, one after another; of stdin if there is none. */
async function* linesOfAll(files: string[]) {
	if (files.length === 0) {
		// Of a directory Node reads nothing, and says nothing.
		if (fstatSync(process.stdin.fd).isDirectory())
			stop("the input is a directory, not a file", 1);
		yield* linesOf(process.stdin);
	}
	for (const file of files) {
		try {
			yield* linesOf(createReadStream(file));
		} catch (error) {
			stop((error as Error).message, 1);
		}
	}
}

/** Yields the lines of a stream; the last one may lack its end. */
async function* linesOf(stream: NodeJS.ReadableStream) {
	stream.setEncoding("utf8");
	let rest = "";
	for await (const chunk of stream) {
		const lines = (rest + chunk).split("\n");
		rest = lines.pop() ?? "";
		yield* lines;
	}
	yield rest;
}

/** Threads that answer lines: one more is started when all others are at work. */
function threads(task: Task, most: number) {
	type Question = { line: string; answer: (reports: Report[]) => void };
	const waiting: Question[] = [];
	const idle: ((question: Question) => void)[] = [];
	let started = 0;

	/** Resolves when the thread is ready. */
	const start = () =>
		new Promise<void>((resolve) => {
			started += 1;
			const file = new URL(import.meta.url);
			const worker = new Worker(file, { workerData: task, stdout: true });
			let asked: Question | undefined;
			worker.on("message", ({ refused, reports }: Said) => {
				if (refused !== undefined) stop(refused, 2);
				if (reports !== undefined) asked?.answer(reports);
				idle.push((question) => {
					asked = question;
					worker.postMessage(question.line);
				});
				resolve();
				go();
			});
			worker.on("error", ({ message }) => stop(message, 1));
			// Whatever the core notes is no report.
			worker.stdout.on("data", (text) => process.stderr.write(text));
		});

	const go = () => {
		for (const question of waiting.splice(0, idle.length)) {
			idle.pop()?.(question);
		}
		if (waiting.length > 0 && started < most) void start();
	};
	const ask = (line: string) =>
		new Promise<Report[]>((answer) => {
			waiting.push({ line, answer });
			go();
		});
	return { start, ask };
}

/** In a thread: answers the lines that it is sent. */
export async function answerLines({ begin }: LineCommand, values: Values) {
	const say = (said: Said) => parentPort?.postMessage(said);
	try {
		const answer = await begin(values);
		parentPort?.on("message", async (line: string) =>
			say({ reports: await answer(line) }),
		);
		say({});
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		say({ refused: error.message });
	}
}

/**
 * Shows a line of progress on stderr, if that is a terminal. Returns a function that
 * clears it.
 */
export function showProgress(text: (seconds: number) => string) {
	if (!process.stderr.isTTY) return () => {};
	const begin = performance.now();
	const clear = () => process.stderr.write("\r\x1b[K");
	const show = () => {
		const seconds = Math.round((performance.now() - begin) / 1_000);
		process.stderr.write(`\r\x1b[K${text(seconds)}`);
	};
	setInterval(show, PROGRESS_MS).unref();
	return clear;
}
