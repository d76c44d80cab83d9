/**
 * A browser with a page of the test site in it: opens pages, runs functions in
 * them, moves pointers and presses keys. Knows no puzzle.
 *
 * | driver | what it cannot do, and what is done about it                      |
 * |--------|-------------------------------------------------------------------|
 * | all    | agree from where a pointer's place counts when in a frame: frames  |
 * |        | of the tests lie at the top left, without border                   |
 * | webkit | touch: it sends a mouse instead, see `touchArrivesAs`              |
 * | webkit | tell names that come from the content: the content is taken        |
 */

import { Driver } from "./drivers.js";
import { Site } from "./site.js";

/** @typedef {{ x: number, y: number }} Point CSS pixels of the viewport. */
/** @typedef {"mouse" | "touch"} Pointer */

/** As WebDriver writes keys that are no letters. */
const KEYS = {
	Tab: "\uE004",
	Enter: "\uE007",
	" ": " ",
	ArrowLeft: "\uE012",
	ArrowUp: "\uE013",
	ArrowRight: "\uE014",
	ArrowDown: "\uE015",
};

/** @typedef {keyof typeof KEYS} Key */

export class Browser {
	#driver;

	/** @param {import("./drivers.js").Engine} engine */
	constructor(engine) {
		this.engine = engine;
		this.site = new Site();
		this.#driver = new Driver(engine);
	}

	async start() {
		await this.site.start();
		await this.#driver.start();
	}

	async stop() {
		await this.#driver.stop();
		this.site.stop();
	}

	/** @param {import("./site.js").Page} page */
	async open(page) {
		await this.visit(this.site.put(page));
	}

	/** @param {string} address */
	async visit(address) {
		await this.#driver.send("Navigate", { url: address });
	}

	/**
	 * Opens an address in a frame and drives it from within, as it must where
	 * the page around it may not look in.
	 *
	 * @param {string} address
	 * @param {string} attributes Of the frame.
	 */
	async openWithin(address, attributes) {
		const place = "position: absolute; inset: 0; width: 100%; height: 100%";
		const html = `<!doctype html><title>Around</title>
			<iframe src="${address}" style="border: 0; ${place}" ${attributes}></iframe>`;
		await this.open({ html });
		await this.#driver.send("SwitchToFrame", { id: 0 });
	}

	/**
	 * Runs a function in the page and waits for its promise. It is handed the
	 * page's window, then the arguments; it sees nothing else of this file.
	 *
	 * @template {unknown[]} A
	 * @template R
	 * @param {(view: any, ...args: A) => R} act
	 * @param {A} args Plain values.
	 * @returns {Promise<Awaited<R>>}
	 */
	async run(act, ...args) {
		const list = ["window", ...args.map((arg) => JSON.stringify(arg))];
		const script = `return (async () => {
			const result = await (${act})(${list.join()});
			return JSON.stringify(result) ?? "null";
		})()`;
		return JSON.parse(await this.#execute(script));
	}

	/**
	 * Resolves with the roles and names that the engine computes for parts of the puzzle.
	 *
	 * @param {string} selector
	 * @returns {Promise<[role: string, name: string][]>}
	 */
	async told(selector) {
		const [parts, texts] = await this.#execute(
			`const { shadowRoot } = document.querySelector("sliding-puzzle");
			const parts = [...shadowRoot.querySelectorAll(${JSON.stringify(selector)})];
			return [parts, parts.map((part) => part.textContent)];`,
		);
		const isWebKit = this.engine.name === "webkit";
		return Promise.all(
			parts.map(async (/** @type {object} */ part, /** @type {number} */ n) => {
				// An element is handed over as the one value of an object.
				const [id] = Object.values(part);
				const name = await this.#driver.send("GetComputedLabel", { id });
				const role = await this.#driver.send("GetComputedRole", { id });
				return [role, name === "" && isWebKit ? texts[n] : name];
			}),
		);
	}

	/**
	 * Puts a pointer down, draws it along and lifts it.
	 *
	 * @param {Point[]} way
	 * @param {Pointer} pointerType
	 */
	async draw([start, ...rest], pointerType) {
		const move = (/** @type {Point} */ { x, y }, duration = 0) => {
			const at = { x: Math.round(x), y: Math.round(y), origin: "viewport" };
			return { type: "pointerMove", duration, ...at };
		};
		await this.#act({
			type: "pointer",
			id: pointerType,
			parameters: { pointerType },
			actions: [
				move(start),
				{ type: "pointerDown", button: 0 },
				...rest.map((point) => move(point, 20)),
				{ type: "pointerUp", button: 0 },
			],
		});
	}

	/** @param {Key[]} keys */
	async press(...keys) {
		const actions = keys.flatMap((key) => [
			{ type: "keyDown", value: KEYS[key] },
			{ type: "keyUp", value: KEYS[key] },
		]);
		await this.#act({ type: "key", id: "keyboard", actions });
	}

	/** @param {string} text Character by character. */
	async type(text) {
		const actions = [...text].flatMap((value) => [
			{ type: "keyDown", value },
			{ type: "keyUp", value },
		]);
		await this.#act({ type: "key", id: "keyboard", actions });
	}

	/**
	 * An error with what the page complained of: often its cause.
	 *
	 * @param {unknown} error
	 */
	async explain(error) {
		const read = this.run((view) => view.puzzleLog?.complaints ?? []);
		const complaints = await read.catch(() => []);
		if (error instanceof Error && complaints.length > 0) {
			error.message += `\nThe page complained: ${complaints.join("; ")}`;
		}
		return error;
	}

	/** @param {object} source As WebDriver's "perform actions" has it. */
	async #act(source) {
		await this.#driver.send("PerformActions", { actions: [source] });
	}

	/** @param {string} script */
	#execute(script) {
		return this.#driver.send("ExecuteScript", { script, args: [] });
	}
}

/** How long a page may take to come to what a test waits for. */
const WAIT_MS = 15_000;

/**
 * Asks until the answer is right; fails with the last one.
 *
 * @template T
 * @param {() => Promise<T>} ask
 * @param {(answer: T) => boolean} isRight
 * @param {string} what
 * @returns {Promise<T>}
 */
export async function until(ask, isRight, what) {
	const end = performance.now() + WAIT_MS;
	for (;;) {
		const answer = await ask();
		if (isRight(answer)) return answer;
		if (performance.now() > end) {
			throw new Error(`${what}: ${JSON.stringify(answer)}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 30));
	}
}
