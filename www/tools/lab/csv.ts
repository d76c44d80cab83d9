/**
 * Tables as text: comma-separated values, as RFC 4180 has them.
 */

import type { LabCore } from "../../core/later/site-modules.ts";

/** Returns a table, its first row the names. */
export function toCsv(
	core: Pick<LabCore, "csvField">,
	rows: readonly (readonly (string | number | boolean | null)[])[],
) {
	const field = (value: string | number | boolean | null) =>
		typeof value === "string" ? core.csvField(value) : String(value ?? "");
	return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}
