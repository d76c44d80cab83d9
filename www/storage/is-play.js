/**
 * Returns whether a value that may be anything is a saved play.
 *
 * @param {any} value
 * @returns {value is import("./migrations.js").Play}
 */
export function isPlay(value) {
	const { id, record, at, state, size, goal } = value ?? {};
	return (
		[id, record, state, size, goal].every((text) => typeof text === "string") &&
		Number.isFinite(at)
	);
}
