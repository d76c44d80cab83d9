/**
 * What services show of a link to a page, for Vite: Open Graph tags with a picture of
 * the board of the day of the build, and oEmbed (https://oembed.com), by which a pasted
 * link becomes the puzzle of that day.
 *
 * `SITE_URL` is the address of the site, for example `https://puzzles.example/`. Services
 * want whole addresses. Without `SITE_URL` the built game works in any folder of any
 * site; then there is no oEmbed, and the picture has a relative address, which only some
 * of them understand.
 */

import { boardOf, drawDay } from "./day-picture.js";

/** The size of the picture that stands for a link. */
export const PREVIEW = { width: 1200, height: 630 };

/** The file of oEmbed. */
const OEMBED = "oembed.json";

/** The pages whose link becomes a puzzle. */
const PLAYED = ["/index.html", "/embed.html"];

/** @typedef {import("vite").HtmlTagDescriptor} Tag */

/**
 * @param {string} [site] The address of the site.
 * @param {string} [day] Of the board, like `2026-11-22`; by default today, in UTC.
 * @returns {import("vite").Plugin}
 */
export function linkPreview(
	site = process.env.SITE_URL,
	day = new Date().toISOString().slice(0, 10),
) {
	const base = readSite(site);
	// The day is in the name, because chats keep a picture by its address.
	const picture = `install/${day}.png`;
	return {
		name: "link-preview",
		apply: "build",
		transformIndexHtml: {
			order: "post",
			handler: (html, { path }) => [
				...(path === "/embed.html" ? [] : tagsOf(html, path, base, picture)),
				...(base && PLAYED.includes(path) ? [discovery(base, html)] : []),
			],
		},
		async generateBundle() {
			const source = drawDay(await boardOf(day));
			this.emitFile({ type: "asset", fileName: picture, source });
			if (base === null) return;
			const text = JSON.stringify(embedOf(base, day, picture), null, "\t");
			this.emitFile({ type: "asset", fileName: OEMBED, source: `${text}\n` });
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
 * Returns the response of oEmbed: a frame with the puzzle of a day.
 *
 * @param {string} base
 * @param {string} day
 * @param {string} picture
 */
function embedOf(base, day, picture) {
	const size = { width: 400, height: 665 };
	const query = new URLSearchParams({ size: "4x4", seed: `daily ${day}` });
	const src = `${base}embed.html?${query}`.replaceAll("&", "&amp;");
	return {
		version: "1.0",
		type: "rich",
		title: "Sliding Puzzle",
		provider_name: "Sliding Puzzle",
		provider_url: base,
		cache_age: 86_400,
		html: `<iframe src="${src}" title="Sliding puzzle" width="${size.width}" height="${size.height}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
		...size,
		thumbnail_url: `${base}${picture}`,
		thumbnail_width: PREVIEW.width,
		thumbnail_height: PREVIEW.height,
	};
}

/**
 * @param {string} base
 * @param {string} html
 * @returns {Tag}
 */
function discovery(base, html) {
	const type = "application/json+oembed";
	const title = /<title>(.*)<\/title>/.exec(html)?.[1] ?? "";
	const attrs = { rel: "alternate", type, href: `${base}${OEMBED}`, title };
	return { tag: "link", attrs, injectTo: "head" };
}

/**
 * Returns the tags of a page that it does not have yet.
 *
 * @param {string} html
 * @param {string} path
 * @param {string | null} base
 * @param {string} picture
 * @returns {Tag[]}
 */
function tagsOf(html, path, base, picture) {
	const [, title = ""] = /<title>(.*)<\/title>/.exec(html) ?? [];
	const [, description = ""] =
		/<meta name="description" content="([^"]*)"/.exec(html) ?? [];
	const url = base && base + path.slice(1).replace("index.html", "");
	/** @type {[name: string, content: string | null][]} */
	const all = [
		["og:type", "website"],
		["og:site_name", "Sliding Puzzle"],
		["og:title", title],
		["og:description", description],
		["og:image", `${base ?? "./"}${picture}`],
		["og:image:type", "image/png"],
		["og:image:width", String(PREVIEW.width)],
		["og:image:height", String(PREVIEW.height)],
		["og:image:alt", "A 4×4 sliding puzzle, beside the name of the game"],
		["og:locale", "en_US"],
		["og:url", url],
	];
	/** @type {Tag[]} */
	const tags = all
		.filter(([name, content]) => content && !html.includes(`"${name}"`))
		.map(([property, content]) => ({
			tag: "meta",
			attrs: { property, content: content ?? "" },
			injectTo: "head",
		}));
	if (!html.includes('"twitter:card"')) {
		const attrs = { name: "twitter:card", content: "summary_large_image" };
		tags.push({ tag: "meta", attrs, injectTo: "head" });
	}
	if (url) {
		const attrs = { rel: "canonical", href: url };
		tags.push({ tag: "link", attrs, injectTo: "head" });
	}
	return tags;
}
