/**
 * Every function of every wasm module, as its `.d.ts` declares it, called with every
 * wrong kind of argument: it returns, or throws an `Error` with a `code`. It neither
 * panics nor reads past the end of its memory, and it works as before.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as deal from "../../www/core/wasm/deal.js";
import * as game from "../../www/core/wasm/game.js";
import {
	inMoves,
	isPanic,
	lab,
	lessons,
	lines,
	reader,
	statistics,
	trainer,
} from "./core.js";
import { WRONG } from "./wrong.js";

const WASM = new URL("../../www/core/wasm/", import.meta.url);

deal.initSync({
	module: new WebAssembly.Module(readFileSync(new URL("deal_bg.wasm", WASM))),
});

/** @type {Record<string, any>} */
const MODULES = {
	deal,
	game,
	lab,
	lessons,
	multi_tile: inMoves,
	reader,
	solver: lines,
	statistics,
	trainer,
};

const RECORD = game.Game.fromSeed("2x2", "last", "a")?.record ?? "";

/** Right arguments, by the names that they have everywhere. @type {Record<string, unknown>} */
const RIGHT = {
	ahead: [],
	at: 0,
	board: "1 2/0 3",
	bound: 0,
	bytes: 1_000_000,
	cell: 2,
	cells: "1 2 0 3",
	cost: 1,
	count: 1,
	course: "relay 2-3",
	day: "2026-11-24",
	direction: "L",
	distance: 2,
	drawn: "a",
	elapsed: 1_000,
	except: undefined,
	exercise: "fewest 3x3 10 1",
	fewest: 1,
	found: undefined,
	from: 0,
	goal: "last",
	has_help: false,
	has_store: false,
	hash: "#size=2x2&seed=a",
	hints: 0,
	ids: [RECORD],
	in_moves: false,
	kind: "all",
	left: 1,
	lesson: "first-row",
	lines: 1,
	lower: 0,
	made: 0,
	measure: "time",
	most: 10,
	moves: "L",
	name: "bfs",
	next_lower: 1,
	next_upper: 1,
	nodes: 10,
	now: 1,
	order: "newest",
	other: RECORD,
	part: 0,
	path: "",
	position: 0,
	patience: 100,
	record: RECORD,
	records: [RECORD],
	seed: "a",
	shortest: 1,
	size: "2x2",
	sizes: ["4x4"],
	skipped: "",
	slice_ms: 16,
	slides: "L",
	solver: false,
	source: "",
	span: 5,
	step: 1,
	text: "1 2/0 3",
	tiles: [1, 2, 0, 3],
	times: [1],
	to: 1,
	to_start: true,
	took: 16,
	topics: "fewest 3x3 10",
	upper: 1,
	values: [1, 2],
	what: "hint",
};

/** How to come by an instance. @type {Record<string, () => any>} */
const MAKERS = {
	"game.Game": () => game.Game.fromSeed("2x2", "last", "a"),
	"lab.Lab": () => new lab.Lab(),
	"lab.Recording": () => new lab.Lab().record("1 2/0 3", "last", "bfs", 10),
	"lab.Search": () => new lab.Lab().search("1 2/0 3", "last", "bfs", 1e6, 100),
	"lab.Series": () => new lab.Series("2x2", "last", "a"),
	"multi_tile.Order": () => ({ type: "cancel", id: 1 }),
	"multi_tile.Search": () => new inMoves.Solver().search("1 2/0 3", "last"),
	"multi_tile.Session": () => new inMoves.Session(16, false, false),
	"multi_tile.Solver": () => new inMoves.Solver(),
	"solver.Draw": () => new lines.Draw("2x2", "last", 2, "a"),
	"solver.Order": () => ({ type: "cancel", id: 1 }),
	"solver.Search": () => new lines.Solver().search("1 2/0 3", "last"),
	"solver.Session": () => new lines.Session(16, false, false),
	"solver.Solver": () => new lines.Solver(),
	"statistics.Export": () => new statistics.Export(),
	"statistics.File": () =>
		statistics.File.read(new statistics.Export().write()),
	"statistics.Marathon": () => new statistics.Marathon("relay 2-3"),
	"statistics.PastMarathons": () => new statistics.PastMarathons(),
	"statistics.Plays": () => new statistics.Plays(),
	"trainer.Deck": () => new trainer.Deck(),
};

/**
 * What a module declares.
 *
 * @typedef {object} Declared
 * @property {string} owner The class of a method; empty for a function.
 * @property {string} name
 * @property {"function" | "static" | "method" | "constructor"} kind
 * @property {{ name: string, type: string }[]} parameters
 */

