/**
 * The addresses of our own scripts, for pages with Trusted Types.
 */

/** The policy that such a page must allow. */
const POLICY = "sliding-puzzle";

/** The URL of a script, in the type that the page accepts. */
type ScriptUrl = string | URL;

let policy: { createScriptURL: (url: string) => ScriptUrl } | null = null;

/**
 * Returns the URL of our own script for a page with Trusted Types. If the page
 * forbids the policy, or another copy of this script has created it, the URL stays
 * text, which is enough for a page without Trusted Types.
 */
export function trusted(url: string): ScriptUrl {
	policy ??= makePolicy();
	return policy?.createScriptURL(url) ?? url;
}

function makePolicy() {
	try {
		const rules = { createScriptURL: (url: string) => url };
		const { trustedTypes } = globalThis as any;
		return trustedTypes?.createPolicy(POLICY, rules) ?? null;
	} catch {
		return null;
	}
}
