/**
 * Leaves out of the binder's glue what is for engines without the features of the
 * core, or for callers that there are not. It loads before the first move.
 */

/** Part of the glue → what stands for it. @type {[RegExp, string][]} */
const LEFT_OUT = [
	[
		/\(typeof FinalizationRegistry === 'undefined'\)[^:]*:[^:]*:[^:]*: new/,
		"new",
	],
	[/if \(!\('encodeInto' in cachedTextEncoder\)\) \{[\s\S]*?\n\}\n/, ""],
	[/ {4}if \(realloc === undefined\) \{[\s\S]*?\n {4}\}\n/, ""],
	[
		/ {4}if \(module !== undefined\) \{\s*if [\s\S]*?\n {4}\}\n(?=\s*const imports = __wbg_get_imports\(\);\n {4}if)/,
		"    ({ module } = module);\n",
	],
	[
		/ {4}if \(!\(module instanceof WebAssembly\.Module\)\) \{[^}]*\}\n(?= {4}const instance)/,
		"",
	],
	// One decoder may decode 2 GB in Safari. A record has 1 kB.
	[/ {4}numBytesDecoded \+= bytes\.length;[\s\S]*?\n {4}\}\n/, ""],
];

/**
 * @param {string} glue
 * @returns {string} Rejects glue of another binder, in which these parts are not.
 */
export function slim(glue) {
	let text = glue;
	for (const [part, instead] of LEFT_OUT) {
		if (!part.test(text)) throw new Error(`the glue has no ${part}`);
		text = text.replace(part, instead);
	}
	return text;
}
