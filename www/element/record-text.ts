/**
 * What the text of a record says without the core. `play/src/code.rs` has its form.
 */

/**
 * Returns the size and the goal of a play; the part of its record that names its board:
 * version, size, goal and start; and its identity: that part and the checksum.
 */
export function fieldsOf(record: string) {
	const [version, size = "", goal = "", start, , check] = record.split(".");
	const board = `${version}.${size}.${goal}.${start}`;
	return { size, goal, board, id: `${board}.${check}` };
}
