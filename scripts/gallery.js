/**
 * `npm run gallery`: takes a picture of each state of the pages at each size, theme
 * and language, films a win, weighs the pages, and makes one page that shows all of it:
 * `test-results/gallery/index.html`. `npm run build` runs before it; it builds nothing.
 *
 * `CHROMIUM` is the path of the browser. `-- --states play,win` and `--sizes 390x844`
 * choose some of them, `--languages fr,ja` other languages than English, German and
 * Arabic, and `--colors light` one theme. With `--pseudo` it builds the site with one more
 * language, which shows what is not translated, cut off or leans to the wrong side, and
 * takes the pictures in that.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { browse } from "./browse.js";
import { galleryPage } from "./gallery/page.js";
import { buildPseudoSite } from "./gallery/pseudo-site.js";
import { STATES } from "./gallery/states.js";
import { PSEUDO } from "./messages/pseudo.js";
import { ROOT } from "./setup.js";

/** Windows from a small phone to a large screen. */
const SIZES = "320x568,390x844,844x390,768x1024,1280x800,1920x1080";
const PAGES = [
	"index.html",
	"records.html",
	"learn.html",
	"trainer.html",
	"paper.html",
	"lab.html",
	"review.html",
	"embedding.html",
	"embed.html",
];
/** How long a page is weighed, and how often a win is filmed, in milliseconds. */
const WEIGHED_MS = 3_000;
const FRAME_MS = 50;
const FRAMES = 64;

const { values } = parseArgs({
	options: {
		states: { type: "string" },
		sizes: { type: "string", default: SIZES },
		languages: { type: "string", default: "en,de,ar" },
		colors: { type: "string", default: "light,dark" },
		pseudo: { type: "boolean", default: false },
	},
});
const names = values.states?.split(",");
const states = STATES.filter(({ name }) => names?.includes(name) ?? true);
const TO = join(ROOT, "test-results", "gallery");
mkdirSync(TO, { recursive: true });

const root = values.pseudo ? await buildPseudoSite() : ROOT;
const languages = values.pseudo ? PSEUDO : values.languages;
const looked = languages.split(",").flatMap((locale) =>
	values.colors.split(",").map((colorScheme) => {
		return { look: `${colorScheme}, ${locale}`, colorScheme, locale };
	}),
);
const { site, browser, close } = await browse(root);
try {
	/** @type {import("./gallery/page.js").Shot[]} */
	const shots = [];
	for (const state of states) {
		for (const size of values.sizes.split(",")) {
			for (const looks of looked) shots.push(await shoot(state, size, looks));
		}
		console.log(state.name);
	}
	const weights = [];
	// Who asks for some states wants these.
	const isWhole = names === undefined;
	for (const page of isWhole ? PAGES : []) weights.push(await weigh(page));
	console.table(weights);
	const html = galleryPage(shots, weights, isWhole ? await film() : []);
	writeFileSync(join(TO, "index.html"), html);
	console.log(join(TO, "index.html"));
} finally {
	await close();
}

/**
 * @param {import("@playwright/test").BrowserContextOptions} options
 * @param {boolean} [isFirst]
 */
async function visit(options, isFirst = false) {
	const context = await browser.newContext({
		baseURL: site,
		serviceWorkers: "block",
		...options,
	});
	if (!isFirst) {
		await context.addInitScript(() => {
			localStorage["sliding-puzzle-page"] ??= JSON.stringify({
				version: 1,
				settings: { met: "yes", deal: "glide" },
			});
		});
	}
	return await context.newPage();
}

/**
 * @param {import("./gallery/states.js").State} state
 * @param {string} size
 * @param {typeof looked[number]} looks
 * @returns {Promise<import("./gallery/page.js").Shot>}
 */
async function shoot({ name, reach, isFirst }, size, { look, ...options }) {
	const [width, height] = size.split("x").map(Number);
	const page = await visit(
		/** @type {any} */ ({
			...options,
			viewport: { width, height },
			hasTouch: width < 1_000,
			reducedMotion: "reduce",
		}),
		isFirst,
	);
	const file = `${name} ${size} ${look}.png`.replace(/[ ,]+/gu, "-");
	try {
		await reach(page);
		await page.evaluate(() => document.fonts.ready);
	} catch (error) {
		throw new Error(`${name}, ${size}, ${look}`, { cause: error });
	} finally {
		await page.screenshot({ path: join(TO, file) });
		await page.context().close();
	}
	return { state: name, size, look, file };
}

/** Weighs what a page loads by itself. @param {string} name */
async function weigh(name) {
	const page = await visit({ locale: "en-US" });
	/** @type {Set<string>} */
	const files = new Set();
	page.on("request", (request) => {
		if (new URL(request.url()).origin !== new URL(site).origin)
			throw new Error(`${name} asks for ${request.url()}`);
		files.add(new URL(request.url()).pathname);
	});
	await page.goto(`./${name}`);
	await page.waitForTimeout(WEIGHED_MS);
	await page.context().close();
	const paths = [...files]
		.map((path) => join(root, "dist", path))
		.filter(existsSync);
	const bytes = paths.map(
		(path) => brotliCompressSync(readFileSync(path)).length,
	);
	return {
		page: name,
		files: paths.length,
		bytes: bytes.reduce((sum, n) => sum + n, 0),
	};
}

/** Films a win. Returns the files of its frames. */
async function film() {
	const page = await visit({
		locale: "en-US",
		viewport: { width: 390, height: 844 },
	});
	await page.clock.install();
	await page.goto(
		"./#board=1%202%203%204%2F5%206%207%208%2F9%2010%2011%2012%2F13%2014%200%2015",
	);
	await page.locator("#board.ready").waitFor();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.keyboard.press("ArrowLeft");
	const files = [];
	for (let n = 0; n < FRAMES; n += 1) {
		const file = `film-${String(n).padStart(2, "0")}.png`;
		await page.screenshot({ path: join(TO, file) });
		files.push(file);
		await page.clock.runFor(FRAME_MS);
	}
	await page.context().close();
	return files;
}
