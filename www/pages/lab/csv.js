/**
 * Tables as text: comma-separated values, as RFC 4180 has them.
 */

/** @param {string | number | boolean | null} value */
function field(value) {
	const text = value === null ? "" : String(value);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a table, its first row the names.
 *
 * @param {readonly (readonly (string | number | boolean | null)[])[]} rows
 */
export function toCsv(rows) {
	return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}
