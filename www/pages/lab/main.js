/**
 * The entry of `lab.html`.
 */

import { loadLab } from "../../core/later/site-modules.js";
import { define } from "../../element/define.js";
import { find, findButton } from "../../element/dom.js";
import { LabClient } from "../../lab/lab-client.js";
import { labStarter } from "../../lab/start-lab.js";
import { loadLabTexts } from "../../messages/compiled/lab.js";
import { setLanguage } from "../../messages/language.js";
import { lazySolver } from "../../solver/lazy.js";
import { renderFailure } from "../parts/failure.js";
import { openPageStore } from "../parts/page-store.js";
import { LabPage } from "./lab-page.js";

const { store, language, values } = openPageStore();
setLanguage(document.documentElement, language);
document.documentElement.dataset.theme = values.theme ?? "auto";
const puzzle =
	/** @type {import("../../element/element.js").SlidingPuzzleElement} */ (
		find(document, "puzzle", HTMLElement)
	);
// How boards look; how they are played is the page's own matter.
for (const name of ["theme", "palette", "scheme", "motion"]) {
	const value = values[name];
	if (value !== undefined) puzzle.setAttribute(name, value);
}
findButton(document, "reload").addEventListener("click", () =>
	location.reload(),
);

try {
	// Both are asked for at once.
	const [lab, texts] = await Promise.all([loadLab(), loadLabTexts(language)]);
	define();
	await puzzle.ready;
	const page = new LabPage({
		core: lab.core,
		client: new LabClient({ start: labStarter(lab) }),
		solver: lazySolver(),
		puzzle,
		texts,
		language,
		saveLanguage: (language) => void store.save({ language }),
	});
	page.open(location.hash);
	addEventListener("hashchange", () => page.open(location.hash));
	performance.mark("lab");
} catch (error) {
	renderFailure(error);
}
