/**
 * This week as seven small tiles in the colours of the board. What they say stands in
 * words beside them.
 */

import type { DailyMonth } from "../../core/wasm/reader.js";
import { make } from "../parts/sheet.ts";

export function weekOf({ week }: DailyMonth) {
	const tiles = make("span", { class: "week", "aria-hidden": "true" });
	for (const [day, state] of week.entries()) {
		const tile = make("i", { class: state });
		tile.style.setProperty("--day", String(day));
		tiles.append(tile);
	}
	return tiles;
}
