/**
 * The play page without a network, and new versions of it.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TRANSLATED } from "../../scripts/site/translated.js";
import { at, GamePage } from "./support/game-page.js";
import { STRICT } from "./support/policy.js";
import { DIST } from "./support/serve.js";
import { expect, test } from "./support/site.js";

/**
 * Waits until the service worker has all files, and answers for the page.
 *
 * @param {import("@playwright/test").Page} page
 */
async function kept(page) {
	await page.waitForFunction(
		() => navigator.serviceWorker.controller?.state === "activated",
	);
}

/**
 * Has a game speak a language that the browser does not, and waits until all its texts
 * are kept.
 *
 * @param {GamePage} game
 * @param {string} language
 */
async function keepLanguage(game, language) {
	await game.speak(language);
	const ofLanguage = new RegExp(`-${language}-[\\w-]{7}\\.js$`);
	const files = readdirSync(join(DIST, "assets"));
	const count = files.filter((name) => ofLanguage.test(name)).length;
	expect(count).toBeGreaterThan(10);
	const inCache = () =>
		game.page.evaluate(async () => {
			const names = await caches.keys();
			const name = names.find((name) => name.includes("-languages-"));
			const cache = name && (await caches.open(name));
			return cache ? (await cache.keys()).length : 0;
		});
	await expect.poll(inCache).toBe(count);
}

/**
 * Looks for a new version, as the browser does by itself, and waits until it is
 * there.
 *
 * @param {import("@playwright/test").Page} page
 */
async function lookForUpdate(page) {
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
		await new Promise((resolve) => {
			const look = () => registration.waiting && resolve(null);
			registration.installing?.addEventListener("statechange", look);
			look();
		});
	});
}

/**
 * Waits until the page shows a version, also if it reloads meanwhile.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number} version
 */
async function expectVersion(page, version) {
	const tag = page.locator("meta[name=version]");
	if (version === 1) await expect(tag).toHaveCount(0);
	else await expect(tag).toHaveAttribute("content", String(version));
}

/** Marks the document: a reloaded one has no mark. @param {import("@playwright/test").Page} page */
async function mark(page) {
	await page.evaluate(() => {
		document.documentElement.dataset.marked = "";
	});
	return () =>
		page.evaluate(() => document.documentElement.dataset.marked !== undefined);
}

/** @param {GamePage} game */
async function closeWin(game) {
	await expect(game.page.locator("#win")).toBeVisible();
	await game.page.keyboard.press("Escape");
}

test("after the first visit everything is there without a network, under a strict policy with Trusted Types", async ({
	context,
	game,
	page,
	site,
}) => {
	const rules = Object.entries(STRICT).map((rule) => rule.join(" "));
	site.headers = { "content-security-policy": rules.join("; ") };
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await kept(page);
	await keepLanguage(game, "zh-Hans");
	// The page asks for a text, and the service worker keeps all of them once.
	const texts = site.asked.filter((name) => /-zh-Hans-/.test(name));
	const times = texts.map((name) => texts.filter((it) => it === name).length);
	expect(Math.max(...times)).toBeLessThanOrEqual(2);
	await game.speak("en");
	site.cut();
	await context.setOffline(true);
	await game.reload();
	await game.expectBoard("1 2 3/4 5 6/0 7 8");
	await game.press("hint");
	await expect(game.advice).toHaveText("2 slides to go, proven shortest");
	await game.click(7);
	await game.click(8);
	await closeWin(game);
	// With the learned weights: without them a warning says so, which is a complaint.
	await page.goto("./#size=5x5&seed=1");
	await game.press("hint");
	await expect(game.head).toHaveText(/^Slide \d+ /);
	await game.press("solve");
	await expect(game.playback).toBeVisible();
	await game.press("stop");
	await game.speak("zh-Hans");
	await expect(page).toHaveTitle("数字华容道");
	await game.press("show-help");
	await expect(page.locator("#help li")).not.toHaveCount(0);
	// A link as some apps send it.
	await page.goto("./?utm_source=x#size=3x3&seed=1");
	await game.ready();
});

