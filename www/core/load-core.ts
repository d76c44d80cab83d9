/**
 * Loads the core of the game, and restarts it after a panic.
 */

import { hasWasm } from "./compile.ts";
import { __wbg_reset_state, Game, initSync } from "./wasm/game.js";
import { gameModule } from "./wasm-source.ts";

export type Core = {
	Game: typeof Game;
	/**
	 * Starts a new instance after a panic. Every handle of the old instance is dead.
	 */
	revive: () => void;
};

export async function loadCore(): Promise<Core> {
	if (!(await hasWasm())) {
		const { loadScript } = await import("./later/load-script.ts");
		const script = await loadScript();
		return { Game: script.Game, revive: script.__wbg_reset_state };
	}
	// Only a compiled module comes, so the code for any other is left out.
	initSync({ module: await gameModule() });
	return { Game, revive: __wbg_reset_state };
}
