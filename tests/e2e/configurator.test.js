/**
 * `embedding.html`: what is seen of the choices, and the code on another site. All
 * choices, their code and the reference are in `tests/web/configurator-page.test.js`.
 */

import { ConfiguratorPage } from "./support/configurator-page.js";
import { HostPage } from "./support/host-page.js";
import { expect, test } from "./support/test.js";

test("the choices take effect in the puzzle, not only in its code @quick", async ({
	page,
}) => {
	const embedding = new ConfiguratorPage(page);
	await embedding.open();
	for (const [name, value] of [
		...[
			["tiles", "letter"],
			["timer", "off"],
			["solver", "off"],
			["lang", "zh-Hans"],
		],
	]) {
		await embedding.choose(name, value);
		await expect(embedding.tag).toContainText(` ${name}="${value}"`);
	}
	await expect(page.locator("#shuffle")).toHaveText(/\p{Script=Han}/u);
	await expect(page.locator("#time")).toBeHidden();
	await expect(page.locator("#solve")).toBeHidden();
	await expect(page.locator("#cell-0")).toHaveAccessibleName(/^(?:[A-O]|空格)/);
	await embedding.choose("tiles", "image");
	await page.getByRole("radio", { name: "Two boats on the sea" }).check();
	await expect(page.getByRole("grid")).toHaveAccessibleName(/Two boats/);
	await page.getByRole("link", { name: "Methods" }).click();
	await expect(page.getByRole("heading", { name: "Methods" })).toBeInViewport();
});

test("the frame is as high as the puzzle wants", async ({ page }) => {
	const embedding = new ConfiguratorPage(page);
	await embedding.open();
	const height = async () => {
		const text = (await embedding.frame.textContent()) ?? "";
		return Number(/height="(\d+)"/.exec(text)?.[1]);
	};
	await expect.poll(height).toBeGreaterThan(600);
	await embedding.choose("controls", "none");
	// As wide as high.
	await expect.poll(height).toBe(400);
	await page.getByRole("spinbutton", { name: "Rows" }).fill("2");
	// Half as high, with a rim that stays.
	await expect.poll(height).toBeLessThan(220);
	expect(await height()).toBeGreaterThan(200);
});

test.describe("with leave to copy", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });

	test("the tag and the frame that are copied play on another site", async ({
		page,
		complaints,
		baseURL,
	}) => {
		const embedding = new ConfiguratorPage(page);
		await embedding.open();
		await page.getByLabel("own board").fill("1 2 3/4 0 5/7 8 6");
		await embedding.choose("controls", "none");
		await expect(embedding.tag).toContainText("none");
		const copies = [];
		for (const block of ["tag", "frame"]) {
			await page.locator(`#copy-${block}`).focus();
			await page.keyboard.press("Enter");
			const code = (await page.locator(`#${block}`).textContent()) ?? "";
			const copied = () => page.evaluate(() => navigator.clipboard.readText());
			await expect.poll(copied).toBe(code);
			copies.push(code);
		}
		const host = new HostPage(page, baseURL ?? "");
		await host.serve();
		complaints.expect(new RegExp(`another site: ${host.origin}/`));
		for (const [n, code] of copies.entries()) {
			await host.openWith(code);
			const place = n === 0 ? page : host.frame();
			await place.locator("#cell-5").click();
			await place.locator("#cell-8").click();
			await expect(place.locator("sliding-puzzle:state(solved)")).toBeVisible();
		}
		host.close();
	});
});

test("nothing is wider than the window", async ({ page }) => {
	const embedding = new ConfiguratorPage(page);
	await embedding.open();
	await embedding.choose("tiles", "image");
	for (const width of [320, 390, 768, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		// Each menu has room for its longest option.
		const cut = await page.locator(".field select").evaluateAll((menus) =>
			menus
				.filter((menu) => menu.checkVisibility())
				.filter((menu) => {
					const { width } = menu.getBoundingClientRect();
					const free = /** @type {HTMLElement} */ (menu.cloneNode(true));
					free.style.cssText = "position: absolute; width: max-content";
					menu.after(free);
					const isCut = free.getBoundingClientRect().width > width + 1;
					free.remove();
					return isCut;
				})
				.map((menu) => menu.textContent),
		);
		expect.soft(cut).toEqual([]);
		const wide = await page.evaluate(
			() => document.documentElement.scrollWidth - innerWidth,
		);
		expect(wide).toBeLessThanOrEqual(0);
	}
});
