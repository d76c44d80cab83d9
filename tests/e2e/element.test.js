/**
 * The element on somebody else's page, as an engine must show it: forms, who may move
 * it, rooms, pictures, styles, and when it starts. What its attributes and methods do is
 * tested without a browser; events and other engines in `tests/engines`.
 */

import { ask, openWith } from "./support/element-page.js";
import { expect, test } from "./support/test.js";

const NEAR = "1 2 3/4 5 6/7 0 8";

test("in a form its value is the position, and a required one must be solved @quick", async ({
	page,
}) => {
	await openWith(
		page,
		`<form action="./sent.html"><sliding-puzzle name="board" board="${NEAR}" required></sliding-puzzle>
		<button>Send</button></form>`,
	);
	const sent = () =>
		ask(page, (puzzle) => ({
			value: new FormData(puzzle.form).get("board"),
			board: puzzle.value,
			isValid: puzzle.form.checkValidity(),
			isTold: puzzle.validationMessage !== "",
		}));
	const before = await sent();
	expect(before).toMatchObject({ value: NEAR, board: NEAR });
	expect(before).toMatchObject({ isValid: false, isTold: true });
	await ask(page, (puzzle) => puzzle.move(8));
	const solved = await sent();
	expect(solved).toMatchObject({ isValid: true, isTold: false });
	expect(solved.value).toBe("1 2 3/4 5 6/7 8 0");
	await ask(page, (puzzle) => puzzle.form.reset());
	expect(await sent()).toEqual(before);
	// One that is not required is sent as it is.
	await ask(page, (puzzle) => {
		puzzle.required = false;
	});
	expect(await sent()).toMatchObject({ isValid: true });
	await page.getByRole("button", { name: "Send" }).click();
	await page.waitForURL(
		({ searchParams }) => searchParams.get("board") === NEAR,
	);
});

test("a <label> names the puzzle, and a click on it focuses the board", async ({
	page,
}) => {
	await openWith(
		page,
		`<label for="it">Lunch break</label>
		<sliding-puzzle id="it" board="${NEAR}"></sliding-puzzle>`,
	);
	await ask(page, ({ ready }) => ready);
	const client = await page.context().newCDPSession(page);
	const { nodes } = await client.send("Accessibility.getFullAXTree");
	const names = nodes
		.filter(({ role }) => role?.value === "group")
		.map(({ name }) => name?.value);
	expect(names).toContain("Lunch break");
	await page.getByText("Lunch break").click();
	await expect(page.locator("#it")).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect.poll(() => ask(page, ({ status }) => status)).toBe("solved");
});

test("one that is disabled or read-only is moved by no player, and scrolls with the page", async ({
	page,
}) => {
	await openWith(
		page,
		`<form><fieldset disabled>
			<sliding-puzzle name="board" board="${NEAR}"></sliding-puzzle>
		</fieldset></form>
		<sliding-puzzle board="${NEAR}" readonly hints="off" solver="off" timer="off" loading="eager"></sliding-puzzle>
		<sliding-puzzle board="${NEAR}" loading="eager"></sliding-puzzle>`,
	);
	const puzzles = await page.locator("sliding-puzzle").all();
	const [disabled, readonly, open] = puzzles;
	const codeOf = (/** @type {typeof open} */ puzzle) =>
		puzzle.evaluate(async (puzzle) => {
			const { value: code } = await /** @type {any} */ (puzzle).ready;
			return code;
		});
	const touch = (/** @type {typeof open} */ puzzle) =>
		puzzle
			.locator("#board")
			.evaluate((board) => getComputedStyle(board).touchAction);
	const code = await codeOf(disabled);
	for (const puzzle of [disabled, readonly]) {
		await puzzle.locator("[role=gridcell]").last().click({ force: true });
		await puzzle.locator("#grid").press("ArrowLeft");
		expect(await codeOf(puzzle)).toBe(code);
		// Two quick taps zoom nothing, and the page scrolls.
		expect(await touch(puzzle)).toBe("manipulation");
	}
	await disabled.locator("#shuffle").click({ force: true });
	expect(await codeOf(disabled)).toBe(code);
	for (const id of ["hint", "solve", "time"]) {
		await expect(readonly.locator(`#${id}`)).toBeHidden();
		await expect(open.locator(`#${id}`)).toBeVisible();
	}
	expect(await touch(open)).toBe("pinch-zoom");
	await open.evaluate((puzzle) => /** @type {any} */ (puzzle).move(8));
	expect(await touch(open)).toBe("manipulation");
	// A disabled one is no part of its form.
	const sent = () => ask(page, ({ form }) => new FormData(form).get("board"));
	expect(await sent()).toBeNull();
	await page.locator("fieldset").evaluate((fieldset) => {
		/** @type {HTMLFieldSetElement} */ (fieldset).disabled = false;
	});
	expect(await sent()).toBe(code);
	await disabled.locator("[role=gridcell]").last().click();
	expect(await ask(page, (puzzle) => puzzle.status)).toBe("solved");
	expect(
		await readonly.evaluate((puzzle) => /** @type {any} */ (puzzle).move(8)),
	).toBe(true);
});

