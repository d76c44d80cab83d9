/**
 * The element on somebody else's page: attributes, forms, states, saved games,
 * pictures, and when it starts. Events and other engines are tested in
 * `tests/engines`.
 */

import { ask, heard, openWith } from "./support/element-page.js";
import { expect, test } from "./support/test.js";
import { frames } from "./support/turns.js";

const START = "1 2 3/4 0 5/7 8 6";
const NEAR = "1 2 3/4 5 6/7 0 8";

test("in a form its value is the position, and a required one must be solved @quick", async ({
	page,
}) => {
	await openWith(
		page,
		`<form id="form"><sliding-puzzle name="board" board="${NEAR}" required></sliding-puzzle>
		<button>Send</button></form>`,
	);
	const before = await ask(page, (puzzle) => ({
		sent: new FormData(puzzle.form).get("board"),
		isCode: puzzle.value === puzzle.code,
		isValid: puzzle.checkValidity(),
		says: puzzle.validationMessage,
	}));
	expect(before.sent).toMatch(/^3x3-/);
	expect(before).toMatchObject({
		isCode: true,
		isValid: false,
		says: "Solve the puzzle first.",
	});
	const after = await ask(page, (puzzle) => {
		puzzle.move(8);
		return {
			isValid: puzzle.form.checkValidity(),
			sent: new FormData(puzzle.form).get("board"),
		};
	});
	expect(after.isValid).toBe(true);
	expect(after.sent).not.toBe(before.sent);
	const reset = await ask(page, (puzzle) => {
		puzzle.form.reset();
		return new FormData(puzzle.form).get("board");
	});
	expect(reset).toBe(before.sent);
});

test("a form is sent with a puzzle in it that nobody has solved", async ({
	page,
}) => {
	await openWith(
		page,
		`<form action="./sent.html"><sliding-puzzle board="${NEAR}"></sliding-puzzle>
		<input name="who" value="me"><button>Send</button></form>`,
	);
	const isValid = await ask(page, (puzzle) => puzzle.form.checkValidity());
	expect(isValid).toBe(true);
	const toggled = await ask(page, (puzzle) => {
		puzzle.required = true;
		const isNeeded = !puzzle.form.checkValidity();
		puzzle.required = false;
		return isNeeded && puzzle.form.checkValidity();
	});
	expect(toggled).toBe(true);
	await page.getByRole("button", { name: "Send" }).click();
	await page.waitForURL("**/sent.html?who=me");
});

test("properties set before the definition arrives are taken over @quick", async ({
	page,
}) => {
	await page.route("**/host.html", (route) =>
		route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><title>Host</title><link rel="icon" href="data:,">
				<sliding-puzzle></sliding-puzzle>
				<script>
					const puzzle = document.querySelector("sliding-puzzle");
					Object.assign(puzzle, { size: "3x3", seed: "7", readOnly: true });
					Object.assign(puzzle, { status: "mine", note: "kept" });
				</script>
				<script type="module" src="./sliding-puzzle.js"></script>`,
		}),
	);
	await page.goto("./host.html");
	await page.evaluate(() => customElements.whenDefined("sliding-puzzle"));
	const seen = await ask(page, (puzzle) => {
		puzzle.size = "4x3";
		return {
			first: puzzle.getAttribute("seed"),
			isReadOnly: puzzle.hasAttribute("readonly"),
			size: puzzle.getAttribute("size"),
			own: Object.keys(puzzle),
			status: puzzle.status,
			note: puzzle.note,
		};
	});
	expect(seen).toEqual({
		first: "7",
		isReadOnly: true,
		size: "4x3",
		own: ["note"],
		status: "playing",
		note: "kept",
	});
});

test("a board that nobody may move lets the page scroll under a finger", async ({
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle board="${NEAR}"></sliding-puzzle>
		<sliding-puzzle board="${NEAR}" readonly loading="eager"></sliding-puzzle>
		<sliding-puzzle board="${NEAR}" disabled loading="eager"></sliding-puzzle>`,
	);
	const touches = () =>
		page.evaluate(async () => {
			const puzzles = [
				.../** @type {any} */ (document.querySelectorAll("sliding-puzzle")),
			];
			await Promise.all(puzzles.map((puzzle) => puzzle.ready));
			return puzzles.map((puzzle) => {
				const board = puzzle.shadowRoot.getElementById("board");
				return getComputedStyle(board).touchAction;
			});
		});
	expect(await touches()).toEqual(["pinch-zoom", "auto", "auto"]);
	await ask(page, (puzzle) => puzzle.move(8));
	expect(await touches()).toEqual(["auto", "auto", "auto"]);
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
			return { display, text: puzzle.text };
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
		`<div style="display: none"><sliding-puzzle loading="eager" id="hidden"></sliding-puzzle></div>
		<div style="height: 0"><sliding-puzzle loading="eager" style="height: 100%"></sliding-puzzle></div>
		<sliding-puzzle loading="eager" size="3x3"></sliding-puzzle>`,
	);
	await expect.poll(() => told.length).toBeGreaterThan(0);
	expect(told[0]).toMatch(/its box is \d+ × 0 px/);
	// The others were looked at before it or in the same turn.
	await page.evaluate(() => new Promise((done) => setTimeout(done)));
	expect(told).toHaveLength(1);
});

