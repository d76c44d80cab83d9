#!/usr/bin/env node
/**
 * `npx taquin COMMAND`: many boards, one a line. The same file runs in each of its
 * threads.
 */

import { readFileSync } from "node:fs";
import { isMainThread, workerData } from "node:worker_threads";
import { quote } from "../../core/later/quote.ts";
import { grade } from "./grade.ts";
import { lab } from "./lab.ts";
import { answerLines, readArguments, runLines, stop, title } from "./shared.ts";
import { SHUFFLE, shuffle } from "./shuffle.ts";
import { solve } from "./solve.ts";

const USAGE = `taquin COMMAND [options]

The sliding puzzle, many boards at a time.

  solve     shortest solutions of boards
  shuffle   boards from a seed, also at an exact distance
  grade     games compared with perfect play, move by move
  lab       textbook searches and what they cost

  taquin COMMAND --help   what a command reads, writes and can be told
  taquin --version        the version

  taquin shuffle --size 4x4 --count 100 --seed today | taquin solve`;

const LINES = { solve, grade, lab };

async function main([name = "", ...args]: string[]) {
	if (name === "--help" || name === "-h") return console.log(USAGE);
	if (name === "--version" || name === "-v") return console.log(version());
	if (name === "")
		stop(`which command? solve, shuffle, grade, lab; see --help`, 2);
	title(name);
	if (name === "shuffle") {
		const { values } = readArguments(SHUFFLE, args);
		return shuffle(values);
	}
	if (!isOfLines(name)) {
		title("");
		return stop(`there is no command "${quote(name)}"; see --help`, 2);
	}
	const { values, files } = readArguments(LINES[name], args);
	return runLines(LINES[name], { name, values }, files);
}

function isOfLines(name: string): name is keyof typeof LINES {
	return Object.hasOwn(LINES, name);
}

function version() {
	const file = new URL("../package.json", import.meta.url);
	return JSON.parse(readFileSync(file, "utf8")).version;
}

if (isMainThread) await main(process.argv.slice(2));
else {
	const { name, values } = workerData;
	await answerLines(LINES[name as keyof typeof LINES], values);
}
