/**
 * `npm run kills`: plays the built page in two tabs, with links, marathons and another
 * language, kills the browser at a random moment, and looks whether anything is lost that
 * was there two seconds before; fifty times, in one profile. It serves `dist`.
 */

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { reader } from "../tests/web/core.js";
import { ROOT } from "./root.js";

/** What is younger than this may be lost, in milliseconds. */
const YOUNG_MS = 2_000;

/** How long what was lost may take to come back, in milliseconds. */
const BACK_MS = 20_000;

const { values } = parseArgs({
	options: {
		kills: { type: "string", default: "50" },
		seed: { type: "string", default: String(Date.now() % 1e6) },
	},
});

let state = Number(values.seed);

/** Returns a number below one that is not there. @param {number} most */
function random(most) {
	state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
	return Math.floor((state / 2 ** 32) * most);
}

const server = await preview({
	root: ROOT,
	logLevel: "error",
	preview: { host: "127.0.0.1", port: 0, open: false },
});
const site = String(server.resolvedUrls?.local[0]);
const profile = mkdtempSync(join(tmpdir(), "kills-"));

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Starts the browser, in a group of processes of its own.
 *
 * @returns {Promise<{ context: any, kill: () => Promise<void> }>}
 */
async function launch(tries = 3) {
	const port = join(profile, "DevToolsActivePort");
	rmSync(port, { force: true });
	const child = spawn(
		process.env.CHROMIUM ?? chromium.executablePath(),
		[
			"--headless=new",
			"--no-first-run",
			"--disable-background-networking",
			"--remote-debugging-port=0",
			`--user-data-dir=${profile}`,
			...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
		],
		{ detached: true, stdio: "ignore" },
	);
	const isOver = new Promise((resolve) => child.once("exit", resolve));
	const kill = async () => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		process.kill(-Number(child.pid), "SIGKILL");
		await isOver;
	};
	try {
		const address = await until(() => readFileSync(port, "utf8").split("\n"));
		const browser = await chromium.connectOverCDP(
			`ws://127.0.0.1:${address.join("")}`,
		);
		return { context: /** @type {any} */ (browser.contexts()[0]), kill };
	} catch (error) {
		await kill();
		if (tries === 0) throw error;
		// Some of those that follow a killed one never answer.
		return launch(tries - 1);
	}
}

/**
 * Resolves with what a function returns, once it neither throws nor returns nothing.
 *
 * @template T @param {() => T | Promise<T>} read
 */
