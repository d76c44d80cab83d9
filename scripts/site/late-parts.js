/**
 * The parts of the core that no page needs for the first board of the game: what only
 * other pages load, and the translation to JavaScript. They are bundled apart from the
 * pages, into a folder whose name is known before they are made: so `npm start` serves
 * the game first and makes them behind.
 *
 * | file in `assets/core-<hash of the sources>/` | content                      |
 * |----------------------------------------------|------------------------------|
 * | `lab.js`, `lab_bg.wasm`, and so on           | a module and its glue        |
 * | `lab-worker.js`                              | the worker of the laboratory |
 * | `no-wasm/game.js` and so on                  | the translation              |
 */

import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { LATER } from "../core/build.js";
import { SOURCES } from "../core/sources.js";
import { OUT } from "../core/steps.js";
import { hashOf } from "../hash.js";
import { start } from "../jobs.js";
import { bundleLab, LAB_MODULE } from "../lab-module.js";
import { bundleNoWasm, TRANSLATED } from "../no-wasm.js";
import { output, ROOT } from "../setup.js";

/** What the parts are made of. */
const MADE_OF = [
	...SOURCES,
	"package-lock.json",
	"scripts/core",
	"scripts/lab-module.js",
	"scripts/no-wasm.js",
	"scripts/one-script.js",
	"www/tools/search",
	"www/package/lab.js",
];

/** The folder, in the one of the site. */
const compiler = output("rustc", ["--version"]);
export const LATE = `assets/core-${hashOf([compiler], MADE_OF).slice(0, 8)}`;

/** All files in it. */
export const LATE_FILES = [
	...LATER.flatMap((name) => [`${name}.js`, `${name}_bg.wasm`]),
	"lab-worker.js",
	...["core", ...TRANSLATED].map((name) => `no-wasm/${name}.js`),
].map((name) => `${LATE}/${name}`);

/**
 * Bundles the parts into a built site. They must be made.
 *
 * @param {string} site
 * @param {object} [options]
 * @param {boolean} [options.hasJavaScript] Whether the translation is made too.
 */
async function bundleLate(site, { hasJavaScript = true } = {}) {
	const folder = join(site, LATE);
	await bundle(
		Object.fromEntries(LATER.map((name) => [name, join(OUT, `${name}.js`)])),
		folder,
		"es",
	);
	const worker = join(ROOT, "www", "tools", "search", "lab-worker.ts");
	await bundle({ "lab-worker": worker }, folder, "iife");
	for (const name of LATER) {
		const file = `${name}_bg.wasm`;
		copyFileSync(join(OUT, file), join(folder, file));
	}
	if (hasJavaScript) await bundleNoWasm(join(folder, "no-wasm"));
	writeFileSync(join(site, LAB_MODULE), await bundleLab());
	const lost = LATE_FILES.filter(
		(file) =>
			(hasJavaScript || !file.includes("/no-wasm/")) &&
			!existsSync(join(site, file)),
	);
	if (lost.length > 0) throw new Error(`not bundled: ${lost.join(", ")}`);
}

/**
 * @param {Record<string, string>} input
 * @param {string} dir
 * @param {"es" | "iife"} format
 */
async function bundle(input, dir, format) {
	const build = await rolldown({
		input,
		platform: "browser",
		transform: { target: "es2022" },
	});
	await build.write({
		dir,
		format,
		entryFileNames: "[name].js",
		chunkFileNames: "[name].js",
		minify: true,
	});
	await build.close();
}

const MODULE = new RegExp(`/wasm/(${LATER.join("|")})\\.js$`);
const TRANSLATION = new RegExp(`/wasm/js/(${TRANSLATED.join("|")})\\.js$`);
const WORKER = "./lab-worker.ts?worker&url";
const PRELOADED = new RegExp(
	`href="/www/core/wasm/(${LATER.join("|")})_bg\\.wasm"`,
);

/** The file that loads the modules, and how it names their wasm. */
const LOADER = "www/core/later/site-modules.ts";
const WASM = /"\.\.\/wasm\/(\w+)_bg\.wasm"/g;

