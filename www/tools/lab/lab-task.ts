/**
 * What is chosen on the page, as the parts of its state know it.
 */

import type { LabCore } from "../../core/later/site-modules.ts";
import type { SolvableResult } from "../../core/wasm/lab.js";
import type { Texts } from "../../messages/compiled/lab-en.ts";
import type { LazySolver } from "../../solver/lazy.ts";
import type { Choices } from "./lab-address.ts";
import type { Limits, Runner } from "./runner.ts";

/** A board as the core reads it. */
export type ParsedBoard = {
	size: string;
	/** In text form. */
	text: string;
	tiles: number[];
	/** By name or in text form. */
	goal: string;
	found: SolvableResult;
};

export type Chosen = {
	readonly core: LabCore;
	readonly solver: LazySolver;
	readonly runner: Runner;
	readonly texts: Texts;
	readonly language: string;
	readonly choices: Choices;
	/** The board at hand; `null` if it cannot be read, or before one is asked for. */
	readonly look: ParsedBoard | null;
	/** The last board that could be read. */
	readonly lastLook: ParsedBoard | null;
	/** The searches that are chosen and fit, in the order of the list. */
	readonly chosen: string[];
	/** What a search may take. */
	readonly limits: Limits;
	/** Changes what is chosen. */
	change(news: Partial<Choices>): void;
	/** Puts another board in place of the one at hand. */
	take(board: string): void;
};
