/**
 * Plays for benches and pictures: of random boards, each won by a way that the solver
 * found first, with times of a player who gets faster. Always the same.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as game from "../../www/core/wasm/game.js";
import * as solver from "../../www/core/wasm/solver.js";
import { ROOT } from "../root.js";

/** When the first one was played: 1 March 2024. */
const BEGIN = 1_709_251_200_000;
const DAY = 86_400_000;

/** @typedef {import("../../www/storage/stored.ts").Play} Play */

/**
 * @param {number} count
 * @param {string[]} [sizes] Of each play in turn.
 * @returns {Play[]}
 */
export function makePlays(count, sizes = ["4x4"]) {
	for (const [name, module] of Object.entries({ game, solver })) {
		const url = join(ROOT, "www", "core", "wasm", `${name}_bg.wasm`);
		module.initSync({ module: new WebAssembly.Module(readFileSync(url)) });
	}
	const finder = new solver.Solver();
	const random = randomNumbers(1);
	return Array.from({ length: count }, (_, n) => {
		const size = sizes[n % sizes.length];
		const skill = 1 + 1.2 * Math.exp((-4 * n) / count);
		const at = Math.round(BEGIN + (n * 600 * DAY) / count + random() * DAY);
		return playOf(finder, { seed: `play ${n}`, size, at, skill, random, n });
	});
}

/**
 * @param {solver.Solver} finder
 * @param {object} parts
 * @param {string} parts.seed
 * @param {string} parts.size
 * @param {number} parts.at
 * @param {number} parts.skill Times are that much longer.
 * @param {() => number} parts.random
 * @param {number} parts.n
 * @returns {Play}
 */
function playOf(finder, { seed, size, at, skill, random, n }) {
	const play = game.Game.fromSeed(size, "last", seed);
	if (play === undefined) throw new Error(`no boards of ${size}`);
	if (n % 23 === 5) play.note("hint", 0);
	const search = finder.search(play.text, "last");
	let best = search.best();
	while (best === undefined) {
		search.step(1);
		best = search.best();
	}
	const luck = skill * (0.75 + 0.5 * random()) * (n % 97 === 3 ? 3 : 1);
	let now = 0;
	const isLeft = n % 41 === 9;
	const slides = isLeft ? best.slides.slice(0, 20) : best.slides;
	for (const direction of slides) {
		play.slide(direction, now);
		now += Math.round(luck * (120 + 240 * random()));
	}
	const { record } = play;
	play.free();
	search.free();
	const fields = record.split(".");
	const id = fields.filter((_, field) => field !== 4).join(".");
	const state = isLeft ? "aside" : "solved";
	return { id, record, at, state, size, goal: "last" };
}

/** Numbers from 0 to 1 (mulberry32). @param {number} seed */
function randomNumbers(seed) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
