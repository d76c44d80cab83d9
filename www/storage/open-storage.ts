/**
 * What a page saves in the database, by its one connection. Nothing needs it before the
 * first move, so the play page loads it later.
 */

import { Database } from "./database.ts";
import { MarathonStore } from "./marathon-store.ts";
import { PictureStore } from "./picture-store.ts";
import { PlayStore } from "./plays.ts";
import { SettingStore } from "./settings.ts";
import { SummaryStore } from "./summaries.ts";

// Who asks hears of a refusal, too.
export const database = new Database({
	onRefused: (refusal) => console.info("the database refuses:", refusal),
});
export const plays = new PlayStore(database);
export const pictures = new PictureStore(database);
export const settings = new SettingStore(database);
export const marathons = new MarathonStore(database);
export const summaries = new SummaryStore(database);
