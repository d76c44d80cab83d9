/**
 * Changes the binder's glue. What is passed to the core is checked first, because the
 * binder takes whatever comes for what the core asks for, and then the core reads past
 * the end of its memory. And what is for engines without the features of the core, or
 * for callers that there are not, is left out of the glue that loads before the first
 * move.
 */

const FUNCTIONS = `
function checkInstance({ __wbg_inst }) {
    if (__wbg_inst !== __wbg_instance_id) {
        throw new Error('its instance is gone');
    }
}

function takeString([ptr, len]) {
    try {
        return getStringFromWasm0(ptr, len);
    } finally {
        wasm.__wbindgen_free(ptr, len, 1);
    }
}
`;

/** Part of the glue → what stands for it. @type {[RegExp, string][]} */
const LEFT_OUT = [
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
	// No function of the core asks for a new instance.
	[/function __wbg_call_guard\(\) \{[\s\S]*?\n\}\n/, ""],
	[/^ *__wbg_call_guard\(\);\n/gm, ""],
	[/^.*__wbg_reinit_scheduled = false;\n/gm, ""],
	// The arguments are checked before, so that no text fails to be passed.
	[
		/^ {4,8}try \{\n((?: +(?:ptr|len)\d+ = .*\n)+) +\} catch \(e\) \{\n(?:.*\n)+? +throw e;\n +\}\n/gm,
		"$1",
	],
];

/** The same of the module of the game. @type {[RegExp, string][]} */
const LEFT_OUT_OF_GAME = [
	[
		/\(typeof FinalizationRegistry === 'undefined'\)[^:]*:[^:]*:[^:]*: new/,
		"new",
	],
	// One decoder may decode 2 GB in Safari. A record has 1 kB.
	[/ {4}numBytesDecoded \+= bytes\.length;[\s\S]*?\n {4}\}\n/, ""],
	[/^.*\bnumBytesDecoded\b.* = 0;\n/gm, ""],
	[
		/cachedDataViewMemory0 === null \|\| [^{]*\)/,
		"cachedDataViewMemory0?.buffer !== wasm.memory.buffer)",
	],
	// What stands in each method, as functions.
	[
		/ {8}(?: {4})?if \(this\.__wbg_inst !== undefined && [^{]*\{\n[^\n]*\n *\}\n/g,
		"        checkInstance(this);\n",
	],
	[
		/ {8}let deferred1_0;\n {8}let deferred1_1;\n {8}try \{\n([\s\S]*?) {12}deferred1_0 = [\s\S]*?\n {8}\} finally \{\n[\s\S]*?\n {8}\}\n/g,
		"$1        return takeString(ret);\n",
	],
	[/^let __wbg_instance_id = 0;$/m, `$&\n${FUNCTIONS}`],
	// No `using`: a game lives as long as its element.
	[/^if \(Symbol\.dispose\) .*\n/m, ""],
];

/**
 * @param {string} glue
 * @param {string} name Of its module.
 * @returns {string} Rejects glue of another binder, in which these parts are not.
 */
export function slim(glue, name) {
	let text = glue;
	const parts = name === "game" ? [...LEFT_OUT, ...LEFT_OUT_OF_GAME] : LEFT_OUT;
	for (const [part, instead] of parts) {
		const rest = text.replace(part, instead);
		if (rest === text) throw new Error(`the glue has no ${part}`);
		text = rest;
	}
	return text;
}

/** A comment of the binder, and the head of the function that it is about. */
const FUNCTION =
	/\/\*\*\n((?: +\*.*\n)+?) +\*\/\n *(?:export function |static )?\w+\(.*\) \{\n/g;

/** A line of such a comment about an argument: its type and its name. */
const ARGUMENT = /@param \{(.*)\} \[?(\w+)/g;

/** A type → a value of it, for an argument that may be missing. @type {Record<string, string>} */
const USUAL = { boolean: "false", number: "0", string: '""' };

/** What the checks call. */
const CHECK = `
function check(type, ...values) {
    for (const value of values) {
        if (typeof value !== type) {
            throw Object.assign(new TypeError(\`a \${type} is expected, not \${typeof value}\`), { code: "argument", values: {} });
        }
    }
}
`;
const CHECK_ALL = `
function checkAll(type, list) {
    if (type === "number" && ArrayBuffer.isView(list)) return;
    if (!Array.isArray(list)) check("list", list);
    for (const value of list) check(type, value);
}
`;

/**
 * Returns the glue with a check of all arguments at the beginning of each function: a
 * wrong one throws a `TypeError` whose `code` is `argument`.
 *
 * @param {string} glue
 */
export function strict(glue) {
	const checked = glue
		.replace(FUNCTION, (head, comment) => {
			return head + checksOf(comment, glue);
		})
		.replace(
			/throw new Error\((`expected instance of .*?`)\);/,
			'throw Object.assign(new TypeError($1), { code: "argument", values: {} });',
		);
	return checked + CHECK + (checked.includes("checkAll(") ? CHECK_ALL : "");
}

/**
 * @param {string} comment Of the binder.
 * @param {string} glue
 */
function checksOf(comment, glue) {
	/** Those of one type are checked at once. @type {Map<string, string[]>} */
	const values = new Map();
	let lists = "";
	for (const [, type, name] of comment.matchAll(ARGUMENT)) {
		// The binder checks instances of its classes, and the core what it is told.
		if (glue.includes(`export class ${type} {`) || type === "Order") continue;
		// Other names stand for one of several texts.
		const [first, ...others] = type
			.replace(/^[A-Z]\w+$/, "string")
			.split(" | ");
		if (first in USUAL) {
			const isOptional = others.includes("null");
			const value = isOptional ? `${name} ?? ${USUAL[first]}` : name;
			values.set(first, [...(values.get(first) ?? []), value]);
		} else {
			const [, item] = /(\w+)\[\]$/.exec(type) ?? [];
			if (item === undefined) throw new Error(`no check of a ${type}`);
			lists += `    checkAll("${item}", ${name});\n`;
		}
	}
	const calls = [...values].map(
		([type, all]) => `    check("${type}", ${all.join(", ")});\n`,
	);
	return calls.join("") + lists;
}

/**
 * Returns the glue with the short names that wasm-opt has given to what the module
 * imports and exports.
 *
 * @param {string} glue
 * @param {string} names As wasm-opt prints them: JSON.
 */
export function renamed(glue, names) {
	const { imports, exports } = JSON.parse(names);
	let text = glue.replace(/"\.\/\w+_bg\.js": import0/, "a: import0");
	for (const [, name, short] of imports) {
		text = text.replace(
			`        ${name}: function`,
			`        ${short}: function`,
		);
	}
	for (const [name, short] of exports) {
		text = text.replace(
			new RegExp(`\\bwasm\\.${name}\\b`, "g"),
			`wasm.${short}`,
		);
	}
	return text;
}
