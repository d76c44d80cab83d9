/**
 * Drawings (SVG), of which a few lines can ask for more shapes than any computer draws: by
 * shapes that use others, which use others. They are read as text: the site's policy has
 * no markup parsed.
 */

/** The most shapes that are drawn: they take a second or two. */
const MOST = 50_000;

/** A comment, a text as it is, an instruction, or the begin or the end of an element. */
const TOKEN =
	/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<[?!][^>]*>|<(\/?)[^\s/>]+((?:"[^"]*"|'[^']*'|[^>"'])*)>/gs;

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A reference to a part of the drawing, as `#a` or `url(#a)`. */
const REFERENCE = /^\s*#(.+)|url\(\s*["']?#([^"')\s]+)/g;

/** A part of the drawing: those in it, and the names of those that it uses. */
type Shape = { inside: Shape[]; used: string[]; count?: number };

/** Returns whether a drawing is drawn soon. Knows its attributes, not its style sheets. */
export function isDrawable(text: string) {
	// Words that stand for markup, or for each other. Programs have some for addresses.
	if (/<!ENTITY\s+(?:%\s+)?\S+\s+(["'])(?:(?!\1).)*[<&]/s.test(text))
		return false;
	const all: Shape = { inside: [], used: [] };
	const named: Map<string, Shape> = new Map();
	const open = [all];
	for (const [, end, attributes] of text.matchAll(TOKEN)) {
		if (end === "/") {
			if (open.length > 1) open.pop();
		} else if (attributes !== undefined) {
			const shape: Shape = { inside: [], used: [] };
			for (const [, name, one, other] of attributes.matchAll(ATTRIBUTE)) {
				const value = one ?? other;
				// A drawing in it has its own parts.
				if (value.startsWith("data:image/svg")) return false;
				if (name === "id" && !named.has(value)) named.set(value, shape);
				for (const [, link, part] of value.matchAll(REFERENCE)) {
					shape.used.push(link ?? part);
				}
			}
			open[open.length - 1].inside.push(shape);
			if (!attributes.endsWith("/")) open.push(shape);
		}
	}
	return countOf(all, named) <= MOST;
}

/** Counts a part as often as it is drawn. */
function countOf(shape: Shape, named: Map<string, Shape>): number {
	if (shape.count !== undefined) return shape.count;
	// What uses itself has no end.
	shape.count = Number.POSITIVE_INFINITY;
	let count = 1;
	for (const one of shape.inside) count += countOf(one, named);
	for (const name of shape.used) {
		const used = named.get(name);
		if (used !== undefined) count += countOf(used, named);
	}
	shape.count = count;
	return count;
}
