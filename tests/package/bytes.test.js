/**
 * What the package costs on the wire, in brotli. Each budget is what was
 * measured and 5 % more, and stands beside its reason: who needs more says why.
 * What the play page takes to its first move, and the core's modules, are in
 * `scripts/budget.js`.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import { WORKER } from "../../www/core/wasm/worker-source.js";
import { installPackage } from "./support/install.js";

const HERE = new URL("./bytes-test/", import.meta.url);
const PACKAGE = installPackage(HERE);

/** @param {string} file */
function sizeOf(file) {
	return brotliCompressSync(readFileSync(join(PACKAGE, file))).length;
}

/**
 * @param {string} what
 * @param {number} size
 * @param {number} budget
 */
function check(what, size, budget) {
	assert.ok(size <= budget, `${what}: ${size} bytes, the budget is ${budget}`);
	// A budget far above what is seen lets anything pass.
	assert.ok(size > budget * 0.85, `${what}: ${size} bytes, lower the budget`);
}

test("the script for pages, in its parts", () => {
	// To the first frame: the view, the style, and a module that deals (7 kB). The hashes
	// of nine more languages take 0.4 kB. What the binder has for other engines took 0.3 kB,
	// that nothing late takes the place of what was asked for later 0.1 kB. The player
	// is in it, as what scripts may name stands beside it, and no more in the game's part.
	// Its name by a label, the puzzle of the day and a language that changes: 0.3 kB.
	check("taquin.js", sizeOf("taquin.js"), 30_600);
	// To the first move: play, input, panel, the texts in English. The style of
	// help, hover and win comes with the moves, instead of before the first frame: buttons,
	// advice and rings followed it there, and events that a page may cancel (0.4 kB).
	// What is saved, and what is reported, apart from the controller took 0.3 kB: what
	// classes call of each other keeps its name here. Ends of rows, arrows that explore
	// and figures that nobody wants took 0.2 kB, the style of a message 0.1 kB, texts that a
	// page replaces 0.1 kB, tiles without numbers for who is blindfolded 0.2 kB.
	check("the game's part", sizeOf(partOf("game")), 11_200);
	// When somebody asks for it: help, the worker's script, announcements, the
	// reader's glue, the database. Reviews, difficulty and the slides left took 3 kB,
	// the glue of the solver in moves, twice, 1.5 kB, further workers as much. Checks of
	// what is passed to the core, and the game in the database, took 1.6 kB. The speaking
	// set and four sounds took 2.7 kB. How a player likes to play, a part of its own of
	// 3.4 kB before, takes 1.2 kB in it.
	check("the help's part", sizeOf(partOf("help")), 36_900);
});

test("what a tag loads before the first move", () => {
	const files = ["taquin.js", partOf("game"), "wasm/game_bg.wasm"];
	const sum = files.reduce((all, file) => all + sizeOf(file), 0);
	// Tiles that meet the pointer where a page turns them, the form with the largest
	// board, and a game that a killed browser does not lose took half a kB. A core
	// that is compiled apart from the two modules took a third of one, requests in their order
	// 0.1 kB. The player apart from the game, the event of a restart and boards that put
	// nothing aside: 0.2 kB. A tile that can't slide leans, and slides sound: 0.1 kB. A page
	// replaces single texts: 0.2 kB. A puzzle that was never in view is on paper, and
	// buttons as wide as their words: 0.1 kB. A blindfold: 0.4 kB.
	check("a tag", sum, 63_250);
});

