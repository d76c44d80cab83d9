/**
 * The commands of a page around a frame: each names a method of the element.
 */

/** The methods of the element that need no more than their names. */
const PLAIN = [
	...(["undo", "redo", "reset", "hint"] as const),
	...(["thinkLonger", "play", "stop"] as const),
];

type Method =
	| (typeof PLAIN)[number]
	| "shuffle"
	| "open"
	| "move"
	| "solve"
	| "step";

/**
 * Runs a method of the element by its name, with its arguments by theirs. They may come
 * from anybody: they are looked at here.
 *
 * @returns The result of the method, or a promise of it. Throws if there is no such
 *   command.
 */
export function runNamed(
	element: Record<Method, (...values: any[]) => unknown>,
	name: string,
	values: Record<string, any>,
): unknown {
	switch (name) {
		case "shuffle": {
			const { size, goal, seed, difficulty } = values;
			return element.shuffle({ size, goal, seed, difficulty });
		}
		case "open":
			return element.open(values.board, { goal: values.goal });
		case "move":
			return element.move(values.to);
		case "solve":
			return element.solve(
				values.budget > 0 ? { budget: Number(values.budget) } : {},
			);
		case "step":
			return element.step(values.by);
	}
	const plain = PLAIN.find((method) => method === name);
	if (plain !== undefined) return element[plain]();
	throw Object.assign(new TypeError("unknown command"), { code: "command" });
}