test("disabled it is no part of its form, and nobody can move it", async ({
	page,
}) => {
	await openWith(
		page,
		`<form><fieldset disabled><sliding-puzzle name="board" board="${NEAR}"></sliding-puzzle></fieldset></form>`,
	);
	const code = await ask(page, (puzzle) => puzzle.code);
	expect(
		await ask(page, (puzzle) => ({
			sent: new FormData(puzzle.form).get("board"),
			isValid: puzzle.form.checkValidity(),
		})),
	).toEqual({ sent: null, isValid: true });
	await page.locator("[role=gridcell]").last().click({ force: true });
	await page.locator("#grid").press("ArrowLeft");
	await page.locator("#new").click({ force: true });
	expect(await ask(page, (puzzle) => puzzle.code)).toBe(code);
	await page.evaluate(() => {
		const fieldset = document.querySelector("fieldset");
		if (fieldset) fieldset.disabled = false;
	});
	await page.locator("[role=gridcell]").last().click();
	expect(await ask(page, (puzzle) => puzzle.status)).toBe("solved");
});

test("read-only it can be looked at, and moved by a script", async ({
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle readonly board="${NEAR}"></sliding-puzzle>`,
	);
	const code = await ask(page, (puzzle) => puzzle.code);
	await page.locator("[role=gridcell]").last().click();
	await page.locator("#grid").press("ArrowLeft");
	expect(await ask(page, (puzzle) => puzzle.code)).toBe(code);
	expect(await ask(page, (puzzle) => puzzle.move(8))).toBe(true);
});

test("a style can ask for its state", async ({ page }) => {
	await openWith(page, `<sliding-puzzle board="${NEAR}"></sliding-puzzle>`);
	const states = (/** @type {any} */ puzzle) =>
		["loading", "ready", "playing", "solved", "failed"].filter((state) =>
			puzzle.matches(`:state(${state})`),
		);
	expect(await ask(page, states)).toEqual(["ready", "playing"]);
	await ask(page, (puzzle) => puzzle.move("L"));
	expect(await ask(page, states)).toEqual(["ready", "solved"]);
});

test("attributes that change deal once, and give one board for ever", async ({
	page,
}) => {
	await openWith(page, '<sliding-puzzle size="3x3" seed="1"></sliding-puzzle>');
	const first = await ask(page, (puzzle) => puzzle.code);
	await ask(page, async (puzzle) => {
		puzzle.size = "4x3";
		puzzle.seed = "two";
		await null;
		await null;
	});
	const second = await ask(page, (puzzle) => [puzzle.size, puzzle.code]);
	expect(second[0]).toBe("4x3");
	await ask(page, async (puzzle) => {
		puzzle.setAttribute("size", "3x3");
		puzzle.setAttribute("seed", "1");
		await null;
		await null;
	});
	expect(await ask(page, (puzzle) => puzzle.code)).toBe(first);
	const dealt = (await heard(page)).filter(
		(/** @type {any} */ [type]) => type === "new",
	);
	expect(dealt.map((/** @type {any} */ [, { seed }]) => seed)).toEqual([
		"1",
		"two",
		"1",
	]);
});

test("what there is not is an error, and the game goes on @quick", async ({
	page,
}) => {
	await openWith(page, `<sliding-puzzle board="${START}"></sliding-puzzle>`);
	const before = await ask(page, (puzzle) => puzzle.code);
	const refused = await ask(page, async (puzzle) => {
		const calls = [
			() => puzzle.load("1 2/1 0"),
			() => puzzle.load("1 2 3/4 5 6/8 7 0"),
			() => puzzle.load("3x3-AAAAA"),
			() => puzzle.new({ size: "1x9" }),
			() => puzzle.importState({ record: "no" }),
			() => puzzle.importState({ replay: "no", tally: null }),
			() =>
				puzzle.importState({
					replay: "no",
					tally: { elapsed: 0, hints: 0, solver: false },
				}),
		];
		const codes = [];
		for (const call of calls) {
			codes.push(await call().then(String, (/** @type {any} */ e) => e.code));
		}
		return codes;
	});
	expect(refused).toEqual([
		"twice",
		"unsolvable",
		"damaged",
		"side",
		"record",
		"replay",
		"replay",
	]);
	expect(await ask(page, (puzzle) => puzzle.code)).toBe(before);
	// A call that is refused throws, and no event is fired.
	expect(
		(await heard(page)).filter((/** @type {any} */ [type]) => type === "error"),
	).toEqual([]);
	await expect(page.locator("#message")).toBeHidden();
	await ask(page, async (puzzle) => {
		puzzle.board = "1 2 3/4 5 6/8 7 0";
		await null;
	});
	await expect(page.locator("#message")).toContainText("can’t be solved");
	expect(await ask(page, (puzzle) => puzzle.code)).toBe(before);
	await page.getByRole("button", { name: "Close" }).click();
	await expect(page.locator("#message")).toBeHidden();
});

test("the player has so many hints as there are", async ({ page }) => {
	await openWith(
		page,
		`<sliding-puzzle hints="1" board="${START}"></sliding-puzzle>`,
	);
	const hint = page.locator("#hint");
	await expect(hint).toHaveText("Hint (1)");
	await hint.click();
	await expect(hint).toHaveText("Play hint");
	await hint.click();
	await expect(hint).toHaveText("Hint (0)");
	await expect(hint).toBeDisabled();
	await page.locator("#grid").press("h");
	await frames(page, 19);
	await expect(page.locator("#advice-head")).toHaveText("");
});

test("what is switched off is not there, nor are its keys", async ({
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle hints="off" solver="off" timer="off" board="${START}"></sliding-puzzle>`,
	);
	await ask(page, (puzzle) => puzzle.code);
	for (const id of ["hint", "solve", "time"]) {
		await expect(page.locator(`#${id}`)).toBeHidden();
	}
	await page.locator("#grid").press("Shift+P");
	await page.locator("#grid").press("h");
	await frames(page, 19);
	expect(await ask(page, (puzzle) => puzzle.status)).toBe("playing");
	await expect(page.locator("#advice-head")).toHaveText("");
});

