/**
 * Changes the binder's glue: what is passed to the core is checked first, because the
 * binder takes whatever comes for what the core asks for, and then the core reads past
 * the end of its memory.
 */

/** A comment of the binder, and the head of the function that it is about. */
const FUNCTION =
	/\/\*\*\n((?: *\*.*\n)+?) *\*\/\n *(?:export function |static )?\w+\(.*\) \{\n/g;

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
		if (glue.includes(`export class ${type} {`) || type.endsWith("Order"))
			continue;
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
		text = text.replace(`${name}: function`, `${short}: function`);
	}
	for (const [name, short] of exports) {
		text = text.replace(
			new RegExp(`\\bwasm\\.${name}\\b`, "g"),
			`wasm.${short}`,
		);
	}
	return text;
}