async function until(read) {
	const end = Date.now() + BACK_MS;
	for (;;) {
		const value = await Promise.resolve()
			.then(read)
			.catch(() => undefined);
		if (value) return value;
		if (Date.now() > end) throw new Error(`never: ${read}`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

/** What is in a page, and in what it saves. */
const look = (/** @type {Page} */ page) =>
	page.evaluate(async () => {
		const { localStorage } = window;
		const puzzle = /** @type {any} */ (
			document.querySelector("sliding-puzzle")
		);
		const read = (/** @type {string} */ key) =>
			JSON.parse(localStorage.getItem(key) ?? "{}");
		const { record: kept, aside = [] } = read("sliding-puzzle.play");
		const request = indexedDB.open("sliding-puzzle");
		const database = await new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
		/** @type {any[]} */
		const plays = await new Promise((resolve) => {
			const all = database.transaction("plays").objectStore("plays").getAll();
			all.onsuccess = () => resolve(all.result);
		});
		database.close();
		return {
			inPlay: String(puzzle.exportState()?.record ?? ""),
			kept: [kept, ...aside, ...plays.map(({ record }) => record)],
			won: plays
				.filter(({ state }) => state === "solved")
				.map((one) => one.record),
			marathon: read("sliding-puzzle-marathon"),
			language: document.documentElement.lang,
		};
	});

/** Says that the database is made anew, and if the browser says so, that it has lost it. */
const tellOfLoss = () => {
	const { open } = IDBFactory.prototype;
	IDBFactory.prototype.open = function (...args) {
		const request = open.apply(this, args);
		request.addEventListener("upgradeneeded", (event) => {
			const { oldVersion, dataLoss, dataLossMessage } =
				/** @type {IDBVersionChangeEvent & Record<string, unknown>} */ (event);
			console.info(
				`DATABASE ${args} from ${oldVersion}: ${dataLoss} ${dataLossMessage}`,
			);
		});
		return request;
	};
};

/** @param {any} context */
async function visit(context, hash = "") {
	const page = /** @type {Page} */ (await context.newPage());
	await page.addInitScript(tellOfLoss);
	page.on("console", (message) => {
		if (/DATABASE|refuses/.test(message.text())) console.log(message.text());
	});
	await page.goto(site + hash);
	await page.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("sliding-puzzle")).status ===
				"playing" ||
			/** @type {any} */ (document.querySelector("sliding-puzzle")).status ===
				"solved",
	);
	return page;
}

/** Makes a slide, or turns a board of 2×2 one step further. @param {Page} page @param {number} n */
const slide = (page, n) =>
	page.evaluate((n) => {
		const puzzle = /** @type {any} */ (
			document.querySelector("sliding-puzzle")
		);
		const ways = puzzle.size === "2x2" ? "ULDR" : "ULDRRDLU";
		for (let k = 0; k < 4; k += 1) {
			if (puzzle.move(ways[(n + k) % ways.length])) break;
		}
		return [puzzle.exportState().record, puzzle.status];
	}, n);

/** What must be there, and since when. @type {{ at: number, record: string, isWon: boolean }[]} */
let noted = [];

/** @param {string[]} all @param {string} record */
const isIn = (all, record) =>
	all.some((one) => {
		try {
			return one && reader.goesOnFrom(one, record);
		} catch {
			return false;
		}
	});

/** Plays in a tab until it is gone. @param {Page} page @param {() => boolean} isOver @param {string} kind */
async function play(page, isOver, kind) {
	for (let n = random(8); !isOver(); n += 1) {
		const what = kind === "marathon" ? 99 : random(40);
		if (what === 0) {
			const sizes = ["2x2", "3x3", "4x4"];
			await page.evaluate(
				(size) =>
					/** @type {any} */ (document.querySelector("sliding-puzzle")).shuffle(
						{
							size,
						},
					),
				sizes[random(3)],
			);
		} else if (what === 1) {
			await page.evaluate(() =>
				/** @type {any} */ (document.querySelector("sliding-puzzle")).resume(),
			);
		} else if (what === 2) {
			await page.evaluate((text) => {
				location.hash = `board=${encodeURIComponent(text)}`;
			}, ["4 1 2/5 0 3", "1 2 3/4 0 5/7 8 6", "3 1/2 0"][random(3)]);
		} else {
			const [record, status] = await slide(page, n);
			noted.push({ at: Date.now(), record, isWon: status === "solved" });
		}
		await new Promise((resolve) => setTimeout(resolve, random(120)));
	}
}

const COURSE = "marathon_2x2_x100";
const LANGUAGES = ["en", "de", "fr", "es"];
let lost = 0;
/** How many wins the database has. */
let count = 0;
/** @type {{ at: number, records: string[] } | null} */
let marathon = null;
/** @type {{ at: number, language: string } | null} */
let spoken = null;

/** Looks whether all is there. @param {Page} page */
async function check(page) {
	/** @type {string[]} */
	let missing = [];
	const isThere = async () => {
		const { inPlay, kept, won, marathon: now, language } = await look(page);
		count = won.length;
		missing = noted
			.filter(
				({ record, isWon }) => !isIn(isWon ? won : [inPlay, ...kept], record),
			)
			.map(({ record, isWon }) => `${isWon ? "won" : "play"} ${record}`);
		const records = marathon?.records ?? [];
		if (!records.every((record) => (now.records ?? []).includes(record))) {
			missing.push(`marathon with ${records.length} won`);
		}
		if (spoken && spoken.language !== language)
			missing.push(`language ${spoken.language}`);
		return missing.length === 0;
	};
	await until(isThere).catch(() => {
		lost += missing.length;
		console.log("LOST", missing.join("\n     "));
	});
}

/** @param {number} n @param {boolean} isLast */
async function round(n, isLast) {
	const { context, kill } = await launch();
	const kind = ["play", "links", "marathon"][n % 3];
	let isOver = false;
	const tabs = [];
	try {
		tabs.push(await visit(context));
		await check(tabs[0]);
		// What is known to be there once is enough of each play.
		noted = noted.filter(({ isWon }) => isWon).slice(-40);
		if (isLast) return;
		if (kind === "marathon") {
			await tabs[0].goto(`${site}#marathon=${COURSE}`);
			const start = tabs[0].locator("#start-marathon, #resume-marathon");
			await start.first().click();
		} else if (kind === "links") {
			tabs.push(
				await visit(context, "#board=1%202%203%2F4%208%205%2F7%200%206"),
			);
		} else tabs.push(await visit(context));
		const playing = tabs.map((tab, at) =>
			play(tab, () => isOver, at === 0 ? kind : "play").catch((error) => {
				if (!isOver) console.log("in a tab:", String(error).slice(0, 200));
			}),
		);
		const end = Date.now() + 1_500 + random(4_000);
		if (random(2) === 0) {
			const language = LANGUAGES[random(4)];
			await tabs[0].evaluate((to) => {
				const select = /** @type {HTMLSelectElement} */ (
					document.getElementById("language")
				);
				select.value = to;
				select.dispatchEvent(new Event("change"));
			}, language);
			await tabs[0].waitForFunction(
				(to) => document.documentElement.lang === to,
				language,
			);
			spoken = { at: Date.now(), language };
		}
		while (Date.now() < end) {
			if (kind === "marathon") {
				const { marathon: now } = await look(tabs[0]);
				const records = now.records ?? [];
				if (records.length > (marathon?.records.length ?? -1)) {
					marathon = { at: Date.now(), records };
				}
			}
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		isOver = true;
		const at = Date.now();
		await kill();
		await Promise.all(playing);
		noted = noted.filter((one) => one.at <= at - YOUNG_MS);
		if (marathon && marathon.at > at - YOUNG_MS) marathon.records.pop();
		if (spoken && spoken.at > at - YOUNG_MS) spoken = null;
		console.log(
			`kill ${n}: ${kind}, ${noted.length} positions, ${marathon?.records.length ?? 0} won in a marathon, ${count} before`,
		);
	} finally {
		isOver = true;
		await kill();
	}
}

const kills = Number(values.kills);
console.log(`seed ${values.seed}`);
try {
	for (let n = 1; n <= kills + 1; n += 1) await round(n, n > kills);
} finally {
	await server.close();
	rmSync(profile, { recursive: true, force: true });
}
console.log(`${kills} kills, ${lost} lost`);
process.exit(lost > 0 ? 1 : 0);