test("a state is taken out, and taken up again", async ({ page }) => {
	await openWith(page, `<sliding-puzzle board="${START}"></sliding-puzzle>`);
	const seen = await ask(page, async (puzzle) => {
		puzzle.move(7);
		const state = JSON.parse(JSON.stringify(puzzle.exportState()));
		const { code } = puzzle;
		await puzzle.new({ size: "5x5" });
		await puzzle.importState(state);
		const { moves, canUndo } = puzzle;
		return { isSame: puzzle.code === code, moves, canUndo };
	});
	expect(seen).toEqual({
		isSame: true,
		moves: { stm: 1, mtm: 1 },
		canUndo: true,
	});
});

test("a game is kept where it is told, and not under another wish", async ({
	page,
}) => {
	const tag = (/** @type {string} */ attributes) =>
		`<sliding-puzzle storage="daily" ${attributes}></sliding-puzzle>`;
	await openWith(page, tag('size="3x3"'));
	const code = await ask(page, (puzzle) => {
		for (const way of ["U", "D", "L", "R"]) if (puzzle.move(way)) break;
		return puzzle.code;
	});
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([
		"sliding-puzzle:daily.play",
	]);
	await page.reload();
	expect(await ask(page, (puzzle) => puzzle.code)).toBe(code);
	await page.unroute("**/host.html");
	await openWith(page, tag('size="3x3" seed="tomorrow"'));
	expect(await ask(page, (puzzle) => puzzle.moves.stm)).toBe(0);
	await page.unroute("**/host.html");
	await openWith(page, '<sliding-puzzle size="3x3"></sliding-puzzle>');
	// The previous page saved its game when it was left.
	await page.evaluate(() => localStorage.clear());
	await ask(page, (puzzle) => puzzle.move("U") || puzzle.move("D"));
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

/** Red on the left half, blue on the right. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="150" height="300" fill="#f00"/><rect x="150" width="150" height="300" fill="#00f"/></svg>',
)}`;

test("a picture is cut into the tiles, and whole when it is solved", async ({
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle controls="none" motion="off" src="${PICTURE}" alt="Two halves" board="1 2 3/4 5 6/7 0 8"></sliding-puzzle>`,
	);
	await expect(page.getByRole("grid")).toHaveAccessibleName(
		"Two halves: Sliding puzzle, 3×3",
	);
	/** Returns the colour in the middle of each cell of a row: r, b, or - for neither. */
	const colors = () =>
		ask(page, (puzzle) => {
			const canvas = puzzle.shadowRoot.getElementById("canvas");
			const copy = new OffscreenCanvas(canvas.width, canvas.height);
			const context = copy.getContext("2d", { willReadFrequently: true });
			context?.drawImage(canvas, 0, 0);
			let text = "";
			for (const cell of [6, 7, 8]) {
				const x = ((cell % 3) + 0.35) / 3;
				const at = [canvas.width * x, canvas.height * (2.5 / 3)];
				const [r, g, b] = context?.getImageData(at[0], at[1], 1, 1).data ?? [];
				text += g > 100 ? "-" : r > 200 ? "r" : b > 200 ? "b" : "-";
			}
			return text;
		});
	// Cell 7 is the blank; tile 8 shows the middle of the picture.
	await expect.poll(colors).toBe("r-r");
	await ask(page, (puzzle) => puzzle.move(8));
	await expect.poll(colors).toBe("rrb");
	// Changing another attribute does not move the picture.
	await ask(page, (puzzle) => {
		puzzle.arrows = "blank";
	});
	await frames(page, 13);
	expect(await colors()).toBe("rrb");
});

