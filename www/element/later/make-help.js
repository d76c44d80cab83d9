/**
 * Makes the help of a puzzle, and what shows it. Loaded with it.
 */

import { Help } from "../../play/help.js";
import { solverBy } from "../../solver/lazy.js";
import { marker } from "../../view/later/hint-mark.js";
import { Advice } from "./advice.js";
import { mayLookAhead } from "./power.js";

/**
 * @param {Omit<ConstructorParameters<typeof Advice>[0], "help" | "solver">} parts
 * @param {import("../../solver/lazy.js").PlaySolver} inSlides
 */
export function makeHelp(parts, inSlides) {
	const { play, tree, view } = parts;
	const element = /** @type {import("../reflected.js").ReflectedElement} */ (
		tree.host
	);
	const solver = solverBy(
		inSlides,
		() =>
			/** @type {import("../../solver/metric.js").Metric} */ (element.metric),
	);
	const help = new Help({ play, view: marker(view), solver, mayLookAhead });
	return { help, advice: new Advice({ ...parts, help, solver }) };
}
