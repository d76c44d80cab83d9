/**
 * `embedding.html`: the choices, the code they produce, and the reference.
 */

import { ConfiguratorPage } from "./support/configurator-page.js";
import { HostPage } from "./support/host-page.js";
import { expect, test } from "./support/test.js";

test("each choice changes the puzzle and the tag @quick", async ({ page }) => {
	const embedding = new ConfiguratorPage(page);
	await embedding.open();
	for (const [name, value, attribute] of [
		["goal", "snake"],
		["tiles", "letter"],
		["theme", "dark"],
		["controls", "compact"],
		["hints", "3"],
		["solver", "off"],
		["timer", "off"],
		["arrows", "blank"],
		["motion", "off"],
		["sound", "on"],
		["lang", "zh-Hans"],
	]) {
		await embedding.choose(name, value);
		await expect(embedding.puzzle).toHaveAttribute(attribute ?? name, value);
		await expect(embedding.tag).toContainText(` ${name}="${value}"`);
		await expect(embedding.frame).toContainText(`${name}=${value}`);
		await expect(embedding.package).toContainText(` ${name}="${value}"`);
	}
	await page.getByLabel("View only").check();
	await expect(embedding.puzzle).toHaveAttribute("readonly", "");
	await expect(embedding.tag).toContainText(" readonly>");
	for (const [name, value] of [
		["storage", "local"],
		["loading", "eager"],
	]) {
		await embedding.choose(name, value);
		await expect(embedding.tag).toContainText(` ${name}="${value}"`);
		await expect(embedding.puzzle).not.toHaveAttribute(name, value);
	}
	await embedding.choose("theme", "auto");
	await expect(embedding.puzzle).not.toHaveAttribute("theme");
	await expect(embedding.tag).not.toContainText("theme");
	// The choices take effect in the puzzle, not only in its attributes.
	await expect(page.locator("#new")).toHaveAccessibleName("新游戏");
	await expect(page.locator("#time")).toBeHidden();
	await expect(page.locator("#solve")).toBeHidden();
	await expect(page.locator("#cell-0")).toHaveAccessibleName(/^(?:[A-O]|空格)/);
});

test("size, seed and board deal another board", async ({ page }) => {
	const embedding = new ConfiguratorPage(page);
	await embedding.open();
	const cells = page.locator("#grid [role=gridcell]");
	await expect(cells).toHaveCount(16);
	await page.getByRole("spinbutton", { name: "Columns" }).fill("5");
	await page.getByRole("spinbutton", { name: "Rows" }).fill("3");
	await expect(cells).toHaveCount(15);
	await expect(embedding.tag).toContainText('size="5x3"');
	await page.getByLabel("Seed").fill("today");
	const first = await embedding.cells();
	await page.getByLabel("Seed").fill("tomorrow");
	await expect.poll(() => embedding.cells()).not.toEqual(first);
	await page.getByLabel("Seed").fill("today");
	await expect.poll(() => embedding.cells()).toEqual(first);
	await page.getByLabel("own board").fill("1 2/0 3");
	await expect.poll(() => embedding.cells()).toEqual([1, 2, 0, 3]);
	await expect(embedding.tag).toContainText('<sliding-puzzle board="1 2/0 3">');
	// The puzzle reports an invalid board.
	await page.getByLabel("own board").fill("1 2/3 3");
	await expect(page.getByRole("alert")).toContainText("Tile 3 appears twice");
	// A value that a field rejects changes nothing.
	await page.getByLabel("own board").fill("");
	await page.getByRole("spinbutton", { name: "Columns" }).fill("17");
	await expect(embedding.tag).toContainText('size="5x3"');
});

test("a wrong value gets a sentence, until it is right", async ({ page }) => {
	const embedding = new ConfiguratorPage(page);
	await embedding.open();
	for (const [label, wrong, right, sentence, said] of [
		[
			"Columns",
			"17",
			"5",
			"Columns: enter a whole number from 2 to 16.",
			"列：请输入 2 到 16 的整数。",
		],
		[
			"Rows",
			"2.5",
			"3",
			"Rows: enter a whole number from 2 to 16.",
			"行：请输入 2 到 16 的整数。",
		],
		[
			"Your site",
			"me.example",
			"https://me.example",
			"Your site, to receive the iframe’s messages: enter a whole address, like https://example.org.",
			"你的网站",
		],
	]) {
		const field = page.getByLabel(label).first();
		const id = await field.getAttribute("name");
		const place = page.locator(`#wrong-${id}`);
		await field.fill(wrong);
		// Nothing is wrong while somebody types.
		await expect(place).toHaveText("");
		await field.press("Tab");
		await expect(place).toHaveText(sentence);
		await expect(place).toHaveAttribute("aria-live", "polite");
		await expect(field).toHaveAccessibleDescription(sentence);
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await page.locator("#language").selectOption("zh-Hans");
		await expect(place).toContainText(said);
		await page.locator("#language").selectOption("en");
		await expect(place).toHaveText(sentence);
		await field.fill(right);
		await expect(place).toHaveText("");
		await expect(field).toHaveAccessibleDescription("");
		await expect(field).not.toHaveAttribute("aria-invalid");
	}
	await expect(embedding.tag).toContainText('size="5x3"');
});