test("the first visit waits for nothing of it, then every other page is there without a network", async ({
	context,
	game,
	page,
	site,
}) => {
	await game.open();
	const playable = await page.evaluate(() => {
		const [{ startTime }] = performance.getEntriesByName("playable");
		return performance
			.getEntriesByType("resource")
			.filter((entry) => entry.startTime < startTime)
			.map(({ name }) => new URL(name).pathname.replace(/^.*\//, ""));
	});
	expect(playable.filter((name) => /service|extras/.test(name))).toEqual([]);
	await kept(page);
	const [first] = site.asked.filter((name) => name === "service-worker.js");
	expect(first).toBe("service-worker.js");
	// It fetches what the page has not: the other language, weights, other pages.
	const before = site.asked.slice(0, site.asked.indexOf("service-worker.js"));
	expect(before.some((name) => /\.bin$|-zh-/.test(name))).toBe(false);
	expect(site.asked.some((name) => /shared-.*\.bin$/.test(name))).toBe(true);
	expect(site.asked.some((name) => /no-wasm\/core\.js$/.test(name))).toBe(
		false,
	);
	// The scripts for other sites come from the server.
	expect(site.asked).not.toContain("taquin.js");
	await page.evaluate(() => fetch("./taquin.js"));
	expect(site.asked).toContain("taquin.js");

	// Two in one other language stand for all.
	const pages = readdirSync(DIST).filter(
		(name) => name.endsWith(".html") && !TRANSLATED.includes(name),
	);
	expect(pages.length).toBeGreaterThan(1);
	site.cut();
	await context.setOffline(true);
	for (const name of [...pages, "de.html", "lab.de.html"]) {
		await page.goto(`./${name}`);
		await expect(page.locator("h1").first()).toBeVisible();
	}
});

test("a new version waits for the end of the game and the player's word, and the game in play survives it", async ({
	game,
	page,
	site,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await kept(page);
	await game.click(7);
	const isSame = await mark(page);
	site.update();
	await lookForUpdate(page);
	await expect(game.notices).toHaveCount(0);
	await game.click(8);
	await closeWin(game);
	const notice = game.notices.filter({ hasText: "A new version is ready." });
	await expect(notice).toBeVisible();
	expect(await isSame()).toBe(true);
	await game.press("shuffle");
	await game.clickAny();
	await expect(notice).toHaveCount(0);
	expect(await isSame()).toBe(true);
	await expectVersion(page, 1);
	// A reload alone is no word: all tabs stay with one version.
	await page.reload();
	await game.ready();
	await expectVersion(page, 1);

	// The menu keeps the offer.
	const board = await game.text();
	const { moves, slides } = await game.counts();
	await game.button("more").click();
	await game.button("menu-update").click();
	await expectVersion(page, 2);
	await game.ready();
	await game.expectBoard(board);
	await game.expectCounts(moves, slides);
	site.cut();
	await game.reload();
	await expectVersion(page, 2);
});

test("another tab stays as it is when one takes the new version", async ({
	context,
	game,
	page,
	site,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await kept(page);
	const other = new GamePage(await context.newPage());
	await other.open(at("1 2 3/4 5 6/0 7 8"));
	await other.click(7);
	const isSame = await mark(other.page);
	await keepLanguage(other, "zh-Hans");
	site.update();
	await lookForUpdate(page);
	await game.notices.getByRole("button", { name: "Reload" }).click();
	await expectVersion(page, 2);
	// A file of the old version that this tab has not loaded yet; the server has it
	// no more.
	await other.press("show-help");
	await expect(other.page.locator("#help li")).not.toHaveCount(0);
	await other.page.keyboard.press("Escape");
	expect(await isSame()).toBe(true);
	await other.click(8);
	await closeWin(other);
	await expect(other.notices.filter({ hasText: "新版本" })).toBeVisible();
	expect(await isSame()).toBe(true);
	await other.notices.getByRole("button", { name: "刷新" }).click();
	await expectVersion(other.page, 2);
});

test("the script of the docs takes the game off a site", async ({
	game,
	page,
	site,
}) => {
	const docs = readFileSync("docs/deployment.md", "utf8");
	const [, script] =
		/```js fragment\n(addEventListener\("install".*?)```/s.exec(docs) ?? [];
	await game.open();
	await kept(page);
	site.instead.set("service-worker.js", script);
	site.instead.set(
		"index.html",
		`<title>Gone</title><link rel="icon" href="data:,">`,
	);
	// The visit that fetches it still shows the game.
	await game.reload();
	await expect.poll(() => site.asked.at(-1)).toBe("service-worker.js");
	await page.goto("about:blank");
	await expect(async () => {
		const visit = await page.context().newPage();
		try {
			// A visit that begins while the worker goes may wait for it in vain.
			await visit.goto("./", { timeout: 5_000 });
			expect(await visit.title()).toBe("Gone");
		} finally {
			await visit.close();
		}
	}).toPass();
	await page.goto("./");
	await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test("in a sandbox the page keeps nothing, and plays", async ({
	complaints,
	page,
	site,
}) => {
	complaints.allow(/Blocked autofocusing/);
	site.headers = { "access-control-allow-origin": "*" };
	await page.route("**/host.html", (route) =>
		route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><title>Host</title><link rel="icon" href="data:,">
				<iframe sandbox="allow-scripts" src="./index.html" width="800" height="600"></iframe>`,
		}),
	);
	await page.goto("./host.html");
	const frame = page.frameLocator("iframe");
	await expect(frame.locator("#board.ready")).toBeVisible();
	await frame.locator("#more").click();
	await frame.locator("#menu-settings").click();
	await frame.locator("#how-to").click();
	await expect(frame.locator("#help li")).not.toHaveCount(0);
	// After that a page registers its service worker.
	await frame.locator("sliding-puzzle").evaluate(async (puzzle) => {
		await /** @type {any} */ (puzzle).solve();
	});
	expect(site.asked).not.toContain("service-worker.js");
});

test("the browser finds nothing missing to install it", {
	tag: "@whole-browser",
}, async ({ game, page }) => {
	await game.open();
	const devtools = await page.context().newCDPSession(page);
	const { errors, url, data } = await devtools.send("Page.getAppManifest");
	expect(errors).toEqual([]);
	expect(url).toMatch(/\/games\/puzzle\/manifest\.webmanifest$/);
	const { installabilityErrors } = await devtools.send(
		"Page.getInstallabilityErrors",
	);
	// Tests have no profile.
	const errorIds = installabilityErrors.map(({ errorId }) => errorId);
	expect(errorIds.filter((id) => id !== "in-incognito")).toEqual([]);
	const { appId } = await devtools.send("Page.getAppId");
	expect(appId).toMatch(/\/games\/puzzle\/$/);
	// Each is as large as it says.
	const { icons, shortcuts, screenshots } = JSON.parse(data ?? "");
	const pictures = [shortcuts, screenshots].flat();
	const all = [...icons, ...pictures.flatMap((one) => one.icons ?? [one])];
	const wrong = await page.evaluate(async (all) => {
		const sizes = all.map(async ({ src, sizes }) => {
			const image = new Image();
			image.src = src;
			await image.decode();
			const size = `${image.naturalWidth}x${image.naturalHeight}`;
			return size === sizes ? [] : [src, size];
		});
		return (await Promise.all(sizes)).flat();
	}, all);
	expect(wrong).toEqual([]);
});
