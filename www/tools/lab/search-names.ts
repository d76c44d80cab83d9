/**
 * The names of searches, in words.
 */

import type { Texts } from "../../messages/compiled/lab-en.ts";

/** Returns what a search is called: `astar:hamming` is "A*, misplaced tiles". */
export function searchName(texts: Texts, name: string) {
	const [method, heuristic, weight = ""] = name.split(":");
	const methods = texts.methods as Record<string, string>;
	if (heuristic === undefined) return methods[method] ?? name;
	const heuristics = texts.heuristics as Record<string, string>;
	return texts.joined(
		texts.guided(method, weight),
		heuristics[heuristic] ?? heuristic,
	);
}

/** Returns the group that a search is listed in. */
export function groupOf(name: string): keyof Texts["groups"] {
	const [method, heuristic] = name.split(":");
	if (heuristic === undefined) return "blind";
	return method === "astar" || method === "idastar" ? method : "other";
}