/**
 * Leaves the parts out of the pages, for Vite, and bundles them when the pages are
 * written. `LATE_PARTS` is `behind` where they are made later, and `modules` where the
 * translation is not needed.
 *
 * @returns {import("vite").Plugin}
 */
export function lateParts() {
	// The scripts of pages are in `assets/`.
	const folder = `./${LATE.replace("assets/", "")}`;
	return {
		name: "late-parts",
		apply: "build",
		enforce: "pre",
		resolveId(source) {
			if (source === WORKER) return `\0${WORKER}`;
			const [, module] = MODULE.exec(source) ?? [];
			const [, translation] = TRANSLATION.exec(source) ?? [];
			if (!module && !translation) return null;
			const file = module ? `${module}.js` : `no-wasm/${translation}.js`;
			return { id: `${folder}/${file}`, external: "absolute" };
		},
		load(id) {
			if (id !== `\0${WORKER}`) return null;
			return `export default new URL(/* @vite-ignore */ "${folder}/lab-worker.js", import.meta.url).href;`;
		},
		transform(code, id) {
			if (id !== join(ROOT, LOADER)) return null;
			return { code: addressLate(code, folder), map: null };
		},
		transformIndexHtml: {
			order: "pre",
			handler: (html) =>
				html.replace(PRELOADED, `vite-ignore href="./${LATE}/$1_bg.wasm"`),
		},
		async writeBundle({ dir = "dist" }) {
			const hasJavaScript = process.env.LATE_PARTS !== "modules";
			if (!isBehind()) await bundleLate(dir, { hasJavaScript });
		},
	};
}

/**
 * Returns the code of the loader with the addresses that the parts will have.
 *
 * @param {string} code
 * @param {string} folder
 */
export function addressLate(code, folder) {
	const named = [...code.matchAll(WASM)].map(([, name]) => name);
	if (named.sort().join() !== [...LATER].sort().join()) {
		throw new Error(`${LOADER} loads ${named}, and the parts are ${LATER}`);
	}
	return code.replace(WASM, `/* @vite-ignore */ "${folder}/$1_bg.wasm"`);
}

/** Whether `npm start` makes the parts behind the site that it serves. */
function isBehind() {
	return process.env.LATE_PARTS === "behind";
}

/**
 * Makes the parts behind the site that is served, for Vite.
 *
 * @returns {import("vite").Plugin}
 */
export function lateBehind() {
	return {
		name: "late-behind",
		configurePreviewServer({ middlewares }) {
			if (!isBehind()) return;
			const made = start(process.execPath, ["scripts/build.js", "late"]);
			middlewares.use(holdLate(made));
			void made.then(() => console.log("\nAll pages are complete."));
		},
	};
}

/**
 * Lets the server wait for parts that are still in the making: a page that needs one
 * says so, and goes on when it is there.
 *
 * @param {Promise<unknown>} made
 * @returns {import("vite").Connect.NextHandleFunction}
 */
export function holdLate(made) {
	let isMade = false;
	void made.then(() => {
		isMade = true;
	});
	return (request, response, next) => {
		const { pathname } = new URL(String(request.url), "http://site.test");
		const isLate = [...LATE_FILES, LAB_MODULE].includes(pathname.slice(1));
		if (isMade || !isLate) return next();
		const isScript = request.headers["sec-fetch-dest"] === "script";
		if (!isScript) return void made.then(() => next());
		response.writeHead(200, {
			"content-type": "text/javascript",
			"cache-control": "no-store",
		});
		response.end(SAY_AND_WAIT);
		return undefined;
	};
}

/** What a page runs in place of a script that is still in the making. */
const SAY_AND_WAIT = `
const said = document.createElement("p");
said.setAttribute("role", "status");
said.textContent = "A file that this page needs is still being made. The page goes on by itself. 本页需要的文件还在生成，完成后会自动继续。";
document.body.prepend(said);
// The server answers when all is made.
await fetch(import.meta.url);
location.reload();
await new Promise(() => {});
`;
