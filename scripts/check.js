/**
 * `npm run check`: what needs neither a test nor a browser: formats, lints, types, links
 * of the documentation, texts, and the budget of bytes. For a hook before a push.
 */

import {
	buildSite,
	checkImports,
	checkSite,
	checkSources,
	checkTexts,
	checkTypes,
	lintRust,
	makeTexts,
} from "./checks.js";
import { buildCore } from "./core/build.js";
import { nameAllFaults, together } from "./jobs.js";
import { setUpNpm, setUpRust, TESTS } from "./setup.js";

// Nothing here needs the translation to JavaScript.
process.env.LATE_PARTS = "modules";
await nameAllFaults(async () => {
	setUpRust();
	const packages = setUpNpm();
	const tools = packages.then(() => setUpNpm(TESTS));
	const core = buildCore({ packages, hasJavaScript: false });
	const texts = core.then(makeTexts);
	await together(
		packages.then(checkSources),
		core.then(lintRust),
		texts,
		// A fault in a text hides no other.
		Promise.all([core, texts.catch(() => {}), tools]).then(() =>
			together(
				checkTypes(),
				checkImports(),
				checkTexts(),
				buildSite().then(checkSite),
			),
		),
	);
});
