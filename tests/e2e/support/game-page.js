/**
 * The play page, as a test uses it: what the player sees and does.
 */

import { expect } from "@playwright/test";
import { IN_MENU, KEPT } from "./play-page-names.js";

export { at, KEPT } from "./play-page-names.js";

export class GamePage {
	/** @param {import("@playwright/test").Page} page */
	constructor(page) {
		this.page = page;
		this.grid = page.locator("sliding-puzzle:not([inert]) #grid").first();
		this.cells = this.grid.locator("[role=gridcell]");
		this.live = this.part("live");
		this.head = this.part("advice-head");
		this.advice = this.part("advice-text");
		this.progress = this.part("advice-progress");
		this.playback = this.part("playback");
		this.notices = page.locator("#notices .notice");
	}

	/**
	 * Loads the page and waits until the board can be played.
	 *
	 * @param {string} [hash]
	 */
	async open(hash = "") {
		await this.page.goto(`./${hash}`);
		await this.ready();
	}

	/**
	 * Stores a text as the page's game before the page loads.
	 *
	 * @param {string | null} text `null` deletes all that is stored.
	 * @param {string} [key]
	 */
	async keep(text, key = KEPT) {
		const blank = "**/blank.html";
		const body = '<link rel="icon" href="data:,">';
		await this.page.route(blank, (route) =>
			route.fulfill({ contentType: "text/html", body }),
		);
		await this.page.goto("./blank.html");
		await this.page.unroute(blank);
		await this.page.evaluate(
			async ([text, key]) => {
				if (text !== null) {
					localStorage.setItem(String(key), text);
					return;
				}
				localStorage.clear();
				await new Promise((resolve, reject) => {
					const request = indexedDB.deleteDatabase("sliding-puzzle");
					request.onsuccess = resolve;
					request.onerror = reject;
				});
			},
			[text, key],
		);
	}

	/**
	 * Returns what is stored under a key, or `null`.
	 *
	 * @param {string} [key]
	 */
	kept(key = KEPT) {
		return this.page.evaluate((key) => localStorage.getItem(key), key);
	}

	async reload() {
		await this.page.reload();
		await this.ready();
	}

	/**
	 * Hides the page, as when another tab is opened, or shows it again.
	 *
	 * @param {boolean} isHidden
	 */
	async setHidden(isHidden) {
		await this.page.evaluate((isHidden) => {
			Object.defineProperty(document, "hidden", {
				configurable: true,
				value: isHidden,
			});
			document.dispatchEvent(new Event("visibilitychange"));
		}, isHidden);
	}

	async ready() {
		await expect(this.page.locator("#board.ready")).toBeVisible();
	}

	/**
	 * Of the page or of the board in play, which stands before the small boards of the
	 * sheet of new games. They have the same parts, and come and go with it.
	 *
	 * @param {string} id
	 */
	part(id) {
		return this.page.locator(`#${id}`).first();
	}

	/** @param {string} id */
	button(id) {
		return this.part(id);
	}

	/**
	 * Presses a button, below the board or in the menu. Of a new game, deals the size
	 * that is in play.
	 *
	 * @param {string} id
	 */
	async press(id) {
		if (id === "show-help") {
			await this.openSheet("settings");
			await this.button("how-to").click();
		} else if (id in IN_MENU) {
			await this.button("more").click();
			await this.button(`menu-${IN_MENU[id]}`).click();
		} else if (id === "redo") {
			await this.button("undo").click({ modifiers: ["Shift"] });
		} else await this.button(id).click();
		if (id !== "shuffle") return;
		await expect(this.page.locator("#new-game button:focus")).toBeVisible();
		await this.page.keyboard.press("Enter");
		// Its small boards have the same parts as the board in play.
		await expect(this.button("new-game")).toHaveCount(0);
	}

	/**
	 * Opens a sheet of the menu.
	 *
	 * @param {string} name Of the sheet and of its entry in the menu.
	 */
	async openSheet(name) {
		await this.button("more").click();
		await this.button(`menu-${name}`).click();
		// For a moment the menu is there, too.
		const sheet = this.page.locator("dialog.sheet:not(#menu)");
		await expect(sheet).toBeVisible();
	}

	/**
	 * Opens "Solve my puzzle" with its field for text.
	 *
	 * @returns {Promise<import("@playwright/test").Locator>} The field.
	 */
	async openText() {
		await this.press("open-board");
		await this.page.locator("#setup summary").click();
		return this.page.locator("#setup-board-text");
	}