test("what a bundler lets a page fetch ahead, where it hints at later imports", () => {
	/** @param {string} file @param {RegExp} pattern */
	const named = (file, pattern) => {
		const found = readFileSync(join(PACKAGE, file), "utf8").matchAll(pattern);
		return [...found].map(([, name]) => normalize(name));
	};
	/** @param {Set<string>} files A loop over a set comes to what is added meanwhile. */
	const withStatic = (files) => {
		for (const file of files) {
			const imports = /^(?:import|export) [^(]*?"\.\/([^"]+)";$/gm;
			for (const one of named(file, imports)) files.add(one);
		}
		return files;
	};
	const first = withStatic(new Set(["define.js"]));
	const later = [...first].flatMap((file) =>
		named(file, /(?<!\{)import\("\.\/([^"]+)"\)/g),
	);
	const ahead = [...withStatic(new Set(later))].filter(
		(file) => !first.has(file),
	);
	// Ten languages, and what follows the first board. The core as JavaScript would be
	// three times all of it, and nobody needs it where wasm runs.
	const sum = ahead.reduce((all, file) => all + sizeOf(file), 0);
	assert.deepEqual(
		ahead.filter((file) => file.startsWith("no-wasm/")),
		[],
	);
	assert.ok(ahead.length > 15 && ahead.length <= 30, ahead.join(", "));
	check("fetched ahead", sum, 78_300);
});

/** @param {string} group */
function partOf(group) {
	const name = new RegExp(`^taquin-${group}\\.\\w+\\.js$`);
	const file = readdirSync(PACKAGE).find((file) => name.test(file));
	assert.ok(file !== undefined, `no part for ${group}`);
	return file;
}

test("the worker's script, which is text in another", () => {
	// The glue of the solver, and of the solver in moves, 1.3 kB; the store of tables,
	// 2.3 kB, of which idb is 1.2. The session itself is in the modules.
	check("worker", brotliCompressSync(Buffer.from(WORKER)).length, 6_800);
});

test("the core as JavaScript, loaded only where wasm is forbidden", () => {
	// Game and solver translated together, and the glue that one of them uses.
	const size = sizeOf("no-wasm/core.js") + sizeOf("no-wasm/game.js");
	// Lines, and results by serde-wasm-bindgen, took 9 kB; plays that are graded 14 kB,
	// boards of a known distance 13 kB, the session 3 kB. Look-ups in batches, beams of
	// 16 boards at once and a proof shared by two workers took 5 kB, boards in any form
	// that people paste 3 kB.
	check("no-wasm", size, 202_000);
});

test("the laboratory, in one file for notebooks", () => {
	// Its wasm, which in digits is a tenth larger than as a file, and its glue. Boards
	// drawn one after the other for the command took 0.5 kB. Its session, which was
	// JavaScript of its own beside that of the game, took 9 kB in Rust.
	check("taquin-lab.js", sizeOf("taquin-lab.js"), 92_500);
});

test("the page for frames, without the element", () => {
	// The address read, messages to and from the page around, its style. The names that
	// it may set follow from the table of attributes and its groups, which took 0.4 kB; its
	// title in ten languages 0.1 kB. Each attribute more is 5 to 10 bytes. The commands by
	// name, which the tag had, took 0.1 kB.
	check("embed.js", sizeOf("embed.js"), 2_850);
});

test("the build with wasm in the script, minified by who uses it", async () => {
	const build = await rolldown({
		input: join(PACKAGE, "inline.js"),
		platform: "browser",
		external: /no-wasm|bytes\//,
	});
	const { output } = await build.generate({
		minify: true,
		chunkFileNames: "[name].js",
	});
	await build.close();
	let size = sizeOf("bytes/game-bytes.js");
	for (const file of output) {
		if (
			file.type !== "chunk" ||
			!/^(?:inline|inside-(?:define|once|puzzle-en))\.js$/.test(file.fileName)
		) {
			continue;
		}
		size += brotliCompressSync(Buffer.from(file.code)).length;
	}
	// The element without what is loaded later, a language, and the core, which
	// in base64 is a fifth larger than as a file.
	check("to the first board", size, 55_300);
	// A bound that is proved at once took 0.3 kB of it.
	check("the solver's wasm", sizeOf("bytes/solver-bytes.js"), 137_200);
});
