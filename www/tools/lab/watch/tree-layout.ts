/**
 * Where the boards of the trees stand.
 */

import { hierarchy, tree } from "d3-hierarchy";
import type { TreeNode } from "../../../core/wasm/lab.js";
import { successorsOf, type Trees, wayTo } from "./recorded.ts";

type Layout = {
	/** The middle of each board. */
	places: Map<number, { x: number; y: number }>;
	/** How many boards are left out. */
	left: number;
};

/** How many boards are shown. */
export const MOST_NODES = 400;

/** Room for the lines between two boards, one below the other. */
const GAP = 28;

/** @param box What a board takes, with what is written below it. */
export function layOut(
	state: Trees,
	{ width, height }: { width: number; height: number },
	most: number = MOST_NODES,
): Layout {
	const picked = pick(state, most);
	const children: Map<number, TreeNode[]> = new Map();
	const roots: TreeNode[] = [];
	for (const node of state.nodes.values()) {
		if (!picked.has(node.id)) continue;
		if (node.from === null) roots.push(node);
		else children.set(node.from, [...(children.get(node.from) ?? []), node]);
	}
	const plan = tree().nodeSize([width * 1.22, height + GAP]);
	const plans = roots.map((root) =>
		plan(hierarchy(root as any, ({ id }) => children.get(id))),
	);
	const deepest = plans.map((root) =>
		Math.max(...root.descendants().map(({ y }) => y)),
	);
	// The second tree grows towards the first.
	const floor = deepest[0] + (deepest[1] ?? 0) + height * 1.5 + GAP;
	const places = new Map();
	for (const [at, root] of plans.entries()) {
		root.each(({ data, x, y }) => {
			const id = (data as TreeNode).id;
			places.set(id, { x, y: at === 0 ? y : floor - y });
		});
	}
	return { places, left: state.nodes.size - places.size };
}

/**
 * Returns the boards that are shown: those at hand and on the solution, then those made
 * first, each with all that lead to it.
 */
function pick(state: Trees, most: number) {
	const { nodes, taken, touched, solution } = state;
	if (nodes.size <= most) return new Set(nodes.keys());
	const picked: Set<number> = new Set();
	const add = (id: number | null) => {
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
