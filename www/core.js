/**
 * The core of the game, loaded, and a way to go on after a panic.
 */

import { compile } from "./compile.js";
import init, { __wbg_reset_state, Game } from "./wasm/game.js";
import wasmUrl from "./wasm/game_bg.wasm?url";

/**
 * @typedef {object} Core
 * @property {typeof Game} Game
 * @property {() => void} revive Starts a fresh instance after a panic; every
 *   handle of the old one is dead.
 */

/**
 * @returns {Promise<Core>}
 */
export async function loadCore() {
	await init({ module_or_path: await compile(wasmUrl) });
	return { Game, revive: __wbg_reset_state };
}
