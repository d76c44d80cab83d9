/**
 * Makes the help of a puzzle, and what shows it. Loaded with it.
 */

import { Help } from "../../play/help.ts";
import { type PlaySolver, solverBy } from "../../solver/lazy.ts";
import type { Metric } from "../../solver/metric.ts";
import { marker } from "../../view/later/hint-mark.ts";
import type { ReflectedElement } from "../reflected.ts";
import { Advice } from "./advice.ts";
import { mayLookAhead } from "./power.ts";

export function makeHelp(
	parts: Omit<ConstructorParameters<typeof Advice>[0], "help" | "solver">,
	inSlides: PlaySolver,
) {
	const { play, tree, view } = parts;
	const element = tree.host as ReflectedElement;
	const solver = solverBy(inSlides, () => element.metric as Metric);
	const help = new Help({ play, view: marker(view), solver, mayLookAhead });
	return { help, advice: new Advice({ ...parts, help, solver }) };
}
