/**
 * The exercises of the core. Loaded by whoever trains.
 */

import { once } from "../once.js";
import { compileForSite } from "./site-module.js";

/**
 * @typedef {typeof import("../wasm/trainer.js")} Module
 * @typedef {Pick<Module, "Deck" | "isProvable">} Trainer
 * @typedef {import("../wasm/trainer.js").Deck} Deck
 * @typedef {import("../wasm/trainer.js").Exercise} Exercise
 * @typedef {import("../wasm/trainer.js").ExerciseAnswer} ExerciseAnswer
 */

/** Resolves with the exercises, loaded once. Rejects with `NeedsWasm`. @type {() => Promise<Trainer>} */
export const loadTrainer = once(async () => {
	const [trainer, module] = await Promise.all([
		import("../wasm/trainer.js"),
		compileForSite(new URL("../wasm/trainer_bg.wasm", import.meta.url)),
	]);
	await trainer.default({ module_or_path: module });
	return trainer;
});
