/**
 * The entry of `lab.html`.
 */

import { loadLab } from "../../core/later/site-modules.ts";
import { define } from "../../element/define.ts";
import { find, findButton } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { LabClient } from "../../lab/lab-client.ts";
import { labStarter } from "../../lab/start-lab.ts";
import { loadLabTexts } from "../../messages/compiled/lab.ts";
import { setLanguage } from "../../messages/language.ts";
import { lazySolver } from "../../solver/lazy.ts";
import { renderFailure } from "../parts/failure.ts";
import { openPageStore } from "../parts/page-store.ts";
import { LabPage } from "./lab-page.ts";

const { store, language, values } = openPageStore();
setLanguage(document.documentElement, language);
document.documentElement.dataset.theme = values.theme ?? "auto";
const puzzle = find(document, "puzzle", HTMLElement) as SlidingPuzzleElement;
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
