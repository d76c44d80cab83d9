/**
 * Opens what a page saves in the database. Nothing needs it before the first move, so
 * a page loads it by `import()`, and calls it once.
 */

import { Database } from "./database.js";
import { GameStore } from "./game-store.js";
import { MarathonStore } from "./marathon-store.js";
import { PictureStore } from "./picture-store.js";
import { PlayStore } from "./plays.js";
import { SettingStore } from "./settings.js";
import { SummaryStore } from "./summaries.js";

/**
 * @param {(refusal: import("./refusal.js").Refusal) => void} onRefused Called
 *   once per code.
 */
export function openStorage(onRefused) {
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
