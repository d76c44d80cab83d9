/**
 * Opens what a page saves in the database. Nothing needs it before the first move, so
 * a page loads it by `import()`, and calls it once.
 */

import { Database } from "./database.ts";
import { GameStore } from "./game-store.ts";
import { MarathonStore } from "./marathon-store.ts";
import { PictureStore } from "./picture-store.ts";
import { PlayStore } from "./plays.ts";
import type { Refusal } from "./refusal.ts";
import { SettingStore } from "./settings.ts";
import { SummaryStore } from "./summaries.ts";

/** @param onRefused Called once per code. */
export function openStorage(onRefused: (refusal: Refusal) => void) {
	const database = new Database({ onRefused });
	return {
		plays: new PlayStore(database),
		games: new GameStore(database),
		pictures: new PictureStore(database),
		settings: new SettingStore(database),
		marathons: new MarathonStore(database),
		summaries: new SummaryStore(database),
	};
}
