/**
 * Shortens what no minifier touches, of what a page loads before its first board.
 *
 * The element's style is a string in a script: its comments and white space are
 * removed, which saves 0.8 kB (brotli). The properties that only reflect an attribute
 * are written out in the source, with their comments; a loop defines them instead.
 */

const STYLE = /\/www\/element\/(?:style|late-style|tokens)\.js$/;

const REFLECTED = /\/www\/element\/reflected\.js$/;

/** Returns the plugin, for Vite and for rolldown. */
export function plainStyle() {
	return {
		name: "plain-style",
		transform(/** @type {string} */ code, /** @type {string} */ id) {
			const path = id.replaceAll("\\", "/");
			if (STYLE.test(path)) return { code: plain(code), map: null };
			return REFLECTED.test(path) ? { code: looped(code), map: null } : null;
		},
	};
}

/**
 * Returns a script without its comments, and the style sheets in it without white
 * space that means nothing. A space before a colon is kept: in a selector, it stands
 * before a pseudo-class of another element.
 *
 * @param {string} code
 */
export function plain(code) {
	return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/`[^`]*`/g, (text) =>
		text
			.split(INSERTED)
			.map((part) => (INSERTED.test(part) ? part : dense(part)))
			.join(""),
	);
}

/** What a template inserts. */
const INSERTED = /(\$\{[^}]*\})/;

/** @param {string} css */
function dense(css) {
	return css
		.replace(/\s+/g, " ")
		.replace(/ ?([{};]) ?/g, "$1")
		.replace(/([:,]) /g, "$1")
		.replaceAll(";}", "}");
}

/** A property that reflects an attribute of a choice, or of any text. */
const PROPERTY =
	/get (\w+)\(\) \{\s*return (?:choose\("\1", this\.getAttribute\("\1"\)\)|this\.getAttribute\("\1"\) \?\? ("[^"]*"));\s*\}\s*set \1\(value\) \{\s*this\.setAttribute\("\1", value\);\s*\}/g;

/**
 * Returns the script of a class with a loop that defines the properties which only
 * reflect an attribute.
 *
 * @param {string} code
 */
export function looped(code) {
	/** @type {string[]} */
	const texts = [];
	const rest = code.replace(PROPERTY, (_, name, usual = "null") => {
		texts.push(`${name}: ${usual}`);
		return "";
	});
	return `${rest}
for (const [name, usual] of Object.entries({ ${texts.join(", ")} })) {
	Object.defineProperty(ReflectedElement.prototype, name, {
		configurable: true,
		get() {
			const value = this.getAttribute(name);
			return usual === null ? choose(name, value) : (value ?? usual);
		},
		set(value) {
			this.setAttribute(name, value);
		},
	});
}
`;
}
