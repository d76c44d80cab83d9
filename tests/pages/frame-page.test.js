/**
 * `embed.html`, set up by its address and by messages of the page around it.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { becomes, Page, textOf, until } from "./game-in-jsdom.js";
import { set } from "./stand-ins.js";

const HTML = readFileSync(
	new URL("../../www/pages/frame/embed.html", import.meta.url),
	"utf8",
);
const HOST = "https://host.test";
const HEAD = { source: "sliding-puzzle", version: 1, id: "one" };

/** Two slides from the goal. */
const NEARLY = "1 2 3/4 0 5/7 8 6";

/** The page in a frame of another page, which hears and says. */
class FramePage extends Page {
	/** What was posted to the page around, and for which origin. @type {[any, string][]} */
	posted = [];
	#around = {
		postMessage: (/** @type {any} */ message, /** @type {string} */ origin) =>
			this.posted.push([structuredClone(message), origin]),
	};
	#asked = 0;

	/** @param {string} query */
	async open(query) {
		const { before } = this.options;
		this.options.before = (window) => {
			before?.(window);
			set(window, { parent: this.#around });
		};
		const url = `https://site.test/embed.html?${query}`;
		await this.load("www/pages/frame/define-element.ts", HTML, url);
		await this.run("www/pages/frame/main.ts");
		await until(() => this.query("#board.ready"));
	}

	/** The messages of a type, or all. @param {string} [type] */
	told(type) {
		const all = this.posted.map(([message]) => message);
		return all.filter((one) => type === undefined || one.type === type);
	}

	/** @param {object} data @param {object} [from] */
	say(data, from = {}) {
		const init = { data, source: this.#around, origin: HOST, ...from };
		const event = new this.window.Event("message");
		this.window.dispatchEvent(Object.assign(event, init));
	}

	/** @param {object} command @returns {Promise<any>} */
	async ask(command) {
		const request = ++this.#asked;
		this.say({ ...HEAD, request, ...command });
		const find = () => this.told().find(({ answer }) => answer === request);
		await until(find);
		return find();
	}
}

/**
 * Opens the page with parameters, by default as one that talks to the page around.
 *
 * @param {Record<string, string>} wishes
 * @param {Record<string, string>} [speaking]
 */
async function open(wishes, speaking = { origin: HOST, id: "one" }) {
	const page = new FramePage();
	await page.open(`${new URLSearchParams({ ...wishes, ...speaking })}`);
	return page;
}

test("the query and the hash of the address set the puzzle up", async () => {
	const page = new FramePage();
	await page.open("board=1+2+3/4+0+5/7+8+6&theme=dark#tiles=letter");
	const { dataset, lang } = page.document.documentElement;
	assert.deepEqual([dataset.theme, lang], ["dark", "en"]);
	assert.equal(page.said("#cell-1"), "B, in place, slides down");
});

for (const [lang, title, button] of [
	["en", "Sliding Puzzle", "New game"],
	["zh", "数字华容道", "新游戏"],
]) {
	test(`heading, title and buttons are in the language asked for: ${lang}`, async () => {
		const page = await open({ size: "3x3", lang });
		assert.equal(
			page.document.documentElement.lang,
			{ en: "en", zh: "zh-Hans" }[lang],
		);
		assert.equal(page.document.title, title);
		assert.deepEqual(page.all("h1").map(textOf), [title]);
		await becomes(() => page.said("#shuffle"), button);
	});
}

test("it tells what happens, in order, to the named origin alone", async () => {
	const page = await open({ board: NEARLY });
	await until(() => page.told("new-board").length === 1);
	page.click(5);
	page.click(6);
	await until(() => page.told("solved").length === 1);
	for (const [message, origin] of page.posted) {
		assert.equal(origin, HOST);
		assert.deepEqual({ ...message, ...HEAD }, message);
	}
	const types = page.told().map(({ type }) => type);
	const told = ["ready", "new-board", "move", "move", "solved"];
	assert.deepEqual(
		types.filter((type) => type !== "resize"),
		told,
	);
	const { tiles, direction, by, stm, mtm } = page.told("move")[1].detail;
	const last = { tiles: [6], direction: "U", by: "player", stm: 2, mtm: 2 };
	assert.deepEqual({ tiles, direction, by, stm, mtm }, last);
});

test("it answers what it is asked", async () => {
	const page = await open({ board: NEARLY });
	/** @param {object} command */
	const result = async (command) => (await page.ask(command)).result;
	const { result: hint, ...head } = await page.ask({ do: "hint" });
	assert.deepEqual({ ...head, ...HEAD }, head);
	const bounds = { lower: 2, upper: 2, proved: true };
	assert.deepEqual(hint, { tile: 5, direction: "L", ...bounds });
	assert.equal(await result({ do: "move", to: 5 }), true);
	assert.equal(await result({ do: "move", to: 0 }), false);
	assert.equal(await result({ do: "undo" }), true);
	assert.equal(await result({ do: "redo" }), true);
	const state = await result({ do: "state" });
	const expected = {
		...{ status: "playing", size: "3x3", goal: "last" },
		cells: [1, 2, 3, 4, 5, 0, 7, 8, 6],
		moves: { stm: 1, mtm: 1 },
		...{ canUndo: true, canRedo: false },
	};
	assert.deepEqual({ ...state, ...expected }, state);
	assert.equal(await result({ do: "reset" }), true);
	const solution = await result({ do: "solve", budget: 5000 });
	assert.deepEqual(solution, { slides: "LU", ...bounds });
	// 31 slides: the playback is not over before it is stopped.
	await result({ do: "open", board: "8 6 7/2 5 4/3 0 1" });
	assert.equal(await result({ do: "play" }), true);
	assert.equal(await result({ do: "stop" }), true);
	await result({ do: "shuffle", size: "4x3", seed: "a" });
	const last = await result({ do: "state" });
	assert.equal(last.size, "4x3");
	const { error } = await page.ask({ do: "open", board: "1 2 3/5 4 0" });
	assert.equal(error.code, "unsolvable");
	assert.equal((await result({ do: "state" })).value, last.value);
	assert.equal((await page.ask({ do: "explode" })).error.code, "command");
});

test("only the page around, from the origin that is named, is heard", async () => {
	const page = await open({ board: NEARLY });
	const move = { ...HEAD, do: "move", to: 5 };
	page.say({ ...move, request: 101 }, { source: {} });
	page.say({ ...move, request: 102 }, { origin: "https://other.test" });
	page.say({ ...move, request: 103, id: "two" });
	const { result } = await page.ask({ do: "state" });
	assert.deepEqual(result.moves, { stm: 0, mtm: 0 });
	const answers = page.told().filter(({ answer }) => answer !== undefined);
	assert.equal(answers.length, 1);
});

test("without an origin nothing is said and nothing heard", async () => {
	for (const speaking of [{}, { origin: "*" }, { origin: "null" }]) {
		const page = await open({ board: NEARLY }, speaking);
		const move = { ...HEAD, id: "", request: 1, do: "move", to: 5 };
		page.say(move);
		page.say(move, { origin: "null" });
		await until(() => page.puzzle.status === "playing");
		await page.time.skip(1_000);
		assert.equal(page.said("#moves"), "0");
		assert.deepEqual(page.posted, []);
	}
});

for (const [wishes, code, text] of /** @type {const} */ ([
	[{ board: "1 2 3/5 4 0" }, "unsolvable", /can’t be solved/],
	[{ board: "4x4-%%%" }, "damaged", /position code is damaged/],
	[{ size: "99x1" }, "side", /99×1/],
	[{ size: "big" }, "sizeText", /“big” is not a size/],
	[{ goal: "nowhere", size: "3x3" }, null, /./],
])) {
	test(`a damaged address plays and says why: ${Object.values(wishes)[0]}`, async () => {
		const page = await open(wishes);
		await until(() => page.told("error").length === 1);
		const [{ detail }] = page.told("error");
		if (code !== null) assert.equal(detail.code, code);
		assert.match(detail.message, text);
		await becomes(() => page.said("[role=alert]"), detail.message);
		const { status, size } = (await page.ask({ do: "state" })).result;
		assert.deepEqual({ status, size }, { status: "playing", size: "4x4" });
	});
}

test("values that there are not are as if not said", async () => {
	const page = new FramePage();
	const nonsense = "theme=x&controls=&hints=-1&tiles=%E0%A4%A&onload=x&=&&%";
	const query = new URLSearchParams({ size: "3x3", origin: HOST, id: "one" });
	await page.open(`${query}&${nonsense}`);
	await page.pressOn("#hint");
	await until(() => page.told("hint").length > 0);
	assert.deepEqual(page.told("error"), []);
});

test("whatever values a message has, the answer knows what is wrong with them", async () => {
	const page = await open({ board: NEARLY });
	const value = fc.anything({ withDate: true, maxDepth: 2 });
	const command = fc.record(
		{
			do: fc.constantFrom("shuffle", "open", "move", "undo"),
			...{ size: value, goal: value, seed: value, board: value, to: value },
			difficulty: fc.constantFrom("", {}, { toString: 1 }, []),
		},
		{ requiredKeys: ["do"] },
	);
	const isAnswered = fc.asyncProperty(command, async (asked) => {
		const { error } = await page.ask(asked);
		assert.notEqual(error?.code, "unexpected", error?.message);
	});
	await fc.assert(isAnswered, { examples: [[{ do: "shuffle", size: {} }]] });
});
