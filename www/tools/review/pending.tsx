/**
 * The place of a figure that is not known yet. Who hears the page hears that it comes.
 */

export function Pending() {
	return <span class="pending">…</span>;
}