test("the goal is told as it is", async ({ page }) => {
	const lines = {
		last: "gap at the bottom right",
		first: "gap at the top left",
		snake: "every second row",
		spiral: "to the centre",
		"1 3 2/4 6 5/7 0 8": "Goal, row by row: 1 3 2, 4 6 5, 7 gap 8",
	};
	await openWith(page, '<sliding-puzzle size="3x3"></sliding-puzzle>');
	const advice = page.locator("#advice-text");
	for (const [goal, line] of Object.entries(lines)) {
		await page.evaluate(
			(goal) => /** @type {any} */ (window).puzzle().new({ goal }),
			goal,
		);
		await expect(advice, goal).toContainText(line);
	}
	await page.evaluate((src) => {
		/** @type {any} */ (window).puzzle().src = src;
	}, PICTURE);
	await expect(advice).toContainText("complete the picture");
});

test("a picture that does not come leaves the numbers, and says so", async ({
	complaints,
	page,
}) => {
	complaints.expect(/Failed to load resource.*404/);
	await page.route("**/nowhere.png", (route) => route.fulfill({ status: 404 }));
	await openWith(
		page,
		`<sliding-puzzle src="./nowhere.png" board="${START}"></sliding-puzzle>`,
	);
	await expect(page.locator("#message")).toContainText(
		"The picture could not be loaded",
	);
	expect(await ask(page, (puzzle) => puzzle.move(7))).toBe(true);
});

test("it begins when it comes into view, or at once where it is told", async ({
	page,
}) => {
	const below = '<div style="height: 5000px"></div>';
	await openWith(page, `${below}<sliding-puzzle>Later</sliding-puzzle>`);
	await frames(page, 19);
	const status = () =>
		page.evaluate(() => /** @type {any} */ (window).puzzle().status);
	expect(await status()).toBe("idle");
	await page.evaluate(() => window.scrollTo(0, 5000));
	await expect.poll(status).toBe("playing");
	await page.unroute("**/host.html");
	await openWith(
		page,
		`${below}<sliding-puzzle loading="eager"></sliding-puzzle>`,
	);
	await expect.poll(status).toBe("playing");
});

