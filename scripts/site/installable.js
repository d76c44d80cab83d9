/**
 * What makes the site installable and its links good to look at, for Vite: the
 * manifest, the pictures, and the tags of `index.html` that name them.
 *
 * `SITE_URL` is the address of the site, for example `https://puzzles.example/`.
 * Services that show a preview of a link want whole addresses. Without `SITE_URL` the
 * built game works in any folder of any site, and its picture has a relative address,
 * which only some of them understand.
 */

import { MANIFEST, makeManifest, readPictures } from "./manifest.js";

/** The size of the picture that stands for a link. */
export const PREVIEW = { width: 1200, height: 630 };

/** The page that can be installed. */
const PAGE = "/index.html";

/**
 * @param {string} [site] The address of the site.
 * @returns {import("vite").Plugin}
 */
export function installable(site = process.env.SITE_URL) {
	const base = readSite(site);
	return {
		name: "installable",
		apply: "build",
		transformIndexHtml: {
			order: "post",
			handler: (_, { path }) => (path === PAGE ? tagsOf(base) : []),
		},
		generateBundle() {
			const source = `${JSON.stringify(makeManifest(), null, "\t")}\n`;
			this.emitFile({ type: "asset", fileName: MANIFEST, source });
			for (const picture of readPictures()) {
				this.emitFile({ type: "asset", ...picture });
			}
		},
	};
}

/**
 * Returns the address of a site with a slash at its end, or `null` for none.
 *
 * @param {string | undefined} site
 */
export function readSite(site) {
	if (!site) return null;
	if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol)) {
		throw new Error(
			`SITE_URL is "${site}"; it must be an address like https://puzzles.example/`,
		);
	}
	const { origin, pathname } = new URL(site);
	return `${origin}${pathname.replace(/\/*$/, "/")}`;
}

/**
 * @param {string | null} base The address of the site.
 * @returns {import("vite").HtmlTagDescriptor[]}
 */
function tagsOf(base) {
	const picture = `${base ?? "./"}install/preview.png`;
	const link = (/** @type {Record<string, string>} */ attrs) => ({
		tag: "link",
		attrs,
		injectTo: /** @type {const} */ ("head"),
	});
	const meta = (
		/** @type {string} */ property,
		/** @type {string} */ content,
	) => ({
		tag: "meta",
		attrs: { property, content },
		injectTo: /** @type {const} */ ("head"),
	});
	return [
		link({ rel: "manifest", href: `./${MANIFEST}` }),
		link({ rel: "apple-touch-icon", href: "./install/apple-touch-icon.png" }),
		meta("og:image", picture),
		meta("og:image:type", "image/png"),
		meta("og:image:width", String(PREVIEW.width)),
		meta("og:image:height", String(PREVIEW.height)),
		...(base === null
			? []
			: [meta("og:url", base), link({ rel: "canonical", href: base })]),
	];
}
