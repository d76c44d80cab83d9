/**
 * Which line of a search's source runs at each step. A piece of the source that occurs
 * once in it tells the line.
 */

import type { StepKind } from "../../../core/wasm/lab.js";

const SUCCESSORS =
	"for (slide, next) in self.reached.board(from).successors() {";
const MEETS_AGAIN = "work.meets_again(known, from, slide);";

/** Source → kind of step → the piece. */
export const LINES: Record<string, Partial<Record<StepKind, string>>> = {
	breadth_first: {
		start: "open: VecDeque::from([0]),",
		taken: "let first = self.open.pop_front();",
		expanded: SUCCESSORS,
		made: "self.open.push_back(node);",
		known: MEETS_AGAIN,
		found: "self.reached.board(self.taken).is_solved()",
	},
	best_first: {
		start: "open.insert(rule.key(0, first), 0);",
		taken: "let first = self.open.take();",
		expanded: SUCCESSORS,
		made: "self.open.insert(self.rule.key(g, h), node);",
		known: MEETS_AGAIN,
		found: "return self.reached.board(node).is_solved();",
	},
	ida_star: {
		start: "next_bound: bounds.lower(start),",
		bound: "self.bound = self.next_bound;",
		taken: "self.path.push(Step { by, tried: 0, node });",
		expanded: "work.expands(self.path.last()",
		made: "let h = self.bounds.lower(&self.board);",
		cut: "self.next_bound = self.next_bound.min(g + h);",
		found: "self.go_to(Some(slide), self.made, work);",
	},
	bidirectional: {
		start: "sides: [Side::new(start), Side::new(&start.goal())],",
		taken: "let first = side.open.pop_front();",
		expanded:
			"for (slide, next) in self.sides[turn].reached.board(from).successors() {",
		made: "side.open.push_back(node);",
		known: "work.meets_again(shown(known), shown(from), slide);",
		found: "self.met = Some(met);",
	},
	table: {
		start: "distances[goal as usize] = 0;",
		taken: "let Some(first) = self.open.pop_front() else {",
		expanded: "for (slide, next) in board.successors() {",
		made: "self.open.push_back(node);",
		known: "work.meets_again(node, from, slide);",
		found: "while !board.is_solved() {",
	},
};

const FILES: Record<string, string> = {
	bfs: "breadth_first",
	astar: "best_first",
	weighted: "best_first",
	greedy: "best_first",
	idastar: "ida_star",
	bidirectional: "bidirectional",
	table: "table",
};

/** Returns which source a search has: a file of `src/lab`, without its ending. */
export function sourceOf(search: string) {
	return FILES[search.split(":")[0]];
}

/** Returns the code of a source, below what is said of the whole file. */
export function codeOf(source: string) {
	return source.slice(source.search(/^(?!\/\/!)./m));
}

/** Returns the line that runs, from 0; -1 where none does. */
export function lineOf(code: string, file: string, type: StepKind) {
	const piece = LINES[file]?.[type];
	if (piece === undefined) return -1;
	const at = code.indexOf(piece);
	return at < 0 ? -1 : code.slice(0, at).split("\n").length - 1;
}
