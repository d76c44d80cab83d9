/**
 * The entry of `lab.html`.
 */

import { render } from "preact";
import { loadLab } from "../../core/later/site-modules.ts";
import { define } from "../../element/define.ts";
import { find } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { LabClient } from "../../lab/lab-client.ts";
import { labStarter } from "../../lab/start-lab.ts";
import { loadLabTexts } from "../../messages/compiled/lab.ts";
import { lazySolver } from "../../solver/lazy.ts";
import { openShell } from "../kit/shell.ts";
import { renderFailure } from "../parts/failure.ts";
import { LabPage } from "./lab-page.tsx";
import { LabState } from "./lab-state.ts";
import { WatchPart } from "./watch-part.ts";

const shell = openShell();
const puzzle = find(document, "puzzle", HTMLElement) as SlidingPuzzleElement;
// How boards look; how they are played is the page's own matter.
for (const name of ["theme", "palette", "scheme", "motion"]) {
	const value = shell.values[name];
	if (value !== undefined) puzzle.setAttribute(name, value);
}

try {
	// Both are asked for at once.
	const [lab, strings] = await Promise.all([
		loadLab(),
		shell.speak(loadLabTexts),
	]);
	const page = new LabState({
		core: lab.core,
		client: new LabClient({ start: labStarter(lab) }),
		solver: lazySolver(),
		puzzle,
		strings,
	});
	const see = () => {
		const part = new WatchPart(page);
		return () => part.render();
	};
	render(
		<LabPage page={page} see={see} />,
		find(document, "content", HTMLElement),
	);
	define();
	await puzzle.ready;
	page.open(location.hash);
	page.board.wire();
	addEventListener("hashchange", () => page.open(location.hash));
	performance.mark("lab");
} catch (error) {
	renderFailure(error);
}