test("moved into the document of a frame it keeps its look and its game", async ({
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle board="${NEAR}"></sliding-puzzle><iframe title="Other"></iframe>`,
	);
	const look = () =>
		page.evaluate(() => {
			const frame = /** @type {HTMLIFrameElement} */ (
				document.querySelector("iframe")
			);
			const puzzle = /** @type {any} */ (
				document.querySelector("sliding-puzzle") ??
					frame.contentDocument?.querySelector("sliding-puzzle")
			);
			const canvas = puzzle.shadowRoot.getElementById("canvas");
			const { display } = getComputedStyle(canvas);
			return { display, text: puzzle.value };
		});
	await ask(page, (puzzle) => puzzle.move("R"));
	const before = await look();
	await page.evaluate(() => {
		const frame = /** @type {HTMLIFrameElement} */ (
			document.querySelector("iframe")
		);
		const puzzle = /** @type {Element} */ (
			document.querySelector("sliding-puzzle")
		);
		frame.contentDocument?.body.append(puzzle);
	});
	expect(before.display).toBe("block");
	expect(await look()).toEqual(before);
});

test("a page that gives it no room is told so, once", async ({ page }) => {
	/** @type {string[]} */
	const told = [];
	page.on("console", (message) => {
		if (message.text().includes("no room")) told.push(message.text());
	});
	await openWith(
		page,
		`<div style="display: none"><sliding-puzzle loading="eager"></sliding-puzzle></div>
		<div style="height: 0"><sliding-puzzle loading="eager" style="height: 100%"></sliding-puzzle></div>
		<sliding-puzzle loading="eager" size="3x3"></sliding-puzzle>`,
	);
	await page.locator("sliding-puzzle").evaluateAll(async (puzzles) => {
		for (const puzzle of puzzles) await /** @type {any} */ (puzzle).ready;
	});
	await expect.poll(() => told.length).toBeGreaterThan(0);
	// The others were looked at before it or in the same turn.
	await page.evaluate(() => new Promise((done) => setTimeout(done)));
	expect(told).toEqual([expect.stringMatching(/ × 0 px/)]);
});

test("a style asks for its state, and chooses its colours", async ({
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle controls="none" style="--sliding-puzzle-tray: rgb(1, 2, 3)" board="${NEAR}"></sliding-puzzle>`,
	);
	const states = (/** @type {any} */ puzzle) =>
		["loading", "ready", "playing", "solved", "failed"].filter((state) =>
			puzzle.matches(`:state(${state})`),
		);
	const tray = () =>
		ask(page, async (puzzle) => {
			const canvas = puzzle.shadowRoot.getElementById("canvas");
			const copy = await /** @type {any} */ (window).copyOf(canvas);
			const { data } = copy.getImageData(canvas.width / 2, 2, 1, 1);
			return [...data].slice(0, 3).join();
		});
	expect(await ask(page, states)).toEqual(["ready", "playing"]);
	await expect.poll(tray).toBe("1,2,3");
	await ask(page, (puzzle) => {
		puzzle.style.setProperty("--sliding-puzzle-tray", "rgb(7, 8, 9)");
		puzzle.move("L");
	});
	await expect.poll(tray).toBe("7,8,9");
	expect(await ask(page, states)).toEqual(["ready", "solved"]);
});

