/**
 * The puzzle, loaded after the first board. Replaces `load-puzzle.ts` where the page
 * waits for the script.
 */

export async function loadPuzzle(): Promise<
	typeof import("./puzzle.ts").Puzzle
> {
	const { Puzzle } = await import("./puzzle.ts");
	return Puzzle;
}
