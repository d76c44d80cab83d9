/**
 * A picture of the page.
 */

/** @param d The path, in a box of 24 × 24. */
export function Icon({ d }: { d: string }) {
	return (
		<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
			<path d={d} />
		</svg>
	);
}