/**
 * @param {string} module
 * @returns {Declared[]}
 */
function declaredBy(module) {
	const text = readFileSync(new URL(`${module}.d.ts`, WASM), "utf8");
	const [own] = text.split("export type InitInput");
	/** @type {Declared[]} */
	const all = [];
	let owner = "";
	for (const line of own.split("\n")) {
		owner = /^export class (\w+)/.exec(line)?.[1] ?? owner;
		const found =
			/^(export function| {4}static| {3}) (\w+)\((.*)\)(?:: .*)?;$/.exec(line);
		if (found === null) continue;
		const [, where, name, inside] = found;
		const kind =
			where === "export function"
				? "function"
				: where.trim() === "static"
					? "static"
					: name === "constructor"
						? name
						: "method";
		const parameters = inside === "" ? [] : inside.split(", ");
		all.push({
			owner: kind === "function" ? "" : owner,
			name,
			kind,
			parameters: parameters.map((one) => {
				const [name, type] = one.split(/\??: /);
				return { name, type };
			}),
		});
	}
	return all;
}

/**
 * Returns a right argument.
 *
 * @param {string} module
 * @param {{ name: string, type: string }} parameter
 */
function rightFor(module, { name, type }) {
	const make = MAKERS[`${module}.${type}`];
	if (make !== undefined) return make();
	assert.ok(name in RIGHT, `an argument called ${name}`);
	const right = RIGHT[name];
	// One name has two types.
	if (type.startsWith("number") && typeof right !== "number") return 0;
	if (type.endsWith("[]") && typeof right === "number") return [1];
	return right;
}

/**
 * Calls what is declared.
 *
 * @param {string} module
 * @param {Declared} declared
 * @param {unknown[]} values
 */
function call(module, { owner, name, kind }, values) {
	const core = MODULES[module];
	if (kind === "function") return core[name](...values);
	if (kind === "static") return core[owner][name](...values);
	if (kind === "constructor") return new core[owner](...values);
	const make = MAKERS[`${module}.${owner}`];
	assert.ok(make, `an instance of ${module}.${owner}`);
	return make()[name](...values);
}

/**
 * Returns what a call comes to, as text.
 *
 * @param {() => unknown} act
 * @param {string} about
 */
function outcome(act, about) {
	try {
		const result = /** @type {any} */ (act());
		// An instance is told by its class: its place in memory is another each time.
		return result?.free
			? result.constructor.name
			: String(JSON.stringify(result));
	} catch (error) {
		assert.ok(error instanceof Error, about);
		assert.ok(!isPanic(error), `${about}: ${error.stack}`);
		const { code, values = {} } = /** @type {any} */ (error);
		assert.equal(typeof code, "string", `${about}: ${error.stack}`);
		// Whatever it quotes is short.
		for (const text of [error.message, ...Object.values(values)]) {
			assert.ok([...String(text)].length < 300, `${about}: ${text}`);
		}
		return code;
	}
}

for (const module of Object.keys(MODULES)) {
	const all = declaredBy(module).filter(
		({ name }) => !["free", "__wbg_reset_state"].includes(name),
	);

	test(`no wrong argument breaks the module ${module}`, () => {
		assert.ok(all.length > 0);
		for (const declared of all) {
			const { owner, name, parameters } = declared;
			const about = [module, owner, name].filter((part) => part).join(".");
			const right = () => parameters.map((one) => rightFor(module, one));
			const before = outcome(() => call(module, declared, right()), about);
			assert.notEqual(before, "argument", about);
			for (const [kind, wrong] of WRONG) {
				const everywhere = parameters.map(() => wrong);
				outcome(() => call(module, declared, everywhere), `${about} ${kind}`);
				for (const at of parameters.keys()) {
					const values = right().with(at, wrong);
					const place = `${about} ${parameters[at].name} ${kind}`;
					outcome(() => call(module, declared, values), place);
				}
			}
			outcome(() => call(module, declared, []), `${about} none`);
			const after = outcome(() => call(module, declared, right()), about);
			assert.equal(after, before, about);
		}
	});
}

test("a wrong kind of argument has a code of its own", () => {
	for (const wrong of [4, undefined, null, Symbol("size"), {}, ["4x4"]]) {
		assert.throws(
			() => game.Game.fromSeed(/** @type {any} */ (wrong), "last", "a"),
			{ name: "TypeError", code: "argument" },
		);
	}
	assert.throws(() => lines.lineOf("L", /** @type {any} */ ("1")), {
		message: "a number is expected, not string",
	});
});
