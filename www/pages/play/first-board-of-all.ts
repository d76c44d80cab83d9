/**
 * The board of a first visit: three slides from the goal. It is a game like any other,
 * and known by its seed.
 */

/** `first-run.ts` shows how this board is solved. */
export const FIRST = { size: "3x2", seed: "welcome 51" };
