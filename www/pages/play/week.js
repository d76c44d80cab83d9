/**
 * This week as seven small tiles in the colours of the board. What they say stands in
 * words beside them.
 */

import { make } from "../parts/sheet.js";

/** @param {import("./daily.js").DailyMonth} month */
export function weekOf({ week }) {
	const tiles = make("span", { class: "week", "aria-hidden": "true" });
	for (const state of week) tiles.append(make("i", { class: state }));
	return tiles;
}