	/** Closes the sheet that is open, or is about to open. */
	async leaveSheet() {
		const sheet = this.page.locator("dialog.sheet, #win");
		await expect(sheet.last()).toBeVisible();
		await this.page.keyboard.press("Escape");
		await expect(sheet).toHaveCount(0);
	}

	/**
	 * Expects an entry of the menu to be enabled, or not.
	 *
	 * @param {string} name
	 * @param {boolean} isEnabled
	 */
	async expectInMenu(name, isEnabled) {
		await this.button("more").click();
		await expect(this.button(`menu-${name}`)).toBeEnabled({
			enabled: isEnabled,
		});
		await this.page.keyboard.press("Escape");
	}

	/** @param {string} language */
	async speak(language) {
		const inHeader = this.page.locator("#language");
		if (await inHeader.isVisible()) await inHeader.selectOption(language);
		else {
			await this.button("more").click();
			await this.page.locator("#menu-language").selectOption(language);
		}
		await expect(this.page.locator("dialog.sheet")).toHaveCount(0);
	}

	/** Starts a search of a large board, long enough for a test to observe it. */
	async search() {
		await this.press("hint");
		await this.press("longer");
		await expect(this.head).toHaveText(/^Slide \d+ /);
		await expect(this.advice).toHaveText(
			/^About \d+ slides, at least \d+( · .+)?$/,
		);
		await expect(this.progress).toBeVisible();
		await expect(this.button("cancel")).toBeVisible();
	}

	/** Returns the board in text form, read from the names of the cells. */
	text() {
		return this.page.evaluate(() => {
			const tree = document.querySelector(
				"sliding-puzzle:not([inert])",
			)?.shadowRoot;
			const rows = [...(tree?.querySelectorAll("#grid [role=row]") ?? [])];
			const tile = (/** @type {Element} */ cell) =>
				Number.parseInt(cell.textContent ?? "", 10) || 0;
			return rows.map((row) => [...row.children].map(tile).join(" ")).join("/");
		});
	}

	/** @param {string} text */
	async expectBoard(text) {
		await expect.poll(() => this.text()).toBe(text);
	}

	/** @param {number} moves @param {number} slides */
	async expectCounts(moves, slides) {
		await expect(this.part("moves")).toHaveText(String(moves));
		await expect(this.part("slides")).toHaveText(String(slides));
	}

	/** Returns the counts now. */
	async counts() {
		const count = async (/** @type {string} */ id) =>
			Number(await this.part(id).textContent());
		return { moves: await count("moves"), slides: await count("slides") };
	}

	/** Returns the seconds on the clock, with tenths if they are shown. */
	async seconds() {
		const time = (await this.part("time").textContent()) ?? "";
		return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
	}

	/** @param {number} tile 0 for the blank. */
	async cellOf(tile) {
		const tiles = (await this.text()).split(/[ /]/).map(Number);
		return this.cells.nth(tiles.indexOf(tile));
	}

	/** @param {number} tile */
	async click(tile) {
		await (await this.cellOf(tile)).click();
	}

	/** Has the page open a link that cannot be opened: it shows a notice. */
	async badLink() {
		await this.page.evaluate(() => {
			location.hash = `#board=nonsense${Math.random()}`;
		});
		await expect(this.notices).not.toHaveCount(0);
	}

	/** Makes any move. There always is one. */
	async clickAny() {
		await this.page
			.locator("[role=gridcell]", { hasText: "slides" })
			.first()
			.click();
	}

	/**
	 * Returns the middle of a tile and the distance of two cells, in CSS pixels.
	 *
	 * @param {number} tile
	 */
	async place(tile) {
		const box = await (await this.cellOf(tile)).boundingBox();
		if (box === null) throw new Error(`tile ${tile} is not shown`);
		const pitch = await this.page.evaluate(() => {
			const tree = document.querySelector(
				"sliding-puzzle:not([inert])",
			)?.shadowRoot;
			const [first, second] = tree?.querySelectorAll("[role=gridcell]") ?? [];
			const left = (/** @type {Element} */ e) => e.getBoundingClientRect().left;
			return left(second) - left(first);
		});
		return { x: box.x + box.width / 2, y: box.y + box.height / 2, pitch };
	}

	/** Waits for the frame after the next. By then earlier changes are drawn. */
	async drawn() {
		await this.page.evaluate(
			() =>
				new Promise((resolve) =>
					requestAnimationFrame(() => requestAnimationFrame(resolve)),
				),
		);
	}

	/** Waits until the page asks for no more frames: nothing moves, and all is drawn. */
	async settled() {
		await expect
			.poll(() =>
				this.page.evaluate(() => /** @type {any} */ (window).framesAwaited),
			)
			.toBe(0);
	}
}
