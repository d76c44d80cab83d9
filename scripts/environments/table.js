/**
 * The table in `docs/environments.md`. Rows that were not tried again stay.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.js";

const PATH = join(ROOT, "docs", "environments.md");

const START = "<!-- npm run test:environments writes from here -->\n";
const END = "<!-- to here -->\n";

/**
 * Writes rows into the table. A row replaces the one of the same name and major
 * version.
 *
 * @param {import("./run.js").Row[]} rows
 */
export function writeTable(rows) {
	const text = readFileSync(PATH, "utf8");
	const [head, rest = ""] = text.split(START);
	const [table, foot] = rest.split(END);
	if (foot === undefined) throw new Error(`${PATH} has no place for the table`);
	/** @type {Map<string, string>} */
	const lines = new Map();
	for (const line of table.split("\n").filter((line) => /^\| \w/.test(line))) {
		const [, name] = line.split(" | ")[0].split("| ");
		if (name !== "environment") lines.set(keyOf(name), line);
	}
	for (const { name, dev, build } of rows) {
		lines.set(keyOf(name), `| ${name} | ${dev} | ${build} |`);
	}
	const made = [
		"| environment | development | build |",
		"|---|---|---|",
		...[...lines.keys()]
			.sort((a, b) => a.localeCompare(b, "en"))
			.map((key) => lines.get(key)),
	];
	writeFileSync(PATH, `${head}${START}\n${made.join("\n")}\n\n${END}${foot}`);
}

/** @param {string} name With its versions. */
function keyOf(name) {
	return name.replace(/(\d+)\.[\w.-]+/g, "$1");
}
