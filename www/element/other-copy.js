/**
 * Tells the page's author that another script has the tag already. Loaded only then.
 */

import { VERSION } from "./version.js";

let isTold = false;

/**
 * @param {string} tag
 * @param {CustomElementConstructor & { version?: unknown }} known
 */
export function tell(tag, known) {
	if (isTold) return;
	isTold = true;
	console.warn(
		`sliding-puzzle ${VERSION} is not used: <${tag}> is defined already, by ${known.version ?? "another script"}`,
	);
}
