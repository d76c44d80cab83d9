/**
 * Links to the game: to its start, or to the position in play.
 */

import { openShare } from "../parts/share.js";
import { make, Sheet } from "../parts/sheet.js";

/**
 * Shares a link. Asks which one, if start and position differ.
 *
 * @param {import("./rest.js").Parts} parts
 */
export async function openLinks(parts) {
	const { puzzle, strings, texts } = parts;
	if (puzzle.link("start") === puzzle.link("position")) {
		await sendLink(parts, "start");
		return;
	}
	const { link: words } = texts();
	const sheet = new Sheet({
		id: "link",
		title: words.title,
		close: strings().close,
	});
	sheet.body.append(make("p", {}, words.about));
	for (const to of /** @type {const} */ (["start", "position"])) {
		const kind = to === "start" ? "button strong wide" : "button wide";
		sheet.body.append(
			sheet.closing(`link-${to}`, words[to], kind, () => sendLink(parts, to)),
		);
	}
	sheet.open();
}

/**
 * Opens the system's sheet where there is one, otherwise copies the link.
 *
 * @param {import("./rest.js").Parts} parts
 * @param {"start" | "position"} to
 */
async function sendLink(parts, to) {
	const { puzzle, strings, texts, tell } = parts;
	const url = new URL(puzzle.link(to), location.href).href;
	if (navigator.share !== undefined) {
		await openShare(parts, { title: strings().title, text: "", url });
		return;
	}
	const { copied, notCopied } = texts().link;
	try {
		await navigator.clipboard.writeText(url);
		tell(copied, { isBrief: true });
	} catch {
		// It is not allowed, or the page has no focus.
		tell(`${notCopied} ${url}`);
	}
}
