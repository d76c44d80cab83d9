/**
 * Other boards for web pages, to measure beside the puzzle. Each is bundled from its
 * npm package as its README says, with the style sheets that it needs in one file.
 *
 * Only this benchmark installs them.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { setUpNpm } from "../setup.js";
import { pageOf } from "./pages.js";

const FOLDER = fileURLToPath(new URL("./peers", import.meta.url));

const PGN = "e4 c5 Nf3 d6 e5 Nc6 exd6 Qxd6 Nc3 Nf6";

/**
 * @typedef {object} Peer
 * @property {string} name Of the npm package.
 * @property {string} script What the page does with it.
 * @property {string[]} styles Files in `node_modules/`.
 * @property {string} tag What the page shows it in.
 * @property {string} isThere An expression: whether its board is in the page, with all
 *   that is on it.
 */

/** @type {Peer[]} */
const PEERS = [
	{
		name: "@lichess-org/chessground",
		script: `import { Chessground } from "@lichess-org/chessground";
			Chessground(document.getElementById("board"), {});`,
		styles: ["base", "brown", "cburnett"].map(
			(name) => `@lichess-org/chessground/assets/chessground.${name}.css`,
		),
		tag: '<div id="board" style="width: 360px; height: 360px"></div>',
		isThere: 'document.querySelectorAll("cg-board piece").length === 32',
	},
	{
		name: "cubing",
		script: `import { TwistyPlayer } from "cubing/twisty";
			const player = new TwistyPlayer({ alg: "R U R' U R U2' R'", visualization: "2D" });
			document.getElementById("board").append(player);`,
		styles: [],
		// Its shadow roots are closed, one inside the other.
		tag: `<div id="board"></div><script>{
			const { attachShadow } = Element.prototype;
			Element.prototype.attachShadow = function (options) {
				return attachShadow.call(this, { ...options, mode: "open" });
			};
		}</script>`,
		isThere: `(() => {
			const count = (root) => {
				let shapes = root.querySelectorAll("svg [style*=fill]").length;
				for (const inner of root.querySelectorAll("*"))
					if (inner.shadowRoot) shapes += count(inner.shadowRoot);
				return shapes;
			};
			return count(document) >= 54;
		})()`,
	},
	{
		name: "@lichess-org/pgn-viewer",
		script: `import LichessPgnViewer from "@lichess-org/pgn-viewer";
			LichessPgnViewer(document.getElementById("board"), { pgn: "${PGN}" });`,
		styles: ["@lichess-org/pgn-viewer/dist/lichess-pgn-viewer.css"],
		tag: '<div style="max-width: 400px"><div id="board"></div></div>',
		isThere: 'document.querySelectorAll("cg-board piece").length >= 30',
	},
];

/**
 * Bundles all peers. Returns their pages by name, and puts what these load into
 * `files`.
 *
 * @param {Map<string, string | Uint8Array>} files Address → body.
 * @returns {Promise<Record<string, string>>}
 */
export async function peerPages(files) {
	await setUpNpm(FOLDER);
	/** @type {Record<string, string>} */
	const pages = {};
	for (const peer of PEERS) {
		const folder = `/peers/${peer.name}`;
		await bundle(peer.script, folder, files);
		let head = "";
		if (peer.styles.length > 0) {
			files.set(`${folder}/style.css`, sheetOf(peer.styles));
			head = `<link rel="stylesheet" href="${folder}/style.css">`;
		}
		pages[peer.name] = pageOf({
			head: `${head}<script type="module" src="${folder}/index.js"></script>`,
			body: peer.tag,
			isThere: peer.isThere,
		});
	}
	return pages;
}

/** @param {string[]} styles */
function sheetOf(styles) {
	const modules = join(FOLDER, "node_modules");
	return styles
		.map((file) => readFileSync(join(modules, file), "utf8"))
		.join("\n");
}

/**
 * @param {string} script
 * @param {string} folder Address that it is served from.
 * @param {Map<string, string | Uint8Array>} files
 */
async function bundle(script, folder, files) {
	const entry = join(FOLDER, "index.js");
	const build = await rolldown({
		input: { index: entry },
		platform: "browser",
		plugins: [
			{
				name: "entry",
				resolveId: (/** @type {string} */ id) => (id === entry ? id : null),
				load: (/** @type {string} */ id) => (id === entry ? script : null),
			},
		],
		// Their warnings are about code for Node, which no page loads.
		logLevel: "silent",
	});
	const { output } = await build.generate({ format: "es", minify: true });
	await build.close();
	for (const file of output) {
		const body = file.type === "chunk" ? file.code : file.source;
		files.set(`${folder}/${file.fileName}`, body);
	}
}
