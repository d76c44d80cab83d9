/**
 * The play page under a Content Security Policy.
 */

/** Allows all that the play page needs, from its own site. */
export const STRICT = {
	"default-src": "'none'",
	"script-src": "'self' 'wasm-unsafe-eval'",
	"connect-src": "'self'",
	"worker-src": "'self' blob:",
	"manifest-src": "'self'",
	"style-src": "'self'",
	"font-src": "'self'",
	"img-src": "'self' blob:",
	"require-trusted-types-for": "'script'",
	"trusted-types": "sliding-puzzle",
};

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
