/**
 * The tables of the package's README, made from the custom elements manifest.
 */

/**
 * @typedef {object} Declaration
 * @property {{ name: string, default?: string, description: string }[]} attributes
 * @property {{ name: string, type: { text: string }, description: string }[]} events
 */

/**
 * @param {Declaration} declaration
 * @returns {string} A table in Markdown.
 */
export function attributeTable({ attributes }) {
	const rows = attributes.map(({ name, default: usual = "", description }) => {
		const shown = usual === "false" ? "" : usual.replace(/^"(.*)"$/, "`$1`");
		return [`\`${name}\``, shown, description];
	});
	return table(["attribute", "default", "what it sets"], rows);
}

/**
 * @param {Declaration} declaration
 * @returns {string} A table in Markdown.
 */
export function eventTable({ events }) {
	const rows = events.map(({ name, type, description }) => {
		const fields = [...type.text.matchAll(/(\w+): /g)];
		const detail = fields.map(([, field]) => `\`${field}\``).join(", ");
		return [`\`${name}\``, detail, description];
	});
	return table(["event", "`detail`", "when"], rows);
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
	const lines = [head, head.map(() => "---"), ...rows].map((cells) => {
		const flat = cells.map((cell) =>
			cell.replaceAll("\n", " ").replaceAll("|", "\\|"),
		);
		return `| ${flat.join(" | ")} |`;
	});
	return lines.join("\n");
}
