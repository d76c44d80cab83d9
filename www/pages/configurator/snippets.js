/**
 * The code to copy. Pure functions: attributes in, text out.
 */

/** @typedef {import("./choices.js").Attributes} Attributes */

/** The width of the iframe: about a column of text, and no wider than a phone. */
export const FRAME_WIDTH = 400;

/**
 * Returns the tag, with the script that defines it.
 *
 * @param {Attributes} attributes
 * @param {{ src: string, integrity: string | null }} script
 */
export function tagLines(attributes, { src, integrity }) {
	const check = integrity === null ? {} : { integrity, crossorigin: "" };
	const script = open("script", { type: "module", src, ...check });
	return `${script}</script>\n\n${elementLine(attributes)}\n`;
}

/**
 * @param {Attributes} attributes
 * @param {object} frame
 * @param {string} frame.src Address of `embed.html`.
 * @param {string} frame.title
 * @param {number} frame.height
 * @param {string | null} frame.origin The origin of the page that receives messages, or `null`.
 */
export function frameLines(attributes, { src, title, height, origin }) {
	const asked = new URLSearchParams(attributes);
	if (origin !== null) {
		asked.set("id", "puzzle");
		asked.set("origin", origin);
	}
	const frame = open("iframe", {
		src: `${src}?${asked}`,
		title,
		width: String(FRAME_WIDTH),
		height: String(height),
		style: "border: 0",
	});
	const lines = `${frame}</iframe>\n`;
	return origin === null ? lines : lines + FOLLOW;
}

/** A script for the parent page: it gives the iframe its preferred height. */
const FOLLOW = `<script>
  addEventListener("message", ({ source, data }) => {
    if (data?.source !== "sliding-puzzle" || data.type !== "resize") return;
    for (const frame of document.querySelectorAll("iframe"))
      if (frame.contentWindow === source) frame.height = data.detail.height;
  });
</script>
`;

/** @param {Attributes} attributes */
export function packageLines(attributes) {
	return [
		"npm install sliding-puzzle",
		"",
		'import "sliding-puzzle/define";',
		"",
		elementLine(attributes),
		"",
	].join("\n");
}

/** @param {Attributes} attributes */
function elementLine(attributes) {
	return `${open("sliding-puzzle", attributes)}</sliding-puzzle>`;
}

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 */
function open(tag, attributes) {
	let text = `<${tag}`;
	for (const [name, value] of Object.entries(attributes)) {
		text += value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`;
	}
	return `${text}>`;
}

/** @param {string} text */
function escaped(text) {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll('"', "&quot;")
		.replaceAll("<", "&lt;");
}