test("who hears that it is ready can put another game in play", async ({
	page,
}) => {
	await openWith(
		page,
		`<script>addEventListener("ready", () => void puzzle().new({ size: "3x3", seed: "1" }), true);</script>
		<sliding-puzzle size="4x4"></sliding-puzzle>`,
	);
	expect(await ask(page, (puzzle) => puzzle.size)).toBe("3x3");
	const types = (await heard(page)).map((/** @type {any} */ [type]) => type);
	expect(types).toEqual(["ready", "new"]);
	await expect(page.locator("#message")).toBeHidden();
	expect(await ask(page, (puzzle) => puzzle.status)).toBe("playing");
});

test("a call begins it wherever it is", async ({ page }) => {
	const below = '<div style="height: 5000px"></div>';
	await openWith(page, `${below}<sliding-puzzle></sliding-puzzle>`);
	const { slides, proved } = await page.evaluate(async () => {
		const puzzle = /** @type {any} */ (window).puzzle();
		await puzzle.load("1 2 3/4 5 6/7 0 8");
		return puzzle.solve();
	});
	expect([slides, proved]).toEqual(["L", true]);
});

test("a search is taken back by a signal, and by a move", async ({ page }) => {
	await openWith(page, '<sliding-puzzle size="6x6" seed="1"></sliding-puzzle>');
	const ends = await ask(page, async (puzzle) => {
		const controller = new AbortController();
		const first = puzzle.solve({ signal: controller.signal });
		setTimeout(() => controller.abort(), 100);
		const names = [];
		names.push(await first.catch((/** @type {Error} */ e) => e.name));
		names.push(puzzle.status);
		const second = puzzle.solve();
		for (const way of ["U", "D", "L", "R"]) if (puzzle.move(way)) break;
		names.push(await second.catch((/** @type {Error} */ e) => e.name));
		const best = await puzzle.solve({ budget: 300 });
		names.push(best.lower <= best.upper && best.slides.length === best.upper);
		return names;
	});
	expect(ends).toEqual(["AbortError", "playing", "AbortError", true]);
});

test("its colours are the page's to choose, and to change", async ({
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle controls="none" style="--sliding-puzzle-tray: rgb(1, 2, 3)" board="${START}"></sliding-puzzle>`,
	);
	const tray = () =>
		ask(page, (puzzle) => {
			const canvas = puzzle.shadowRoot.getElementById("canvas");
			const copy = new OffscreenCanvas(canvas.width, canvas.height);
			const context = copy.getContext("2d", { willReadFrequently: true });
			context?.drawImage(canvas, 0, 0);
			const data = context?.getImageData(canvas.width / 2, 2, 1, 1).data;
			return [...(data ?? [])].slice(0, 3).join();
		});
	await expect.poll(tray).toBe("1,2,3");
	await ask(page, (puzzle) =>
		puzzle.style.setProperty("--sliding-puzzle-tray", "rgb(7, 8, 9)"),
	);
	await expect.poll(tray).toBe("7,8,9");
});

test("properties take what frameworks set", async ({ page }) => {
	/** @type {string[]} */
	const asked = [];
	page.on("request", (request) => asked.push(request.url()));
	await openWith(
		page,
		`<sliding-puzzle board="${NEAR}" readonly disabled></sliding-puzzle>`,
	);
	await ask(page, (puzzle) => {
		// As React's raw tag, Svelte, Lit and Angular do, again and again.
		for (let times = 0; times < 2; times++) {
			puzzle.disabled = undefined;
			puzzle.readonly = false;
			puzzle.required = null;
			puzzle.src = undefined;
			puzzle.tiles = undefined;
			puzzle.hints = null;
		}
	});
	await page.locator("[role=gridcell]").last().click();
	expect(await ask(page, (puzzle) => puzzle.status)).toBe("solved");
	expect(asked.filter((url) => /undefined|null/.test(url))).toEqual([]);
	const names = await ask(page, (puzzle) => puzzle.getAttributeNames());
	expect(names).toEqual(["board"]);
	const thrown = await ask(page, (puzzle) => {
		try {
			return puzzle.move("left");
		} catch (/** @type {any} */ error) {
			return { name: error.name, code: error.code };
		}
	});
	expect(thrown).toEqual({ name: "TypeError", code: "command" });
});
