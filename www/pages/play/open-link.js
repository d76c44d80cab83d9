/**
 * Opens what an address asks for. Loaded if it asks for anything.
 */

import { explain } from "../../strings/language.js";

/**
 * @param {import("./play-page.js").Page} page
 * @param {string} hash
 */
export async function openLink(page, hash) {
	const { puzzle } = page;
	// Who follows a link wants that, and finds it again after a reload.
	if (hash.length > 1) page.see();
	const [, name, value = ""] = /^#(daily|marathon)=(.*)/.exec(hash) ?? [];
	if (name) {
		page.setHash();
		await page.with((features) =>
			name === "daily"
				? features.playDaily(value)
				: features.openMarathon(value),
		);
		return;
	}
	page.isOpening = true;
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
	// A reload continues the game and does not open the link again.
	if (!page.isRefused) page.setHash();
	if (hash.startsWith("#race="))
		void page.with((features) => features.follow(hash));
}