/** Red on the left half, blue on the right. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="150" height="300" fill="#f00"/><rect x="150" width="150" height="300" fill="#00f"/></svg>',
)}`;

test("a picture is cut into the tiles, and whole when it is solved", async ({
	complaints,
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle motion="off" src="${PICTURE}" alt="Two halves" board="${NEAR}"></sliding-puzzle>`,
	);
	await expect(page.getByRole("grid")).toHaveAccessibleName(/^Two halves/);
	/** Returns the colour of each cell of the last row: r, b, or - for neither. */
	const colors = () =>
		ask(page, async (puzzle) => {
			const canvas = puzzle.shadowRoot.getElementById("canvas");
			const copy = await /** @type {any} */ (window).copyOf(canvas);
			let text = "";
			for (const cell of [6, 7, 8]) {
				const x = canvas.width * (((cell % 3) + 0.35) / 3);
				const y = canvas.height * (2.5 / 3);
				const [r, g, b] = copy.getImageData(x, y, 1, 1).data;
				text += g > 100 ? "-" : r > 200 ? "r" : b > 200 ? "b" : "-";
			}
			return text;
		});
	// Cell 7 is the blank; tile 8 shows the middle of the picture.
	await expect.poll(colors).toBe("r-r");
	await expect(page.locator("#advice-text")).toContainText("picture");
	await ask(page, (puzzle) => puzzle.move(8));
	await expect.poll(colors).toBe("rrb");
	// Changing another attribute does not move the picture.
	await ask(page, (puzzle) => {
		puzzle.arrows = "blank";
	});
	expect(await colors()).toBe("rrb");
	// One that does not come leaves the numbers, and says so.
	complaints.expect(/Failed to load resource.*404/);
	await page.route("**/nowhere.png", (route) => route.fulfill({ status: 404 }));
	await ask(page, (puzzle) => {
		puzzle.src = "./nowhere.png";
	});
	await expect(page.locator("#message")).toBeVisible();
	expect(await ask(page, (puzzle) => puzzle.undo())).toBe(true);
});

test("it begins when it comes into view, or at once where it is told", async ({
	page,
}) => {
	const room = '<div style="height: 5000px"></div>';
	await openWith(
		page,
		`<sliding-puzzle></sliding-puzzle>${room}
		<sliding-puzzle>Later</sliding-puzzle>${room}
		<sliding-puzzle></sliding-puzzle>${room}
		<sliding-puzzle loading="eager"></sliding-puzzle>`,
	);
	const puzzles = page.locator("sliding-puzzle");
	const states = () =>
		puzzles.evaluateAll((all) =>
			all.map((puzzle) => /** @type {any} */ (puzzle).status),
		);
	await expect.poll(states).toEqual(["playing", "idle", "idle", "playing"]);
	await puzzles.nth(1).scrollIntoViewIfNeeded();
	await expect.poll(states).toEqual(["playing", "playing", "idle", "playing"]);
	// A call begins it wherever it is.
	const found = await puzzles.nth(2).evaluate(async (puzzle, board) => {
		await /** @type {any} */ (puzzle).open(board);
		return /** @type {any} */ (puzzle).solve();
	}, NEAR);
	expect(found).toMatchObject({ slides: "L", proved: true });
});

test("one that was never in view is on paper, if the core is there", async ({
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle></sliding-puzzle><div style="height: 4000px"></div>
		<sliding-puzzle size="3x3" seed="below"></sliding-puzzle>`,
	);
	await ask(page, ({ ready }) => ready);
	const below = page.locator("sliding-puzzle").last();
	expect(
		await below.evaluate((puzzle) => /** @type {any} */ (puzzle).status),
	).toBe("idle");
	// The printer has what is drawn now: there is no frame until after it.
	await below.evaluate((puzzle) => {
		const look = () => {
			const canvas = /** @type {any} */ (puzzle).shadowRoot.querySelector(
				"canvas",
			);
			const { width, height } = canvas;
			const { data } = canvas
				.getContext("2d")
				.getImageData(0, 0, width, height);
			const { size } = new Set(new Uint32Array(data.buffer));
			Object.assign(window, { colours: size });
		};
		addEventListener("afterprint", look);
	});
	await page.pdf();
	expect(await page.evaluate("colours")).toBeGreaterThan(100);
});
