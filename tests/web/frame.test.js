import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { makeManifest } from "../../scripts/manifest.js";
import { target } from "../../www/element/player.ts";
import { readParameters } from "../../www/pages/frame/parameters.ts";
import { isFromPage, Messages } from "../../www/pages/frame/protocol.ts";

test("the address sets attributes, the hash above the query", () => {
	const { attributes } = readParameters(
		"?size=3x3&theme=dark",
		"#size=4x3&seed=a+b",
	);
	assert.deepEqual(attributes, { size: "4x3", theme: "dark", seed: "a b" });
});

test("the address asks for the puzzle of the day, or of a day", () => {
	const { attributes } = readParameters("?daily&size=3x3");
	assert.deepEqual(attributes, { seed: "daily", size: "3x3" });
	const past = readParameters("?daily=2026-12-24");
	assert.deepEqual(past.attributes, { seed: "daily 2026-12-24" });
});

test("what is no attribute for a frame is told and sets nothing", () => {
	const asked = "?onclick=x&style=x&name=n&storage=local&disabled&is=x&id=a";
	const { attributes, id, unknown } = readParameters(asked);
	assert.deepEqual(attributes, {});
	assert.equal(id, "a");
	const names = ["onclick", "style", "name", "storage", "disabled", "is"];
	assert.deepEqual(unknown, names);
});

test("readonly can be said to be off", () => {
	for (const [text, isOn] of /** @type {const} */ ([
		["readonly", true],
		["readonly=true", true],
		["readonly=off", false],
		["readonly=false", false],
	])) {
		const { attributes } = readParameters(text);
		assert.equal("readonly" in attributes, isOn, text);
	}
});

test("only an origin of the web is one to be spoken to", () => {
	for (const [text, origin] of /** @type {const} */ ([
		["https://example.org", "https://example.org"],
		["https://EXAMPLE.org:443/page?x#y", "https://example.org"],
		["http://localhost:8080", "http://localhost:8080"],
		["*", null],
		["null", null],
		["", null],
		["example.org", null],
		["data:text/html,x", null],
		["blob:https://example.org/x", null],
		["file:///page.html", null],
	])) {
		const parameters = readParameters(
			new URLSearchParams({ origin: text }).toString(),
		);
		assert.equal(parameters.origin, origin, text);
		assert.equal(parameters.unknown.length, origin === null ? 1 : 0, text);
	}
});

test("any address is read", () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), (search, hash) => {
			const { attributes, id } = readParameters(search, hash);
			for (const value of [id, ...Object.values(attributes)]) {
				assert.equal(typeof value, "string");
			}
		}),
	);
});

test("a message is the page's by window and by origin", () => {
	const parent = {};
	const origin = "https://example.org";
	assert.ok(isFromPage({ source: parent, origin }, parent, origin));
	assert.ok(!isFromPage({ source: {}, origin }, parent, origin));
	for (const other of ["null", "", "https://example.org.evil", "http://x"]) {
		assert.ok(!isFromPage({ source: parent, origin: other }, parent, origin));
	}
});

/** Makes a puzzle that records its calls, and the messages to and from it. */
function fake() {
	/** @type {any[]} */
	const calls = [];
	/** @type {any[]} */
	const posted = [];
	const note =
		(/** @type {string} */ name, /** @type {unknown} */ result = undefined) =>
		(/** @type {unknown[]} */ ...given) => {
			calls.push([name, ...given]);
			return result;
		};
	const puzzle = Object.assign(new EventTarget(), {
		shuffle: note("shuffle"),
		open: note("open"),
		// As the element does.
		move: (/** @type {unknown} */ to) => note("move", true)(target(to)),
		undo: note("undo", false),
		solve: note("solve", Promise.resolve({ slides: "U" })),
		thinkLonger: note("thinkLonger", Promise.resolve({ lower: 1 })),
		hint: () => Promise.reject(Object.assign(new Error("x"), { code: "y" })),
		status: "playing",
		value: "4 1 2/5 0 3",
	});
	const messages = new Messages({
		puzzle: /** @type {any} */ (puzzle),
		id: "a",
		post: (message) => posted.push(message),
	});
	const hear = (/** @type {object} */ message) =>
		messages.hear({
			source: "sliding-puzzle",
			version: 1,
			id: "a",
			...message,
		});
	return { puzzle, calls, posted, messages, hear };
}

const HEAD = { source: "sliding-puzzle", version: 1, id: "a" };

