/**
 * Values of every kind, for tests of what takes arguments of others.
 */

/** What it is → a value. @type {[string, any][]} */
export const WRONG = [
	["undefined", undefined],
	["null", null],
	["true", true],
	["zero", 0],
	["negative", -1],
	["fraction", 1.5],
	["NaN", Number.NaN],
	["infinity", Number.POSITIVE_INFINITY],
	["large", 1e300],
	["bigint", 10n],
	["empty", ""],
	["text", "x"],
	["half", "\ud800"],
	["numeral", "4"],
	["long", "x".repeat(100_000)],
	["longer than its units", "1 😀/".repeat(20_000)],
	["symbol", Symbol("wrong")],
	["object", {}],
	["without prototype", Object.create(null)],
	["without end", { length: 1e12 }],
	[
		"without text",
		{
			toString: () => {
				throw new TypeError("no text");
			},
		},
	],
	["list", []],
	["list of numbers", [1, -1, Number.NaN]],
	["list of texts", ["a", "\ud800"]],
	["list of nothing", [undefined]],
	["list of symbols", [Symbol("wrong")]],
	["holes", new Array(5)],
	["bytes", new Uint8Array(3)],
	["numbers", new Float64Array(3)],
	["view", new DataView(new ArrayBuffer(4))],
	["function", () => "x"],
	["class", Map],
	["date", new Date(0)],
	["promise", Promise.resolve("x")],
];
