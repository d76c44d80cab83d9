/**
 * Loads the core as JavaScript. It is a step of its own: bundlers let a page fetch ahead
 * what its scripts import later, and where wasm runs nobody needs these 785 kB.
 */

export const loadScript = () => import("../wasm/js/game.js");
