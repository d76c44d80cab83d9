/**
 * The Content-Security-Policy of the pages of the site. Each page carries its own in its
 * HTML, because many hosts of static sites can send no headers.
 */

import { createHash } from "node:crypto";

/** What the game needs, and nothing else. @type {Record<string, string>} */
export const POLICY = {
	"default-src": "'none'",
	"script-src": "'self' 'wasm-unsafe-eval'",
	"connect-src": "'self'",
	"worker-src": "'self' blob:",
	"manifest-src": "'self'",
	"style-src": "'self'",
	"font-src": "'self'",
	"img-src": "'self' blob:",
	"base-uri": "'none'",
	"form-action": "'none'",
	"require-trusted-types-for": "'script'",
	"trusted-types": "sliding-puzzle",
};

/** Pictures of the site's author, by their address. */
const ANY_PICTURE = { "img-src": "* blob: data:" };

/**
 * In a frame with `sandbox="allow-scripts"` a page has no origin. For Safari before its
 * versions of 2026, `'self'` is nothing then, so the schemes stand beside it. What is
 * written into the page stays forbidden.
 */
const IN_SANDBOX = Object.fromEntries(
	["script-src", "connect-src", "style-src", "font-src", "img-src"].map(
		(name) => [name, `${POLICY[name]} http: https:`],
	),
);

/** What a page has instead. @type {Record<string, Record<string, string>>} */
const OWN = {
	"/embed.html": { ...IN_SANDBOX, ...ANY_PICTURE },
	"/embedding.html": ANY_PICTURE,
	"/lab.html": IN_SANDBOX,
};

/**
 * Returns the policy of a page.
 *
 * @param {string} path Of the page, like `/index.html`.
 * @param {string} lines The script in its HTML.
 */
export function policyOf(path, lines) {
	const hash = createHash("sha256").update(lines).digest("base64");
	const rules = { ...POLICY, ...OWN[path] };
	rules["script-src"] += ` 'sha256-${hash}'`;
	return Object.entries(rules)
		.map((rule) => rule.join(" "))
		.join("; ");
}
