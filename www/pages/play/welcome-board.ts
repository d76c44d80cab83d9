/**
 * The board of a first visit: three slides from the goal. It is a game like any other,
 * and known by its seed.
 */

/** `welcome.ts` shows how this board is solved. */
export const WELCOME = { size: "3x2", seed: "welcome 51" };

/** As the core deals it, so that its first frame need not wait for the core. */
export const DEALT = {
	"3x2 last welcome 51": {
		columns: 3,
		rows: 2,
		tiles: Uint8Array.of(1, 3, 0, 4, 2, 5),
		goalTiles: Uint8Array.of(1, 2, 3, 4, 5, 0),
	},
};
