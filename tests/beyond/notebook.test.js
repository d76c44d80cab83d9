/**
 * The example notebook: every cell of code is run, against the module that is shipped,
 * and prints what the notebook has saved. `UPDATE=1 node --test
 * tests/web/notebook.test.js` saves what the cells print now.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readNotebook, runCells, writeOutputs } from "./notebook-cells.js";

const FILE = new URL(
	"../../examples/notebook/nodes-by-depth.ipynb",
	import.meta.url,
);

/** How many boards of the 8-puzzle are how far: A. Reinefeld, IJCAI 1993. */
const REINEFELD =
	"1 2 4 8 16 20 39 62 116 152 286 396 748 1024 1893 2512 4485 5638 9529 10878 16993 17110 23952 20224 24047 15578 14560 6274 3910 760 221 2";

const isCode = (/** @type {import("./notebook-cells.js").Cell} */ cell) =>
	cell.cell_type === "code";

test("it is a notebook of format 4.5", () => {
	const { cells, metadata, nbformat, nbformat_minor, ...others } =
		/** @type {any} */ (readNotebook(FILE));
	assert.deepEqual([nbformat, nbformat_minor, others], [4, 5, {}]);
	assert.equal(metadata.kernelspec.name, "deno");
	const ids = cells.map((/** @type {{ id: string }} */ { id }) => id);
	assert.equal(new Set(ids).size, ids.length);
	for (const cell of cells) {
		const names = isCode(cell)
			? ["cell_type", "execution_count", "id", "metadata", "outputs", "source"]
			: ["cell_type", "id", "metadata", "source"];
		assert.deepEqual(Object.keys(cell).sort(), names, cell.id);
		assert.match(cell.id, /^[\w-]{1,64}$/);
		// All lines but the last have their ends.
		for (const line of cell.source.slice(0, -1)) {
			assert.match(line, /^[^\n]*\n$/, cell.id);
		}
	}
	const text = readFileSync(FILE, "utf8");
	assert.equal(text, `${JSON.stringify(JSON.parse(text), null, 1)}\n`);
});

test("its cells print what it has saved, and its text says what they show", async () => {
	const codes = readNotebook(FILE).cells.filter(isCode);
	const outputs = await runCells(codes);
	if (process.env.UPDATE === "1") writeOutputs(FILE, outputs);
	/** @type {Record<string, string>} */
	const shown = {};
	for (const [at, { id }] of codes.entries()) {
		const texts = outputs[at].flatMap(({ text, data }) =>
			text === undefined ? Object.values(data ?? {}).flat() : text,
		);
		shown[id] = texts.join("");
	}
	assert.match(shown["one-board"], /^5 slides: .* proved shortest: true\n/);
	assert.match(
		shown.distances,
		/^181440 boards, the farthest 31 slides away$/m,
	);
	assert.match(shown.distances, new RegExp(`: ${REINEFELD}$`, "m"));
	// 20 boards and twice 100, at each of 12 depths.
	assert.equal(shown.searches, "2640 runs, every length exact\n");
	// The bounds of the text: 1 to 2, and a factor of 2 to either side.
	for (const [search, least, most] of /** @type {const} */ ([
		["bfs", 1, 2],
		["astar:hamming", 0.5, 2],
		["astar:manhattan", 0.5, 2],
	])) {
		const line = new RegExp(`^${search}: ([\\d.]+) to ([\\d.]+) times`, "m");
		const [, low, high] = line.exec(shown.ratios) ?? [];
		assert.ok(Number(low) >= least && Number(high) <= most, shown.ratios);
	}
	assert.equal(shown.cost.match(/\*\*[\d.]+\*\*/g)?.length, 10 + 12 + 12);
	// Each factor of the book is near ours: the book's own are of means, too.
	const factors = [...shown.factors.matchAll(/\*\*([\d.]+)\*\* : ([\d.]+)/g)];
	assert.equal(factors.length, 10 + 12 + 12);
	for (const [, ours, published] of factors) {
		assert.ok(Math.abs(Number(ours) - Number(published)) < 0.25, shown.factors);
	}
	assert.match(shown.picture, /^<svg [\s\S]*<\/svg>$/);
	assert.doesNotMatch(shown.picture, /NaN|undefined|Infinity/);

	const saved = readNotebook(FILE).cells.filter(isCode);
	for (const [at, { id, outputs: kept, execution_count }] of saved.entries()) {
		assert.deepEqual(kept, outputs[at], id);
		assert.equal(execution_count, at + 1, id);
	}
});
