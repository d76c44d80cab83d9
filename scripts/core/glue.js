/**
 * Leaves out of the binder's glue what is for engines without the features of the
 * core, or for callers that there are not. It loads before the first move.
 */

const FUNCTIONS = `
function checkInstance({ __wbg_inst }) {
    if (__wbg_inst !== __wbg_instance_id) {
        throw new Error('Invalid stale object from previous Wasm instance');
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
	// A text that cannot be passed is the only one that is lost.
	[
		/ {8}let ptr0, len0[^;]*;\n {8}try \{\n([\s\S]*?) {8}\} catch \(e\) \{\n[\s\S]*?\n {8}\}\n/g,
		"        let ptr0, len0, ptr1, len1, ptr2, len2;\n$1",
	],
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
