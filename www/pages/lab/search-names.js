/**
 * The names of searches, in words.
 */

/** @typedef {import("../../messages/compiled/lab-en.js").Texts} Texts */

/**
 * Returns what a search is called: `astar:hamming` is "A*, misplaced tiles".
 *
 * @param {Texts} texts
 * @param {string} name
 */
export function searchName(texts, name) {
	const [method, heuristic, weight = ""] = name.split(":");
	const methods = /** @type {Record<string, string>} */ (texts.methods);
	if (heuristic === undefined) return methods[method] ?? name;
	const heuristics = /** @type {Record<string, string>} */ (texts.heuristics);
	return texts.joined(
		texts.guided(method, weight),
		heuristics[heuristic] ?? heuristic,
	);
}

/**
 * Returns the group that a search is listed in.
 *
 * @param {string} name
 * @returns {keyof Texts["groups"]}
 */
export function groupOf(name) {
	const [method, heuristic] = name.split(":");
	if (heuristic === undefined) return "blind";
	return method === "astar" || method === "idastar" ? method : "other";
}
