/**
 * A picture of the page.
 */

/** The path of what takes a move back. */
export const UNDO = "M9 5 4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-2.5";

/** @param d The path, in a box of 24 × 24. */
export function Icon({ d }: { d: string }) {
	return (
		<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
			<path d={d} />
		</svg>
	);
}
