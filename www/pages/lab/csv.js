/**
 * Tables as text: comma-separated values, as RFC 4180 has them.
 */

/**
 * Returns a table, its first row the names.
 *
 * @param {Pick<import("../../core/later/site-modules.js").LabCore, "csvField">} core
 * @param {readonly (readonly (string | number | boolean | null)[])[]} rows
 */
export function toCsv(core, rows) {
	/** @param {string | number | boolean | null} value */
	const field = (value) =>
		typeof value === "string" ? core.csvField(value) : String(value ?? "");
	return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}