test("events are told with version and id", () => {
	const { puzzle, posted } = fake();
	const detail = { tiles: [5] };
	puzzle.dispatchEvent(new CustomEvent("move", { detail }));
	puzzle.dispatchEvent(new CustomEvent("before-move", { detail }));
	assert.deepEqual(posted, [{ ...HEAD, type: "move", detail }]);
});

test("a request is answered, with its number", async () => {
	const { calls, posted, hear } = fake();
	await hear({ request: 1, do: "move", to: 3 });
	await hear({ request: 2, do: "move", to: "U" });
	await hear({ request: 3, do: "undo" });
	await hear({ request: 4, do: "open", board: "1 2/3 0" });
	await hear({ request: 5, do: "shuffle", size: "3x3", seed: 7 });
	await hear({ request: 6, do: "solve", budget: 100 });
	await hear({ request: 7, do: "thinkLonger" });
	assert.deepEqual(calls, [
		["move", 3],
		["move", "U"],
		["undo"],
		["open", "1 2/3 0", { goal: undefined }],
		[
			"shuffle",
			{ size: "3x3", seed: 7, goal: undefined, difficulty: undefined },
		],
		["solve", { budget: 100 }],
		["thinkLonger"],
	]);
	const found = [{ slides: "U" }, { lower: 1 }];
	const results = [true, true, false, null, null, ...found];
	assert.deepEqual(
		posted,
		results.map((result, at) => ({ ...HEAD, answer: at + 1, result })),
	);
});

test("how it stands is told without a command", async () => {
	const { calls, posted, hear } = fake();
	await hear({ request: 1, do: "state" });
	assert.deepEqual(calls, []);
	const [{ result }] = posted;
	assert.deepEqual([result.status, result.value], ["playing", "4 1 2/5 0 3"]);
});

test("what cannot be done is answered with a code and a reason", async () => {
	const { calls, posted, hear } = fake();
	await hear({ request: 1, do: "hint" });
	await hear({ request: 2, do: "toString" });
	await hear({ request: 3, do: "move", to: "x" });
	await hear({ request: 4, do: "move", to: -1 });
	await hear({ request: 5, do: "move", to: 1.5 });
	await hear({ request: 6, do: "move", version: 2, to: 1 });
	// Commands for keys and buttons that pages may not send.
	await hear({ request: 7, do: "press" });
	await hear({ request: 8, do: "cursor", direction: "U" });
	assert.deepEqual(calls, []);
	const codes = posted.map(({ error }) => error.code);
	const refused = [..."xxxx"].map(() => "command");
	assert.deepEqual(codes, ["y", ...refused, "version", "command", "command"]);
	for (const { error } of posted) assert.equal(typeof error.message, "string");
});

test("what is not for this frame is not answered", async () => {
	const { messages, posted } = fake();
	const command = { ...HEAD, request: 1, do: "state" };
	for (const message of [
		undefined,
		null,
		"state",
		7,
		{},
		{ ...command, source: "other" },
		{ ...command, id: "b" },
		{ ...HEAD, answer: 1, result: null },
	]) {
		await messages.hear(message);
	}
	assert.deepEqual(posted, []);
});

const DOCS = readFileSync(
	new URL("../../docs/frame-protocol.md", import.meta.url),
	"utf8",
);
const [{ declarations }] = makeManifest().modules;
const [{ attributes, events }] = declarations;

/** The names in backquotes of the line that matches. @param {RegExp} line */
function named(line) {
	const [text = ""] = line.exec(DOCS) ?? [];
	return [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
}

test("every event that cannot be stopped is told, and the docs name it", () => {
	const { puzzle, posted } = fake();
	/** @type {string[]} */
	const wanted = [];
	for (const { name } of /** @type {{ name: string }[]} */ (events)) {
		puzzle.dispatchEvent(new CustomEvent(name, { detail: {} }));
		// Who may stop an event answers at once, which no message can.
		if (!name.startsWith("before-")) wanted.push(name);
	}
	const told = posted.map(({ type }) => type);
	assert.deepEqual(told, wanted);
	assert.deepEqual(named(/^\| `ready`.+$/m).sort(), wanted.sort());
});

test("the docs name the attributes that the address cannot set", () => {
	const names = attributes.map((/** @type {any} */ { name }) => name);
	const asked = names.map((/** @type {string} */ name) => [name, "x"]);
	const { unknown } = readParameters(`${new URLSearchParams(asked)}`);
	assert.deepEqual(
		named(/^The address cannot set .+$/m).sort(),
		unknown.sort(),
	);
	for (const name of unknown) assert.ok(names.includes(name), name);
});
