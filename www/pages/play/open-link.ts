/**
 * Opens what an address asks for. Loaded if it asks for anything.
 */

import { gameStore } from "../../element/kept-game.ts";
import { explain } from "../../messages/language.ts";
import { askedOf } from "../parts/links.ts";
import type { Page } from "./play-page.ts";

/** When the game in play was saved last; 0 for never. */
const savedAt = () =>
	gameStore("sliding-puzzle", { onRefused: () => {} }).load().kept.at ?? 0;

export async function openLink(page: Page, hash: string) {
	const { puzzle } = page;
	// Who follows a link wants that, and finds it again after a reload.
	if (hash.length > 1) page.see();
	const [day, course] = [askedOf("daily", hash), askedOf("marathon", hash)];
	if (day !== undefined || course !== undefined) {
		page.setHash();
		await page.with((features) =>
			day !== undefined
				? features.playDaily(day)
				: features.openMarathon(course),
		);
		return;
	}
	page.isOpening = true;
	const before = savedAt();
	try {
		if (!(await puzzle.open(hash))) return;
	} catch (error) {
		const reason = await explain(page.strings, error);
		void page.with((features) => features.notifyBadLink(reason), reason);
		page.setHash();
		page.keepInAddress();
		return;
	} finally {
		page.isOpening = false;
	}
	// A reload continues the game and does not open the link again. Where it could not
	// be saved, the address keeps it already before the texts load that say so.
	if (savedAt() > before) page.setHash();
	else {
		page.isRefused = true;
		page.keepInAddress();
	}
	if (askedOf("race", hash) !== undefined)
		void page.with((features) => features.follow(hash));
}
