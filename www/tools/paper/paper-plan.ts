/**
 * What goes on which sheet. Pure functions.
 */

export type What = "board" | "week" | "exercise";

/** What can be printed → its sizes, and how many of it. The first is the default. */
export const CHOICES: Record<What, { sizes: string[]; counts: number[] }> = {
	board: {
		sizes: ["4x4", "2x2", "2x3", "3x3", "5x5", "6x6"],
		counts: [1, 2, 4, 6],
	},
	week: { sizes: ["4x4", "3x3", "5x5"], counts: [] },
	// Of these the shortest way is always proved.
	exercise: { sizes: ["3x3", "2x2", "2x3", "4x4"], counts: [2, 1, 4, 6] },
};

/** How many slides an exercise may take. */
export const LENGTHS = [5, 10, 15, 20];

/** How many exercises are on a sheet. */
export const ON_A_SHEET = 2;

/** Returns what an address asks for; `undefined` if nothing of it. */
export function readWhat(hash: string): What | undefined {
	const name = hash.slice(1);
	return Object.hasOwn(CHOICES, name) ? (name as What) : undefined;
}

/**
 * Returns the days of a week, from Monday on.
 *
 * @param day One of this week, like `2026-11-22`.
 * @param ahead How many weeks later.
 */
export function daysOfWeek(day: string, ahead: number) {
	const date = new Date(`${day}T00:00:00Z`);
	const monday = date.getUTCDate() - ((date.getUTCDay() + 6) % 7) + 7 * ahead;
	return Array.from({ length: 7 }, (_, at) => {
		const one = new Date(date);
		one.setUTCDate(monday + at);
		return one.toISOString().slice(0, 10);
	});
}

/**
 * Returns the tiles that slid from one board to the next.
 *
 * @param boards The numbers of each, row by row; 0 for the gap.
 */
export function slidTiles(boards: number[][]) {
	return boards.slice(1).map((after, at) => after[boards[at].indexOf(0)]);
}

/** Returns a list in parts of at most so many. */
export function inParts<T>(list: T[], most: number): T[][] {
	const parts: T[][] = [];
	for (let at = 0; at < list.length; at += most) {
		parts.push(list.slice(at, at + most));
	}
	return parts;
}