test("a picture is chosen, or one of one's own", async ({ page, baseURL }) => {
	const embedding = new ConfiguratorPage(page);
	await embedding.open();
	await embedding.choose("tiles", "image");
	await expect(embedding.puzzle).toHaveAttribute("src", /mountains\.svg$/);
	await page.getByRole("radio", { name: "Two boats on the sea" }).check();
	const boats = new URL("pictures/boats.svg", baseURL).href;
	await expect(embedding.tag).toContainText(
		`src="${boats}" alt="Two boats on the sea"`,
	);
	await expect(page.getByRole("grid")).toHaveAccessibleName(/Two boats/);
	await page.getByRole("radio", { name: "Your own" }).check();
	await expect(embedding.tag).not.toContainText('src="http://127.0.0.1:1');
	const own = new URL("pictures/quilt.svg", baseURL).href;
	await page.getByLabel("Image URL").fill(own);
	await page.getByLabel("Description of the image").fill('A "quilt"');
	await expect(embedding.tag).toContainText(
		`src="${own}" alt="A &quot;quilt&quot;"`,
	);
	await expect(embedding.puzzle).toHaveAttribute("alt", 'A "quilt"');
	await embedding.choose("tiles", "number");
	await expect(embedding.puzzle).not.toHaveAttribute("src");
});

test("the frame is as high as the puzzle wants, and follows a site", async ({
	page,
}) => {
	const embedding = new ConfiguratorPage(page);
	await embedding.open();
	const height = async () => {
		const text = (await embedding.frame.textContent()) ?? "";
		return Number(/height="(\d+)"/.exec(text)?.[1]);
	};
	await expect.poll(height).toBe(665);
	await embedding.choose("controls", "none");
	await expect.poll(height).toBe(400);
	await page.getByRole("spinbutton", { name: "Rows" }).fill("2");
	// Half as high, with a rim that stays.
	await expect.poll(height).toBeLessThan(220);
	expect(await height()).toBeGreaterThan(200);
	await page.getByLabel("Your site").fill("https://me.example/page");
	await expect(embedding.frame).toContainText(
		"origin=https%3A%2F%2Fme.example",
	);
});

test.describe("with leave to copy", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });

	for (const block of ["tag", "frame"]) {
		test(`the ${block} that is copied plays on another site`, async ({
			page,
			complaints,
			baseURL,
		}) => {
			const embedding = new ConfiguratorPage(page);
			await embedding.open();
			await page.getByLabel("own board").fill("1 2 3/4 0 5/7 8 6");
			await embedding.choose("controls", "none");
			await expect(embedding.tag).toContainText("none");
			const button = page.locator(`#copy-${block}`);
			await button.focus();
			await page.keyboard.press("Enter");
			await expect(button).toHaveText("Copied");
			await expect(page.getByRole("status").first()).toHaveText("Copied");
			const lines = await page.evaluate(() => navigator.clipboard.readText());
			await expect(button).toHaveText("Copy");

			const host = new HostPage(page, baseURL ?? "");
			await host.serve();
			complaints.expect(new RegExp(`another site: ${host.origin}/`));
			await host.openWith(lines);
			const place = block === "tag" ? page : host.frame();
			await place.locator("#cell-5").click();
			await place.locator("#cell-8").click();
			await expect(place.locator("sliding-puzzle:state(solved)")).toBeVisible();
			host.close();
		});
	}
});

test("without leave the lines are selected", async ({ page }) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
	});
	const embedding = new ConfiguratorPage(page);
	await embedding.open();
	await page.locator("#copy-package").click();
	await expect(page.locator("#said")).toContainText("selected");
	const selected = await page.evaluate(() => String(getSelection()));
	expect(selected).toContain("npm install sliding-puzzle");
});

test("the reference has every attribute and every event of the element", async ({
	page,
}) => {
	await new ConfiguratorPage(page).open();
	const observed = await page.evaluate(
		() =>
			/** @type {any} */ (customElements.get("sliding-puzzle"))
				.observedAttributes,
	);
	const names = (/** @type {string} */ section) =>
		page
			.locator(`section:has(> h3#${section})`)
			.locator("dt")
			.allTextContents();
	expect(await names("attributes")).toEqual(expect.arrayContaining(observed));
	expect(await names("events")).toEqual([
		"ready",
		"new",
		"before-new",
		"before-hint",
		"before-move",
		"move",
		"distance",
		"hint",
		"progress",
		"solved",
		"finished",
		"aside",
		"error",
	]);
	expect(await names("custom")).toContain("--sliding-puzzle-tile-from");
	await page.getByRole("link", { name: "Methods" }).click();
	await expect(page.getByRole("heading", { name: "Methods" })).toBeInViewport();
});

test.describe("of a reader of Chinese", () => {
	test.use({ locale: "zh-CN" });

	test("the page is in Chinese, and switches", async ({ page }) => {
		const embedding = new ConfiguratorPage(page);
		await embedding.open();
		await expect(page).toHaveTitle("嵌入你的网站");
		await expect(page.locator("#new")).toHaveText("新游戏");
		await expect(page.locator("#reference")).toContainText("求解");
		await embedding.choose("theme", "dark");
		await page.locator("#language").selectOption("en");
		await expect(page).toHaveTitle("Add it to your site");
		await expect(page.locator("#new")).toHaveText("New game");
		await expect(page.locator("#reference")).toContainText(
			"The tiles row by row",
		);
		await expect(embedding.tag).toContainText('theme="dark"');
	});
});

for (const width of [320, 390, 768, 1280]) {
	test(`nothing is wider than a window of ${width}`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		const embedding = new ConfiguratorPage(page);
		await embedding.open();
		await embedding.choose("tiles", "image");
		const wide = await page.evaluate(
			() => document.documentElement.scrollWidth - innerWidth,
		);
		expect(wide).toBeLessThanOrEqual(0);
	});
}

test("the play page leads here, and this page back", async ({ game, page }) => {
	await game.open();
	await game.button("more").click();
	await page.getByRole("link", { name: "Add to your site" }).click();
	await expect(page).toHaveURL(/\/embedding\.html$/);
	await page.getByRole("link", { name: "Sliding Puzzle" }).click();
	await game.ready();
});
