/**
 * The table beside the picture: names, then a row for each.
 */

import { make } from "../../parts/sheet.ts";

/** @param rows The first one has the names. */
export function makeTable([names, ...rows]: string[][]) {
	const line = make("tr");
	for (const name of names) line.append(make("th", { scope: "col" }, name));
	const head = make("thead");
	head.append(line);
	const body = make("tbody");
	for (const [first, ...cells] of rows) {
		const row = make("tr");
		row.append(make("th", { scope: "row" }, first));
		for (const cell of cells) row.append(make("td", {}, cell));
		body.append(row);
	}
	const table = make("table", { class: "frontier-table" });
	table.append(head, body);
	return table;
}
