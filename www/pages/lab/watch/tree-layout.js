/**
 * Where the boards of the trees stand.
 */

import { hierarchy, tree } from "d3-hierarchy";
import { successorsOf, wayTo } from "./watch-state.js";

/**
 * @typedef {import("./watch-state.js").WatchState} WatchState
 * @typedef {import("./watch-state.js").TreeNode} TreeNode
 */

/**
 * @typedef {object} Layout
 * @property {Map<number, { x: number, y: number }>} places The middle of each board.
 * @property {number} left How many boards are left out.
 */

/** How many boards are shown. */
export const MOST_NODES = 400;

/** Room for the lines between two boards, one below the other. */
const GAP = 28;

/**
 * @param {WatchState} state
 * @param {{ width: number, height: number }} box What a board takes, with what is
 *   written below it.
 * @param {number} [most]
 * @returns {Layout}
 */
export function layOut(state, { width, height }, most = MOST_NODES) {
	const picked = pick(state, most);
	/** @type {Map<number, TreeNode[]>} */
	const children = new Map();
	/** @type {TreeNode[]} */
	const roots = [];
	for (const node of state.nodes.values()) {
		if (!picked.has(node.id)) continue;
		if (node.from === null) roots.push(node);
		else children.set(node.from, [...(children.get(node.from) ?? []), node]);
	}
	const plan = tree().nodeSize([width * 1.22, height + GAP]);
	const plans = roots.map((root) =>
		plan(hierarchy(/** @type {any} */ (root), ({ id }) => children.get(id))),
	);
	const deepest = plans.map((root) =>
		Math.max(...root.descendants().map(({ y }) => y)),
	);
	// The second tree grows towards the first.
	const floor = deepest[0] + (deepest[1] ?? 0) + height * 1.5 + GAP;
	const places = new Map();
	for (const [at, root] of plans.entries()) {
		root.each(({ data, x, y }) => {
			const id = /** @type {TreeNode} */ (data).id;
			places.set(id, { x, y: at === 0 ? y : floor - y });
		});
	}
	return { places, left: state.nodes.size - places.size };
}

/**
 * Returns the boards that are shown: those at hand and on the solution, then those made
 * first, each with all that lead to it.
 *
 * @param {WatchState} state
 * @param {number} most
 */
function pick(state, most) {
	const { nodes, taken, touched, solution } = state;
	if (nodes.size <= most) return new Set(nodes.keys());
	/** @type {Set<number>} */
	const picked = new Set();
	/** @param {number | null} id */
	const add = (id) => {
		if (id === null) return;
		for (const one of wayTo(nodes, id)) picked.add(one);
	};
	for (const node of nodes.values()) if (node.from === null) add(node.id);
	for (const id of solution) add(id);
	add(taken);
	add(touched);
	if (taken !== null) {
		for (const { id } of successorsOf(state, taken)) add(id);
	}
	for (const id of nodes.keys()) {
		if (picked.size >= most) break;
		add(id);
	}
	return picked;
}
