/**
 * The entry of `lab.html`.
 */

import { loadLab } from "../../core/later/site-modules.ts";
import { define } from "../../element/define.ts";
import { find } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { render } from "../../pages/kit/render.ts";
import { openShell } from "../../pages/kit/shell.ts";
import { renderFailure } from "../../pages/parts/failure.ts";
import { lazySolver } from "../../solver/lazy.ts";
import { LabClient } from "../search/lab-client.ts";
import { labStarter } from "../search/start-lab.ts";
import { unfold } from "./explained-part.tsx";
import { LabPage } from "./lab-page.tsx";
import { LabState, loadTexts } from "./lab-state.ts";

const shell = openShell();
const puzzle = find(document, "puzzle", HTMLElement) as SlidingPuzzleElement;
// How boards look; how they are played is the page's own matter.
for (const name of ["theme", "palette", "coloring", "motion"]) {
	const value = shell.values[name];
	if (value !== undefined) puzzle.setAttribute(name, value);
}

try {
	// Both are asked for at once.
	const [lab, strings] = await Promise.all([loadLab(), shell.speak(loadTexts)]);
	const page = new LabState({
		core: lab.core,
		client: new LabClient({ start: labStarter(lab) }),
		solver: lazySolver(),
		puzzle,
		strings,
	});
	render(<LabPage page={page} />, find(document, "content", HTMLElement));
	define();
	await puzzle.ready;
	page.open(location.hash);
	page.board.wire();
	addEventListener("hashchange", () => {
		if (!unfold(location.hash)) page.open(location.hash);
	});
	performance.mark("lab");
} catch (error) {
	renderFailure(error);
}
