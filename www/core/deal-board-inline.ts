/**
 * Deals the first board of a puzzle by a small module in the script, because the core
 * of the game comes one round trip later. Replaces `deal-board.ts`.
 */

import { hasWasm } from "./compile.ts";
import { dealBoard as dealtByGame } from "./deal-board.ts";
import { once } from "./once.ts";
import { unpack } from "./unpack.ts";
import { deal, initSync } from "./wasm/deal.js";
import { BYTES } from "./wasm/deal-bytes.js";

/** Resolves with whether the module can run. */
const isReady = once(async () => {
	if (!(await hasWasm())) return false;
	initSync({ module: await WebAssembly.compile(await unpack(BYTES)) });
	return true;
});

export async function dealBoard(
	...[core, size, goal, seed]: Parameters<typeof dealtByGame>
): ReturnType<typeof dealtByGame> {
	if (!(await isReady())) return dealtByGame(core, size, goal, seed);
	const [columns, ...cells] = deal(size, goal, seed);
	// The game says what is wrong.
	if (columns === undefined) return null;
	const count = cells.length / 2;
	return {
		columns,
		rows: count / columns,
		tiles: Uint8Array.from(cells.slice(0, count)),
		goalTiles: Uint8Array.from(cells.slice(count)),
	};
}
