/**
 * The page for embedders, as a test uses it.
 */

import { expect } from "@playwright/test";

export class ConfiguratorPage {
	/** @param {import("@playwright/test").Page} page */
	constructor(page) {
		this.page = page;
		this.tag = page.locator("#tag");
		this.frame = page.locator("#frame");
	}

	/** Loads the page and opens all groups of choices. */
	async open() {
		await this.page.goto("./embedding.html");
		await expect(this.page.locator("#board.ready")).toBeVisible();
		await this.page.locator("summary").click();
	}

	/**
	 * @param {string} name Name of a field.
	 * @param {string} value
	 */
	async choose(name, value) {
		await this.page.locator(`select[name=${name}]`).selectOption(value);
	}
}
