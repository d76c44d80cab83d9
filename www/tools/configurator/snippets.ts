/**
 * The code to copy. Pure functions: attributes in, text out.
 */

import type { Attributes } from "./choices.ts";

/** The width of the iframe: about a column of text, and no wider than a phone. */
export const FRAME_WIDTH = 400;

/** Returns the tag, with the script that defines it. */
export function tagLines(
	attributes: Attributes,
	{ src, integrity }: { src: string; integrity: string | null },
) {
	const check = integrity === null ? {} : { integrity, crossorigin: "" };
	const script = open("script", { type: "module", src, ...check });
	return `${script}</script>\n\n${elementLine(attributes)}\n`;
}

export function frameLines(
	attributes: Attributes,
	{
		src,
		title,
		height,
		origin,
	}: {
		/** Address of `embed.html`. */
		src: string;
		title: string;
		height: number;
		/** The origin of the page that receives messages, or `null`. */
		origin: string | null;
	},
) {
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

export function packageLines(attributes: Attributes) {
	return [
		"npm install taquin",
		"",
		'import "taquin/define";',
		"",
		elementLine(attributes),
		"",
	].join("\n");
}

function elementLine(attributes: Attributes) {
	return `${open("sliding-puzzle", attributes)}</sliding-puzzle>`;
}

function open(tag: string, attributes: Record<string, string>) {
	let text = `<${tag}`;
	for (const [name, value] of Object.entries(attributes)) {
		text += value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`;
	}
	return `${text}>`;
}

function escaped(text: string) {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll('"', "&quot;")
		.replaceAll("<", "&lt;");
}
