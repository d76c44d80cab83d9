/**
 * The play page under a Content Security Policy that its server sends, beside its own.
 */

/**
 * The lines in the HTML of every page. The set-up reads them: a test that only has a policy
 * need not run again when something else is built.
 */
const LINES = process.env.E2E_LINES;

/** Allows all that the play page needs, from its own site. */
export const STRICT = {
	"default-src": "'none'",
	"script-src": `'self' 'wasm-unsafe-eval' ${LINES}`,
	"connect-src": "'self'",
	"worker-src": "'self' blob:",
	"manifest-src": "'self'",
	"style-src": "'self'",
	"font-src": "'self'",
	"img-src": "'self' blob:",
	"require-trusted-types-for": "'script'",
	"trusted-types": "sliding-puzzle",
};

/** The same without wasm. */
export const NO_WASM = { ...STRICT, "script-src": `'self' ${LINES}` };

/**
 * Serves the page with a policy.
 *
 * @param {import("@playwright/test").Page} page
 * @param {Record<string, string>} policy
 * @param {string} [path] Of the page.
 */
export async function setPolicy(page, policy, path = "/") {
	const rules = Object.entries(policy).map((rule) => rule.join(" "));
	const isPage = (/** @type {URL} */ url) => url.pathname === path;
	await page.route(isPage, async (route) => {
		const response = await route.fetch();
		const headers = {
			...response.headers(),
			"content-security-policy": rules.join("; "),
		};
		await route.fulfill({ response, headers });
	});
}
